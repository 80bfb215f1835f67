"""The referee: whatever a request asks of a match."""

from collections.abc import Mapping
from typing import Any

from engine.bots import BOTS
from engine.bots.bot import Bot
from engine.core.beat import HEARTBEAT
from engine.core.errors import BadDocument, Damaged
from engine.core.game import Game
from engine.core.jsontext import write_ascii_json
from engine.core.log import log
from engine.core.match import Match
from engine.core.reading import quoted
from engine.core.refusal import Refused
from engine.games import GAMES
from engine.referee.bots import ABOUT, BotDesk
from engine.referee.held import HeldMatches
from engine.referee.requests import (
    Fields,
    Problem,
    Reply,
    command,
    cut,
    failure,
    read_integer,
    read_object,
    read_request,
    read_text,
    read_viewer,
)
from engine.referee.reviews import ReviewDesk


class Referee:
    """The keeper of matches, which answers requests about them."""

    def __init__(
        self, games: Mapping[str, Game[Any]] = GAMES, bots: Mapping[str, Bot] = BOTS
    ) -> None:
        self._held = HeldMatches(games)
        bot_desk, review_desk = BotDesk(self._held, bots), ReviewDesk(self._held)
        self._commands = {
            "games": command(self._list_games),
            "new": command(self._new, "game", "seats", "seed", optional=("options",)),
            "set": command(self._set, "state"),
            "legal": command(self._legal, "match"),
            "do": command(self._do, "match", "seat", "action", optional=("tell",)),
            "why": command(self._why, "match", "seat", "action"),
            "state": command(self._state, "match"),
            "view": command(self._view, "match", "seat"),
            "log": command(self._log, "match", "viewer", optional=("from",)),
            "signal": command(self._signal, "match", "seat", "pile", "signal"),
            "undo": command(self._undo, "match"),
            "save": command(self._save, "match"),
            "load": command(self._load, "document"),
            "drop": command(self._drop, "match"),
            "bot": command(bot_desk.move, "seat", "level", optional=ABOUT),
            "hint": command(bot_desk.hint, "seat", optional=ABOUT),
            "play": command(
                bot_desk.play, "game", "players", "seed", optional=("options", "bot_seed")
            ),
            "review": command(review_desk.review, "match", "move", optional=("seed",)),
            "beat": command(self._beat),
        }
        self.beats = False
        """Whether the other side wants to know that an answer is being worked on."""

    def answer(self, line: bytes) -> str:
        """Return the reply to one line, as a line without its end. Raises nothing."""
        echo: Reply = {}
        try:
            request = read_request(line)
            if "id" in request:
                echo["id"] = request.pop("id")
            reply = self._reply(request)
        except Refused as error:
            reply = failure(error.refusal.code, str(error), error.refusal.args)
        except Problem as error:
            reply = failure(error.code, str(error), error.args_by_name)
        return write_ascii_json({**echo, **reply})

    def _reply(self, request: dict[str, Any]) -> Reply:
        name = request.pop("cmd", None)
        command = self._commands.get(name) if isinstance(name, str) else None
        if command is None:
            raise Problem("unknown-command", cmd=cut(name))
        given = request.keys()
        if not command.required <= given <= command.required | command.optional:
            unknown = given - command.required - command.optional
            if unknown:
                raise Problem("unknown-field", field=cut(min(unknown)))
            raise Problem("missing-field", field=min(command.required - given))
        return {"ok": True, **command.answer(request)}

    def _list_games(self, fields: Fields) -> Reply:
        return {"games": [_describe(game) for game in self._held.games.values()]}

    def _new(self, fields: Fields) -> Reply:
        game = self._held.game(read_text(fields, "game"))
        seats, seed = read_integer(fields, "seats"), read_integer(fields, "seed")
        options = read_object(fields, "options") if "options" in fields else {}
        return self._held.hold(Match.new(game, seats, options, seed))

    def _set(self, fields: Fields) -> Reply:
        state = read_object(fields, "state")
        name = state.get("game")
        if not isinstance(name, str):
            raise Problem("bad-state", where="game", reason=f"a text expected, not {quoted(name)}")
        try:
            return self._held.hold(Match.from_state(self._held.game(name), state))
        except BadDocument as error:
            raise Problem("bad-state", where=error.where, reason=error.reason) from None

    def _load(self, fields: Fields) -> Reply:
        try:
            return self._held.hold(Match.replay(read_text(fields, "document"), self._held.games))
        except Damaged as error:
            raise Problem(
                "damaged", line=error.line, kind=error.code, reason=error.reason
            ) from None

    def _legal(self, fields: Fields) -> Reply:
        match = self._held.match(fields)
        to_act = match.to_act
        return {
            "to_act": to_act,
            "actions": {
                str(seat): [str(action) for action in match.legal(seat)] for seat in to_act
            },
        }

    def _do(self, fields: Fields) -> Reply:
        match = self._held.match(fields)
        seat, action = read_integer(fields, "seat"), read_text(fields, "action")
        if "tell" not in fields:
            match.do(seat, action)
            return _standing(match)
        viewer = read_viewer(fields, "tell")
        match.check_viewer(viewer)
        match.do(seat, action)
        happened = [happening.json() for happening in match.happened(viewer)]
        return {**_standing(match), "happened": happened}

    def _why(self, fields: Fields) -> Reply:
        match = self._held.match(fields)
        refusal = match.why(read_integer(fields, "seat"), read_text(fields, "action"))
        if refusal is None:
            return {"legal": True}
        return {"legal": False, "refusal": {"code": refusal.code, "args": refusal.args}}

    def _state(self, fields: Fields) -> Reply:
        return {"state": self._held.match(fields).state()}

    def _view(self, fields: Fields) -> Reply:
        return {"view": self._held.match(fields).view(read_viewer(fields, "seat"))}

    def _log(self, fields: Fields) -> Reply:
        match, viewer = self._held.match(fields), read_viewer(fields, "viewer")
        start = read_integer(fields, "from") if "from" in fields else 0
        if start < 0:
            raise Problem("bad-field", field="from", expected="integer from 0")
        return {"log": [entry.json() for entry in log(match, viewer, start)]}

    def _signal(self, fields: Fields) -> Reply:
        match = self._held.match(fields)
        signal = None if fields["signal"] is None else read_text(fields, "signal")
        match.signal(read_integer(fields, "seat"), read_text(fields, "pile"), signal)
        return {}

    def _undo(self, fields: Fields) -> Reply:
        match = self._held.match(fields)
        match.undo(None, "free")
        return _standing(match)

    def _save(self, fields: Fields) -> Reply:
        return {"document": self._held.match(fields).document()}

    def _drop(self, fields: Fields) -> Reply:
        self._held.drop(fields)
        return {}

    def _beat(self, fields: Fields) -> Reply:
        self.beats = True
        return HEARTBEAT


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
