"""What a seat of Qwixx cannot know, dealt anew."""

from engine.core.chance import Chance
from engine.games.qwixx_cards.actions import SKIP, Decision
from engine.games.qwixx_cards.cards import NUMBER_OF, Card
from engine.games.qwixx_cards.number import possible_marks
from engine.games.qwixx_cards.state import Decisions, QwixxState


def reshuffled(
    state: QwixxState, seat: int | None, chance: Chance, *, numbers_stay: bool = False
) -> QwixxState:
    """The state with all that is hidden from the seat changed at random.

    Of the cards whose backs are seen, in the display, other hands and on top of the draw pile,
    the numbers stay; the others are those further down in the draw pile. What others have decided
    in part 2 is any of their choices. Where the ``numbers_stay``, all of the draw pile do, and
    chance decides as it would have.
    """
    backs: list[Card] = [card for card in state.display if card is not None]
    backs += [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
    backs += state.draw[:1]
    hidden = chance.shuffled([*backs, *state.draw[1:]])

    def another(card: Card) -> Card:
        """Some hidden card of the same number."""
        at = next(i for i, other in enumerate(hidden) if NUMBER_OF[other] == NUMBER_OF[card])
        return hidden.pop(at)

    display = tuple(None if card is None else another(card) for card in state.display)
    hands = tuple(
        hand if owner == seat else tuple(sorted(map(another, hand)))
        for owner, hand in enumerate(state.hands)
    )
    draw = tuple(map(another, state.draw if numbers_stay else state.draw[:1]))
    return state._replace(
        display=display,
        hands=hands,
        draw=(*draw, *hidden),
        decisions=_others_decide(state, seat, chance),
        seed_state=state.seed_state if numbers_stay else chance.next(),
    )


def _others_decide(state: QwixxState, seat: int | None, chance: Chance) -> Decisions:
    decisions: list[Decision | None] = []
    for other, decision in enumerate(state.decisions):
        if decision is None or other == seat:
            decisions.append(decision)
        else:
            choices: list[Decision] = [*possible_marks(state, other), SKIP]
            decisions.append(choices[chance.below(len(choices))])
    return tuple(decisions)
