"""A server of our own in a process of its own, as a player starts it; it can be killed and started again."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

START_SECONDS = 30
COUNTED = ("tables", "licences", "circuits", "pictures", "codes", "exports", "pushes", "analyses")
QUICK = {
    "HAIRPIN_MESSAGES_PER_SECOND": "200",
    "HAIRPIN_MESSAGES_BURST": "400",
    "HAIRPIN_ANALYSIS_TURNS": "1",
    "HAIRPIN_DRIVER_SECONDS_PER_ADDRESS": "10000",
    **{f"HAIRPIN_{each.upper()}_PER_ADDRESS": "10000" for each in COUNTED},
}
"""A script may play faster and do more in an hour than people may, and waits for no thorough analysis."""


class Serving:
    """Once started it keeps its port, so that pages find it again."""

    def __init__(self, folder: Path, **settings: str) -> None:
        """`settings` are environment variables of this one alone."""
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self._settings = settings
        self._log = folder / "server.log"
        self.port = 0
        self.kills = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def is_running(self) -> bool:
        return self._process is not None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "hairpin.cli",
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        environment = {**os.environ, **QUICK, "HAIRPIN_LOG_LEVEL": "warning", **self._settings}
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        assert self._process.stdout is not None
        announced = self._process.stdout.readline()
        assert "http://" in announced, f"the server did not start: {announced} {self._log.read_text()}"
        self.port = int(announced.split("http://", 1)[1].split()[0].rsplit(":", 1)[1])
        self._wait()

    def _wait(self) -> None:
        for _ in range(START_SECONDS * 10):
            try:
                with urllib.request.urlopen(f"{self.url}/health") as answer:
                    assert answer.status == 200
                    return
            except (URLError, ConnectionError):
                time.sleep(0.1)
        raise AssertionError(f"{self.url} does not answer")

    def kill(self) -> None:
        """At once, as a power cut would."""
        if self._process is not None:
            self.kills += 1
            self._process.kill()
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None
