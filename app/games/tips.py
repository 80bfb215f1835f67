"""Tips: what the coach tells a person the first time that something happens in a match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from app.games.contract import AnySituation, Situation
from app.match.story import Happenings, doer_of
from app.texts import Text, texts

T = texts("Tips")

ViewT = TypeVar("ViewT")


class TipWords(NamedTuple):
    """The words of a tip: a heading, and a text of at most two lines."""

    heading: Text
    text: Text


class DueTip(NamedTuple):
    """A tip that can be told now."""

    name: str
    """Of the thing that it is about, as it is kept among the tips read."""
    about: str
    """Id of the card, place or decoration that it stands beside."""
    fields: Mapping[str, Any] = {}
    """What its words name."""
    text: Text | None = None
    """What it says as things stand, in place of its usual text."""


class GameTips(ABC, Generic[ViewT]):
    """The tips of one game, read from a situation in which its person is to act."""

    tips: Mapping[str, TipWords]
    """All of them by their names, the most urgent first."""
    kept: Collection[str] = ()
    """Ids of decorations over which no tip stands where there is room elsewhere."""
    kept_first: Collection[str] = ()
    """Ids of more of them: without room elsewhere, a tip rather stands over these."""
    in_short: Collection[str] = ()
    """Names of those that are told once costs are no longer told in words."""
    given_way: Collection[str] = ()
    """Ids of words over which a tip may stand, and over the cards that they are about."""

    @abstractmethod
    def due(self, situation: Situation[ViewT]) -> Iterator[DueTip]:
        """Yield the tips about what lies on the table, or has happened since the last own turn."""


class NoTips(GameTips[Any]):
    """The tips of a game that has none of its own."""

    tips: Mapping[str, TipWords] = {}

    def due(self, situation: AnySituation) -> Iterator[DueTip]:
        yield from ()


AnyTips: TypeAlias = GameTips[Any]
"""The tips of some game."""


def recent(situation: AnySituation) -> Sequence[Happenings]:
    """Return the moves of this turn of the person, and what others did since their turn before."""
    story = situation.story()
    begin = len(story)
    for others in (False, True):
        while begin and (doer_of(story[begin - 1]) != situation.seat) is others:
            begin -= 1
    return story[begin:]


def turn_of(situation: AnySituation) -> object:
    """Return what tells one turn of a match from every other one."""
    turn = situation.view["turn"]
    if "number" in turn:
        return turn["number"]
    story = situation.story()
    others = [index for index, move in enumerate(story) if doer_of(move) != situation.seat]
    return others[-1] if others else -1


DEAD_END = "dead-end"

COMMON: Mapping[str, TipWords] = {
    DEAD_END: TipWords(
        T("A warning, not a rule", note="Heading of a tip."),
        T(
            "You may still play it: do the same once more. The settings switch such warnings off.",
            note="A tip about the first warning of a dead end.",
        ),
    ),
}
"""The tips about what every game has."""
