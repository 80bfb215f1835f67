"""The referee: the engine spoken to in JSON lines, by programs in any language.

``python -m engine.referee`` reads one request a line on standard input and writes one reply a
line on standard output, in order. A reply is ``{"ok": true, …}`` or ``{"ok": false, "error":
{"code", "message", "args"}}``; a request's ``"id"`` is echoed. An error changes no match.

Error codes, besides those of refusals (``engine.core.refusal`` and the games' own):

====================  ==================  ==================================================
code                  arguments           when
====================  ==================  ==================================================
``too-long``          limit               the line has more bytes than that
``bad-json``          reason              the line is not UTF-8, not JSON, or no object
``unknown-command``   cmd                 there is no such request
``unknown-field``     field               the request has no such field
``missing-field``     field               the request lacks this field
``bad-field``         field, expected     the field is not of the type that is expected
``unknown-game``      game                there is no such game
``no-such-match``     match               no match has this handle, or no longer
``too-many-matches``  limit               that many are held already; drop some
``bad-state``         where, reason       the state is none, with the place and what is wrong
``damaged``           line, kind, reason  the saved match cannot be read, from this line on; the
                                          kinds are those of ``engine.core.errors.Damaged``
``not-available``     cmd                 this game has no computer player
====================  ==================  ==================================================
"""

import os
import sys
from collections.abc import Callable, Mapping
from typing import IO, Any, NamedTuple, TypeAlias

from engine.core.errors import BadDocument, Damaged
from engine.core.game import Game
from engine.core.jsontext import BadJson, Json, read_json, write_ascii_json
from engine.core.match import Match
from engine.core.reading import quoted
from engine.core.refusal import MAX_QUOTED, Refused
from engine.games import GAMES

MAX_LINE = 24 * 1024 * 1024
"""Bytes of a request at most: the longest saved match fits, as a JSON string."""

MAX_MATCHES = 10_000
"""Matches held at a time, at most."""

Fields: TypeAlias = Mapping[str, Any]
Reply: TypeAlias = dict[str, Json]


class Problem(Exception):
    """A request that cannot be answered: the ``code`` of the reason, and its ``args``."""

    def __init__(self, code: str, **args: Json) -> None:
        super().__init__(f"{code} ({', '.join(f'{name}: {args[name]}' for name in args)})")
        self.code = code
        self.args_by_name = args


class Command(NamedTuple):
    """A request: how it is answered, which fields it must have, and which it may have."""

    answer: Callable[[Fields], Reply]
    required: frozenset[str]
    optional: frozenset[str]


class Referee:
    """Holds matches and answers requests about them."""

    def __init__(self, games: Mapping[str, Game[Any]] = GAMES) -> None:
        self._games = games
        self._matches: dict[str, Match] = {}
        self._begun = 0
        self._commands = {
            "games": _command(self._list_games),
            "new": _command(self._new, "game", "seats", "seed", optional=("options",)),
            "set": _command(self._set, "state"),
            "legal": _command(self._legal, "match"),
            "do": _command(self._do, "match", "seat", "action"),
            "why": _command(self._why, "match", "seat", "action"),
            "state": _command(self._state, "match"),
            "view": _command(self._view, "match", "seat"),
            "signal": _command(self._signal, "match", "seat", "pile", "signal"),
            "undo": _command(self._undo, "match"),
            "save": _command(self._save, "match"),
            "load": _command(self._load, "document"),
            "drop": _command(self._drop, "match"),
        }

    def answer(self, line: bytes) -> str:
        """The reply to one line, as a line without its end. Raises nothing."""
        echo: Reply = {}
        try:
            request = _read_request(line)
            if "id" in request:
                echo["id"] = request.pop("id")
            reply = self._reply(request)
        except Refused as error:
            reply = _failure(error.refusal.code, str(error), error.refusal.args)
        except Problem as error:
            reply = _failure(error.code, str(error), error.args_by_name)
        return write_ascii_json({**echo, **reply})

    def _reply(self, request: dict[str, Any]) -> Reply:
        name = request.pop("cmd", None)
        if name in ("bot", "hint"):
            raise Problem("not-available", cmd=name)
        command = self._commands.get(name) if isinstance(name, str) else None
        if command is None:
            raise Problem("unknown-command", cmd=_cut(name))
        given = request.keys()
        if not command.required <= given <= command.required | command.optional:
            unknown = given - command.required - command.optional
            if unknown:
                raise Problem("unknown-field", field=_cut(min(unknown)))
            raise Problem("missing-field", field=min(command.required - given))
        return {"ok": True, **command.answer(request)}

    def _list_games(self, fields: Fields) -> Reply:
        return {"games": [_describe(game) for game in self._games.values()]}

    def _new(self, fields: Fields) -> Reply:
        game = self._game(_text(fields, "game"))
        seats, seed = _integer(fields, "seats"), _integer(fields, "seed")
        options = _object(fields, "options") if "options" in fields else {}
        return self._hold(Match.new(game, seats, options, seed))

    def _set(self, fields: Fields) -> Reply:
        state = _object(fields, "state")
        name = state.get("game")
        if not isinstance(name, str):
            raise Problem("bad-state", where="game", reason=f"a text expected, not {quoted(name)}")
        try:
            return self._hold(Match.from_state(self._game(name), state))
        except BadDocument as error:
            raise Problem("bad-state", where=error.where, reason=error.reason) from None

    def _load(self, fields: Fields) -> Reply:
        try:
            return self._hold(Match.replay(_text(fields, "document"), self._games))
        except Damaged as error:
            raise Problem(
                "damaged", line=error.line, kind=error.code, reason=error.reason
            ) from None

    def _legal(self, fields: Fields) -> Reply:
        match = self._match(fields)
        to_act = match.to_act
        return {
            "to_act": to_act,
            "actions": {
                str(seat): [str(action) for action in match.legal(seat)] for seat in to_act
            },
        }

    def _do(self, fields: Fields) -> Reply:
        match = self._match(fields)
        match.do(_integer(fields, "seat"), _text(fields, "action"))
        return _standing(match)

    def _why(self, fields: Fields) -> Reply:
        match = self._match(fields)
        refusal = match.why(_integer(fields, "seat"), _text(fields, "action"))
        if refusal is None:
            return {"legal": True}
        return {"legal": False, "refusal": {"code": refusal.code, "args": refusal.args}}

    def _state(self, fields: Fields) -> Reply:
        return {"state": self._match(fields).state()}

    def _view(self, fields: Fields) -> Reply:
        match = self._match(fields)
        return {"view": match.view(None if fields["seat"] is None else _integer(fields, "seat"))}

    def _signal(self, fields: Fields) -> Reply:
        match = self._match(fields)
        signal = None if fields["signal"] is None else _text(fields, "signal")
        match.signal(_integer(fields, "seat"), _text(fields, "pile"), signal)
        return {}

    def _undo(self, fields: Fields) -> Reply:
        match = self._match(fields)
        match.undo(None, "free")
        return _standing(match)

    def _save(self, fields: Fields) -> Reply:
        return {"document": self._match(fields).document()}

    def _drop(self, fields: Fields) -> Reply:
        self._match(fields)
        del self._matches[fields["match"]]
        return {}

    def _game(self, name: str) -> Game[Any]:
        game = self._games.get(name)
        if game is None:
            raise Problem("unknown-game", game=_cut(name))
        return game

    def _match(self, fields: Fields) -> Match:
        handle = fields["match"]
        match = self._matches.get(handle) if isinstance(handle, str) else None
        if match is None:
            raise Problem("no-such-match", match=_cut(handle))
        return match

    def _hold(self, match: Match) -> Reply:
        if len(self._matches) == MAX_MATCHES:
            raise Problem("too-many-matches", limit=MAX_MATCHES)
        self._begun += 1
        handle = f"m{self._begun}"
        self._matches[handle] = match
        return {"match": handle}


