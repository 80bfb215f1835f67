"""The program as it is, but for hands that never slip: whatever changes can be pressed at once.

    python -m tests.app.end_to_end.unwary --data-dir FOLDER

Tests of whole matches would otherwise wait for most of their time. That slips do nothing is seen in
`tests/app/test_slips_at_the_table.py`, and what is frozen is tried with patience.
"""

import sys

from app import press_guard as slips
from app.__main__ import main

if __name__ == "__main__":
    slips.SEEN = slips.AGAIN = 0.0
    sys.exit(main())
