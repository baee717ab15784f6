"""A hash of what something is made of, the same in every process: Python's own differs for texts."""

from zlib import crc32


def steady_hash(parts: object) -> int:
    """Of anything whose `repr` tells all that counts. It takes a while: to be worked out once and kept."""
    return crc32(repr(parts).encode())
