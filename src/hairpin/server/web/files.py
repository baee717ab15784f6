"""The files of the page, compressed for those who can read that.

Only these: their bytes are the same for everybody. An answer that mixes secrets with what a stranger can choose
must not be compressed, because its length would tell about the secret.
"""

from __future__ import annotations

import gzip
import mimetypes
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

MANIFEST: Final = ".webmanifest"
mimetypes.add_type("application/manifest+json", MANIFEST)
TEXTS: Final = frozenset({".html", ".css", ".js", ".svg", ".json", ".txt", MANIFEST})
"""Fonts and pictures are compressed already."""
NAMED_BY_CONTENT: Final = "assets"
"""The build gives these files a name with a fingerprint: another content is another file."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class PageFiles(StaticFiles):
    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked = Headers(scope=scope)
        path = Path(full_path)
        plain = FileResponse(path, status_code=status_code, stat_result=stat_result)
        answer = _packed(path, stat_result, plain) if _is_wanted_packed(path, asked) else plain
        answer.headers["Cache-Control"] = FOR_EVER if path.parent.name == NAMED_BY_CONTENT else ASK_AGAIN
        if path.suffix in TEXTS:
            answer.headers["Vary"] = "Accept-Encoding"
        if status_code == 200 and self.is_not_modified(answer.headers, asked):
            return NotModifiedResponse(answer.headers)
        return answer


def _is_wanted_packed(path: Path, asked: Headers) -> bool:
    return path.suffix in TEXTS and accepts_gzip(asked.get("accept-encoding", ""))


def accepts_gzip(wishes: str) -> bool:
    """`gzip, br;q=0.5`: named, or meant by `*`, and not refused by a weight of zero."""
    weights = dict(_wish(wish) for wish in wishes.lower().split(",") if wish.strip())
    return weights.get("gzip", weights.get("*", 0.0)) > 0


def _wish(text: str) -> tuple[str, float]:
    name, _, weight = text.partition(";")
    try:
        return name.strip(), float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        return name.strip(), 0.0


def _packed(path: Path, stat_result: os.stat_result, plain: Response) -> Response:
    """A representation of its own, so it has an ETag of its own."""
    headers = {
        "Content-Encoding": "gzip",
        "ETag": plain.headers["etag"].removesuffix('"') + '-gzip"',
        "Last-Modified": plain.headers["last-modified"],
    }
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    body = _gzipped(path, stat_result.st_mtime_ns, stat_result.st_size)
    return Response(body, plain.status_code, headers, media_type)


@lru_cache(maxsize=256)
def _gzipped(path: Path, changed: int, size: int) -> bytes:
    """Once for each file, and again when it has changed."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)
