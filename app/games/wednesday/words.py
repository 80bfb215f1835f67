"""Every sentence of Wednesday at the table, in the language on screen.

Names stand in `names`, refusals in `reasons`, what has happened in `told`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.text import number as shown

# The bar


def round_line(number: int, rounds: int, parts: Sequence[str]) -> str:
    """The line in the bar."""
    line = QCoreApplication.translate("Wednesday", "round {round} of {rounds}")
    return " · ".join([line.format(round=number, rounds=rounds), *parts])


def points(count: int) -> str:
    """Points of a player or a team."""
    return QCoreApplication.translate("Wednesday", "%n point(s)", None, count)


def points_briefly(count: int) -> str:
    """The same where there is little room."""
    return QCoreApplication.translate("Wednesday", "{points} pts").format(points=count)


def team_points(count: int) -> str:
    """The points of one's own team, in the bar."""
    return QCoreApplication.translate("Wednesday", "your team: %n point(s)", None, count)


def deal(number: int) -> str:
    """The deal number, in the bar."""
    return QCoreApplication.translate("Wednesday", "deal {number}").format(number=shown(number))


def practice() -> str:
    """In the bar: a move was taken back after the end."""
    return QCoreApplication.translate("Wednesday", "practice")


def surprise(outcast: int, character: str) -> str:
    """What sets off the effect of an expert round, in the bar."""
    line = QCoreApplication.translate("Wednesday", "surprise: {outcast} with {character}")
    return line.format(outcast=outcast, character=character)


def surprise_explained(what: str) -> str:
    """The effect of an expert round as a sentence, beside the characters."""
    return QCoreApplication.translate("Wednesday", "Surprise: {what}").format(what=what)


# Players


def team(number: int) -> str:
    """On a player's plate."""
    return QCoreApplication.translate("Wednesday", "team {number}").format(number=number)


def partner() -> str:
    """Of a player, for screen readers and tooltips; the plate bears a badge."""
    return QCoreApplication.translate("Wednesday", "on your team")


def played_last(play: Sequence[int]) -> str:
    """On the plate of who played last: the card or the pair."""
    line = QCoreApplication.translate("Wednesday", "played {numbers}")
    return line.format(numbers=all_played([play]))


def plays_now() -> str:
    """On a player's plate."""
    return QCoreApplication.translate("Wednesday", "playing now")


def plays_next() -> str:
    """On a player's plate."""
    return QCoreApplication.translate("Wednesday", "plays next")


def now() -> str:
    """The pill at a narrow plate."""
    return QCoreApplication.translate("Wednesday", "plays")


def next_() -> str:
    """The pill at a narrow plate."""
    return QCoreApplication.translate("Wednesday", "next")


def passed() -> str:
    """The pill of who has passed since the last card."""
    return QCoreApplication.translate("Wednesday", "passed", "has passed")


def player_name(name: str, cards: int, parts: Sequence[str]) -> str:
    """A player for screen readers and tooltips: cards, and what the plate says."""
    hand = QCoreApplication.translate("Wednesday", "%n card(s) in hand", None, cards)
    return ", ".join([name, hand, *parts])


def open_hand(numbers: Sequence[int]) -> str:
    """A hand that all can see, for screen readers."""
    if not numbers:
        return QCoreApplication.translate("Wednesday", "no cards")
    line = QCoreApplication.translate("Wednesday", "cards face up: {numbers}")
    return line.format(numbers=", ".join(map(str, numbers)))


def a_card_of(name: str) -> str:
    """A back on a plate that can be taken, for screen readers."""
    return QCoreApplication.translate("Wednesday", "a face-down card of {name}").format(name=name)


# The middle


def burnt_pile() -> str:
    """The caption of the burnt pile."""
    return QCoreApplication.translate("Wednesday", "burnt pile")


def burnt_name(count: int) -> str:
    """The burnt pile for screen readers."""
    return QCoreApplication.translate("Wednesday", "burnt pile, %n card(s)", None, count)


