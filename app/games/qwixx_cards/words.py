"""Every sentence of Qwixx at the table, in the language on screen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication

from app.text import MINUS, names_in_a_sentence, number, read_aloud
from engine.games.qwixx_cards.printed import PENALTIES_TO_END, PENALTY

# Numbers, colours, rows: parts of sentences


def listed(numbers: Sequence[object]) -> str:
    """Numbers or short words in a row, the last one after "and"."""
    *others, last = map(str, numbers)
    if not others:
        return last
    comma = QCoreApplication.translate("QwixxCards", ", ", "between numbers")
    text = QCoreApplication.translate("QwixxCards", "{some} and {last}")
    return text.format(some=comma.join(others), last=last)


def the(thing: object, count: int = 1) -> str:
    """A number or card, or so many of them, after the article where the language has one for it."""
    text = QCoreApplication.translate(
        "QwixxCards", "{thing}", "a number or card with its article, if it takes one", count
    )
    return text.format(thing=thing)


def with_article(things: Sequence[object]) -> str:
    """Numbers or cards in a row, each with its article."""
    return listed([the(thing) for thing in things])


def the_numbers(numbers: Sequence[int]) -> str:
    """Numbers in a row, with one article for all."""
    return the(listed(numbers), len(numbers))


def the_skipped(numbers: Sequence[int]) -> str:
    """Numbers that are passed over, with one article for all."""
    return the(spanned(numbers), len(numbers))


def the_coloured(colour: str, numbers: Sequence[int]) -> str:
    """Numbers of one colour, with one article for all."""
    return the(coloured(colour, numbers), len(numbers))


def spanned(numbers: Sequence[int]) -> str:
    """Numbers; three or more that follow one another only by the first and the last."""
    steps = {after - before for before, after in pairwise(numbers)}
    if len(numbers) < 3 or steps not in ({1}, {-1}):
        return listed(numbers)
    text = QCoreApplication.translate("QwixxCards", "{first} to {last}", "numbers")
    return text.format(first=numbers[0], last=numbers[-1])


def coloured(colour: str, numbers: Sequence[int]) -> str:
    """Numbers of one colour; a joker has a name of its own."""
    count = len(numbers)
    match colour:
        case "red":
            text = QCoreApplication.translate("QwixxCards", "red {numbers}", None, count)
        case "yellow":
            text = QCoreApplication.translate("QwixxCards", "yellow {numbers}", None, count)
        case "green":
            text = QCoreApplication.translate("QwixxCards", "green {numbers}", None, count)
        case "blue":
            text = QCoreApplication.translate("QwixxCards", "blue {numbers}", None, count)
        case _:
            text = QCoreApplication.translate("QwixxCards", "joker {numbers}", None, count)
    return text.format(numbers=listed(numbers))


def jokers_as(numbers: Sequence[int], colour: str) -> str:
    """Jokers with one article for all, and the colour that they are played in."""
    text = QCoreApplication.translate("QwixxCards", "{joker} as {colour}")
    name = colour_name(colour, len(numbers))
    return text.format(joker=the_coloured("joker", numbers), colour=name)


def colour_name(colour: str, count: int = 1) -> str:
    """A colour alone, or that of so many cards."""
    match colour:
        case "red":
            return QCoreApplication.translate("QwixxCards", "red", "a colour", count)
        case "yellow":
            return QCoreApplication.translate("QwixxCards", "yellow", "a colour", count)
        case "green":
            return QCoreApplication.translate("QwixxCards", "green", "a colour", count)
    return QCoreApplication.translate("QwixxCards", "blue", "a colour", count)


def row_of(colour: str) -> str:
    """A row by its colour."""
    match colour:
        case "red":
            return QCoreApplication.translate("QwixxCards", "red row")
        case "yellow":
            return QCoreApplication.translate("QwixxCards", "yellow row")
        case "green":
            return QCoreApplication.translate("QwixxCards", "green row")
    return QCoreApplication.translate("QwixxCards", "blue row")


def in_row(colour: str) -> str:
    """Where something is crossed: a part of a sentence."""
    match colour:
        case "red":
            return QCoreApplication.translate("QwixxCards", "in the red row")
        case "yellow":
            return QCoreApplication.translate("QwixxCards", "in the yellow row")
        case "green":
            return QCoreApplication.translate("QwixxCards", "in the green row")
    return QCoreApplication.translate("QwixxCards", "in the blue row")


def sentence(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


# The bar


def turn_line(turn: int, seed: int | None, practice: bool) -> str:
    """The line in the bar."""
    parts = [QCoreApplication.translate("QwixxCards", "turn {number}").format(number=turn)]
    if seed is not None:
        deal = QCoreApplication.translate("QwixxCards", "deal {number}")
        parts.append(deal.format(number=number(seed)))
    if practice:
        parts.append(QCoreApplication.translate("QwixxCards", "practice"))
    return " · ".join(parts)


# Piles and display


def number_for_all(called: int) -> str:
    """What the top of the draw pile says to everybody."""
    line = QCoreApplication.translate("QwixxCards", "Number for all: {number}")
    return line.format(number=called)


def number_called() -> str:
    """Over the draw pile: the number itself follows."""
    return QCoreApplication.translate("QwixxCards", "Number for all:")


def draw_pile() -> str:
    """Over the draw pile, while its number does not count."""
    return QCoreApplication.translate("QwixxCards", "Draw pile")


def in_draw_pile(count: int) -> str:
    """Beside the draw pile."""
    return QCoreApplication.translate("QwixxCards", "%n card(s) in the draw pile", None, count)


def discarded(count: int) -> str:
    """Beside the discard pile."""
    return QCoreApplication.translate("QwixxCards", "%n discarded", None, count)


def draw_pile_name(count: int, top: int | None) -> str:
    """The draw pile for screen readers."""
    name = QCoreApplication.translate("QwixxCards", "draw pile, %n card(s)", None, count)
    if top is None:
        return name
    return f"{name}, " + QCoreApplication.translate("QwixxCards", "on top {number}").format(
        number=top
    )


def discard_pile() -> str:
    """Beside the discard pile, as long as it has no cards."""
    return QCoreApplication.translate("QwixxCards", "Discard pile")


def discard_pile_name(count: int) -> str:
    """The discard pile for screen readers."""
    return QCoreApplication.translate("QwixxCards", "discard pile, %n card(s)", None, count)


def top_card_name(called: int) -> str:
    """The card on top of the draw pile, while it can be laid on a row."""
    name = QCoreApplication.translate("QwixxCards", "{number}, number for all, to cross in a row")
    return name.format(number=called)


def draw_pile_explained() -> str:
    """Said when somebody presses the draw pile."""
    return QCoreApplication.translate(
        "QwixxCards",
        "In step 2 the number on top of the draw pile counts for everybody. The card stays there.",
    )


def discard_pile_explained() -> str:
    """Said when somebody presses the discard pile."""
    return QCoreApplication.translate(
        "QwixxCards",
        "Cards that have been played go here. When the draw pile runs out, they are shuffled.",
    )


def display() -> str:
    """Over the display."""
    return QCoreApplication.translate("QwixxCards", "Display")


def display_card_name(face: int, place: int, count: int) -> str:
    """A card of the display for screen readers: only its number is known."""
    name = QCoreApplication.translate("QwixxCards", "{number}, display, card {place} of {count}")
    return name.format(number=face, place=place, count=count)


# Hands


def hand_card_name(
    colour: str, face: int, place: tuple[int, int], *, chosen: bool, dim: bool
) -> str:
    """A card of the hand for screen readers."""
    name = QCoreApplication.translate("QwixxCards", "{card}, card {place} of {count}")
    parts = [name.format(card=coloured(colour, [face]), place=place[0], count=place[1])]
    if chosen:
        parts.append(QCoreApplication.translate("QwixxCards", "chosen", "a card"))
    if dim:
        parts.append(QCoreApplication.translate("QwixxCards", "cannot be played with the others"))
    return ", ".join(parts)


def played_card_name(colour: str, face: int) -> str:
    """A card that was played and lies open, for screen readers."""
    name = QCoreApplication.translate("QwixxCards", "{card}, played")
    return name.format(card=coloured(colour, [face]))


def covered_card_name(face: int, place: int, count: int) -> str:
    """A card of the own hand that lies face down, for screen readers."""
    name = QCoreApplication.translate(
        "QwixxCards", "{number}, face down, card {place} of {count}: look at your hand"
    )
    return name.format(number=face, place=place, count=count)


def takes_card() -> str:
    """What laying a card of the display there means, for screen readers."""
    return QCoreApplication.translate("QwixxCards", "into your hand")


# Sheets


def points(count: int) -> str:
    """Points of a sheet."""
    text = QCoreApplication.translate("QwixxCards", "%n point(s)", None, abs(count))
    return f"{MINUS}{text}" if count < 0 else text


def points_had(count: int) -> str:
    """Points with which somebody wins or is ahead, after "with"."""
    text = QCoreApplication.translate("QwixxCards", "%n point(s)", "after 'with'", abs(count))
    return f"{MINUS}{text}" if count < 0 else text


def penalties() -> str:
    """Before the boxes of the own sheet."""
    return QCoreApplication.translate("QwixxCards", "Penalties")


def penalty_each() -> str:
    """After the boxes of the own sheet."""
    text = QCoreApplication.translate("QwixxCards", "{points} each")
    return text.format(points=f"{MINUS}{PENALTY}")


def penalties_of(count: int) -> str:
    """On the plate of another player."""
    text = QCoreApplication.translate("QwixxCards", "penalties {count} of {most}")
    return text.format(count=count, most=PENALTIES_TO_END)


def crosses() -> str:
    """Head of the line that counts crosses, on the sheet."""
    return QCoreApplication.translate("QwixxCards", "crosses")


def worth() -> str:
    """Head of the line below it: what they are worth."""
    return QCoreApplication.translate("QwixxCards", "points")


def row_name(
    colour: str, crossed: Sequence[int], free: Sequence[int], *, closed: bool, worth_now: int
) -> str:
    """A row of the own sheet for screen readers."""
    parts = [row_of(colour)]
    if crossed:
        text = QCoreApplication.translate("QwixxCards", "crossed: {numbers}")
        parts.append(text.format(numbers=listed(crossed)))
    if closed:
        parts.append(QCoreApplication.translate("QwixxCards", "closed with its lock"))
    else:
        text = QCoreApplication.translate("QwixxCards", "open: {numbers}")
        parts.append(text.format(numbers=spanned(free)))
    parts.append(points(worth_now))
    return ", ".join(parts)


def sheet_name(owner: str | None, count: int, total: int) -> str:
    """The foot of the large sheet for screen readers; owner None is the listener."""
    name = QCoreApplication.translate("QwixxCards", "your sheet") if owner is None else owner
    return ", ".join([name, penalties_of(count), points(total)])


def cell_name(
    colour: str, face: int, skipped: Sequence[int], *, chosen: bool, closes: bool = False
) -> str:
    """A number that can be crossed, for screen readers and as a tooltip."""
    parts = [coloured(colour, [face])]
    if chosen:
        parts.append(QCoreApplication.translate("QwixxCards", "chosen", "a number"))
    return ", ".join([*parts, *_what_comes_of(skipped, closes)])


def _what_comes_of(skipped: Sequence[int], closes_it: bool) -> list[str]:
    return [*([skips(skipped)] if skipped else ()), *([closes()] if closes_it else ())]


def skips(numbers: Sequence[int]) -> str:
    """What a cross would skip, short."""
    text = QCoreApplication.translate("QwixxCards", "skips {numbers}")
    return text.format(numbers=the_skipped(numbers))


def closes() -> str:
    """What the cross of a row's last number does, short."""
    return QCoreApplication.translate("QwixxCards", "closes the row, lock +1")


