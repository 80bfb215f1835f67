"""Tries the frozen program as a person would: starts it, plays, quits, starts again, goes on.

    python packaging/smoke.py [PROGRAM]

Needs the environment for testing; on Linux also a virtual screen and strace. See tests/frozen.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtWidgets import QApplication  # noqa: E402 - our own are found only now

from app.games import MODULES  # noqa: E402
from tests.frozen.trial import TITLES, trial  # noqa: E402

PROGRAMS = {
    "linux": "trapoula/trapoula",
    "win32": "trapoula/trapoula.exe",
    "darwin": "Trapoula.app/Contents/MacOS/trapoula",
}


def main(arguments: Sequence[str]) -> int:
    program = Path(arguments[0] if arguments else ROOT / "dist" / PROGRAMS[sys.platform]).resolve()
    print(f"Trying {program}", flush=True)
    application = QApplication(["smoke", "-platform", "offscreen"])
    with trial(program) as tried:
        tried.tell_version()
        tried.talk_to_referee()
        print("It tells its version, and the referee answers.", flush=True)
        for language in TITLES:
            for game in MODULES.values():
                tried.play(game, language)
                print(f"{game.id} ({language}): dealt, played, quit, gone on with.", flush=True)
    application.quit()
    print("Nothing was said on stderr, no network asked for, no file left behind.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
