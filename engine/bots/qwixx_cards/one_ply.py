"""What the policy thinks of each legal action, by the text of the action."""

from collections.abc import Mapping
from typing import cast

from engine.bots.qwixx_cards.hands import hand_of, played
from engine.bots.qwixx_cards.policy import Policy, Stand
from engine.core.action import Action
from engine.games.qwixx_cards.actions import SKIP, Play, Take, mark_of
from engine.games.qwixx_cards.cards import NUMBER_OF, Card
from engine.games.qwixx_cards.number import top_number
from engine.games.qwixx_cards.sheets import score
from engine.games.qwixx_cards.state import State


def stand_of(policy: Policy, state: State, seat: int) -> Stand:
    """Where the seat stands."""
    totals = [*map(score, state.sheets)]
    own = totals.pop(seat)
    sheet = state.sheets[seat]
    return Stand(
        rows=sheet.rows,
        hand=hand_of(state.hands[seat]),
        crossed=state.crossed or seat != state.seat,
        penalties=sheet.penalties,
        lead=own - max(totals),
        time=policy.time(state.sheets),
    )


def unseen(state: State, seat: int) -> dict[int, list[Card]]:
    """By number the cards that the seat does not see."""
    cards = [card for card in state.display if card is not None]
    cards += [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
    by_number: dict[int, list[Card]] = {}
    for card in sorted([*cards, *state.draw]):
        by_number.setdefault(NUMBER_OF[card], []).append(card)
    return by_number


def worth(policy: Policy, state: State, seat: int) -> Mapping[Action, float]:
    """The worth of what the seat can do.

    Of plays that show the same numbers, only the one that keeps the jokers.
    """
    stand = stand_of(policy, state, seat)
    match state.part:
        case "take":
            hidden = unseen(state, seat)
            groups = {
                Take(slot): hidden[NUMBER_OF[card]]
                for slot, card in enumerate(state.display)
                if card is not None
            }
            return dict(zip(groups, policy.takes(stand, [*groups.values()]), strict=True))
        case "number":
            options = policy.numbers(stand, top_number(state))
        case "play":
            return {
                Play(option.row, played(stand.hand, option.row, option.places)): option.value
                for option in policy.plays(stand)
            }
        case _:
            play = cast(Play, state.played)
            options = policy.marks(stand, play.colour, play.shown)
    return {
        mark_of(option.row, option.places) if option.places else SKIP: option.value
        for option in options
    }
