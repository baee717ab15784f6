"""Drivers without packaging: a class in a file, and what to call it with: `./mine.py:Fast(depth=3)`."""

from __future__ import annotations

import ast
import inspect
import sys
import traceback
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Protocol

from hairpin.content.carried import here
from hairpin.content.problems import did_you_mean
from hairpin.drivers.driver import WHATEVER, BrokenDriver, Driver, PluginDriver, UnknownDriver

ENDING: Final = ".py:"
EXAMPLE: Final = "./mine.py:Fast(depth=3)"
CARRIES: Final = "CARRIES"

Literal = object
"""What `ast.literal_eval` gives: numbers, texts, True, None, and tuples, lists and dicts of them."""


class Make(Protocol):
    """A class, or whatever else makes a driver when it is called."""

    def __call__(self, *arguments: Literal, **keywords: Literal) -> Driver: ...


@dataclass(frozen=True, slots=True)
class InFile:
    """Where a driver is, and what it is made with."""

    file: str
    name: str
    arguments: tuple[Literal, ...] = ()
    keywords: tuple[tuple[str, Literal], ...] = ()

    @property
    def call(self) -> str:
        """`Fast(depth=3)`; without arguments the name alone."""
        words = [repr(value) for value in self.arguments]
        words += [f"{key}={value!r}" for key, value in self.keywords]
        return f"{self.name}({', '.join(words)})" if words else self.name

    def __str__(self) -> str:
        """The same driver is always written in the same way."""
        return f"{self.file}:{self.call}"

    @property
    def path(self) -> Path:
        return Path(self.file).expanduser()

    def beside(self, folder: Path) -> InFile:
        """With a path that is meant from this folder."""
        if self.path.is_absolute():
            return self
        return InFile(str(folder / self.file), self.name, self.arguments, self.keywords)


def is_in_file(text: str) -> bool:
    """A file without a class, too: somebody has to be told what is missing."""
    return ENDING in text or text.endswith(".py")


def parse(text: str) -> InFile:
    """What is written otherwise raises `UnknownDriver`, which says how it is written."""
    before, _, call = f"{text}:".partition(ENDING) if text.endswith(".py") else text.partition(ENDING)
    try:
        if not call.strip():
            raise ValueError("the name of a class is missing after the file")
        tree = ast.parse(call.strip(), mode="eval").body
        return _read(f"{before}.py".strip(), tree)
    except (SyntaxError, ValueError) as error:
        why = error.msg if isinstance(error, SyntaxError) else str(error)
        raise UnknownDriver(f"driver {text!r}: {why}; a driver in a file is written like {EXAMPLE}") from None


def _read(file: str, tree: ast.expr) -> InFile:
    if isinstance(tree, ast.Name):
        return InFile(file, tree.id)
    if not isinstance(tree, ast.Call) or not isinstance(tree.func, ast.Name):
        raise ValueError("after the file comes the name of a class, with or without arguments")
    keywords = []
    for keyword in tree.keywords:
        if keyword.arg is None:
            raise ValueError("arguments are written out, without **")
        keywords.append((keyword.arg, _literal(keyword.value)))
    return InFile(file, tree.func.id, tuple(map(_literal, tree.args)), tuple(keywords))


def _literal(tree: ast.expr) -> Literal:
    """Nothing is ever run that was written in a name."""
    try:
        value: Literal = ast.literal_eval(tree)
    except ValueError:
        raise ValueError(
            f"{ast.unparse(tree)} is no literal; arguments are numbers, texts in quotes, True, False, None,"
            " and tuples, lists and dicts of them"
        ) from None
    return value


# -- from a file to a driver -----------------------------------------------------------------------------------


def load(text: str) -> Driver:
    """`UnknownDriver` if there is none, `BrokenDriver` if it can't be made; both say what would be right."""
    wanted = parse(text)
    made = _made(wanted, _class(wanted, _module(wanted)))
    if not callable(getattr(made, "decide", None)):
        raise BrokenDriver(f"driver {text!r}: {wanted.name} has no method decide(self, view, chance)")
    return PluginDriver(f"driver {text!r}", made)