def top_burnt_name() -> str:
    """The top card of the burnt pile while it is to be given away, for screen readers."""
    return QCoreApplication.translate("Wednesday", "the top card of the burnt pile, face down")


def burnt_explained() -> str:
    """Said when somebody presses the burnt pile."""
    return QCoreApplication.translate(
        "Wednesday",
        "When everybody passes, the played cards are turned over onto this pile. On"
        " your turn three 6s, four 10s or a hand that is all blocked can go here too.",
    )


def characters_caption() -> str:
    """The caption of the face-down characters."""
    return QCoreApplication.translate("Wednesday", "face-down characters")


def no_more_characters() -> str:
    """The caption while none is revealed any more in this round."""
    return QCoreApplication.translate("Wednesday", "no more in this round")


def characters_name(count: int) -> str:
    """The face-down characters for screen readers."""
    return QCoreApplication.translate("Wednesday", "%n face-down character(s)", None, count)


def characters_explained(aside: Sequence[str]) -> str:
    """Said when somebody presses the face-down characters: which are out of the round."""
    line = QCoreApplication.translate(
        "Wednesday", "When everybody passes, the top character is revealed."
    )
    if not aside:
        return line
    out = QCoreApplication.translate("Wednesday", "Out of this round: {names}.")
    return f"{line} {out.format(names=', '.join(aside))}"


def no_character() -> str:
    """In the place of the open character, before the first one is revealed."""
    return QCoreApplication.translate("Wednesday", "No character in play")


def open_character(name: str, rule: str) -> str:
    """The open character in one line: its name and its rule."""
    return QCoreApplication.translate("Wednesday", "{name} · {rule}").format(name=name, rule=rule)


def blocked(number: int) -> str:
    """At the burnt pile and in the tray: which number the Thing has blocked."""
    return QCoreApplication.translate("Wednesday", "{number} is blocked").format(number=number)


def blocked_how_long() -> str:
    """The second line of the same."""
    return QCoreApplication.translate("Wednesday", "by Thing, until the round ends")


def clockwise() -> str:
    """Which way play goes, for screen readers."""
    return QCoreApplication.translate("Wednesday", "play goes clockwise")


def counter_clockwise() -> str:
    """Which way play goes, for screen readers."""
    return QCoreApplication.translate("Wednesday", "play goes counter-clockwise")


def played_pile(top: Sequence[int], line: str) -> str:
    """The played pile for screen readers: what lies on top, and what may follow."""
    if not top:
        name = QCoreApplication.translate("Wednesday", "played cards: none")
        return f"{name}, {line}"
    name = QCoreApplication.translate("Wednesday", "played cards, on top {numbers}")
    return f"{name.format(numbers=', '.join(map(str, top)))}, {line}"


def single_place(number: int) -> str:
    """Beside the played pile under Enid, where one card of this number may go alone."""
    return QCoreApplication.translate("Wednesday", "a single {number}").format(number=number)


def single_explained(number: int) -> str:
    """Said when somebody presses that place."""
    line = QCoreApplication.translate(
        "Wednesday",
        "In this round a single {number} may be played even with Enid in play; whoever"
        " plays it then puts Wednesday anywhere among the characters.",
    )
    return line.format(number=number)


# What may be played


def opens_with_one() -> str:
    """Before the first card of a round."""
    return QCoreApplication.translate("Wednesday", "A 1 opens the round")


def any_opens() -> str:
    """The same for who holds no 1, because nobody does."""
    return QCoreApplication.translate("Wednesday", "Any card opens the round")


def may_lead(character: str | None) -> str:
    """On an empty table."""
    match character:
        case "tyler":
            return QCoreApplication.translate("Wednesday", "Any odd number")
        case "enid":
            return QCoreApplication.translate("Wednesday", "Any pair")
    return QCoreApplication.translate("Wednesday", "Any card")


