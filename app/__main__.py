"""The program's start: `python -m app`, or the frozen `trapoula`.

Qt is imported only once it is needed, so that `--referee` and `--review` do without it.
"""

import argparse
import builtins
import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from engine import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the given command line, and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="trapoula", description="Five boxed card games around one computer."
    )
    parser.add_argument("--version", action="version", version=f"Trapoula {__version__}")
    parser.add_argument(
        "--data-dir", type=_folder, metavar="FOLDER", help="keep games and settings in FOLDER"
    )
    parser.add_argument(
        "--referee", action="store_true", help="answer requests as JSON lines instead of a window"
    )
    parser.add_argument(
        "--review", action="store_true",
        help="print the review of the saved match in FILE as JSON lines",
    )  # fmt: skip
    parser.add_argument(
        "file", type=_file, nargs="?", metavar="FILE", help="open the saved match in FILE"
    )
    chosen = parser.parse_args(arguments)
    if chosen.referee:
        from engine.referee.serving import main as serve

        return serve()
    if chosen.review:
        from engine.review.__main__ import main as review

        return review(["--lines", *([] if chosen.file is None else [str(chosen.file)])])
    # Next to nothing of what a start makes is rubbish, and looking for it takes a tenth of the
    # start. The collector goes to work when the window is there, see `run`.
    gc.disable()
    _import_as_python_does()
    from app.start import start

    return start(chosen.data_dir, chosen.file)


def _import_as_python_does() -> None:
    """Take PySide off every import.

    It is there to find `from __feature__ import`, which nothing here says, and looks for the source
    of each module.
    """
    import PySide6  # noqa: F401

    builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)


def _folder(name: str) -> Path:
    if not name.strip():
        raise argparse.ArgumentTypeError(
            "it needs the name of a folder; without --data-dir the usual one is used"
        )
    return Path(name)


def _file(name: str) -> Path:
    if not name.strip():
        raise argparse.ArgumentTypeError("it needs a name, or none at all")
    return Path(name)


if __name__ == "__main__":
    sys.exit(main())