def cost(skipped: Sequence[int], *, closes_it: bool) -> str:
    """What comes of a cross, short; "" for nothing."""
    return ", ".join(_what_comes_of(skipped, closes_it))


def crosses_number(colour: str, face: int, skipped: Sequence[int], *, closes: bool = False) -> str:
    """What laying a card on its number means, for screen readers."""
    text = QCoreApplication.translate("QwixxCards", "crosses {number}")
    crossed = text.format(number=the_coloured(colour, [face]))
    return ", ".join([crossed, *_what_comes_of(skipped, closes)])


def lock_explained(colour: str, last: int, needed: int, *, closed: bool) -> str:
    """Said when somebody presses a lock."""
    if closed:
        return QCoreApplication.translate(
            "QwixxCards",
            "This row is closed for you, but not for the others. Its lock counts as one"
            " more cross.",
        )
    text = QCoreApplication.translate(
        "QwixxCards",
        "You cross the lock together with {number}, which needs at least {needed} crosses first.",
    )
    return text.format(number=coloured(colour, [last]), needed=needed)


# Players


def plays_now() -> str:
    """On a player's plate."""
    return QCoreApplication.translate("QwixxCards", "playing now")


def plays_next() -> str:
    """On a player's plate."""
    return QCoreApplication.translate("QwixxCards", "plays next")


