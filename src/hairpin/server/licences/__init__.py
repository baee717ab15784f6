"""Licences in place of accounts: who somebody is, on all their devices."""
