"""Every sentence of Qwixx at the table, in the language on screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from app import common_texts
from app.style.typography import MINUS, names_in_a_sentence, read_aloud
from app.texts import texts
from engine.games.qwixx_cards.printed import PENALTIES_TO_END, PENALTY

T = texts("QwixxCards")

MOST_NAMED: Final = 2
"""Whom all wait for is named in one line, unless there are more."""

# Numbers, colours, rows: parts of sentences


_COMMA = T(", ", "between numbers")
_CROSSED = T("crossed: {numbers}")


def listed(numbers: Sequence[object]) -> str:
    """Return numbers or short words in a row, the last one after "and"."""
    *others, last = map(str, numbers)
    if not others:
        return last
    return common_texts.and_last(some=_COMMA().join(others), last=last)


def the(thing: object, count: int = 1) -> str:
    """Return a number or card, or so many of them, after the article where the language has one."""
    return T("{thing}", "a number or card with its article, if it takes one", plural=True)(
        n=count, thing=thing
    )


def with_article(things: Sequence[object]) -> str:
    """Return numbers or cards in a row, each with its article."""
    return listed([the(thing) for thing in things])


def the_numbers(numbers: Sequence[int]) -> str:
    """Return numbers in a row, with one article for all."""
    return the(listed(numbers), len(numbers))


def the_skipped(numbers: Sequence[int]) -> str:
    """Return numbers that are passed over: two each with its article, more with one for all."""
    return with_article(numbers) if len(numbers) == 2 else the(spanned(numbers), len(numbers))


def the_coloured(colour: str, numbers: Sequence[int]) -> str:
    """Return numbers of one colour, with one article for all."""
    return the(coloured(colour, numbers), len(numbers))


def spanned(numbers: Sequence[int]) -> str:
    """Return numbers; three or more that follow one another only by the first and the last."""
    steps = {after - before for before, after in pairwise(numbers)}
    if len(numbers) < 3 or steps not in ({1}, {-1}):
        return listed(numbers)
    return common_texts.first_to_last(first=numbers[0], last=numbers[-1])


_COLOURED = {
    "red": T("red {numbers}", plural=True),
    "yellow": T("yellow {numbers}", plural=True),
    "green": T("green {numbers}", plural=True),
    "blue": T("blue {numbers}", plural=True),
    "joker": T("joker {numbers}", plural=True),
}


def coloured(colour: str, numbers: Sequence[int]) -> str:
    """Return numbers of one colour; a joker has a name of its own."""
    count = len(numbers)
    return _COLOURED[colour](n=count, numbers=listed(numbers))


def jokers_as(numbers: Sequence[int], colour: str) -> str:
    """Return jokers with one article for all, and the colour that they are played in."""
    text = T("{joker} as {colour}")
    name = colour_name(colour, len(numbers))
    return text(joker=the_coloured("joker", numbers), colour=name)


_COLOUR_NAME = {
    "red": T("red", "a colour", plural=True),
    "yellow": T("yellow", "a colour", plural=True),
    "green": T("green", "a colour", plural=True),
    "blue": T("blue", "a colour", plural=True),
}


def colour_name(colour: str, count: int = 1) -> str:
    """Name a colour alone, or that of so many cards."""
    return _COLOUR_NAME[colour](n=count)


_ROW_OF = {
    "red": T("red row"),
    "yellow": T("yellow row"),
    "green": T("green row"),
    "blue": T("blue row"),
}


def row_of(colour: str) -> str:
    """Name a row by its colour."""
    return _ROW_OF[colour]()


_IN_ROW = {
    "red": T("in the red row"),
    "yellow": T("in the yellow row"),
    "green": T("in the green row"),
    "blue": T("in the blue row"),
}


def in_row(colour: str) -> str:
    """Say where something is crossed, as a part of a sentence."""
    return _IN_ROW[colour]()


def sentence(text: str) -> str:
    """Return the text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