def may_follow(character: str | None, last: int) -> str:
    """What goes on this number."""
    match character:
        case "tyler":
            line = QCoreApplication.translate("Wednesday", "Odd numbers above {last}")
        case "enid":
            line = QCoreApplication.translate("Wednesday", "Pairs above {last}")
        case "bianca":
            line = QCoreApplication.translate("Wednesday", "Below {last}")
        case "ajax":
            line = QCoreApplication.translate("Wednesday", "Above {last}, but not {next}")
        case "weems":
            line = QCoreApplication.translate("Wednesday", "{last} or higher")
        case _:
            line = QCoreApplication.translate("Wednesday", "Above {last}")
    return line.format(last=last, next=last + 1)


def nothing_goes(last: int) -> str:
    """When no number there is can follow."""
    line = QCoreApplication.translate("Wednesday", "Nothing can follow {last}")
    return line.format(last=last)


def except_blocked(line: str, number: int) -> str:
    """What may be played, without the blocked number."""
    text = QCoreApplication.translate("Wednesday", "{line}, except {number}")
    return text.format(line=line, number=number)


def also_single(line: str, number: int) -> str:
    """What may be played, and a number that goes in spite of the character."""
    text = QCoreApplication.translate("Wednesday", "{line}, also a single {number}")
    return text.format(line=line, number=number)


def also(line: str, number: int) -> str:
    """What may be played, and a number that goes in spite of the character."""
    text = QCoreApplication.translate("Wednesday", "{line}, also {number}")
    return text.format(line=line, number=number)


def passes(count: int, holders: int) -> str:
    """How many have passed in a row, of all who hold cards."""
    line = QCoreApplication.translate("Wednesday", "passes in a row: {count} of {holders}")
    return line.format(count=count, holders=holders)


# Trays


def pick_title() -> str:
    """Over the open burnt cards."""
    return QCoreApplication.translate("Wednesday", "Take a card from the burnt pile")


def block_title() -> str:
    """Over the open burnt cards, for the Thing."""
    return QCoreApplication.translate("Wednesday", "Put Thing on the number you want to block")


def insert_title() -> str:
    """Over the open characters."""
    return QCoreApplication.translate("Wednesday", "Put Wednesday among the characters")


def only_you() -> str:
    """At an open tray: nobody else sees what is in it."""
    return QCoreApplication.translate("Wednesday", "only you see them")


def top() -> str:
    """At the end of a tray where the pile has its top."""
    return QCoreApplication.translate("Wednesday", "top")


def bottom() -> str:
    """At the end of a tray where the pile has its bottom."""
    return QCoreApplication.translate("Wednesday", "bottom")


def top_of_rows() -> str:
    """Where the top of the pile is, when its cards take several rows."""
    return QCoreApplication.translate("Wednesday", "top: upper left")


def bottom_of_rows() -> str:
    """Where the bottom of the pile is, when its cards take several rows."""
    return QCoreApplication.translate("Wednesday", "bottom: lower right")


def burnt_card_name(outcast: str, place: int, count: int) -> str:
    """A card of the open burnt pile, for screen readers."""
    name = QCoreApplication.translate("Wednesday", "{outcast}, card {place} of {count}")
    return name.format(outcast=outcast, place=place, count=count)


def blocked_card_name(outcast: str, place: int, count: int) -> str:
    """A blocked card of the open burnt pile, for screen readers."""
    name = QCoreApplication.translate("Wednesday", "{outcast}, blocked, card {place} of {count}")
    return name.format(outcast=outcast, place=place, count=count)


def thing_card_name() -> str:
    """The Thing's hand, which is laid on a card, for screen readers."""
    return QCoreApplication.translate("Wednesday", "Thing’s hand")


def gap_name(place: int, places: int) -> str:
    """A gap between the open characters, for screen readers."""
    if place == 1:
        return QCoreApplication.translate("Wednesday", "on top of the pile")
    if place == places:
        return QCoreApplication.translate("Wednesday", "at the bottom of the pile")
    name = QCoreApplication.translate("Wednesday", "in position {place} of {places} from the top")
    return name.format(place=place, places=places)


# The hand


def hand_name() -> str:
    """The place of one's own hand, for screen readers."""
    return QCoreApplication.translate("Wednesday", "your hand")


