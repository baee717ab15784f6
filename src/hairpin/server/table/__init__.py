"""One table: what its log says, what may be said to it, and who is listening."""
