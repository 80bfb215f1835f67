"""The rules as the tests tell them a second time: what is legal, what follows, what is seen.

They go by the documents alone, as the referee sends them.
"""

import json
from collections.abc import Mapping

from tests.engine.games.face_to_face import naive as face_to_face
from tests.engine.games.qwixx_cards import naive as qwixx_cards
from tests.engine.games.the_game import naive as the_game
from tests.engine.games.wednesday import naive as wednesday
from tests.engine.told_twice import Document, Telling
from tests.soak.pipes import check

TELLINGS: Mapping[str, Telling] = {
    "the-game": the_game,
    "the-game-extreme": the_game,
    "face-to-face": face_to_face,
    "qwixx-cards": qwixx_cards,
    "wednesday": wednesday,
}


def check_legal(state: Document, actions: Mapping[str, list[str]]) -> None:
    """Raises Failure unless these are the legal actions, by the seat's number as a text."""
    legal = TELLINGS[state["game"]].legal(state)
    told = {str(seat): sorted(texts) for seat, texts in legal.items()}
    listed = {seat: sorted(texts) for seat, texts in actions.items()}
    check(listed == told, f"legal {listed}, not {told}")


def check_after(state: Document, seat: int, action: str, after: Document) -> None:
    """Raises Failure unless this state follows when the seat does the action."""
    _check_same(f"after {action}", after, TELLINGS[state["game"]].after(state, seat, action))


def check_view(state: Document, seat: int | None, view: Document) -> None:
    """Raises Failure unless this is what the seat may know of the state."""
    _check_same(f"the view of {seat}", view, TELLINGS[state["game"]].view(state, seat))


def _check_same(where: str, document: Document, expected: Document) -> None:
    if _exactly(document) == _exactly(expected):
        return
    check(document.keys() == expected.keys(), f"{where}: fields {list(document)}")
    for field, value in document.items():
        same = _exactly(value) == _exactly(expected[field])
        check(same, f"{where}: {field} is {value}, not {expected[field]}")


def _exactly(value: object) -> str:
    """The value as a text in which true is not 1."""
    return json.dumps(value, sort_keys=True)