def hand_card_name(outcast: str, index: int, count: int, notes: Sequence[str]) -> str:
    """A card of the hand for screen readers."""
    name = QCoreApplication.translate("Wednesday", "{outcast}, card {index} of {count}")
    return ", ".join([name.format(outcast=outcast, index=index, count=count), *notes])


def is_blocked() -> str:
    """Of a card, for screen readers."""
    return QCoreApplication.translate("Wednesday", "blocked")


def can_be_used() -> str:
    """Of a card of the hand, for screen readers: it can be played or given now."""
    return QCoreApplication.translate("Wednesday", "can be used now")


def just_taken() -> str:
    """On the card of the hand that was just taken."""
    return QCoreApplication.translate("Wednesday", "just taken")


def just_came() -> str:
    """On a card of the hand that others or a character brought since one acted last."""
    return QCoreApplication.translate("Wednesday", "new")


# Gestures


def as_a_pair(number: int) -> str:
    """While a card is lifted that goes with its twin."""
    return QCoreApplication.translate("Wednesday", "a pair of {number}s").format(number=number)


def all_of(numbers: Sequence[int]) -> str:
    """Numbers of which all are meant."""
    *others, last = map(str, numbers)
    if not others:
        return QCoreApplication.translate("Wednesday", "the {number}", "a hint").format(number=last)
    text = QCoreApplication.translate("Wednesday", "the {numbers} and {last}", "a hint")
    return text.format(numbers=between().join(others), last=last)


def all_played(plays: Sequence[Sequence[int]]) -> str:
    """Cards and pairs that one player has played, one after the other."""
    if all(len(play) == 1 for play in plays):
        return all_of([number for (number,) in plays])
    pair, *other = (as_a_pair(play[0]) if len(play) > 1 else all_of(play) for play in plays)
    text = QCoreApplication.translate("Wednesday", "{pair} and {other}", "two pairs of cards")
    return text.format(pair=pair, other=other[0]) if other else pair


def either_of(numbers: Sequence[int]) -> str:
    """Numbers of which one is meant."""
    *others, last = map(str, numbers)
    if not others:
        return QCoreApplication.translate("Wednesday", "the {number}", "a hint").format(number=last)
    text = QCoreApplication.translate("Wednesday", "the {numbers} or {last}", "a hint")
    return text.format(numbers=between().join(others), last=last)


def between() -> str:
    """Between numbers that follow an article."""
    return QCoreApplication.translate("Wednesday", ", ", "between numbers after 'the'")


def single_moves_wednesday(number: int) -> str:
    """While a card is lifted that may go alone in spite of Enid."""
    line = QCoreApplication.translate(
        "Wednesday", "a single {number}: then you put Wednesday anywhere"
    )
    return line.format(number=number)


def then(outcast: str, ability: str) -> str:
    """While a card is lifted that goes: what playing it asks for."""
    return QCoreApplication.translate("Wednesday", "{outcast}: {ability}").format(
        outcast=outcast, ability=ability
    )


def sets_off_the_surprise() -> str:
    """While a card is lifted that sets off the effect of an expert round."""
    return QCoreApplication.translate("Wednesday", "sets off the surprise")


def shows_combination(number: int, *, moves_wednesday: bool) -> str:
    """While a card is lifted that makes a combination with others."""
    if number == 6 and not moves_wednesday:
        return QCoreApplication.translate(
            "Wednesday",
            "three 6s onto the burnt pile: nothing more, Wednesday is out of this round",
        )
    if number == 6:
        return QCoreApplication.translate(
            "Wednesday", "three 6s onto the burnt pile: then you put Wednesday anywhere"
        )
    return QCoreApplication.translate("Wednesday", "four 10s onto the burnt pile: the round ends")


def lays_off() -> str:
    """While a card of a hand is lifted that may be laid off."""
    return QCoreApplication.translate("Wednesday", "your whole hand onto the burnt pile")


def goes_into_hand() -> str:
    """While a card is lifted that may be taken."""
    return QCoreApplication.translate("Wednesday", "into your hand")


