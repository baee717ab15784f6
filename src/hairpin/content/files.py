"""Getting at TOML: the files that come with Hairpin, and files that people bring along.

What is needed to read files is loaded when the first one is read, to keep a bare import quick.
"""

from pathlib import Path

from hairpin.content.problems import ContentError


def read_built_in(*where: str) -> dict[str, object]:
    """A file of this package, wherever and however the package is installed."""
    from importlib.resources import files

    place = files("hairpin.content")
    for part in where:
        place = place / part
    return parse(place.read_bytes(), where[-1])


def read_file(path: Path, shown_as: str) -> dict[str, object]:
    return parse(_bytes_of(path, shown_as), shown_as)


def parse(content: bytes, file: str) -> dict[str, object]:
    import tomllib

    try:
        # some editors put a byte order mark first, which TOML itself doesn't know
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ContentError([f"{file}: not UTF-8 text (byte {error.start}); save it as UTF-8"]) from None
    except RecursionError:
        raise ContentError([f"{file}: not usable TOML: nested too deeply"]) from None
    except ValueError as error:
        # besides syntax errors also numbers too long for Python to read
        raise ContentError([f"{file}: not valid TOML: {error}"]) from None


def _bytes_of(path: Path, shown_as: str) -> bytes:
    try:
        if path.is_dir():
            raise ContentError([f"{shown_as}: is a folder; give the path to a .toml file"])
        return path.read_bytes()
    except FileNotFoundError:
        raise ContentError([f"{shown_as}: no such file; give the path to an existing .toml file"]) from None
    except OSError as error:
        raise ContentError([f"{shown_as}: can't be read: {error.strerror}"]) from None
    except ValueError:
        raise ContentError([f"{shown_as!r}: can't be the path of a file"]) from None
