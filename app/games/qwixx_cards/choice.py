"""What is chosen in part 3: cards to play, and of their numbers what to cross.

The table keeps it as words: a card by its text ("r5"), a cross by its row and number ("red:5").
What goes together the engine says: by what is legal now, and by what would be after a play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from app.games.contract import Ask, Choose, Deed, Do, Refuse, Situation, TurnHand
from app.games.qwixx_cards.reasons import NOTHING_CHOSEN, OF_LETTER
from engine.core.refusal import Refusal
from engine.games.qwixx_cards.cards import CARDS
from engine.games.qwixx_cards.printed import COLOURS, ROW_OF, ROWS

SKIP = "skip"
ALREADY = "already-decided"
"""Why nobody can decide again what they have decided in part 2."""


class Chosen(NamedTuple):
    """The cards, sorted; the numbers to cross from left to right and their row, "" if none."""

    cards: tuple[str, ...] = ()
    row: str = ""
    numbers: tuple[int, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """As the table keeps it."""
        return (*self.cards, *(f"{self.row}:{number}" for number in self.numbers))

    @property
    def shown(self) -> list[int]:
        """The numbers of the cards, each once."""
        return sorted({number_of(card) for card in self.cards})

    @property
    def colour(self) -> str:
        """The colour of the cards; of jokers alone that of the row, or "joker"."""
        own = [colour_of(card) for card in self.cards if colour_of(card) != "joker"]
        return own[0] if own else self.row or "joker"


def colour_of(card: str) -> str:
    """The colour of a card, or "joker"."""
    return OF_LETTER[card[0]]


def number_of(card: str) -> int:
    """The number of a card."""
    return int(card[1:])


def chosen_of(situation: Situation) -> Chosen:
    """What is chosen now; cards that lie open already are."""
    played = situation.view["turn"]["played"]
    cards = [word for word in situation.chosen if ":" not in word]
    crosses = [word.split(":") for word in situation.chosen if ":" in word]
    row = crosses[0][0] if crosses else ""
    return _made(played[1] if played else cards, row, (int(number) for _, number in crosses))


def _made(cards: Iterable[str], row: str, numbers: Iterable[int]) -> Chosen:
    across = tuple(sorted(set(numbers), key=_line(row).index)) if row else ()
    return Chosen(tuple(sorted(cards, key=CARDS.index)), row if across else "", across)


def _line(row: str) -> tuple[int, ...]:
    return ROWS[ROW_OF[row]]


def play_text(chosen: Chosen, row: str = "") -> str:
    """The action of playing the cards, in the colour of that row or their own."""
    colour = row or (chosen.colour if chosen.colour in ROW_OF else COLOURS[0])
    return " ".join(("play", colour, *chosen.cards))


def mark_text(row: str, numbers: Iterable[int]) -> str:
    """The action of crossing these; of none, skipping."""
    across = sorted(numbers, key=_line(row).index) if row else []
    return " ".join(("mark", row, *map(str, across))) if across else SKIP


def actions(situation: Situation, chosen: Chosen) -> tuple[str, ...]:
    """What playing and crossing this would be; the cards may lie open already."""
    mark = mark_text(chosen.row, chosen.numbers)
    if situation.view["turn"]["part"] == "mark":
        return (mark,)
    return play_text(chosen, chosen.row), mark


def may_decide(situation: Situation, action: str) -> bool:
    """Whether that can be decided in part 2, or left as it is decided.

    The two look the same on a table that all see, for what is decided there nobody may know.
    """
    refusal = situation.why(action)
    return refusal is None or (refusal.code == ALREADY and is_shared(situation))


def decide(situation: Situation, action: str) -> Deed:
    """Decide that in part 2; who has decided it already leaves it so, and the next one is asked."""
    refusal = situation.why(action)
    if refusal is None or refusal.code != ALREADY or not is_shared(situation):
        return Do((action,))
    if situation.stage == "deciding":
        return Ask(situation.view["turn"]["waiting"][0])
    return TurnHand(up=False)


def is_shared(situation: Situation) -> bool:
    """Whether several people play at this screen."""
    return sum(1 for player in situation.players if player.kind == "human") > 1


def rows_open_to(situation: Situation, chosen: Chosen) -> Iterator[str]:
    """The rows in whose colour the cards can be played, or have been."""
    turn = situation.view["turn"]
    if turn["part"] == "mark":
        yield turn["played"][0]
        return
    cards = set(chosen.cards)
    for action in situation.legal:
        verb, *rest = action.split()
        if verb == "play" and set(rest[1:]) == cards:
            yield rest[0]


def marks(situation: Situation, chosen: Chosen, row: str) -> set[frozenset[int]]:
    """The sets of numbers that could be crossed in that row with the cards."""
    if situation.view["turn"]["part"] == "mark":
        texts = situation.legal
    else:
        texts = situation.legal_after(play_text(chosen, row))
    told = (text.split() for text in texts)
    return {frozenset(map(int, rest)) for verb, *rest in _with_row(told, row) if verb == "mark"}


def _with_row(told: Iterable[list[str]], row: str) -> Iterator[list[str]]:
    return ([verb, *rest[1:]] for verb, *rest in told if rest[:1] == [row])


def crossable(situation: Situation, chosen: Chosen) -> list[tuple[str, int]]:
    """The numbers that can be crossed besides what is chosen, by row, from left to right."""
    if not chosen.cards:
        return []
    found = []
    for row in rows_open_to(situation, chosen):
        if chosen.row in ("", row):
            possible = marks(situation, chosen, row)
            already = frozenset(chosen.numbers)
            more = [n for n in _line(row) if n not in already and already | {n} in possible]
            found += [(row, number) for number in more]
    return found


def goes_with(situation: Situation, chosen: Chosen, card: str) -> bool:
    """Whether the card can be played together with those that are chosen."""
    together = {*chosen.cards, card}
    plays = (action.split() for action in situation.legal)
    return any(verb == "play" and set(rest[1:]) == together for verb, *rest in plays)


def toggle_card(situation: Situation, card: str) -> Deed:
    """Choose a card, or put it back."""
    chosen = chosen_of(situation)
    if card in chosen.cards:
        left = [each for each in chosen.cards if each != card]
        return Choose(_kept(situation, _made(left, chosen.row, chosen.numbers)).words)
    together = _made((*chosen.cards, card), chosen.row, chosen.numbers)
    if goes_with(situation, chosen, card):
        return Choose(_kept(situation, together).words)
    return _refused(situation.why(play_text(together)))


def _kept(situation: Situation, chosen: Chosen) -> Chosen:
    """With those crosses alone that still can be made, as many as can from left to right."""
    if not chosen.row or chosen.row not in rows_open_to(situation, chosen):
        return chosen._replace(row="", numbers=())
    possible = marks(situation, chosen, chosen.row)
    kept: list[int] = []
    for number in chosen.numbers:
        if frozenset((*kept, number)) in possible:
            kept.append(number)
    return _made(chosen.cards, chosen.row, kept)


def toggle_cross(situation: Situation, row: str, number: int) -> Deed:
    """Choose a number to cross, or choose it no more."""
    chosen = chosen_of(situation)
    if not chosen.cards:
        return Refuse(NOTHING_CHOSEN)
    if chosen.row == row and number in chosen.numbers:
        left = [each for each in chosen.numbers if each != number]
        return _crossing(situation, chosen, row, left)
    # Another row than before: jokers take its colour.
    before = chosen.numbers if chosen.row == row else ()
    return _crossing(situation, chosen, row, (*before, number))


def cross_with(situation: Situation, card: str, row: str) -> Deed:
    """Choose a card and its number in that row, as when it is laid there."""
    chosen = chosen_of(situation)
    together = chosen
    alone = situation.why(play_text(Chosen((card,)), row))
    if alone is not None and situation.view["turn"]["part"] == "play":
        return Refuse(alone)
    if card not in chosen.cards:
        together = _made((*chosen.cards, card), chosen.row, chosen.numbers)
        if not goes_with(situation, chosen, card):
            return _refused(situation.why(play_text(together)))
    before = chosen.numbers if chosen.row == row else ()
    return _crossing(situation, together, row, (*before, number_of(card)))


def _crossing(situation: Situation, chosen: Chosen, row: str, numbers: Iterable[int]) -> Deed:
    """Choose these crosses, if they can be made."""
    wanted = _made(chosen.cards, row, numbers)
    mark = mark_text(row, wanted.numbers)
    if situation.view["turn"]["part"] == "mark":
        refusal = situation.why(mark)
    else:
        play = play_text(chosen, row)
        refusal = situation.why(play) or situation.why_after(play, mark)
    return Choose(wanted.words) if refusal is None else Refuse(refusal)


def _refused(refusal: Refusal | None) -> Deed:
    return Refuse(refusal or NOTHING_CHOSEN)
