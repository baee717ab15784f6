"""What a server needs to be run for real, and what of it is missing here."""