def take_a_card_first() -> str:
    """Said when somebody presses their hand while a burnt card is to be taken."""
    return QCoreApplication.translate("Wednesday", "First choose a card from the burnt pile.")


def take_a_back_first() -> str:
    """Said when somebody presses their hand while a card is to be taken from somebody."""
    return QCoreApplication.translate(
        "Wednesday", "First choose a player: click one, or drag one of their cards here."
    )


def play_a_card_first() -> str:
    """Said when somebody presses the played pile without a card."""
    return QCoreApplication.translate("Wednesday", "First choose a card from your hand.")


def give_a_card_first() -> str:
    """Said when somebody presses the plate to which a card is to be given."""
    return QCoreApplication.translate("Wednesday", "Choose a card from your hand to give.")


# The rail


def three_sixes() -> str:
    """A button on the rail."""
    return QCoreApplication.translate("Wednesday", "Three 6s")


def four_tens() -> str:
    """A button on the rail."""
    return QCoreApplication.translate("Wednesday", "Four 10s")


def lay_off() -> str:
    """A button on the rail."""
    return QCoreApplication.translate("Wednesday", "Discard all")


def pass_() -> str:
    """The main button."""
    return QCoreApplication.translate("Wednesday", "Pass")


def take(number: int | None) -> str:
    """The main button while a burnt card is to be taken."""
    if number is None:
        return QCoreApplication.translate("Wednesday", "Take a card")
    return QCoreApplication.translate("Wednesday", "Take the {number}").format(number=number)


def block(number: int | None) -> str:
    """The main button while a number is to be blocked."""
    if number is None:
        return QCoreApplication.translate("Wednesday", "Block a number")
    return QCoreApplication.translate("Wednesday", "Block the {number}").format(number=number)


def put_her(place: int | None, places: int) -> str:
    """The main button while Wednesday is put among the characters."""
    if place is None:
        return QCoreApplication.translate("Wednesday", "Put her here")
    if place == 1:
        return QCoreApplication.translate("Wednesday", "Put her on top")
    if place == places:
        return QCoreApplication.translate("Wednesday", "Put her at the bottom")
    return QCoreApplication.translate("Wednesday", "Put her in position {place}").format(
        place=place
    )


# The status


def own_sums(name: str, total: int, held: int) -> str:
    """The second line of one's own turn: whose turn, points so far, points in hand."""
    line = QCoreApplication.translate(
        "Wednesday", "{name} · points: {total} so far, {held} in hand"
    )
    return line.format(name=name, total=total, held=held)


def open_with_a_one() -> str:
    """The status line of who opens the round."""
    return QCoreApplication.translate("Wednesday", "Open the round with a 1")


def open_with_any() -> str:
    """The status line of who opens the round without a 1."""
    return QCoreApplication.translate("Wednesday", "Nobody has a 1: open with any card")


def play_or_pass() -> str:
    """The status line."""
    return QCoreApplication.translate("Wednesday", "Play a card or pass")


def pair_or_pass() -> str:
    """The status line under Enid."""
    return QCoreApplication.translate("Wednesday", "Play a pair or pass")


def only_pass() -> str:
    """The status line of who can play nothing."""
    return QCoreApplication.translate("Wednesday", "You cannot play any card: pass")


def more_than_pass() -> str:
    """The status line of who can play nothing, but lay cards on the burnt pile."""
    return QCoreApplication.translate("Wednesday", "You cannot play: burn what you can, or pass")


def lead() -> str:
    """The status line of who leads."""
    return QCoreApplication.translate("Wednesday", "You lead: play a card")


def lead_a_pair() -> str:
    """The status line of who leads under Enid."""
    return QCoreApplication.translate("Wednesday", "You lead: play a pair")


def cannot_lead() -> str:
    """The status line of who leads and can play nothing."""
    return QCoreApplication.translate("Wednesday", "You lead, but you cannot play any card: pass")


def play_again(outcast: str) -> str:
    """The status line upon a 2."""
    return QCoreApplication.translate("Wednesday", "{outcast}: play again").format(outcast=outcast)


