"""`hairpin serve`, with drivers among its own that misbehave: `python -m tests.siege.serving serve --port 0`."""

from __future__ import annotations

import sys
from functools import partial

from hairpin.cli import main
from hairpin.server import serving
from hairpin.server.services import Services
from tests.server.fake_drivers import PREPARE, enter

if __name__ == "__main__":
    enter()
    setattr(serving, "Services", partial(Services, prepare_drivers=PREPARE))  # noqa: B010
    sys.exit(main())
