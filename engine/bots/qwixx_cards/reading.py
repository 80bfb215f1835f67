"""Reading of a view of Qwixx."""

from collections.abc import Sequence
from typing import cast

from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.jsontext import Document
from engine.core.reading import quoted, read_any_object, read_list, read_shape
from engine.games import GAMES
from engine.games.qwixx_cards.cards import CARD_OF_TEXT, CARDS, NUMBER_OF, Card, deck
from engine.games.qwixx_cards.documents import QwixxViewDocument
from engine.games.qwixx_cards.printed import NUMBERS
from engine.games.qwixx_cards.state import QwixxState

QWIXX = cast(Game[QwixxState], GAMES["qwixx-cards"])

_NUMBER_OF_BACK = {f"?{number}": number for number in NUMBERS}


def read_view(view: Document, seat: int) -> QwixxState:
    """Read a view as a state that gives it, as far as it matters to a seat that is to act.

    What is hidden from the seat is filled in arbitrarily: nothing may depend on how. What has been
    decided in part 2 is left out, the seat's own decision too. Raises BadDocument if there is no
    such state, or the seat is not to act in it.
    """
    fields = read_shape(view, "", QwixxViewDocument)
    hands = read_list(fields["hands"], "hands")
    if not 0 <= seat < len(hands):
        raise BadDocument("hands", f"there is no seat {seat}")
    turn = read_any_object(fields["turn"], "turn")
    seen = _read_cards(hands[seat], f"hands[{seat}]") + _read_cards(fields["discard"], "discard")
    if turn.get("played") is not None:
        seen += _read_cards(read_list(turn["played"], "turn.played", 2)[1], "turn.played[1]")
    hidden = _Hidden(seen, read_any_object(fields["options"], "options").get("jokers") is True)
    pile = read_list(fields["draw"], "draw")
    state = QWIXX.load(
        {
            **fields,
            "turn": {name: value for name, value in turn.items() if name != "decided"},
            "hands": [
                hand if owner == seat else hidden.cards(hand, f"hands[{owner}]")
                for owner, hand in enumerate(hands)
            ],
            "display": hidden.display(fields["display"]),
            "draw": hidden.cards(pile[:1], "draw") + hidden.rest(pile[1:], "draw"),
        }
    )
    if seat not in QWIXX.to_act(state):
        raise BadDocument("to_act", f"seat {seat} expected")
    return state


def _read_cards(value: object, where: str) -> list[Card]:
    """Read cards that the seat sees."""
    texts = read_list(value, where)
    for text in texts:
        if not isinstance(text, str) or text not in CARD_OF_TEXT:
            raise BadDocument(where, f"a card expected, not {quoted(text)}")
    return [CARD_OF_TEXT[text] for text in texts]


class _Hidden:
    """The cards that the seat does not see, which are given out lowest first."""

    def __init__(self, seen: Sequence[Card], jokers: bool) -> None:
        known = {*seen}
        self._left = [card for card in deck(jokers) if card not in known]

    def cards(self, backs: object, where: str) -> list[str]:
        """Give out cards with these backs, sorted."""
        cards = sorted(self._with_back(back, where) for back in read_list(backs, where))
        return [CARDS[card] for card in cards]

    def display(self, backs: object) -> list[str | None]:
        """Give out cards with these backs, None where there is none."""
        return [
            None if back is None else CARDS[self._with_back(back, "display")]
            for back in read_list(backs, "display")
        ]

    def rest(self, backs: Sequence[object], where: str) -> list[str]:
        """Give out all that are left, none of whose backs is seen."""
        if list(backs) != [None] * len(self._left):
            raise BadDocument(where, f"{len(self._left)} times null expected below the top")
        return [CARDS[card] for card in self._left]

    def _with_back(self, back: object, where: str) -> Card:
        number = _NUMBER_OF_BACK.get(back) if isinstance(back, str) else None
        for card in self._left:
            if NUMBER_OF[card] == number:
                self._left.remove(card)
                return card
        raise BadDocument(where, f"the back of a hidden card expected, not {quoted(back)}")
