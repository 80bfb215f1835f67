"""The open character, and what it lets be played.

Three questions are answered in this order: is the number blocked (W5), is it of the right kind
(Tyler, Enid), and does it go on from the last one (Bianca, Ajax, Weems)? What happens when a
character is revealed is in ``reveals``. Eugene acts when somebody passes, in ``passing``; Yoko
reverses the direction, in ``turns``.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from engine.core.refusal import Refusal
from engine.games.wednesday import refusals
from engine.games.wednesday.actions import PLAY, PLAY_PAIR, PlayOutcast
from engine.games.wednesday.cards import PROTEUS, Character
from engine.games.wednesday.expert import in_spite
from engine.games.wednesday.state import WednesdayState


def rising(number: int, last: int) -> Refusal | None:
    """Require a number higher than the last: the rule where no character says otherwise."""
    return None if number > last else refusals.not_higher(number, last)


def falling(number: int, last: int) -> Refusal | None:
    """Require a number lower than the last: Bianca."""
    return None if number < last else refusals.not_lower(number, last)


def not_the_very_next(number: int, last: int) -> Refusal | None:
    """Require a higher number, but not the very next one: Ajax."""
    return refusals.very_next(number, last) if number == last + 1 else rising(number, last)


def equal_or_rising(number: int, last: int) -> Refusal | None:
    """Require a number at least as high as the last: Weems, with still one card a turn."""
    return None if number >= last else refusals.not_equal_or_higher(number, last)


ORDER: Mapping[Character | None, Callable[[int, int], Refusal | None]] = {
    "bianca": falling,
    "ajax": not_the_very_next,
    "weems": equal_or_rising,
}
"""The order that a character asks for; under all others, and under none, numbers rise."""


@cache  # 10 characters, 14 numbers on 14 numbers
def why_not_after(character: Character | None, number: int, last: int) -> Refusal | None:
    """Return why the number does not go on from the last one on the table, or None."""
    return ORDER.get(character, rising)(number, last)


def why_not_of_kind(character: Character | None, play: PlayOutcast) -> Refusal | None:
    """Return why the character does not allow plays of this kind, or None.

    Tyler asks for odd numbers, Enid for pairs.
    """
    if character == "enid":
        return None if play.pair else refusals.pairs_only(play.number)
    if play.pair:
        return refusals.one_card(play.number)
    if character == "tyler" and not play.number % 2:
        return refusals.odd_only(play.number)
    return None


def why_not_playable(state: WednesdayState, play: PlayOutcast) -> Refusal | None:
    """Return why nobody may play this now, whoever holds it, or None.

    A blocked 4 may still be played (W5). In two expert rounds one outcast may be played in spite of
    the kind that the character asks for (W10), but it must go on from the last one like any other.
    On an empty table there is no last one to go on from.
    """
    number = play.number
    if number == state.blocked and number != PROTEUS:
        return refusals.blocked(number)
    wrong = why_not_of_kind(state.open, play)
    if wrong is not None and (play.pair or number != in_spite(state)):
        return wrong
    played = state.played
    return why_not_after(state.open, number, played[-1]) if played else None


def playable(state: WednesdayState) -> list[PlayOutcast]:
    """Return all that the seat to act can play, by number, single before pair."""
    hand = state.hands[state.turn.seat]
    plays = [PLAY[number] for number in sorted(set(hand))]
    if state.open == "enid":
        plays = [
            play
            for single in plays
            for play in (single, PLAY_PAIR[single.number])
            if not play.pair or hand.count(play.number) > 1
        ]
    return [play for play in plays if why_not_playable(state, play) is None]


def numbers_of(plays: Sequence[PlayOutcast]) -> list[int]:
    """Return the numbers of these plays, each once, ascending."""
    return sorted({play.number for play in plays})