def has_decided() -> str:
    """On a player's plate, in step 2."""
    return QCoreApplication.translate("QwixxCards", "decided")


def fits_no_row() -> str:
    """On a player's plate, in step 2: the number can be crossed nowhere on that sheet."""
    return QCoreApplication.translate("QwixxCards", "it fits no row")


def fits_none_of(name: str) -> str:
    """Of a player who need not decide in part 2."""
    text = QCoreApplication.translate("QwixxCards", "It fits none of {name}’s rows.")
    return text.format(name=name)


def fits_none_of_yours(called: int) -> str:
    """The status line in part 2 of a player who need not decide."""
    line = QCoreApplication.translate("QwixxCards", "{number} fits none of your rows")
    return line.format(number=called)


def can_be_changed() -> str:
    """On the plate of a player who has decided and can be asked again."""
    return QCoreApplication.translate("QwixxCards", "decided · change?")


def still_deciding() -> str:
    """On a player's plate, in step 2."""
    return QCoreApplication.translate("QwixxCards", "deciding")


def cards_seen(numbers: Sequence[int]) -> str:
    """What the backs of a hand show, for screen readers."""
    if not numbers:
        return QCoreApplication.translate("QwixxCards", "no cards")
    text = QCoreApplication.translate("QwixxCards", "cards {numbers}")
    return text.format(numbers=listed(numbers))


