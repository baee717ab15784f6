"""Getting at TOML: the files that come with Hairpin, and files that people bring along.

What is needed to read files is loaded when the first one is read, to keep a bare import quick.
"""

from pathlib import Path
from typing import Final

from hairpin.content.problems import ContentError
from hairpin.content.regular_files import UnreadableFile, read_regular

MAX_BYTES: Final = 1024 * 1024
"""Of a file that people bring along: a season with a dozen circuits needs less than a tenth of it."""


def read_built_in(*where: str) -> dict[str, object]:
    """A file of this package, wherever and however the package is installed."""
    from importlib.resources import files

    place = files("hairpin.content")
    for part in where:
        place = place / part
    return parse(place.read_bytes(), where[-1])


def read_file(path: Path, shown_as: str) -> dict[str, object]:
    try:
        return parse(read_regular(path, shown_as, "a .toml file", MAX_BYTES), shown_as)
    except UnreadableFile as error:
        raise ContentError([str(error)]) from None


def parse(content: bytes, file: str) -> dict[str, object]:
    import tomllib

    try:
        # some editors put a byte order mark first, which TOML itself doesn't know
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        text = f"{file}: not UTF-8 text (byte {error.start}); save it as UTF-8"
        raise ContentError([text], "file-not-utf-8", {"file": file}) from None
    except RecursionError:
        raise ContentError(
            [f"{file}: not usable TOML: nested too deeply"], "file-not-toml", {"file": file}
        ) from None
    except ValueError as error:
        # besides syntax errors also numbers too long for Python to read
        raise ContentError([f"{file}: not valid TOML: {error}"], "file-not-toml", {"file": file}) from None