# Piles and display


number_for_all = T(
    "Number for all: {number}", note="What the top of the draw pile says to everybody."
)
number_called = T("Number for all:", note="Over the draw pile: the number itself follows.")
draw_pile = T("Draw pile", note="Over the draw pile, while its number does not count.")
in_draw_pile = T("%n card(s) in the draw pile", note="Beside the draw pile.")
discarded = T("%n discarded", note="Beside the discard pile.")


on_top = T("on top {number}")


def draw_pile_name(count: int, top: int | None, *, calls: bool) -> str:
    """Name the draw pile for screen readers; `calls`: the number on top counts for everybody."""
    name = common_texts.draw_pile_name(n=count)
    if top is None:
        return name
    told = number_for_all if calls else on_top
    return f"{name}, {told(number=top)}"


discard_pile = T("Discard pile", note="Beside the discard pile, as long as it has no cards.")
_DISCARD_PILE_NAME = T("discard pile, %n card(s)", note="The discard pile for screen readers.")


def discard_pile_name(count: int, top: int | None) -> str:
    """Name the discard pile for screen readers."""
    name = _DISCARD_PILE_NAME(n=count)
    return name if top is None else f"{name}, {on_top(number=top)}"


top_card_name = T(
    "{number}, number for all, to cross in a row",
    note="The card on top of the draw pile, while it can be laid on a row.",
)
draw_pile_explained = T(
    "Cards are taken from the display, which is refilled from here. In step 2 the number on top "
    "counts for everybody.",
    note="Said when somebody presses the draw pile.",
)
discard_pile_explained = T(
    "Cards that have been played go here. When the draw pile runs out, they are shuffled.",
    note="Said when somebody presses the discard pile.",
)
display = T("Display", note="Over the display.")
display_card_name = T(
    "{number}, display, card {place} of {count}",
    note="A card of the display for screen readers: only its number is known.",
)


# Hands


_chosen = T("chosen", "a card")


def chosen_card(card: str) -> str:
    """Name a card of the hand that is chosen, as briefly as can be."""
    return f"{card}, {_chosen()}"


def hand_card_name(
    colour: str, face: int, place: tuple[int, int], *, chosen: bool, dim: bool
) -> str:
    """Name a card of the hand for screen readers."""
    name = T("{card}, card {place} of {count}")
    parts = [name(card=coloured(colour, [face]), place=place[0], count=place[1])]
    if chosen:
        parts.append(_chosen())
    if dim:
        parts.append(T("cannot be played with the others")())
    return ", ".join(parts)


def played_card_name(colour: str, face: int) -> str:
    """Name a card that was played and lies open, for screen readers."""
    return T("{card}, played")(card=coloured(colour, [face]))


covered_card_name = T(
    "{number}, face down, card {place} of {count}: look at your hand",
    note="A card of the own hand that lies face down, for screen readers.",
)


# Sheets


def points(count: int) -> str:
    """Return the points of a sheet."""
    text = common_texts.points(n=abs(count))
    return f"{MINUS}{text}" if count < 0 else text


def points_had(count: int) -> str:
    """Return points with which somebody wins or is ahead, after "with"."""
    text = T("%n point(s)", "after 'with'")(n=abs(count))
    return f"{MINUS}{text}" if count < 0 else text


def penalty_each() -> str:
    """Say what a penalty costs, after the boxes of the own sheet."""
    return T("{points} each")(points=f"{MINUS}{PENALTY}")


def penalties_of(count: int) -> str:
    """Count the penalties on the panel of another player."""
    return T("penalties {count} of {most}")(count=count, most=PENALTIES_TO_END)


row_is_closed = T("the row is closed", note="What came of a turn, in few words.")
closed_with_lock = T("closed with its lock", note="Of a row, for screen readers.")
crosses = T("crosses", note="Head of the line that counts crosses, on the sheet.")
worth = T("points", note="Head of the line below it: what they are worth.")