def file_hash(text: str) -> str:
    """Of the file that a driver is in: whoever repeats something can see that it is the same."""
    return sha256(parse(text).path.read_bytes()).hexdigest()


def files_of(text: str) -> list[Path]:
    """The file that a driver is in, then what it imports from beside it, and the files that it names itself

    in a list CARRIES, such as the weights of a net: all that another machine needs of it.
    """
    wanted = parse(text)
    module = _module(wanted)
    main = here(wanted.path).resolve()
    found = [main]
    for file in found:  # it grows on the way
        found += [other for other in _imported_beside(file, main.parent) if other not in found]
    return found + [file for file in _carries(wanted, module) if file not in found]


def _imported_beside(file: Path, folder: Path) -> list[Path]:
    names = [
        name.partition(".")[0]
        for node in ast.walk(ast.parse(file.read_bytes()))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
        if name
    ]
    packages = [path for name in names for path in sorted((folder / name).rglob("*.py"))]
    return [path for name in names if (path := folder / f"{name}.py").is_file()] + packages


def _carries(wanted: InFile, module: ModuleType) -> list[Path]:
    folder = here(wanted.path).resolve().parent
    named = getattr(module, CARRIES, ())
    if isinstance(named, str) or not all(isinstance(name, str) for name in named):
        raise BrokenDriver(f"driver {str(wanted)!r}: {CARRIES} must be a list of names of files beside it")
    for name in named:
        if not (folder / name).is_file() or not (folder / name).resolve().is_relative_to(folder):
            raise BrokenDriver(f"driver {str(wanted)!r}: {CARRIES} names {name!r}, which is no file beside it")
    return [folder / name for name in named]


def _module(wanted: InFile) -> ModuleType:
    path = here(wanted.path)
    if not path.is_file():
        raise UnknownDriver(
            f"driver {str(wanted)!r}: there is no file {wanted.file} (looked for {path.absolute()});"
            f" give its path, as in {EXAMPLE}"
        )
    try:
        return _imported(path.resolve())
    except WHATEVER as error:
        why = error.msg if isinstance(error, SyntaxError) else repr(error)
        raise BrokenDriver(
            f"driver {str(wanted)!r}: {wanted.file} can't be imported: {why}{_line(error, path)}"
        ) from error


@cache
def _imported(path: Path) -> ModuleType:
    """Once a process, under a name that no other file has. Modules that lie beside it can be imported by it."""
    name = f"hairpin_driver_{sha256(str(path).encode()).hexdigest()[:12]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickle look there
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # last, so that it hides nothing
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _line(error: BaseException, path: Path) -> str:
    """Where in that file it was."""
    if isinstance(error, SyntaxError):
        return f" (line {error.lineno})"
    here = str(path.resolve())
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == here]
    return f" (line {lines[-1]})" if lines else ""


def _class(wanted: InFile, module: ModuleType) -> Make:
    found = getattr(module, wanted.name, None)
    if callable(found):
        made: Make = found
        return made
    drivers = [name for name, thing in vars(module).items() if inspect.isclass(thing) and hasattr(thing, "decide")]
    there = (
        f"it has {', '.join(drivers)}" if drivers else "it has no class with a method decide(self, view, chance)"
    )
    near = did_you_mean(wanted.name, drivers)
    raise UnknownDriver(f"driver {str(wanted)!r}: there is no class {wanted.name} in {wanted.file}; {near}{there}")


def _made(wanted: InFile, make: Make) -> Driver:
    keywords = dict(wanted.keywords)
    try:
        signature = inspect.signature(make)
        signature.bind(*wanted.arguments, **keywords)
    except TypeError as error:
        raise BrokenDriver(
            f"driver {str(wanted)!r}: {error}; it is made as {wanted.name}{_plain(signature)}"
        ) from None
    except ValueError:  # no signature to be had: what is wrong comes out now
        pass
    try:
        return make(*wanted.arguments, **keywords)
    except WHATEVER as error:
        raise BrokenDriver(
            f"driver {str(wanted)!r} can't be made: {error!r}{_line(error, wanted.path)}"
        ) from error


def _plain(signature: inspect.Signature) -> str:
    return str(signature.replace(return_annotation=inspect.Signature.empty))
