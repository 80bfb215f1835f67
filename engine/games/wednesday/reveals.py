"""Reveals of characters, and what happens at once.

Most characters are in force from then on (``characters``, ``turns``, ``passing``), and the player
of the last outcast leads. Wednesday and the Thing act at once.
"""

from engine.core.chance import Chance
from engine.games.wednesday.cards import THIRTEEN
from engine.games.wednesday.rounds import end_round
from engine.games.wednesday.state import WednesdayState
from engine.games.wednesday.thing import reveal_thing
from engine.games.wednesday.turns import lead


def reveal(state: WednesdayState) -> WednesdayState:
    """Reveal the top character of the pile, which is in force at once."""
    top, *rest = state.characters
    state = state._replace(open=top, characters=tuple(rest))
    if top == "wednesday":
        return reveal_wednesday(state)
    if top == "thing":
        return reveal_thing(state)
    return lead(state)


def reveal_wednesday(state: WednesdayState) -> WednesdayState:
    """End the round, unless the last outcast played was a 13.

    With a 13 she goes back into the pile, which is shuffled, no character is in force, and the
    player of the 13 leads.
    """
    if state.turn.last_number != THIRTEEN:
        return end_round(state)
    chance = Chance(state.seed_state)
    return lead(
        state._replace(
            open=None,
            characters=tuple(chance.shuffled((*state.characters, "wednesday"))),
            seed_state=chance.state,
        )
    )
