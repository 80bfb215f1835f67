"""What the frozen program starts with."""

import sys

from app.__main__ import main

sys.exit(main())
