"""The policy's values of the actions of a seat."""

from collections.abc import Mapping
from typing import cast

from engine.bots.qwixx_cards.dealing import hidden_cards
from engine.bots.qwixx_cards.hands import hand_of, played
from engine.bots.qwixx_cards.policy import Policy, SeatStanding
from engine.core.action import Action
from engine.games.qwixx_cards.actions import SKIP, PlayCards, Take, mark_of
from engine.games.qwixx_cards.cards import NUMBER_OF
from engine.games.qwixx_cards.number import top_number
from engine.games.qwixx_cards.sheets import score
from engine.games.qwixx_cards.state import QwixxState


def standing_of(policy: Policy, state: QwixxState, seat: int) -> SeatStanding:
    """Return where the seat stands."""
    totals = [*map(score, state.sheets)]
    own = totals.pop(seat)
    sheet = state.sheets[seat]
    return SeatStanding(
        rows=sheet.rows,
        hand=hand_of(state.hands[seat]),
        crossed=state.crossed or seat != state.seat,
        penalties=sheet.penalties,
        lead=own - max(totals),
        time=policy.time(state.sheets),
    )


def worth(policy: Policy, state: QwixxState, seat: int) -> Mapping[Action, float]:
    """Return the worth of what the seat can do, only to be compared.

    Plays that waste jokers are left out.
    """
    standing = standing_of(policy, state, seat)
    match state.part:
        case "take":
            hidden = hidden_cards(state, seat)
            groups = {
                Take(slot): [other for other in hidden if NUMBER_OF[other] == NUMBER_OF[card]]
                for slot, card in enumerate(state.display)
                if card is not None
            }
            return dict(zip(groups, policy.takes(standing, [*groups.values()]), strict=True))
        case "number":
            options = policy.numbers(standing, top_number(state))
        case "play":
            return {
                PlayCards(
                    option.row, played(standing.hand, option.row, option.places)
                ): option.value
                for option in policy.plays(standing)
            }
        case _:
            play = cast(PlayCards, state.played)
            options = policy.marks(standing, play.colour, play.shown)
    return {
        mark_of(option.row, option.places) if option.places else SKIP: option.value
        for option in options
    }
