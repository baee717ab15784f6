"""Racing and watching in the terminal. The only package that draws with rich."""
