"""The libraries are extras: without them these tests are left out, which the gate does not allow."""

import os
from importlib.util import find_spec

NEEDED = ("gymnasium", "pettingzoo", "pyspiel")

if "CI" not in os.environ and not all(find_spec(name) for name in NEEDED):
    collect_ignore_glob = ["test_*.py"]
