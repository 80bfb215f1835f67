"""A referee for tests, in a process: it does what a file says, one word a question.

python fake_referee.py FOLDER. FOLDER/plan holds a word a line: "die", "rubbish", "flood". Past the
last one it answers with the first action.
"""

import json
import os
import sys
from pathlib import Path

FOLDER = Path(sys.argv[1])


def next_word() -> str:
    plan = FOLDER / "plan"
    words = plan.read_text().split() if plan.exists() else []
    if not words:
        return "first"
    plan.write_text("\n".join(words[1:]))
    return words[0]


def answer(request: dict[str, object]) -> str:
    if request["cmd"] == "beat":
        return '{"ok":true,"beat":true}'
    legal = request["legal"]
    assert isinstance(legal, list)
    match next_word():
        case "die":
            os._exit(3)
        case "rubbish":
            return "no JSON"
        case "flood":
            return "x" * 2_000_000
    return json.dumps({"id": request["id"], "ok": True, "action": legal[0]})


def main() -> None:
    for line in sys.stdin:
        print(answer(json.loads(line)), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