def rows_seen(crossed: Sequence[tuple[str, Sequence[int]]]) -> str:
    """The crosses on another sheet, for screen readers."""
    if not crossed:
        return QCoreApplication.translate("QwixxCards", "nothing crossed")
    text = QCoreApplication.translate("QwixxCards", "crossed: {numbers}")
    return text.format(numbers=read_aloud(coloured(row, numbers) for row, numbers in crossed))


# Steps and what is asked


def step_take() -> str:
    """The first step of a turn."""
    return QCoreApplication.translate("QwixxCards", "Take")


def step_number() -> str:
    """The second step of a turn."""
    return QCoreApplication.translate("QwixxCards", "Number for all")


def step_play() -> str:
    """The third step of a turn."""
    return QCoreApplication.translate("QwixxCards", "Play and cross")


def take_cards(count: int) -> str:
    """The status line in part 1."""
    return QCoreApplication.translate("QwixxCards", "Take %n card(s) from the display", None, count)


def your_turn(name: str) -> str:
    """The second line of the status."""
    return QCoreApplication.translate("QwixxCards", "Your turn · {name}").format(name=name)


def cross_or_skip(name: str) -> str:
    """The second line in part 2."""
    line = QCoreApplication.translate("QwixxCards", "Cross it in one row, or skip · {name}")
    return line.format(name=name)


def only_skip(name: str) -> str:
    """The second line in part 2 where the number goes nowhere."""
    line = QCoreApplication.translate("QwixxCards", "It fits none of your rows · {name}")
    return line.format(name=name)


def you_cross(colour: str, called: int) -> str:
    """The status line in part 2, after the own decision."""
    line = QCoreApplication.translate("QwixxCards", "You cross {number}")
    return line.format(number=coloured(colour, [called]))


def you_skip(called: int) -> str:
    """The status line in part 2, after the decision to cross nothing."""
    return QCoreApplication.translate("QwixxCards", "You skip {number}").format(number=called)


def decided_already() -> str:
    """Why there is no hint after the own decision in part 2."""
    return QCoreApplication.translate("QwixxCards", "You have decided; you may still change it.")


