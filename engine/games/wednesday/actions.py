"""The actions, each value made only once.

Places in a pile are counted from its top, which is 1.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.action import Action
from engine.games.wednesday.cards import CHARACTERS, HAND_SIZES, HYDE, MEDIUM, NUMBERS, OUTCASTS


@dataclass(frozen=True, slots=True)
class PlayOutcast(Action):
    """Play an outcast, or a pair of the same number: ``play N`` or ``play N N``."""

    number: int
    pair: bool

    def __str__(self) -> str:
        return f"play {self.number} {self.number}" if self.pair else f"play {self.number}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Pass: ``pass``."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Combine(Action):
    """Show a combination, three 6 or four 10: ``combo 6`` or ``combo 10``."""

    number: int

    def __str__(self) -> str:
        return f"combo {self.number}"


@dataclass(frozen=True, slots=True)
class Shed(Action):
    """Lay off a hand of blocked cards: ``shed``."""

    def __str__(self) -> str:
        return "shed"


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Take a card from this seat's hand, with the 4: ``swap SEAT``."""

    seat: int

    def __str__(self) -> str:
        return f"swap {self.seat}"


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Give a card in return, with the 4: ``give N``."""

    number: int

    def __str__(self) -> str:
        return f"give {self.number}"


@dataclass(frozen=True, slots=True)
class PickBurntCard(Action):
    """Take the card in this place of the burnt pile, with the 7: ``pick I``."""

    place: int

    def __str__(self) -> str:
        return f"pick {self.place}"


@dataclass(frozen=True, slots=True)
class Donate(Action):
    """Let this seat take the top card of the burnt pile, with the 8: ``donate SEAT``."""

    seat: int

    def __str__(self) -> str:
        return f"donate {self.seat}"


@dataclass(frozen=True, slots=True)
class BlockNumber(Action):
    """Put the Thing on the card in this place of the burnt pile: ``block I``."""

    place: int

    def __str__(self) -> str:
        return f"block {self.place}"


@dataclass(frozen=True, slots=True)
class Insert(Action):
    """Put Wednesday in this place of the pile of the other characters: ``insert I``."""

    place: int

    def __str__(self) -> str:
        return f"insert {self.place}"


_TO_HIGHEST = range(max(NUMBERS) + 1)
_SEATS = range(max(HAND_SIZES))
_PLACES = range(1, len(OUTCASTS) + 1)

PASS = Pass()
SHED = Shed()
COMBINE_MEDIUM = Combine(MEDIUM)
COMBINE_HYDE = Combine(HYDE)
PLAY = tuple(PlayOutcast(number, pair=False) for number in _TO_HIGHEST)
"""``PLAY[number]``; here and below, entries for numbers that no card has only fill up the row."""
PLAY_PAIR = tuple(PlayOutcast(number, pair=True) for number in _TO_HIGHEST)
GIVE = tuple(map(Give, _TO_HIGHEST))
SWAP = tuple(map(Swap, _SEATS))
DONATE = tuple(map(Donate, _SEATS))
PICK = tuple(map(PickBurntCard, _PLACES))
"""``PICK[place - 1]``, and so on with the places of BLOCK and INSERT."""
BLOCK = tuple(map(BlockNumber, _PLACES))
INSERT = tuple(map(Insert, range(1, len(CHARACTERS) + 1)))


def _all_actions() -> Iterator[Action]:
    yield from (PASS, SHED, COMBINE_MEDIUM, COMBINE_HYDE)
    for number in NUMBERS:
        yield from (PLAY[number], PLAY_PAIR[number], GIVE[number])
    yield from (*SWAP, *DONATE, *PICK, *BLOCK, *INSERT)


ACTIONS: dict[str, Action] = {str(action): action for action in _all_actions()}
"""Every action by its text."""
