"""The reference rules in long runs: what is legal, what follows, what is seen.

They go by the documents alone, as the referee sends them.
"""

from collections.abc import Callable, Mapping

from engine.core.chance import Chance
from tests.engine.differential import Document, ReferenceRules
from tests.engine.games.face_to_face import reference_rules as face_to_face
from tests.engine.games.qwixx_cards import reference_rules as qwixx_cards
from tests.engine.games.qwixx_cards.late import late as late_in_qwixx
from tests.engine.games.the_game import reference_rules as the_game
from tests.engine.games.the_game.late import few
from tests.engine.games.the_game.late import late as late_in_the_game
from tests.engine.games.wednesday import reference_rules as wednesday
from tests.engine.games.wednesday.late import late as late_in_wednesday
from tests.engine.play import Setup
from tests.soak.pipes import check, exactly

REFERENCE_RULES: Mapping[str, ReferenceRules] = {
    "the-game": the_game,
    "the-game-extreme": the_game,
    "face-to-face": face_to_face,
    "qwixx-cards": qwixx_cards,
    "wednesday": wednesday,
}

LATE: Mapping[str, Callable[[Setup, Chance], Document]] = {
    "the-game": lambda setup, chance: late_in_the_game(setup, few, chance),
    "the-game-extreme": lambda setup, chance: late_in_the_game(setup, few, chance),
    "qwixx-cards": late_in_qwixx,
    "wednesday": late_in_wednesday,
}
"""Late positions: in Extreme few players come so far, and in other games much there is rare."""


def check_deal(state: Document, seats: int, options: Document, seed: int) -> None:
    """Raises Failure unless the match begins with this state."""
    _check_same("deal", state, REFERENCE_RULES[state["game"]].deal(seats, options, seed))


def check_legal(state: Document, actions: Mapping[str, list[str]]) -> None:
    """Raises Failure unless these are the legal actions, by the seat's number as a text."""
    legal = REFERENCE_RULES[state["game"]].legal(state)
    expected = {str(seat): sorted(texts) for seat, texts in legal.items()}
    listed = {seat: sorted(texts) for seat, texts in actions.items()}
    check(listed == expected, f"legal {listed}, not {expected}")


def check_after(state: Document, seat: int, action: str, after: Document) -> None:
    """Raises Failure unless this state follows when the seat does the action."""
    _check_same(f"after {action}", after, REFERENCE_RULES[state["game"]].after(state, seat, action))


def check_view(state: Document, seat: int | None, view: Document) -> None:
    """Raises Failure unless this is what the seat may know of the state."""
    _check_same(f"the view of {seat}", view, REFERENCE_RULES[state["game"]].view(state, seat))


def _check_same(where: str, document: Document, expected: Document) -> None:
    if exactly(document) == exactly(expected):
        return
    check(document.keys() == expected.keys(), f"{where}: fields {list(document)}")
    for field, value in document.items():
        same = exactly(value) == exactly(expected[field])
        check(same, f"{where}: {field} is {value}, not {expected[field]}")
