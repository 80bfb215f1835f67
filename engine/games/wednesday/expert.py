"""The expert variant: a special effect for each round (W10).

Whenever the round's outcast is played while its character is open, the effect follows, after the
outcast's own ability. The rules give outcast and character only in pictures; the pairs of rounds 1
to 3 follow each character's own kind.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.core.chance import Chance
from engine.games.wednesday.cards import (
    GORGON,
    HYDE,
    SIREN,
    VAMPIRE,
    WEREWOLF,
    Character,
)
from engine.games.wednesday.state import WednesdayState
from engine.games.wednesday.wednesdays_place import look_through, without_wednesday


def set_others_aside(state: WednesdayState) -> WednesdayState:
    """Set all other characters aside for the round; the open one stays in force (round 1).

    A further 5 finds the pile empty and changes nothing.
    """
    return state._replace(characters=(), aside=(*state.aside, *state.characters), frozen=True)


def remove_wednesday(state: WednesdayState) -> WednesdayState:
    """Remove Wednesday from the pile and shuffle it; once she is out, do nothing (round 2)."""
    if "wednesday" not in state.characters:
        return state
    chance = Chance(state.seed_state)
    return state._replace(
        characters=tuple(chance.shuffled(without_wednesday(state.characters))),
        aside=(*state.aside, "wednesday"),
        seed_state=chance.state,
    )


def open_all_hands(state: WednesdayState) -> WednesdayState:
    """Open all hands for the rest of the round (round 3)."""
    return state._replace(open_hands=True)


def move_wednesday(state: WednesdayState) -> WednesdayState:
    """Let the player of a single 9 put Wednesday anywhere in the pile (round 4).

    Under Enid a pair shows as two equal numbers on top. Wednesday is always in the pile: she leaves
    it in this round only when she is revealed, which ends the round or puts her back.
    """
    pair = state.played[-2:] == (WEREWOLF, WEREWOLF)
    return state if pair else look_through(state)


def pass_hands_on(state: WednesdayState) -> WednesdayState:
    """Pass every hand to the player on the right, seat - 1 (round 5)."""
    return state._replace(hands=(*state.hands[1:], state.hands[0]))


class Special(NamedTuple):
    """The special effect of a round."""

    outcast: int
    character: Character
    effect: Callable[[WednesdayState], WednesdayState]
    in_spite: bool
    """Whether the outcast may be played in spite of the kind that the character asks for."""


SPECIALS: Mapping[int, Special] = {
    1: Special(GORGON, "ajax", set_others_aside, in_spite=False),
    2: Special(SIREN, "bianca", remove_wednesday, in_spite=False),
    3: Special(VAMPIRE, "yoko", open_all_hands, in_spite=False),
    4: Special(WEREWOLF, "enid", move_wednesday, in_spite=True),
    5: Special(HYDE, "tyler", pass_hands_on, in_spite=True),
}
"""By round."""


def in_spite(state: WednesdayState) -> int | None:
    """Return the number that may be played as a single card in spite of the open character."""
    if not state.variant.expert:
        return None
    special = SPECIALS[state.round]
    return special.outcast if special.in_spite and special.character == state.open else None


def set_off(state: WednesdayState) -> WednesdayState:
    """Return the state after the round's effect, if what was just played sets it off."""
    if not state.variant.expert:
        return state
    special = SPECIALS[state.round]
    if special.character != state.open or special.outcast != state.turn.last_number:
        return state
    return special.effect(state)
