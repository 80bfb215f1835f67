"""What computer players are asked."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from engine.bots.bot import LEVELS, Bot, Level
from engine.bots.playing import BotPlayer, TableSetup, play
from engine.core.beginning import deal
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.jsontext import Document
from engine.core.reading import quoted
from engine.core.refusal import Refused
from engine.referee.held import HeldMatches
from engine.referee.requests import (
    Fields,
    Problem,
    Reply,
    cut,
    read_integer,
    read_object,
    read_seed,
    read_text,
)

ABOUT = ("match", "view", "legal", "bot_seed")
"""What a computer player is asked about: the first of these, or all others. A hint needs no seed,
and ignores it: the same view always gets the same hint."""

BOT_SEED = 0
"""The seed of computer players where the request names none; never the deal number."""

Answer = TypeVar("Answer")


class BotQuestion(NamedTuple):
    """The question to a computer player."""

    bot: Bot
    view: Document
    seat: int
    legal: Sequence[str]
    seed: int


class BotDesk:
    """Puts the questions of requests to computer players."""

    def __init__(self, held: HeldMatches, bots: Mapping[str, Bot]) -> None:
        self._held = held
        self._bots = bots

    def move(self, fields: Fields) -> Reply:
        """Reply with what a computer player does, and signals.

        There is no action where none is legal: a seat that is not on turn may still signal.
        """
        level = _level(fields)
        bot, view, seat, legal, seed = self._question(fields)
        reply: Reply = {"action": None}
        if legal:
            action = _answer_of(lambda: bot.choose(view, seat, legal, level, Chance(seed)))
            reply["action"] = _one_of(legal, action)
        if "signals" in view:
            reply["signals"] = _answer_of(lambda: bot.signals(view, seat, level))
        return reply

    def hint(self, fields: Fields) -> Reply:
        """Reply with what a person at the seat could do, and why."""
        bot, view, seat, legal, _ = self._question(fields)
        if not legal and "match" in fields:
            match = self._held.match(fields)
            raise Refused(match.game.why_not_to_act(match.states[-1], seat, match.seats))
        if not legal:
            raise Problem("bad-field", field="legal", expected="at least one action")
        hint = _answer_of(lambda: bot.hint(view, seat, legal))
        return {
            "action": _one_of(legal, hint.action),
            "reasons": [{"code": reason.code, "args": reason.args} for reason in hint.reasons],
        }

    def play(self, fields: Fields) -> Reply:
        """Reply with how a deal ends that computer players of these levels play, by seat."""
        game = self._held.game(read_text(fields, "game"))
        bot, levels = self._bot_of(game.id), _levels(fields)
        given = read_object(fields, "options") if "options" in fields else {}
        seed = read_integer(fields, "seed")
        bot_seed = read_seed(fields, "bot_seed") if "bot_seed" in fields else BOT_SEED
        options, _ = deal(game, len(levels), given, seed)
        table = TableSetup(game.id, len(levels), options, signals=True)
        players = [BotPlayer(bot, level) for level in levels]
        end = _answer_of(lambda: play(table, players, seed, bot_seed))
        wins, points = game.scoring.outcome(end.state)
        return {"wins": [*wins], "points": [*points]}

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
        seat = read_integer(fields, "seat")
        if "match" in fields:
            match = self._held.match(fields)
            view = match.view(seat)
            legal = [str(action) for action in match.legal(seat)]
            return BotQuestion(self._bot_of(match.game.id), view, seat, legal, BOT_SEED)
        return self._question_about_view(fields, seat)

    def _question_about_view(self, fields: Fields, seat: int) -> BotQuestion:
        view = read_object(fields, "view")
        name = view.get("game")
        if not isinstance(name, str):
            raise Problem("bad-view", where="game", reason=f"a text expected, not {quoted(name)}")
        game = self._held.game(name)
        legal = fields["legal"]
        if not isinstance(legal, list) or not all(isinstance(text, str) for text in legal):
            raise Problem("bad-field", field="legal", expected="list of strings")
        for text in legal:
            game.parse(text)
        seed = read_seed(fields, "bot_seed")
        return BotQuestion(self._bot_of(name), view, seat, legal, seed)

    def _bot_of(self, game: str) -> Bot:
        if game not in self._bots:
            raise Problem("not-available", game=game)
        return self._bots[game]


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
        raise Problem("wrong-legal", action=cut(action))
    return action


def _level(fields: Fields) -> Level:
    for level in LEVELS:
        if fields["level"] == level:
            return level
    raise Problem("bad-field", field="level", expected=" or ".join(LEVELS))


def _levels(fields: Fields) -> list[Level]:
    given = fields["players"]
    if isinstance(given, list):
        levels = [level for each in given for level in LEVELS if level == each]
        if len(levels) == len(given):
            return levels
    raise Problem("bad-field", field="players", expected="list of levels")
