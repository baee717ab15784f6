"""Being called: whoever is away hears that it is their turn, and that their time is running out."""
