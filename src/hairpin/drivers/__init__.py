"""Automated players, weakest first. A driver sees a `View` and answers with an action; nothing else reaches it."""