def waiting_for(names: Sequence[str], *, change: bool) -> str:
    """The second line in part 2, while others decide."""
    if change:
        line = QCoreApplication.translate(
            "QwixxCards", "You may still change that · Waiting for {names}"
        )
    else:
        line = QCoreApplication.translate("QwixxCards", "Waiting for {names}")
    return line.format(names=names_in_a_sentence(names))


def asked_now(name: str) -> str:
    """Above the hand of who decides just now, one of several at one screen."""
    line = QCoreApplication.translate("QwixxCards", "{name} is deciding")
    return line.format(name=name)


def may_change(name: str) -> str:
    """Of somebody who has decided and is asked again."""
    line = QCoreApplication.translate("QwixxCards", "{name} may still change it")
    return line.format(name=name)


def choose_cards() -> str:
    """The status line in part 3, before a card is chosen."""
    return QCoreApplication.translate("QwixxCards", "Play one card, or up to three of one colour")


def cards_chosen(cards: str) -> str:
    """The status line in part 3: nothing of these cards can be crossed, or nothing is yet."""
    line = QCoreApplication.translate("QwixxCards", "{cards}: nothing crossed")
    return sentence(line.format(cards=cards))


def crossed_of(cards: str, count: int, of: int) -> str:
    """The status line in part 3: how many of the numbers shown are to be crossed."""
    if of == 1:
        line = QCoreApplication.translate("QwixxCards", "{cards}: crossed")
        return sentence(line.format(cards=cards))
    if count == of:
        line = QCoreApplication.translate("QwixxCards", "{cards}: all crossed")
        return sentence(line.format(cards=cards))
    line = QCoreApplication.translate("QwixxCards", "{cards}: {count} of {of} crossed")
    return sentence(line.format(cards=cards, count=count, of=of))


def press_to_cross(name: str, numbers: Sequence[int], *, too: bool) -> str:
    """The second line in part 3: what else can be crossed."""
    if too:
        line = QCoreApplication.translate("QwixxCards", "Click {numbers} to cross it too · {name}")
    else:
        line = QCoreApplication.translate("QwixxCards", "Click {numbers} to cross it · {name}")
    either = _either(numbers)
    return line.format(numbers=either, name=name)


def _either(numbers: Sequence[int]) -> str:
    *others, last = map(str, numbers)
    if not others:
        return last
    comma = QCoreApplication.translate("QwixxCards", ", ", "between numbers")
    text = QCoreApplication.translate("QwixxCards", "{some} or {last}")
    return text.format(some=comma.join(others), last=last)


def playing_now(name: str) -> str:
    """The status line in another player's turn."""
    return QCoreApplication.translate("QwixxCards", "{name} is playing").format(name=name)


def watched_step(part: str) -> str:
    """The second line in another player's turn."""
    match part:
        case "take":
            return QCoreApplication.translate("QwixxCards", "Step 1: taking from the display")
        case "number":
            return QCoreApplication.translate("QwixxCards", "Step 2: the number for all")
    return QCoreApplication.translate("QwixxCards", "Step 3: playing and crossing")


def won(names: Sequence[str], count: int) -> str:
    """The status line at the end."""
    line = QCoreApplication.translate("QwixxCards", "{names} won · {points}")
    return line.format(names=names_in_a_sentence(names), points=points(count))


def ended_by(reason: str) -> str:
    """The second line at the end."""
    if reason == "two-rows":
        return QCoreApplication.translate("QwixxCards", "Two rows are closed on one sheet")
    return QCoreApplication.translate("QwixxCards", "Four penalties on one sheet")


# Hints beside the hand


def skips_in(colour: str, face: int, skipped: Sequence[int]) -> str:
    """What one cross would skip, as a line of its own."""
    if skipped:
        line = QCoreApplication.translate("QwixxCards", "{number} skips {numbers}.")
        text = line.format(number=coloured(colour, [face]), numbers=the_skipped(skipped))
    else:
        line = QCoreApplication.translate("QwixxCards", "{number} skips nothing.")
        text = line.format(number=coloured(colour, [face]))
    return sentence(text)


def lost_before(colour: str, skipped: Sequence[int]) -> str:
    """Numbers before the first cross that are passed over for good."""
    line = QCoreApplication.translate(
        "QwixxCards", "Skipped for good {in_row}: {numbers}.", None, len(skipped)
    )
    return line.format(in_row=in_row(colour), numbers=the_skipped(skipped))


