"""For mkdocs: two pages of the site are in the root of the repository, where people look for them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parents[1]
FROM_ROOT: Final = ("CHANGELOG.md", "CONTRIBUTING.md")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in FROM_ROOT:
        files.append(File.generated(config, name, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links go from the root to docs/ in one kind of page, and from docs/ to the root in the other."""
    if page.file.src_uri in FROM_ROOT:
        return markdown.replace("](docs/", "](")
    for name in FROM_ROOT:
        markdown = markdown.replace(f"](../{name}", f"]({name}")
    return markdown
