"""The package page: the README with links that lead somewhere from anywhere, and the addresses of the project."""

from __future__ import annotations

import re

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?![a-z]+:)([^)\s]+)\)")
FENCE = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)


def page(readme: str, repository: str, version: str) -> str:
    """Relative links become absolute ones of this version. Without a repository their text stays, pictures go."""
    parts = FENCE.split(readme)
    # every other part is a block of code, which is left as it is
    parts[::2] = [LINK.sub(lambda link: _link(link, repository, version), part) for part in parts[::2]]
    return "".join(parts)


def _link(link: re.Match[str], repository: str, version: str) -> str:
    picture, text, target = link.groups()
    if not repository:
        return "" if picture else text
    if target.startswith("#"):
        return link.group()
    return f"{picture}[{text}]({repository}/{'raw' if picture else 'blob'}/v{version}/{target})"


def urls(repository: str, version: str) -> dict[str, str]:
    if not repository:
        return {}
    return {
        "Homepage": repository,
        "Documentation": f"{repository}/tree/v{version}/docs",
        "Changelog": f"{repository}/blob/v{version}/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }
