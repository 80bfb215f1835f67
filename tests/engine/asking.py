"""Questions to a referee, and its replies."""

import json
from typing import Any

from engine.referee.referee import Referee


def read_reply(line: bytes) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(line)
    assert reply["ok"] is ("error" not in reply)
    if not reply["ok"]:
        assert set(reply["error"]) == {"code", "message", "args"}
        assert isinstance(reply["error"]["code"], str)
        assert isinstance(reply["error"]["message"], str)
        assert isinstance(reply["error"]["args"], dict)
    return reply


def ask(referee: Referee, request: dict[str, Any]) -> dict[str, Any]:
    return read_reply(referee.answer(json.dumps(request).encode()).encode())


def code(reply: dict[str, Any]) -> str:
    assert not reply["ok"], reply
    return str(reply["error"]["code"])
