"""Every sentence of Wednesday at the table, in the language on screen.

Names stand in `names`, refusals in `reasons`, what has happened in `told`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app import common_texts
from app.games.wednesday import names
from app.texts import texts
from engine.games.wednesday.cards import HYDE, MEDIUM, NUMBERS

T = texts("Wednesday")

# The bar


def round_line(number: int, rounds: int, parts: Sequence[str]) -> str:
    """Return the line in the bar."""
    return " · ".join([common_texts.round_of(round=number, rounds=rounds), *parts])


points_briefly = T("{points} pts", note="Points of a player or a team, where there is little room.")
team_points = T("your team: %n point(s)", note="The points of one's own team, in the bar.")
surprise = T(
    "surprise: {outcast} with {character}",
    note="What sets off the effect of an expert round, in the bar.",
)
surprise_explained = T(
    "Surprise: {what}", note="The effect of an expert round as a sentence, beside the characters."
)


# Players


partner = T(
    "on your team", note="Of a player, for screen readers and tooltips; the panel bears a badge."
)


def played_last(play: Sequence[int]) -> str:
    """Say on the panel of who played last what it was: the card or the pair."""
    return T("played {numbers}")(numbers=all_played([play]))


now = T("plays", note="The pill at a narrow panel.")
was_playing = T(
    "played",
    note="The same while it is shown again what that player did before: it is over by now.",
)
next_ = T("next", note="The pill at a narrow panel.")
passed = T("passed", "has passed", note="The pill of who has passed since the last card.")
passed_before = T(
    "passed before",
    note="The pill of who passed when last asked; somebody has played a card since.",
)
passed_last_time = T(
    "passed last time",
    note="For screen readers, of who has passed; somebody has played a card since.",
)


def turn_words() -> list[str]:
    """Return all pills about whose turn it is."""
    return [now(), was_playing(), next_()]


def player_name(name: str, cards: int, parts: Sequence[str]) -> str:
    """Name a player for screen readers and tooltips: cards, and what the panel says."""
    hand = common_texts.cards_in_hand(n=cards)
    return ", ".join([name, hand, *parts])


def open_hand(numbers: Sequence[int]) -> str:
    """Name a hand that all can see, for screen readers."""
    if not numbers:
        return common_texts.no_cards()
    return T("hand face up: {numbers}")(numbers=", ".join(map(str, numbers)))


a_card_of = T(
    "a face-down card of {name}", note="A back on a panel that can be taken, for screen readers."
)


# The middle


burnt_pile = T("burnt pile", note="The caption of the burnt pile.")
burnt_name = T("burnt pile, %n card(s)", note="The burnt pile for screen readers.")
top_burnt_name = T(
    "the top one of %n burnt card(s), face down",
    note="The top card of the burnt pile while it is to be given away, for screen readers.",
)


def burnt_explained(*, blocked: bool) -> str:
    """Say, when somebody presses the burnt pile, what comes there; of blocked cards, if any are."""
    line = T(
        "When everybody passes, the played cards come here, face down: the one played first ends"
        " on top. On your turn you can burn three 6s or four 10s here.",
        note="Said when somebody presses the burnt pile.",
    )()
    if not blocked:
        return line
    hand = T("If Thing has blocked your whole hand, you can burn all of it here, too.")
    return f"{line} {hand()}"


characters_caption = T("face-down characters", note="The caption of the face-down characters.")
no_more_characters = T(
    "no more in this round", note="The caption while none is revealed any more in this round."
)
characters_name = T(
    "%n face-down character(s)", note="The face-down characters for screen readers."
)


def characters_explained(aside: Sequence[str]) -> str:
    """Say, when somebody presses the face-down characters, which are out of the round."""
    line = T("When everybody passes, the top character is revealed.")()
    if not aside:
        return line
    out = T("Out of this round: {names}.")
    return f"{line} {out(names=', '.join(aside))}"


no_character = T(
    "No character in play",
    note="In the place of the open character, before the first one is revealed.",
)
was_sent_back = T(
    "The {number} sent Wednesday back: no character in play",
    note="In the place of the open character, where she has just appeared in vain.",
)
open_character = T("{name} · {rule}", note="The open character in one line: its name and its rule.")
blocked = T(
    "{number} is blocked",
    note="At the burnt pile and in the tray: which number the Thing has blocked.",
)
blocked_how_long = T("by Thing, until the round ends", note="The second line of the same.")
clockwise = T("play goes clockwise", note="Which way play goes, for screen readers.")
counter_clockwise = T(
    "play goes counter-clockwise", note="Which way play goes, for screen readers."
)


played_by = T(
    "{name} played {numbers}",
    note="In the name of the played pile for screen readers, and what somebody’s turn brought.",
)


def played_pile(top: Sequence[int], below: Sequence[int], told: Sequence[str], line: str) -> str:
    """Name the played pile for screen readers.

    Say what lies on top, what is to be seen below it, the newest first, who played it, as far as
    that is `told`, and what may follow.
    """
    if not top:
        return f"{T('played cards: none')()}. {line}"
    parts = [T("played cards, on top {numbers}")(numbers=", ".join(map(str, top)))]
    if below:
        parts.append(T("below: {numbers}")(numbers=", ".join(map(str, below))))
    return ". ".join((", ".join(parts), *told, line))


yours = T("you: {points}", note="How it stands, for screen readers: the listener’s points.")
from_the_top = T(
    "from the top: {first}",
    note="Begins what is looked through, for screen readers; the others follow.",
)

single_place = T(
    "a single {number}",
    note="Beside the played pile under Enid, where one card of this number may go alone.",
)
single_explained = T(
    "In this round a single {number} may be played even with Enid in play; whoever"
    " plays it then puts Wednesday anywhere among the characters.",
    note="Said when somebody presses that place.",
)


# What may be played


opens_with_one = T("A 1 opens the round", note="Before the first card of a round.")
any_opens = T(
    "Any card opens the round",
    note="Before the first card of a round, for who holds no 1 because nobody does.",
)


def may_lead(character: str | None) -> str:
    """Say what may be played on an empty table."""
    match character:
        case "tyler":
            return T("Any odd number")()
        case "enid":
            return T("Any pair")()
    return T("Any card")()


def may_follow(character: str | None, last: int) -> str:
    """Say what goes on this number."""
    match character:
        case "tyler":
            return T("Odd numbers above {last}")(last=last)
        case "enid":
            return T("Pairs above {last}")(last=last)
        case "bianca":
            return T("Below {last}")(last=last)
        case "ajax" if last + 1 in NUMBERS:
            return T("Above {last}, but not {next}")(last=last, next=last + 1)
        case "weems":
            return T("{last} or higher")(last=last)
        case _:
            return T("Above {last}")(last=last)


nothing_goes = T("Nothing can follow {last}", note="When no number there is can follow.")
neither_follows = T(
    "Above {last}, but not {next} or {number}",
    note="What may be played under Ajax, without the blocked number.",
)
except_blocked = T(
    "{line}, but not {number}", note="What may be played, without the blocked number."
)
also_single = T(
    "{line}, also a single {number}",
    note="What may be played, and a number that goes in spite of the character.",
)
also = T(
    "{line}, also {number}",
    note="What may be played, and a number that goes in spite of the character.",
)
passes = T(
    "passes in a row: {count} of {holders}",
    note="How many have passed in a row, of all who hold cards.",
)


# Trays


pick_title = T("Take a card from the burnt pile", note="Over the open burnt cards.")
block_title = T(
    "Put Thing on the number you want to block", note="Over the open burnt cards, for the Thing."
)
insert_title = T("Put Wednesday among the characters", note="Over the open characters.")
only_you = T("only you see them", note="At an open tray: nobody else sees what is in it.")
top_first = T("the top card comes first", note="Of the cards in an open tray, for screen readers.")
top = T("top", note="At the end of a tray where the pile has its top.")
bottom = T("bottom", note="At the end of a tray where the pile has its bottom.")
next_of_all = T(
    "top: revealed as soon as everybody passes",
    note="At the end of the row of characters where the pile has its top.",
)
last_of_all = T(
    "bottom: revealed last", note="At the end of the row of characters where the pile ends."
)
top_of_rows = T(
    "top: upper left", note="Where the top of the pile is, when its cards take several rows."
)
bottom_of_rows = T(
    "bottom: lower right", note="Where the bottom of the pile is, when its cards take several rows."
)
choose_burnt = T(
    "Burnt cards, choose one",
    note="Of the cards of the open burnt pile, for screen readers: what they are, and are for.",
)
burnt_card_name = T(
    "{outcast}, card {place} of {count}", note="A card of the open burnt pile, for screen readers."
)
blocked_card_name = T(
    "{outcast}, blocked, card {place} of {count}",
    note="A blocked card of the open burnt pile, for screen readers.",
)
thing_card_name = T(
    "Thing’s hand", note="The Thing's hand, which is laid on a card, for screen readers."
)


def gap_name(place: int, places: int) -> str:
    """Name a gap between the open characters, for screen readers."""
    if place == 1:
        return T("on top of the pile")()
    if place == places:
        return T("at the bottom of the pile")()
    return T("in position {place} of {places} from the top")(place=place, places=places)


def gap_between(place: int, others: Sequence[str]) -> str:
    """Name such a gap by the characters above and below it, too, which are seen."""
    name = gap_name(place, len(others) + 1)
    around = []
    if place > 1:
        around.append(T("below {name}")(name=names.character_name(others[place - 2])))
    if place <= len(others):
        around.append(T("above {name}")(name=names.character_name(others[place - 1])))
    return ", ".join([name, *around])


# The hand


hand_name = T("your hand", note="The place of one's own hand, for screen readers.")


def hand_card_name(outcast: str, index: int, count: int, notes: Sequence[str]) -> str:
    """Name a card of the hand for screen readers."""
    name = T("{outcast}, card {index} of {count}")
    return ", ".join([name(outcast=outcast, index=index, count=count), *notes])


is_blocked = T("blocked", note="Of a card, for screen readers.")
can_be_used = T(
    "can be used now",
    note="Of a card of the hand, for screen readers: it can be played now.",
)
can_be_given = T("can be given now", note="Likewise, of who gives a card back.")
just_taken = T("just taken", note="On the card of the hand that was just taken.")
just_came = T(
    "new", note="On a card of the hand that others or a character brought since one acted last."
)


# Gestures


as_a_pair = T("a pair of {number}s", note="While a card is lifted that goes with its twin.")


_THE_NUMBER = T("the {number}", "a hint")


def all_of(numbers: Sequence[int]) -> str:
    """Name numbers of which all are meant."""
    *others, last = map(str, numbers)
    if not others:
        return _THE_NUMBER(number=last)
    return T("the {numbers} and the {last}", "a hint")(numbers=between().join(others), last=last)


def all_played(plays: Sequence[Sequence[int]]) -> str:
    """Name cards and pairs that one player has played, one after the other."""
    if all(len(play) == 1 for play in plays):
        return all_of([number for (number,) in plays])
    pair, *other = (as_a_pair(number=play[0]) if len(play) > 1 else all_of(play) for play in plays)
    text = T("{pair} and {other}", "two pairs of cards")
    return text(pair=pair, other=other[0]) if other else pair


def either_of(numbers: Sequence[int]) -> str:
    """Name numbers of which one is meant."""
    *others, last = map(str, numbers)
    if not others:
        return _THE_NUMBER(number=last)
    return T("the {numbers} or the {last}", "a hint")(numbers=between().join(others), last=last)


between = T(", the ", "between numbers after 'the'", note="Between numbers that follow an article.")
single_moves_wednesday = T(
    "a single {number}: then you put Wednesday anywhere",
    note="While a card is lifted that may go alone in spite of Enid.",
)
then = T("{outcast}: {ability}", note="While a card is lifted that goes: what playing it asks for.")


_TO_COME: Final = {
    1: T("then no other character appears in this round"),
    2: T("then Wednesday leaves the character pile"),
    3: T("then all hands are face up"),
}


def surprise_to_come(round_: int, right: str) -> str:
    """Say what comes of the surprise of a round, while a card is lifted that sets it off.

    `right` is the name of the player on the right.
    """
    if round_ == 5:
        return T("then you give your whole hand to {name}, and all give theirs on")(name=right)
    return _TO_COME[round_]()


def shows_combination(number: int, *, moves_wednesday: bool) -> str:
    """Say what a combination does, while a card is lifted that makes it with others."""
    if number == 6 and not moves_wednesday:
        return T("three 6s onto the burnt pile: nothing more, Wednesday is out of this round")()
    if number == 6:
        return T("three 6s onto the burnt pile: then you put Wednesday anywhere")()
    return T("four 10s onto the burnt pile: the round ends")()


lays_off = T(
    "your whole hand onto the burnt pile",
    note="While a card of a hand is lifted that may be laid off.",
)
take_a_card_first = T(
    "First choose a card from the burnt pile.",
    note="Said when somebody presses their hand while a burnt card is to be taken.",
)
take_a_back_first = T(
    "First choose a player: click one, or drag one of their cards here.",
    note="Said when somebody presses their hand while a card is to be taken from somebody.",
)
play_a_card_first = T(
    "First choose a card from your hand.",
    note="Said when somebody presses the played pile without a card.",
)
give_a_card_first = T(
    "Choose a card from your hand to give.",
    note="Said when somebody presses the panel to which a card is to be given.",
)


# The rail


three_sixes = T("Three 6s", note="A button on the rail.")
four_tens = T("Four 10s", note="A button on the rail.")
ends_the_round = T("This ends the round at once.", note="What the button with four 10s does.")
opens_the_characters = T(
    "The three 6s will be burnt, and you will see the face-down characters: this cannot be undone.",
    note="What the button with three 6s does.",
)
with_your_cards = T(
    "A move with your cards",
    note="The buttons with three 6s, four 10s and discarding all, where nobody else shall hear it.",
)
lay_off = T("Discard all", note="A button on the rail.")
pass_ = T("Pass", note="The main button.")


def take(number: int | None) -> str:
    """Return the main button while a burnt card is to be taken."""
    if number is None:
        return T("Take a card")()
    return T("Take the {number}")(number=number)


def block(number: int | None) -> str:
    """Return the main button while a number is to be blocked."""
    if number is None:
        return T("Block a number")()
    return T("Block the {number}")(number=number)


def put_her(place: int | None, places: int) -> str:
    """Return the main button while Wednesday is put among the characters."""
    if place is None:
        return T("Put her here")()
    if place == 1:
        return T("Put her on top")()
    if place == places:
        return T("Put her at the bottom")()
    return T("Put her in position {place}")(place=place)


chosen_for = T(
    "Chosen. {key}: {word}",
    note="Of a burnt card or a place, for screen readers: what the main button does with it.",
)

nothing_chosen = T("Nothing is chosen.", note="Said when what was chosen is chosen no more.")


# The status


own_sums = T(
    "{name} · points: {total} so far, {held} in hand",
    note="The second line of one's own turn: whose turn, points so far, points in hand.",
)
round_begins = T("Round {round} begins.")
open_with_a_one = T("Open the round with a 1", note="The status line of who opens the round.")
drawn_to_open = T(
    "You were drawn by lot among all who hold a 1",
    note="The second line of who opens the round with a 1.",
)
opens_as_drawn = T(
    "{name} was drawn by lot among all who hold a 1",
    note="The second line while another player opens the round, for who holds a 1, too.",
)
open_with_any = T(
    "Nobody has a 1: open with any card", note="The status line of who opens the round without a 1."
)
youngest_opens = T(
    "Then the youngest opens, and that is you",
    note="The second line of who opens the round without a 1.",
)
play_or_pass = T("Play a card or pass", note="The status line.")
pair_or_pass = T("Play a pair or pass", note="The status line under Enid.")
only_pass = T("You cannot play any card: pass", note="The status line of who can play nothing.")
burn_or_pass = T(
    "You cannot play: burn {cards}, or pass",
    note="The status line of who can play nothing, but burn three 6s or four 10s.",
)
discard_or_pass = T(
    "All your cards are blocked: discard them all, or pass",
    note="The status line of who has blocked cards alone; a button says: Discard all.",
)
lead = T("You play first: choose a card", note="The status line of who leads.")
lead_a_pair = T("You play first: choose a pair", note="The status line of who leads under Enid.")
cannot_lead = T(
    "You would play first, but you cannot play any card: pass",
    note="The status line of who leads and can play nothing.",
)
lead_by_burning = T(
    "You would play first, but you cannot: burn {cards}, or pass",
    note="The status line of who leads and can play nothing, but burn three 6s or four 10s.",
)


def can_be_burnt(numbers: Sequence[int]) -> str:
    """Return in words what can be shown and burnt, after "burn"."""
    sixes, tens = MEDIUM in numbers, HYDE in numbers
    if sixes and tens:
        return T("three 6s or four 10s", note="After “burn”.")()
    return (T("three 6s", note="After “burn”.") if sixes else T("four 10s", note="After “burn”."))()


play_again = T(
    "{outcast}: play again. {what}",
    note="The status line upon a 2; then comes what may be played on it: Above 2.",
)
take_from_somebody = T(
    "{outcast}: take a card from another player", note="The status line upon a 4."
)
how_to_take_from_somebody = T(
    "Choose a player: you get a random card, then give one back.",
    note="The second line of the same.",
)
take_from_the_only_one = T(
    "{outcast}: take a card from {name}",
    note="The status line upon a 4, where only one player can be chosen.",
)
how_to_take_from_the_only_one = T(
    "Press {name}: you get a random card, then give one back.",
    note="The second line of the same.",
)
give_one_back = T(
    "You took the {taken}: now give another card back",
    note="The status line of who has taken a card.",
)
give_back = T("Give another card back", note="Said for all to hear to who has taken a card.")
how_to_give_back = T(
    "Choose a card, then press the player: {name}", note="The second line of the same."
)
goes_there = T(
    "the card goes there", note="After a player’s name, while a card is lifted that is to be given."
)
to_whom = T("It is for {name}", note="While a card is lifted that is to be given.")
take_burnt = T("{outcast}: take a burnt card", note="The status line upon a 7.")
nobody_learns_which = T(
    "The others won’t see which one you take.", note="The second line of the same."
)
give_burnt = T("{outcast}: who takes the top burnt card?", note="The status line upon an 8.")
how_to_give_burnt = T("Choose a player.", note="The second line of the same.")
give_burnt_to_the_only_one = T(
    "{outcast}: give {name} the top burnt card",
    note="The status line upon an 8, where only one player can be chosen.",
)
how_to_give_burnt_to_the_only_one = T("Press {name}.", note="The second line of the same.")
still_played_blocked = T(
    "A blocked 4 can still be played.", note="The second line while a 4 is chosen to be blocked."
)
still_burnt_blocked = T(
    "Three blocked 6s can still be burnt.",
    note="The second line while a 6 is chosen to be blocked.",
)
block_one = T("Thing: block a number", note="The status line of who blocks a number.")
how_to_block = T("Choose a card.", note="The second line of the same.")
put_wednesday = T(
    "Put Wednesday anywhere among the characters",
    note="The status line of who puts Wednesday among the characters.",
)
nobody_learns_where = T("The others won’t see where.", note="The second line of the same.")


_DOES_NOW: Final = {
    "open": T("Opening the round"),
    "again": T("Playing again"),
    "swap": T("Taking a card from another player"),
    "give": T("Giving a card back"),
    "pick": T("Taking a burnt card"),
    "donate": T("Giving the top burnt card away"),
    "block": T("Blocking a number"),
    "insert": T("Putting Wednesday among the characters"),
}


def does_now(step: str) -> str:
    """Say on the second line in another player's turn what is being decided.

    It is "" for a plain turn.
    """
    return _DOES_NOW[step]() if step in _DOES_NOW else ""


no_cards_left = T(
    "You have no cards left, so you are skipped.",
    note="The second line in another player's turn, for who has no cards.",
)
turn_done = T("Your turn is over", note="The status line after the end of one's turn.")
match_over = T("The five rounds are over", note="The status line at the end.")


def winners(names: str, count: int) -> str:
    """Return the second line at the end; for the names of many there is no room."""
    if count > 2:
        return T("Fewest points: %n players")(n=count)
    return T("Fewest points: {names}")(names=names)