def serve(stdin: IO[bytes], stdout: IO[bytes]) -> int:
    """Answers requests until the input ends, or nobody reads the replies; the exit status."""
    referee = Referee()
    while line := stdin.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE:
            _skip_line(line, stdin)
            reply = _too_long()
        else:
            reply = referee.answer(line)
        try:
            stdout.write(reply.encode() + b"\n")
            stdout.flush()
        except BrokenPipeError:
            return 1
    return 0


def main() -> int:
    """Serves on standard input and output."""
    try:
        status = serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    if status:  # what is left in the buffer goes nowhere, instead of failing once more at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status


def _command(
    answer: Callable[[Fields], Reply], *required: str, optional: tuple[str, ...] = ()
) -> Command:
    return Command(answer, frozenset(required), frozenset(optional))


def _read_request(line: bytes) -> dict[str, Any]:
    try:
        request = read_json(line.decode())
    except UnicodeDecodeError:
        raise Problem("bad-json", reason="not UTF-8") from None
    except BadJson as error:
        raise Problem("bad-json", reason=str(error)) from None
    if not isinstance(request, dict):
        raise Problem("bad-json", reason="a request is an object")
    return request


def _skip_line(read: bytes, stdin: IO[bytes]) -> None:
    while read and not read.endswith(b"\n"):
        read = stdin.readline(MAX_LINE)


def _too_long() -> str:
    problem = Problem("too-long", limit=MAX_LINE)
    return write_ascii_json(_failure(problem.code, str(problem), problem.args_by_name))


def _failure(code: str, message: str, args: Mapping[str, Json]) -> Reply:
    return {"ok": False, "error": {"code": code, "message": message, "args": args}}


def _standing(match: Match) -> Reply:
    return {"to_act": match.to_act, "over": match.over}


def _describe(game: Game[Any]) -> Reply:
    return {
        "id": game.id,
        "seats": [game.min_seats, game.max_seats],
        "options": {
            name: {"default": option.default, "choices": option.choices}
            for name, option in game.options.items()
        },
        "rules_version": game.rules_version,
    }


def _cut(value: Json) -> Json:
    """What a request says, for an error: a text as it is, anything long cut short."""
    if isinstance(value, str):
        return value[:MAX_QUOTED]
    return value if isinstance(value, bool | int | float | None) else quoted(value)


def _integer(fields: Fields, name: str) -> int:
    value = fields[name]
    if type(value) is not int:  # true and false are none
        raise Problem("bad-field", field=name, expected="integer")
    return value


def _text(fields: Fields, name: str) -> str:
    value = fields[name]
    if not isinstance(value, str):
        raise Problem("bad-field", field=name, expected="string")
    return value


def _object(fields: Fields, name: str) -> dict[str, Any]:
    value = fields[name]
    if not isinstance(value, dict):
        raise Problem("bad-field", field=name, expected="object")
    return value


if __name__ == "__main__":
    sys.exit(main())
