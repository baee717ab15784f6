"""Data sets: what drivers saw, could have done and did, as arrays, with a sheet that says where they come from."""