def take_from_somebody(outcast: str) -> str:
    """The status line upon a 4."""
    line = QCoreApplication.translate("Wednesday", "{outcast}: take a card from another player")
    return line.format(outcast=outcast)


def how_to_take_from_somebody() -> str:
    """The second line of the same."""
    return QCoreApplication.translate("Wednesday", "Click a player, or drag one of their cards.")


def give_one_back(taken: int) -> str:
    """The status line of who has taken a card."""
    line = QCoreApplication.translate("Wednesday", "You took the {taken}: now give a card back")
    return line.format(taken=taken)


def to_whom(name: str) -> str:
    """The second line of the same."""
    return QCoreApplication.translate("Wednesday", "It is for {name}").format(name=name)


def take_burnt(outcast: str) -> str:
    """The status line upon a 7."""
    return QCoreApplication.translate("Wednesday", "{outcast}: take a burnt card").format(
        outcast=outcast
    )


def nobody_learns_which() -> str:
    """The second line of the same."""
    return QCoreApplication.translate("Wednesday", "The others won’t see which one you take.")


def give_burnt(outcast: str) -> str:
    """The status line upon an 8."""
    line = QCoreApplication.translate("Wednesday", "{outcast}: who takes the top burnt card?")
    return line.format(outcast=outcast)


def how_to_give_burnt() -> str:
    """The second line of the same."""
    return QCoreApplication.translate("Wednesday", "Click a player, or drag the card there.")


def block_one() -> str:
    """The status line of who blocks a number."""
    return QCoreApplication.translate("Wednesday", "Thing: block a number")


def how_to_block() -> str:
    """The second line of the same."""
    return QCoreApplication.translate("Wednesday", "Click a card, or drag Thing onto it.")


def put_wednesday() -> str:
    """The status line of who puts Wednesday among the characters."""
    return QCoreApplication.translate("Wednesday", "Put Wednesday anywhere among the characters")


def nobody_learns_where() -> str:
    """The second line of the same."""
    return QCoreApplication.translate("Wednesday", "The others won’t see where.")


def playing_now(name: str) -> str:
    """The status line in another player's turn."""
    return QCoreApplication.translate("Wednesday", "{name} is playing").format(name=name)


_DOES_NOW: Final = {
    "open": QT_TRANSLATE_NOOP("Wednesday", "Opening the round"),
    "again": QT_TRANSLATE_NOOP("Wednesday", "Playing again"),
    "swap": QT_TRANSLATE_NOOP("Wednesday", "Taking a card from another player"),
    "give": QT_TRANSLATE_NOOP("Wednesday", "Giving a card back"),
    "pick": QT_TRANSLATE_NOOP("Wednesday", "Taking a burnt card"),
    "donate": QT_TRANSLATE_NOOP("Wednesday", "Giving the top burnt card away"),
    "block": QT_TRANSLATE_NOOP("Wednesday", "Blocking a number"),
    "insert": QT_TRANSLATE_NOOP("Wednesday", "Putting Wednesday among the characters"),
}


def does_now(step: str) -> str:
    """The second line in another player's turn: what is being decided; "" for a plain turn."""
    source = str(_DOES_NOW.get(step, ""))
    return QCoreApplication.translate("Wednesday", source) if source else ""


def no_cards_left() -> str:
    """The second line in another player's turn, for who has no cards."""
    return QCoreApplication.translate("Wednesday", "You have no cards left: wait.")


def turn_done() -> str:
    """The status line after the end of one's turn."""
    return QCoreApplication.translate("Wednesday", "Your turn is over")


def next_player(name: str) -> str:
    """The second line after the end of one's turn."""
    return QCoreApplication.translate("Wednesday", "{name} is next").format(name=name)


def match_over() -> str:
    """The status line at the end."""
    return QCoreApplication.translate("Wednesday", "The five rounds are over")


def winners(names: str, count: int) -> str:
    """The second line at the end; for the names of many there is no room."""
    if count > 2:
        return QCoreApplication.translate("Wednesday", "Fewest points: %n players", None, count)
    return QCoreApplication.translate("Wednesday", "Fewest points: {names}").format(names=names)
