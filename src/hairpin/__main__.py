"""`python -m hairpin` is the same as `hairpin`."""

import sys

from hairpin.cli import main

sys.exit(main())
