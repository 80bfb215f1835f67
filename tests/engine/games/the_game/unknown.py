"""What a seat of The Game cannot know, dealt anew."""

from engine.core.chance import Chance
from engine.games.the_game.state import TheGameState


def reshuffled(state: TheGameState, seat: int | None, chance: Chance) -> TheGameState:
    """The state with all other hands, the draw pile and the generator changed at random."""
    others = [other for other in range(len(state.hands)) if other != seat]
    hidden = chance.shuffled([*(card for o in others for card in state.hands[o]), *state.draw])
    hands = list(state.hands)
    for other in others:
        size = len(hands[other])
        hands[other], hidden = tuple(sorted(hidden[:size])), hidden[size:]
    return state._replace(hands=tuple(hands), draw=tuple(hidden), seed_state=chance.next())
