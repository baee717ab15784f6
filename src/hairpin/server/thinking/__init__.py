"""Automated drivers think here: in processes of their own, in lanes by what they cost, and in a fair order."""
