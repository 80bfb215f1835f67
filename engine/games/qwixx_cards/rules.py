"""The rules of Qwixx, the card game: the deal and the turn, whose parts are modules of their own.

Rulings are named where they apply: Q1 in ``rows``, Q2 in ``number``, Q3 in ``piles``, Q4 in
``play`` and ``actions``, Q5 in ``ending``, Q6 in ``piles`` and ``take``, Q7 in ``mark`` and
``rows``.
"""

from collections.abc import Mapping
from typing import Any, cast

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.game import Game, Settled
from engine.core.happening import Happening
from engine.core.jsontext import Document
from engine.core.options import RANDOM, Option, Options, seat_option
from engine.core.refusal import Refusal, Refused
from engine.core.scoring import PointsScoring
from engine.games.qwixx_cards import losing, refusals
from engine.games.qwixx_cards.actions import parse
from engine.games.qwixx_cards.cards import deck
from engine.games.qwixx_cards.documents import write_over, write_state, write_view
from engine.games.qwixx_cards.happenings import happened
from engine.games.qwixx_cards.loading import read_state
from engine.games.qwixx_cards.mark import MarkPart
from engine.games.qwixx_cards.number import NumberPart, turns_up
from engine.games.qwixx_cards.part import Part
from engine.games.qwixx_cards.play import PlayPart
from engine.games.qwixx_cards.printed import DEALT, DISPLAY
from engine.games.qwixx_cards.sheets import EMPTY_SHEET
from engine.games.qwixx_cards.state import NO_DECISIONS, PartName, QwixxState, QwixxVariant
from engine.games.qwixx_cards.take import TakePart

MAX_SEATS = 5

RULES: Mapping[PartName, Part[Any]] = {
    "take": TakePart(),
    "number": NumberPart(),
    "play": PlayPart(),
    "mark": MarkPart(),
}
"""The rules of each part of a turn."""


class QwixxCards(Game[QwixxState]):
    """Qwixx, the card game: 2 to 5 seats, each for itself."""

    id = "qwixx-cards"
    letter = "Q"
    rules_version = 1
    min_seats = 2
    max_seats = MAX_SEATS
    scoring = PointsScoring("scores", more=1)
    options: Mapping[str, Option] = {
        "first": seat_option(MAX_SEATS, by_lot=True),
        "jokers": Option(False, (False, True)),
    }

    def deal(self, seats: int, options: Options, seed: int) -> QwixxState:
        """Shuffle the cards; give each seat in turn four from the front, then fill the display.

        Who starts is chosen last, if that is random.
        """
        variant = QwixxVariant(**cast(dict[str, Any], options))
        chance = Chance(seed)
        cards = tuple(chance.shuffled(deck(variant.jokers)))
        dealt = DEALT * seats
        return QwixxState(
            variant=variant,
            sheets=(EMPTY_SHEET,) * seats,
            hands=tuple(tuple(sorted(cards[at : at + DEALT])) for at in range(0, dealt, DEALT)),
            display=cards[dealt : dealt + DISPLAY],
            draw=cards[dealt + DISPLAY :],
            discard=(),
            seat=chance.below(seats) if variant.first == RANDOM else int(variant.first),
            number=1,
            part="take",
            decisions=NO_DECISIONS,
            crossed=False,
            played=None,
            over=None,
            seed_state=chance.state,
        )

    def to_act(self, state: QwixxState) -> tuple[int, ...]:
        """Return the active player; in part 2 all who can decide, those that have not coming first.

        So the match comes to an end if the first seat always acts.
        """
        return RULES[state.part].to_act(state) if state.over is None else ()

    def waits_for(self, state: QwixxState) -> tuple[int, ...]:
        """Return the seats to act without those that could only change their decision (Q2)."""
        to_act = self.to_act(state)
        if not self.simultaneous(state):
            return to_act
        return tuple(seat for seat in to_act if state.decisions[seat] is None)

    def halfway(self, state: QwixxState) -> bool:
        """Tell whether cards lie open: playing them and crossing their numbers is one press."""
        return state.part == "mark"

    def simultaneous(self, state: QwixxState) -> bool:
        """Tell whether seats are deciding in part 2 (Q2)."""
        return state.part == "number" and state.over is None

    def over(self, state: QwixxState) -> Document | None:
        return write_over(state.over)

    def legal(self, state: QwixxState, seat: int) -> list[Action]:
        if seat not in self.to_act(state):
            return []
        return RULES[state.part].legal(state, seat)

    def why(self, state: QwixxState, seat: int, action: Action) -> Refusal | None:
        if seat not in self.to_act(state):
            return self.why_not_to_act(state, seat, len(state.hands))
        part = RULES[state.part]
        if not isinstance(action, part.actions):
            return refusals.wrong_part(action, state.part)
        return part.why(state, seat, action)

    def apply(self, state: QwixxState, seat: int, action: Action) -> QwixxState:
        refusal = self.why(state, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        return RULES[state.part].after(state, seat, action)

    def parse(self, text: str) -> Action:
        return parse(text)

    def document(self, state: QwixxState) -> Document:
        return write_state(self, state)

    def load(self, document: object) -> QwixxState:
        return read_state(self, document)

    def view(self, state: QwixxState, seat: int | None) -> Document:
        return write_view(self, state, seat)

    def settled(self, before: QwixxState, after: QwixxState, seat: int) -> Settled | None:
        """Return "colour" if a card was taken, which shows its colour; nothing else shows a card.

        "decided" if the last decision of part 2 turned up what others, who had a choice, decided
        (Q2). Where nobody else had one, it can be taken back until somebody goes on with the turn,
        although it makes all crosses.
        """
        if before.part == "take":
            return "colour"
        return "decided" if turns_up(before, after, seat) else None

    def leads_to_dead_end(self, state: QwixxState, seat: int, action: Action) -> bool:
        """Tell whether an action loses though another one does not.

        It brings the fourth penalty, or closes a row that ends the match for others to win.
        """
        part = RULES[state.part]
        return losing.loses(state, seat, action) and not all(
            losing.loses(state, seat, other) for other in part.legal(state, seat)
        )

    def happened(
        self, before: QwixxState, seat: int, action: Action, after: QwixxState, viewer: int | None
    ) -> tuple[Happening, ...]:
        return tuple(happened(before, seat, action, after, viewer))