def one_between(first: int, last: int, skipped: int) -> str:
    """The one number that may be skipped between the crosses of part 3."""
    line = QCoreApplication.translate(
        "QwixxCards",
        "From {first} to {last} you skip one number: {number}. That is the most you may skip here.",
    )
    return line.format(first=first, last=last, number=skipped)


def none_can_be_crossed(count: int) -> str:
    """Of the so many chosen cards nothing can be crossed."""
    return QCoreApplication.translate(
        "QwixxCards", "None of these numbers can be crossed.", None, count
    )


def crossing_chooses_row() -> str:
    """Of jokers alone."""
    return QCoreApplication.translate(
        "QwixxCards", "A joker takes the colour of the row you cross it in."
    )


def closes_the_row(colour: str, face: int) -> str:
    """What the cross of a row's last number does, as a sentence."""
    line = QCoreApplication.translate("QwixxCards", "{number} closes the {row}: lock +1.")
    return sentence(line.format(number=coloured(colour, [face]), row=row_of(colour)))


def second_row_ends() -> str:
    """Of a row that would be the second to be closed."""
    return QCoreApplication.translate("QwixxCards", "It is your second closed row: the game ends.")


def penalty_looms(*, ends: bool) -> str:
    """The active player has crossed nothing in this turn yet."""
    line = QCoreApplication.translate(
        "QwixxCards", "If you cross nothing in steps 2 and 3 you take a penalty: {points}."
    )
    said = line.format(points=f"{MINUS}{PENALTY}")
    if ends:
        said += " " + QCoreApplication.translate(
            "QwixxCards", "It would be your fourth: the game ends."
        )
    return said


# The rail


def take() -> str:
    """The main button in part 1, which waits for a card of the display."""
    return QCoreApplication.translate("QwixxCards", "Take")


def skip() -> str:
    """The main button in part 2."""
    return QCoreApplication.translate("QwixxCards", "Skip")


def skip_instead() -> str:
    """The button beside the main one, where a decision stands: cross nothing after all."""
    return QCoreApplication.translate("QwixxCards", "Skip", "instead of what is decided")


def keep(colour: str, called: int) -> str:
    """The main button in part 2 of who has decided."""
    text = QCoreApplication.translate("QwixxCards", "Keep {number}")
    return text.format(number=coloured(colour, [called]))


def keep_skip(called: int) -> str:
    """The main button in part 2 of who has decided to cross nothing."""
    return QCoreApplication.translate("QwixxCards", "Still skip {number}").format(number=called)


def keep_it() -> str:
    """The main button in part 2 of who has decided, where others may not see what."""
    return QCoreApplication.translate("QwixxCards", "Keep it")


def play() -> str:
    """The main button in part 3, before a card is chosen."""
    return QCoreApplication.translate("QwixxCards", "Play")


def cross(numbers: Sequence[int]) -> str:
    """The main button in part 3: these will be crossed."""
    text = QCoreApplication.translate("QwixxCards", "Cross {numbers}")
    return text.format(numbers=the_numbers(numbers))


def cross_and_end(numbers: Sequence[int]) -> str:
    """The main button in part 3: these will be crossed, and with them the match ends."""
    text = QCoreApplication.translate("QwixxCards", "Cross {numbers}: ends the game")
    return text.format(numbers=the_numbers(numbers))


def penalty_for(numbers: Sequence[int], *, ends: bool) -> str:
    """The main button where nothing will be crossed in the whole turn; with open cards, without."""
    points = f"{MINUS}{PENALTY}"
    if numbers and ends:
        text = QCoreApplication.translate(
            "QwixxCards", "Play {numbers}: penalty {points}, ends the game"
        )
    elif numbers:
        text = QCoreApplication.translate("QwixxCards", "Play {numbers}: penalty {points}")
    elif ends:
        text = QCoreApplication.translate(
            "QwixxCards", "Cross nothing: penalty {points}, ends the game"
        )
    else:
        text = QCoreApplication.translate("QwixxCards", "Cross nothing: penalty {points}")
    return text.format(numbers=the_numbers(numbers) if numbers else "", points=points)


