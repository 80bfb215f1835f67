"""Serve on standard input and output."""

import sys

from engine.referee.serving import main

if __name__ == "__main__":
    sys.exit(main())
