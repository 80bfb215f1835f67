"""The bots' model of a round beside the engine's states."""

from engine.bots.wednesday.hands import cards, hand_of
from engine.bots.wednesday.model import Round
from engine.bots.wednesday.table import KnownRound
from engine.core.chance import Chance
from engine.games.wednesday.state import WednesdayState


def round_of(state: WednesdayState) -> Round:
    """The model of the round that this state is in."""
    turn = state.turn
    model = Round()
    model.hands = [hand_of(hand) for hand in state.hands]
    model.played = list(state.played)
    model.burnt = list(state.burnt)
    model.characters = list(state.characters)
    model.open = state.open
    model.blocked = state.blocked or 0
    model.open_hands = state.open_hands
    model.frozen = state.frozen
    model.stalls = state.stalls
    model.seat = turn.seat
    model.step = turn.step
    model.taken = turn.taken or 0
    model.giver = -1 if turn.giver is None else turn.giver
    model.passes = turn.passes
    model.last = -1 if turn.last is None else turn.last
    model.last_number = turn.last_number or 0
    model.expert = state.round if state.variant.expert else 0
    model.teams = state.variant.teams
    model.over = state.over is not None
    model.chance = Chance(state.seed_state)
    return model


def hands_of(model: Round) -> tuple[tuple[int, ...], ...]:
    """All hands as the engine has them."""
    return tuple(tuple(cards(hand)) for hand in model.hands)


def told(model: Round) -> dict[str, object]:
    """All that the model holds, for comparing."""
    fields = {name: getattr(model, name) for name in KnownRound.__slots__}
    fields["chance"] = model.chance.state
    if model.step != "give":
        del fields["taken"], fields["giver"]
    return fields