def row_name(
    colour: str, crossed: Sequence[int], free: Sequence[int], *, closed: bool, worth_now: int
) -> str:
    """Name a row of the own sheet for screen readers."""
    parts = [row_of(colour)]
    if crossed:
        parts.append(_CROSSED(numbers=listed(crossed)))
    if closed:
        parts.append(closed_with_lock())
    else:
        text = T("open: {numbers}")
        parts.append(text(numbers=spanned(free)))
    parts.append(points(worth_now))
    return ", ".join(parts)


def sheet_name(owner: str | None, count: int, total: int) -> str:
    """Name the foot of the large sheet for screen readers; owner None is the listener."""
    name = T("your sheet")() if owner is None else owner
    return ", ".join([name, penalties_of(count), points(total)])


class CrossCost(NamedTuple):
    """What else comes of a cross, to be said in short."""

    skipped: Sequence[int] = ()
    closes: bool = False
    """Whether it closes its row."""
    ends: bool = False
    """Whether it ends the match, that row being the second."""

    @property
    def parts(self) -> list[str]:
        """Return it in words."""
        said = [skips(self.skipped)] if self.skipped else []
        if self.closes:
            said.append(closes_and_ends() if self.ends else closes())
        return said

    @property
    def in_short(self) -> list[str]:
        """Return it in the words of a pill, which has no room to tell of the lock."""
        said = [skips(self.skipped)] if self.skipped else []
        if self.closes:
            said.append(_closes_in_short())
        if self.ends:
            said.append(_ends_in_short())
        return said


def cell_name(colour: str, face: int, cost: CrossCost, *, chosen: bool) -> str:
    """Name a number that can be crossed, for screen readers and as a tooltip."""
    parts = [coloured(colour, [face])]
    if chosen:
        parts.append(T("chosen", "a number")())
    return ", ".join([*parts, *cost.parts])


def skips(numbers: Sequence[int]) -> str:
    """Say in short what a cross would skip."""
    return T("skips {numbers}")(numbers=the_skipped(numbers))


_closes_in_short = T(
    "closes the row", note="What the cross of a row's last number does, on a pill at the number."
)
_ends_in_short = T(
    "the game ends", note="What the cross of a second row's last number does, on such a pill."
)
closes = T(
    "closes the row, with one more cross for the lock",
    note="What the cross of a row's last number does, short.",
)
closes_and_ends = T(
    "closes the row, with one more cross for the lock, the game ends",
    note="What the cross of a second row's last number does, short.",
)


def crosses_number(colour: str, face: int, cost: CrossCost) -> str:
    """Say what laying a card on its number means, for screen readers."""
    text = T("crosses {number}")
    crossed = text(number=the_coloured(colour, [face]))
    return ", ".join([crossed, *cost.parts])


def lock_explained(colour: str, last: int, needed: int, *, closed: bool) -> str:
    """Return what is said when somebody presses a lock."""
    if closed:
        return T(
            "This row is closed for you, but not for the others. Its lock counts as one more cross."
        )()
    return T(
        "You cross the lock together with {number}, which needs at least {needed} crosses first."
    )(number=coloured(colour, [last]), needed=needed)


# Players


has_decided = T("decided", note="On a player's panel, in step 2.")
fits_no_row = T(
    "it fits no row",
    note="On a player's panel, in step 2: the number can be crossed nowhere on that sheet.",
)
fits_none_of = T(
    "It fits none of {name}’s rows.", note="Of a player who need not decide in part 2."
)
fits_none_of_yours = T(
    "{number} fits none of your rows",
    note="A status line of a player who need not decide in part 2.",
)
can_be_changed = T(
    "decided · change?", note="On the panel of a player who has decided and can be asked again."
)
still_deciding = T("deciding", note="On a player's panel, in step 2.")


