"""Home: the tables of a person, on all their devices, as they stand."""
