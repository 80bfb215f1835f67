"""A referee for tests: it does what a file says, one word a question, and counts its starts.

python fake_referee.py FOLDER. FOLDER/plan holds a word a line: "first" or "last" (answer with that
action), "hang", "die", "rubbish", "wrong" (an illegal action), "refuse", "late" (an answer to
another question), "flood", "slow" (0.3 s), "long" (1 s). Past the last one it answers with the
first action. Each start adds a line to FOLDER/starts, each question its request to FOLDER/asked.
"""

import json
import os
import sys
import time
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
    legal = request["legal"]
    assert isinstance(legal, list)
    word = next_word()
    action = None if not legal else legal[-1 if word == "last" else 0]
    reply: dict[str, object] = {"id": request["id"], "ok": True, "action": action}
    if request["cmd"] == "hint":
        reply["reasons"] = [{"code": "small-step", "args": {"step": 1}}]
    match word:
        case "hang":
            time.sleep(60)
        case "die":
            os._exit(3)
        case "rubbish":
            return "no JSON"
        case "wrong":
            reply["action"] = "dance"
        case "refuse":
            reply = {"id": request["id"], "ok": False, "error": {"code": "bot-failed"}}
        case "late":
            reply["id"] = int(str(request["id"])) - 1
        case "flood":
            return "x" * 2_000_000
        case "slow":
            time.sleep(0.3)
        case "long":
            time.sleep(1.0)
    signals = FOLDER / "signals"
    if signals.exists():
        reply["signals"] = json.loads(signals.read_text())
    return json.dumps(reply)


def main() -> None:
    with (FOLDER / "starts").open("a") as starts:
        starts.write(f"{os.getpid()}\n")
    for line in sys.stdin:
        with (FOLDER / "asked").open("a") as asked:
            asked.write(line)
        print(answer(json.loads(line)), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