def cards_seen(cards: Sequence[str]) -> str:
    """Say what is seen of a hand, for screen readers: the numbers on its backs, or its cards."""
    if not cards:
        return common_texts.no_cards()
    return T("cards {numbers}")(numbers=listed(cards))


def rows_seen(crossed: Sequence[tuple[str, Sequence[int]]], closed: Collection[str]) -> str:
    """Name the crosses on another sheet and its closed rows, for screen readers."""
    if not crossed:
        return T("nothing crossed")()
    rows = [
        ", ".join([coloured(row, numbers), *([closed_with_lock()] if row in closed else ())])
        for row, numbers in crossed
    ]
    return _CROSSED(numbers=read_aloud(rows))


def new_crosses(crossed: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Name the crosses on another sheet that are ringed as new, for screen readers."""
    numbers = read_aloud([coloured(row, numbers) for row, numbers in crossed])
    return T("new crosses: {numbers}")(numbers=numbers)


# Steps and what is asked


take = T("Take", note="The first step of a turn, and the dim button while somebody else is at it.")
step_number = T("Number for all", note="The second step of a turn.")
step_play = T("Play and cross", note="The third step of a turn.")
take_cards = T("Take %n card(s) from the display", note="The status line in part 1.")
your_turn = T("Your turn · {name}", note="The second line of the status.")
_LAST_TURN = T(
    "Last turn: {crossed} · {name}",
    note="The second line of the status before one’s first act: who played last, and what came of"
    " it on that sheet.",
)


def last_turn(
    name: str, crossed: Sequence[tuple[str, Sequence[int]]], *, closed: bool, penalty: bool
) -> str:
    """Say what came of the turn before on the sheet of its player."""
    parts = [coloured(colour, numbers) for colour, numbers in crossed]
    if closed:
        parts.append(row_is_closed())
    if penalty:
        parts.append(T("a penalty", note="What came of a turn, in few words.")())
    return _LAST_TURN(crossed=", ".join(parts), name=name)


cross_or_skip = T("Cross it in one row, or skip · {name}", note="The second line in part 2.")
you_decide_too = T(
    "{name} is playing, but you decide too: cross it or skip",
    note="The second line in part 2 of another player's turn.",
)


def you_cross(colour: str, called: int) -> str:
    """Return the status line in part 2, after the own decision."""
    return T("You cross {number}")(number=coloured(colour, [called]))


you_skip = T(
    "You skip {number}", note="The status line in part 2, after the decision to cross nothing."
)
decided_already = T(
    "You have decided; you may still change it.",
    note="Why there is no hint after the own decision in part 2.",
)


def waiting_for(names: Sequence[str], *, change: bool) -> str:
    """Return the second line in part 2, while others decide; of many, how many they are."""
    if len(names) > MOST_NAMED:
        if change:
            return T("You may still change that · Waiting for %n player(s)")(n=len(names))
        return T("Waiting for %n player(s)")(n=len(names))
    if change:
        line = T("You may still change that · Waiting for {names}")
    else:
        line = T("Waiting for {names}")
    return line(names=names_in_a_sentence(names))


asked_now = T(
    "{name} is deciding",
    note="Above the hand of who decides just now, one of several at one screen.",
)
you_may_change = T(
    "You may still change it · {name}",
    note="The second line in part 2 of who has decided and is asked again.",
)
may_change = T("{name} may still change it", note="Of somebody who has decided and is asked again.")
choose_cards = T(
    "Play one card, or up to three of one colour",
    note="The status line in part 3, before a card is chosen.",
)


def cards_chosen(cards: str) -> str:
    """Return the status line in part 3.

    It says that nothing of these cards can be crossed, or nothing is yet.
    """
    line = T("{cards}: you cross nothing")
    return sentence(line(cards=cards))


not_in_display = T("There is no {card} in the display.", note="After its number was typed.")


def crossed_of(cards: str, crossed: int, without: Sequence[int]) -> str:
    """Return the status line in part 3: how many numbers are crossed, and which go without."""
    if without:
        text = T("{cards}: {numbers} goes without a cross", plural=True)
        count = len(without)
        return sentence(text(n=count, cards=cards, numbers=the_numbers(without)))
    if crossed == 1:
        return sentence(T("{cards}: you cross it")(cards=cards))
    if crossed == 2:
        return sentence(T("{cards}: you cross both")(cards=cards))
    return sentence(T("{cards}: you cross all")(cards=cards))


def press_to_cross(name: str, numbers: Sequence[int], *, too: bool) -> str:
    """Return the second line in part 3: what else can be crossed."""
    if too:
        line = T("Choose {numbers} to cross it too · {name}")
    else:
        line = T("Choose {numbers} to cross it · {name}")
    either = _either(numbers)
    return line(numbers=either, name=name)


def _either(numbers: Sequence[int]) -> str:
    *others, last = map(str, numbers)
    if not others:
        return last
    return T("{some} or {last}")(some=_COMMA().join(others), last=last)


def watched_step(part: str) -> str:
    """Return the second line in another player's turn."""
    match part:
        case "take":
            return T("Step 1: taking from the display")()
        case "number":
            return T("Step 2: the number for all")()
    return T("Step 3: playing and crossing")()


def won(names: Sequence[str], count: int, *, you: bool) -> str:
    """Return the status line at the end; `you`: the winner is who reads it, alone."""
    if you:
        return T("You won · {points}")(points=points(count))
    return T("{names} won · {points}")(names=names_in_a_sentence(names), points=points(count))


def ended_by(reason: str) -> str:
    """Return the second line at the end."""
    if reason == "two-rows":
        return T("Two rows are closed on one sheet")()
    return T("Four penalties on one sheet")()


# Hints beside the hand


def skips_in(colour: str, face: int, skipped: Sequence[int]) -> str:
    """Say what one cross would skip, as a line of its own."""
    if skipped:
        text = T("{number} skips {numbers}.")(
            number=coloured(colour, [face]), numbers=the_skipped(skipped)
        )
    else:
        text = T("{number} skips nothing.")(number=coloured(colour, [face]))
    return sentence(text)


def would_skip(colour: str, face: int, skipped: Sequence[int]) -> str:
    """Say what a cross that is not chosen would skip."""
    text = T("{number} would skip {numbers}.")
    return sentence(text(number=coloured(colour, [face]), numbers=the_skipped(skipped)))


def lost_before(colour: str, skipped: Sequence[int]) -> str:
    """Name numbers before the first cross that are passed over for good."""
    line = T("Skipped for good {in_row}: {numbers}.", plural=True)
    in_it, numbers = in_row(colour), the_skipped(skipped)
    return sentence(line(n=len(skipped), in_row=in_it, numbers=numbers))


one_between = T(
    "From {first} to {last} you skip one number: {number}.",
    note="The one number that may be skipped between the crosses of part 3.",
)
none_can_be_crossed = T(
    "None of these numbers can be crossed.",
    plural=True,
    note="Of the so many chosen cards nothing can be crossed.",
)
no_card_can_be_crossed = T(
    "None of your cards can be crossed. Play one all the same, or up to three of one colour.",
    note="In part 3, before a card is chosen.",
)
crossing_chooses_row = T(
    "A joker takes the colour of the row you cross it in.", note="Of jokers alone."
)


def closes_the_row(colour: str, face: int) -> str:
    """Say what the cross of a row's last number does, as a sentence."""
    line = T("{number} closes the {row}: its lock is one more cross.")
    return sentence(line(number=coloured(colour, [face]), row=row_of(colour)))


second_row_ends = T(
    "It is your second closed row: the game ends.",
    note="Of a row that would be the second to be closed.",
)


def penalty_looms(*, ends: bool) -> str:
    """Warn the active player, who has crossed nothing in this turn yet."""
    line = T("If you cross nothing in steps 2 and 3 you take a penalty: {points}.")
    said = line(points=f"{MINUS}{PENALTY}")
    if ends:
        said += " " + T("It would be your fourth: the game ends.")()
    return said


# The rail


skip = T("Skip", note="The main button in part 2.")
skip_instead = T(
    "Skip",
    "instead of what is decided",
    note="The button beside the main one, where a decision stands: cross nothing after all.",
)


def keep(colour: str, called: int) -> str:
    """Return the main button in part 2 of who has decided."""
    return T("Keep {number}")(number=coloured(colour, [called]))


keep_skip = T(
    "Still skip {number}", note="The main button in part 2 of who has decided to cross nothing."
)
keep_it = T(
    "Keep it", note="The main button in part 2 of who has decided, where others may not see what."
)
play = T("Play", note="The main button in part 3, before a card is chosen.")


def cross(numbers: Sequence[int]) -> str:
    """Return the main button in part 3: these will be crossed."""
    return T("Cross {numbers}")(numbers=the_numbers(numbers))


def cross_and_end(numbers: Sequence[int]) -> str:
    """Return the main button in part 3: these will be crossed, and with them the match ends."""
    return T("Cross {numbers}: ends the game")(numbers=the_numbers(numbers))


def penalty_for(numbers: Sequence[int], *, ends: bool) -> str:
    """Return the main button where nothing will be crossed in the whole turn.

    It names the cards unless they lie open.
    """
    points = f"{MINUS}{PENALTY}"
    if numbers and ends:
        return T("Play {numbers}: penalty {points}, ends the game")(
            numbers=the_numbers(numbers) if numbers else "", points=points
        )
    if numbers:
        return T("Play {numbers}: penalty {points}")(
            numbers=the_numbers(numbers) if numbers else "", points=points
        )
    if ends:
        return T("Cross nothing: penalty {points}, ends the game")(points=points)
    return T("Cross nothing: penalty {points}")(points=points)


def play_without(numbers: Sequence[int]) -> str:
    """Return the main button in part 3: these are played, nothing is crossed."""
    return T("Play {numbers} without crossing")(numbers=the_numbers(numbers))


cross_nothing = T("Cross nothing", note="The main button when the cards lie open already.")
my_hand = T("My hand", note="The button with which one sees one's own hand while all decide.")
cover_hand = T("Hide hand", note="The button with which one lays it face down again.")


# On the curtain

TOLD_BY_NAME = 2
"""So many who have crossed the number for all are named; of more, how many they are."""


def crossed_in(name: str, colour: str, *, closed: bool) -> str:
    """Say who has crossed the number for all, and where, as a part of a sentence."""
    text = T("{name} {in_row}")
    said = text(name=name, in_row=in_row(colour))
    if closed:
        said += " " + T("(row closed)")()
    return said


def number_came_to(called: int, crossed: Sequence[str]) -> str:
    """Say what became of the number for all, once everybody had decided."""
    if not crossed:
        return T("Nobody crossed the number for all, {number}")(number=called)
    if len(crossed) > TOLD_BY_NAME:
        return T("%n players crossed the number for all, {number}")(n=len(crossed), number=called)
    return T("Number for all {number}: {who}")(number=called, who=names_in_a_sentence(crossed))


# What happened, for screen readers


decided = T("{name} has decided.", note="Somebody has decided in part 2.")


def chosen_now(cards: str, numbers: Sequence[int], *, open_: bool) -> str:
    """Say what is chosen for the play, after it has changed, and if any number is `open_` still."""
    if not cards:
        return T("No card is chosen.")()
    if numbers:
        return sentence(
            T("{cards} chosen, to cross: {numbers}.")(cards=cards, numbers=the_numbers(numbers))
        )
    if open_:
        return sentence(T("{cards} chosen, no number to cross yet.")(cards=cards))
    return sentence(T("{cards} chosen, nothing can be crossed.")(cards=cards))
