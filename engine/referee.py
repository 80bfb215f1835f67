"""The referee: the engine spoken to in JSON lines, by programs in any language.

``python -m engine.referee`` reads one request a line on standard input and writes one reply a
line on standard output, in order. A reply is ``{"ok": true, …}`` or ``{"ok": false, "error":
{"code", "message", "args"}}``; a request's ``"id"`` is echoed. An error changes no match.

Once it has been sent ``{"cmd": "beat"}`` it writes that request's reply again every tenth of a
second while it works on another one, so that whoever waits can tell slow from hung.

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
``not-available``     game                this game has no computer player
``bad-view``          where, reason       the view is none in which the seat can be asked, with the
                                          place and what is wrong
``wrong-legal``       action              the legal actions are not those of the view: what the
                                          computer player chose is not among them
``bot-failed``        reason              the computer player broke down
====================  ==================  ==================================================
"""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from typing import IO, Any, NamedTuple, TypeAlias, TypeVar

from engine.bots import BOTS
from engine.bots.bot import LEVELS, Bot, Level
from engine.core.beat import HEARTBEAT, beating
from engine.core.chance import MAX_SEED, Chance
from engine.core.errors import BadDocument, Damaged
from engine.core.game import Game
from engine.core.jsontext import BadJson, Document, Json, read_json, write_ascii_json
from engine.core.log import log
from engine.core.match import Match
from engine.core.reading import quoted
from engine.core.refusal import MAX_QUOTED, Refusal, Refused
from engine.games import GAMES

MAX_LINE = 24 * 1024 * 1024
"""Bytes of a request at most: the longest saved match fits, as a JSON string."""

MAX_MATCHES = 10_000
"""Matches held at a time, at most."""

BOT_SEED = 0
"""The seed of computer players where the request names a match; never the deal number."""

Fields: TypeAlias = Mapping[str, Any]
Reply: TypeAlias = dict[str, Json]
Answer = TypeVar("Answer")


class Problem(Exception):
    """A request cannot be answered: the ``code`` of the reason, and its ``args``."""

    def __init__(self, code: str, **args: Json) -> None:
        super().__init__(f"{code} ({', '.join(f'{name}: {args[name]}' for name in args)})")
        self.code = code
        self.args_by_name = args


class RequestHandler(NamedTuple):
    """A command: how it is answered, which fields it must have, and which it may have."""

    answer: Callable[[Fields], Reply]
    required: frozenset[str]
    optional: frozenset[str]


class BotQuestion(NamedTuple):
    """The question to a computer player."""

    bot: Bot
    view: Document
    seat: int
    legal: Sequence[str]
    seed: int


