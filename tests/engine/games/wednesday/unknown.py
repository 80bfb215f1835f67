"""What a seat of Wednesday cannot know, dealt anew."""

from engine.core.chance import Chance
from engine.games.wednesday.cards import Hands
from engine.games.wednesday.state import WednesdayState


def reshuffled(state: WednesdayState, seat: int | None, chance: Chance) -> WednesdayState:
    """The state with all that the seat does not see changed at random.

    That are the generator, the other hands unless all are open, the burnt pile and the character
    pile, unless the seat looks through them now, and the card taken with a 4, unless the seat took
    it or it was the seat's. Then it stays where it went.
    """
    turn = state.turn
    looks = turn.step if seat == turn.seat else None
    sees_burnt = looks in ("pick", "block")
    knows_taken = seat is not None and seat in (turn.seat, turn.giver)
    kept = [
        list(hand) if state.open_hands or owner == seat else []
        for owner, hand in enumerate(state.hands)
    ]
    if turn.taken is not None and knows_taken and not kept[turn.seat]:
        kept[turn.seat] = [turn.taken]
    hands, burnt = _dealt(state, kept, sees_burnt, chance)
    if turn.taken is not None and not knows_taken:
        hand = hands[turn.seat]
        turn = turn._replace(taken=hand[chance.below(len(hand))])
    characters = state.characters
    if looks != "insert":
        characters = tuple(chance.shuffled(characters))
    return state._replace(
        hands=hands,
        burnt=burnt,
        characters=characters,
        turn=turn,
        seed_state=chance.next(),
    )


def _dealt(
    state: WednesdayState, kept: list[list[int]], sees_burnt: bool, chance: Chance
) -> tuple[Hands, tuple[int, ...]]:
    """All hands filled up from what is hidden, and the burnt pile from the rest."""
    hidden = [] if sees_burnt else list(state.burnt)
    for hand, known in zip(state.hands, kept, strict=True):
        rest = list(hand)
        for number in known:
            rest.remove(number)
        hidden += rest
    hidden = chance.shuffled(hidden)
    hands = []
    for hand, known in zip(state.hands, kept, strict=True):
        missing = len(hand) - len(known)
        hands.append(tuple(sorted([*known, *hidden[:missing]])))
        hidden = hidden[missing:]
    return tuple(hands), state.burnt if sees_burnt else tuple(hidden)
