"""One match of computer players, played as fast as the engine goes."""

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any, NamedTuple, Protocol, cast

from engine.bots.bot import Bot, Level
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.jsontext import Document
from engine.core.options import Options
from engine.games import GAMES

MAX_ACTIONS = 10_000
"""A match with more actions than this never ends."""


class MatchPlayer(Protocol):
    """A player that chooses actions; it may sit at several seats of several matches."""

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        """Return one of the legal actions, given as texts.

        ``chance`` is the seat's own in this turn: an action that draws from it changes what the
        turn's next one finds, one that only copies it does not.
        """
        ...


class Signaller(MatchPlayer, Protocol):
    """A player that also signals, in games that have signals."""

    def signals(self, view: Document, seat: int) -> Mapping[str, str]:
        """Return the signals, by pile, that the seat is to give now."""
        ...


class BotPlayer:
    """A bot that plays at one of its levels, with the same chance for all actions of a turn."""

    def __init__(self, bot: Bot, level: Level) -> None:
        self._bot = bot
        self._level = level

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        return self._bot.choose(view, seat, legal, self._level, Chance(chance.state))

    def signals(self, view: Document, seat: int) -> Mapping[str, str]:
        return self._bot.signals(view, seat, self._level)


class TableSetup(NamedTuple):
    """The table: the game's id, the number of seats, all options, and whether they signal."""

    game: str
    seats: int
    options: Options
    signals: bool


class Thinking(NamedTuple):
    """The thinking of a player: how many decisions, and how many seconds in all."""

    decisions: int
    seconds: float


class FinishedMatch(NamedTuple):
    """A match that was played: its last state as a document, and by seat the thinking."""

    state: Document
    thinking: Sequence[Thinking]


def play(
    table: TableSetup, players: Sequence[MatchPlayer], deal: int, bot_seed: int
) -> FinishedMatch:
    """Play the match of this deal number to its end; ``players`` are given by seat.

    The players' chance comes from ``bot_seed`` and the deal number, never from the match's own
    generator. A seat's chance moves on at the beginning of each turn. A seat with only one legal
    action is not asked. At the beginning of a turn all others are asked for signals.
    """
    match = _Match(table, players, deal, bot_seed)
    for _ in range(MAX_ACTIONS):
        if not match.step():
            return match.played()
    raise RuntimeError(f"no end of {table} after {MAX_ACTIONS} actions, deal {deal}")


class _Match:
    """A match while it is played."""

    def __init__(
        self, table: TableSetup, players: Sequence[MatchPlayer], deal: int, bot_seed: int
    ) -> None:
        self._game: Game[Any] = GAMES[table.game]
        self._state = self._game.deal(table.seats, table.options, deal)
        self._table = table
        self._players = players
        self._deal = deal
        self._chances = _chances(table.seats, deal, bot_seed)
        self._turn: object = None
        self._decisions = [0] * table.seats
        self._seconds = [0.0] * table.seats

    def step(self) -> bool:
        """Do one action, if the match is not over, and tell whether it was done."""
        to_act = self._game.to_act(self._state)
        if not to_act:
            return False
        seat = to_act[0]
        actions = self._game.legal(self._state, seat)
        action = actions[0] if len(actions) == 1 else actions[self._choice(seat, actions)]
        self._state = self._game.apply(self._state, seat, action)
        return True

    def played(self) -> FinishedMatch:
        return FinishedMatch(
            self._game.document(self._state),
            [*map(Thinking, self._decisions, self._seconds)],
        )

    def _choice(self, seat: int, actions: Sequence[object]) -> int:
        """Return which of the actions the seat's player chooses."""
        view = self._game.view(self._state, seat)
        turn = (view["turn"]["seat"], view["turn"].get("number"))
        if turn != self._turn:
            self._turn = turn
            for chance in self._chances:
                chance.next()
            if self._table.signals and "signals" in view:
                self._signal(seat)
                view = self._game.view(self._state, seat)
        legal = [*map(str, actions)]
        began = perf_counter()
        chosen = self._players[seat].choose(view, seat, legal, self._chances[seat])
        self._seconds[seat] += perf_counter() - began
        self._decisions[seat] += 1
        if chosen not in legal:
            raise RuntimeError(
                f"{chosen!r} is not legal for seat {seat} of {self._table}, deal {self._deal};"
                f" these are: {legal}; the view: {view}"
            )
        return legal.index(chosen)

    def _signal(self, on_turn: int) -> None:
        """Let all others set the signals that they want, clockwise from the next."""
        seats = self._table.seats
        for seat in ((on_turn + step) % seats for step in range(1, seats)):
            player = self._players[seat]
            if not hasattr(player, "signals"):
                continue
            view = self._game.view(self._state, seat)
            wanted = cast(Signaller, player).signals(view, seat)
            self._set_signals(seat, view["signals"][seat], wanted)

    def _set_signals(self, seat: int, now: Mapping[str, str], wanted: Mapping[str, str]) -> None:
        for pile in sorted({*now, *wanted}):
            if now.get(pile) != wanted.get(pile):
                self._state = self._game.signal(self._state, seat, pile, wanted.get(pile))


def _chances(seats: int, deal: int, bot_seed: int) -> list[Chance]:
    """Return each seat's chance, in a stream of its own for this deal."""
    stream = Chance(Chance(bot_seed).next() ^ deal)
    return [Chance(stream.next()) for _ in range(seats)]
