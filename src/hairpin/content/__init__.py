"""The numbers of the game: TOML files, and the loaders that check them and make typed values of them.

The rules know nothing of files. Whatever is wrong with a file is reported at once, each message naming
the file, the entry and the field.
"""