class Referee:
    """The keeper of matches, which answers requests about them."""

    def __init__(
        self, games: Mapping[str, Game[Any]] = GAMES, bots: Mapping[str, Bot] = BOTS
    ) -> None:
        self._games = games
        self._bots = bots
        self._matches: dict[str, Match] = {}
        self._begun = 0
        self._commands = {
            "games": _command(self._list_games),
            "new": _command(self._new, "game", "seats", "seed", optional=("options",)),
            "set": _command(self._set, "state"),
            "legal": _command(self._legal, "match"),
            "do": _command(self._do, "match", "seat", "action", optional=("tell",)),
            "why": _command(self._why, "match", "seat", "action"),
            "state": _command(self._state, "match"),
            "view": _command(self._view, "match", "seat"),
            "log": _command(self._log, "match", "viewer", optional=("from",)),
            "signal": _command(self._signal, "match", "seat", "pile", "signal"),
            "undo": _command(self._undo, "match"),
            "save": _command(self._save, "match"),
            "load": _command(self._load, "document"),
            "drop": _command(self._drop, "match"),
            "bot": _command(self._bot, "seat", "level", optional=ABOUT),
            "hint": _command(self._hint, "seat", optional=ABOUT),
            "beat": _command(self._beat),
        }
        self.beats = False
        """Whether the other side wants to know that an answer is being worked on."""

    def answer(self, line: bytes) -> str:
        """Return the reply to one line, as a line without its end. Raises nothing."""
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
        seat, action = _integer(fields, "seat"), _text(fields, "action")
        if "tell" not in fields:
            match.do(seat, action)
            return _standing(match)
        viewer = _viewer(fields, "tell")
        match.check_viewer(viewer)
        match.do(seat, action)
        happened = [happening.json() for happening in match.happened(viewer)]
        return {**_standing(match), "happened": happened}

    def _why(self, fields: Fields) -> Reply:
        match = self._match(fields)
        refusal = match.why(_integer(fields, "seat"), _text(fields, "action"))
        if refusal is None:
            return {"legal": True}
        return {"legal": False, "refusal": {"code": refusal.code, "args": refusal.args}}

    def _state(self, fields: Fields) -> Reply:
        return {"state": self._match(fields).state()}

    def _view(self, fields: Fields) -> Reply:
        return {"view": self._match(fields).view(_viewer(fields, "seat"))}

    def _log(self, fields: Fields) -> Reply:
        match, viewer = self._match(fields), _viewer(fields, "viewer")
        start = _integer(fields, "from") if "from" in fields else 0
        if start < 0:
            raise Problem("bad-field", field="from", expected="integer from 0")
        return {"log": [entry.json() for entry in log(match, viewer, start)]}

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

    def _bot(self, fields: Fields) -> Reply:
        """Reply with no action where none is legal: a seat that is not on turn may still signal."""
        level = _level(fields)
        bot, view, seat, legal, seed = self._question(fields)
        reply: Reply = {"action": None}
        if legal:
            action = _answer_of(lambda: bot.choose(view, seat, legal, level, Chance(seed)))
            reply["action"] = _one_of(legal, action)
        if "signals" in view:
            reply["signals"] = _answer_of(lambda: bot.signals(view, seat, level))
        return reply

    def _hint(self, fields: Fields) -> Reply:
        bot, view, seat, legal, _ = self._question(fields)
        if not legal and "match" in fields:
            match = self._match(fields)
            raise Refused(match.game.why_not_to_act(match.states[-1], seat, match.seats))
        if not legal:
            raise Problem("bad-field", field="legal", expected="at least one action")
        hint = _answer_of(lambda: bot.hint(view, seat, legal))
        return {
            "action": _one_of(legal, hint.action),
            "reasons": [{"code": reason.code, "args": reason.args} for reason in hint.reasons],
        }

    def _beat(self, fields: Fields) -> Reply:
        self.beats = True
        return HEARTBEAT

    def _question(self, fields: Fields) -> BotQuestion:
        """Read the question of a request: about a match, or about a view and its legal actions."""
        given = [name for name in ABOUT if name in fields]
        wanted = ["match"] if "match" in fields or not given else [*ABOUT[1:]]
        for name in given:
            if name not in wanted:
                raise Problem("unknown-field", field=name)
        for name in wanted:
            if name not in fields:
                raise Problem("missing-field", field=name)
        seat = _integer(fields, "seat")
        if "match" in fields:
            match = self._match(fields)
            view = match.view(seat)
            legal = [str(action) for action in match.legal(seat)]
            return BotQuestion(self._bot_of(match.game.id), view, seat, legal, BOT_SEED)
        return self._question_about_view(fields, seat)

    def _question_about_view(self, fields: Fields, seat: int) -> BotQuestion:
        view, seed = _object(fields, "view"), _integer(fields, "bot_seed")
        name = view.get("game")
        if not isinstance(name, str):
            raise Problem("bad-view", where="game", reason=f"a text expected, not {quoted(name)}")
        game = self._game(name)
        legal = fields["legal"]
        if not isinstance(legal, list) or not all(isinstance(text, str) for text in legal):
            raise Problem("bad-field", field="legal", expected="list of strings")
        for text in legal:
            game.parse(text)
        if not 0 <= seed <= MAX_SEED:
            raise Refused(Refusal("bad-seed", {"seed": seed}))
        return BotQuestion(self._bot_of(name), view, seat, legal, seed)

    def _bot_of(self, game: str) -> Bot:
        if game not in self._bots:
            raise Problem("not-available", game=game)
        return self._bots[game]

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


ABOUT = ("match", "view", "legal", "bot_seed")
"""What a computer player is asked about: the first of these, or all others. A hint needs no seed,
and ignores it: the same view always gets the same hint."""


def serve(stdin: IO[bytes], stdout: IO[bytes]) -> int:
    """Answer requests until the input ends or nobody reads the replies; return the exit status."""
    referee = Referee()
    while line := stdin.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE:
            _skip_line(line, stdin)
            reply = _too_long()
        else:
            with beating(stdout) if referee.beats else nullcontext():
                reply = referee.answer(line)
        try:
            stdout.write(reply.encode() + b"\n")
            stdout.flush()
        except BrokenPipeError:
            return 1
    return 0


def main() -> int:
    """Serve on standard input and output."""
    try:
        status = serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    if status:  # drop what is left in the buffer, so that it does not fail again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status


def _command(
    answer: Callable[[Fields], Reply], *required: str, optional: tuple[str, ...] = ()
) -> RequestHandler:
    return RequestHandler(answer, frozenset(required), frozenset(optional))


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


def _answer_of(ask: Callable[[], Answer]) -> Answer:
    """Return what a computer player answers. Raises Problem if it has no answer."""
    try:
        return ask()
    except BadDocument as error:
        raise Problem("bad-view", where=error.where, reason=error.reason) from None
    except Exception as error:  # noqa: BLE001 - whatever breaks down there, the referee goes on
        raise Problem("bot-failed", reason=quoted(error)) from None


def _one_of(legal: Sequence[str], action: str) -> str:
    if action not in legal:
        raise Problem("wrong-legal", action=_cut(action))
    return action


def _level(fields: Fields) -> Level:
    for level in LEVELS:
        if fields["level"] == level:
            return level
    raise Problem("bad-field", field="level", expected=" or ".join(LEVELS))


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
    """Return a value of a request for an error, cut short if it is long."""
    if isinstance(value, str):
        return value[:MAX_QUOTED]
    return value if isinstance(value, bool | int | float | None) else quoted(value)


def _integer(fields: Fields, name: str) -> int:
    value = fields[name]
    if type(value) is not int:  # true and false are not integers here
        raise Problem("bad-field", field=name, expected="integer")
    return value


def _viewer(fields: Fields, name: str) -> int | None:
    """Read a seat, or null for a bystander."""
    return None if fields[name] is None else _integer(fields, name)


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
