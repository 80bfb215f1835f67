"""What a seat of Face to Face cannot know, dealt anew."""

from engine.core.chance import Chance
from engine.games.face_to_face.piles import SEATS
from engine.games.face_to_face.state import FaceToFaceState


def reshuffled(state: FaceToFaceState, seat: int | None, chance: Chance) -> FaceToFaceState:
    """The state with the rival's hand, both draw piles and the generator changed at random.

    A card stays with the deck that it is of.
    """
    hands, draws = [], []
    for owner in SEATS:
        known = len(state.hands[owner]) if owner == seat else 0
        cards = (*state.hands[owner], *state.draw[owner])
        mixed = [*cards[:known], *chance.shuffled(cards[known:])]
        size = len(state.hands[owner])
        hands.append(tuple(sorted(mixed[:size])))
        draws.append(tuple(mixed[size:]))
    return state._replace(
        hands=(hands[0], hands[1]), draw=(draws[0], draws[1]), seed_state=chance.next()
    )