def play_without(numbers: Sequence[int]) -> str:
    """The main button in part 3: these are played, nothing is crossed."""
    text = QCoreApplication.translate("QwixxCards", "Play {numbers} without crossing")
    return text.format(numbers=the_numbers(numbers))


def cross_nothing() -> str:
    """The main button when the cards lie open already."""
    return QCoreApplication.translate("QwixxCards", "Cross nothing")


def my_hand() -> str:
    """The button with which one sees one's own hand while all decide."""
    return QCoreApplication.translate("QwixxCards", "My hand")


def cover_hand() -> str:
    """The button with which one lays it face down again."""
    return QCoreApplication.translate("QwixxCards", "Hide hand")


# On the curtain

TOLD_BY_NAME = 2
"""So many who have crossed the number for all are named; of more, how many they are."""


def crossed_in(name: str, colour: str, *, closed: bool) -> str:
    """Who has crossed the number for all, and where: a part of a sentence."""
    text = QCoreApplication.translate("QwixxCards", "{name} {in_row}")
    said = text.format(name=name, in_row=in_row(colour))
    if closed:
        said += " " + QCoreApplication.translate("QwixxCards", "(row closed)")
    return said


def number_came_to(called: int, crossed: Sequence[str]) -> str:
    """What became of the number for all, once everybody had decided."""
    if not crossed:
        line = QCoreApplication.translate(
            "QwixxCards", "Nobody crossed the number for all, {number}"
        )
        return line.format(number=called)
    if len(crossed) > TOLD_BY_NAME:
        line = QCoreApplication.translate(
            "QwixxCards", "%n players crossed the number for all, {number}", None, len(crossed)
        )
        return line.format(number=called)
    line = QCoreApplication.translate("QwixxCards", "Number for all {number}: {who}")
    return line.format(number=called, who=names_in_a_sentence(crossed))


# What happened, for screen readers


def took(name: str | None, card: str) -> str:
    """A card was taken from the display; name None is the listener."""
    if name is None:
        return QCoreApplication.translate("QwixxCards", "You took the {card}.").format(card=card)
    text = QCoreApplication.translate("QwixxCards", "{name} took the {card}.")
    return text.format(name=name, card=card)


def played(name: str | None, cards: str) -> str:
    """Cards were played."""
    if name is None:
        return QCoreApplication.translate("QwixxCards", "You played {cards}.").format(cards=cards)
    text = QCoreApplication.translate("QwixxCards", "{name} played {cards}.")
    return text.format(name=name, cards=cards)


def crossed(name: str | None, numbers: str, *, closed: bool) -> str:
    """Numbers were crossed."""
    if name is None:
        text = QCoreApplication.translate("QwixxCards", "You crossed {numbers}.")
    else:
        text = QCoreApplication.translate("QwixxCards", "{name} crossed {numbers}.")
    said = text.format(name=name, numbers=numbers)
    if closed:
        said += " " + QCoreApplication.translate("QwixxCards", "The row is closed.")
    return said


def got_penalty(name: str | None) -> str:
    """A penalty was crossed."""
    if name is None:
        return QCoreApplication.translate("QwixxCards", "You took a penalty.")
    return QCoreApplication.translate("QwixxCards", "{name} took a penalty.").format(name=name)


def decided(name: str) -> str:
    """Somebody has decided in part 2."""
    return QCoreApplication.translate("QwixxCards", "{name} has decided.").format(name=name)


def back_in_hand(name: str | None, cards: str) -> str:
    """A play was taken back."""
    if name is not None:
        text = QCoreApplication.translate("QwixxCards", "{name} took back {cards}.")
        return text.format(name=name, cards=cards)
    text = QCoreApplication.translate("QwixxCards", "You took back {cards}.")
    return text.format(cards=cards)


def chosen_now(cards: str, numbers: Sequence[int]) -> str:
    """What is chosen for the play, after it has changed."""
    if not cards:
        return QCoreApplication.translate("QwixxCards", "No card is chosen.")
    if numbers:
        text = QCoreApplication.translate("QwixxCards", "{cards} chosen, to cross: {numbers}.")
        return sentence(text.format(cards=cards, numbers=the_numbers(numbers)))
    text = QCoreApplication.translate("QwixxCards", "{cards} chosen, nothing to cross.")
    return sentence(text.format(cards=cards))
