"""`python -m hairpin.batch` compiles the engine, so that nobody waits for it later."""

from __future__ import annotations

import sys

from hairpin.batch.compiling import MISSING, is_installed
from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config


def main() -> int:
    if not is_installed():
        print(MISSING, file=sys.stderr)
        return 3
    from hairpin.batch.batch import Batch
    from hairpin.batch.random_races import random_races

    setup = race_config(load_circuit("usa"), ("random", "random")).setup
    random_races(setup, [1])
    Batch(setup, 1)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
