"""The hints of Qwixx: what to do and why, in the language on screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from app import common_texts
from app.games.contract import MAIN, Advice
from app.games.hinting import Args, Why, why, worth_saying
from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import (
    Chosen,
    actions_of,
    colour_of,
    crosses_of,
    is_chosen,
    marks,
    number_of,
    played_with,
)
from app.games.qwixx_cards.layout.ids import TOP, display_id
from app.games.qwixx_cards.layout.sheet import cell_id
from app.games.qwixx_cards.rail import main_button
from app.games.qwixx_cards.reasons import cards_words
from app.games.qwixx_cards.situation import QwixxSituation, QwixxView
from app.games.qwixx_cards.uncrossed import why_uncrossed
from app.style.typography import number
from app.texts import texts
from engine.games.qwixx_cards.actions import Mark, PlayCards, Take, parse
from engine.games.qwixx_cards.cards import CARDS
from engine.games.qwixx_cards.printed import COLOURS, CROSSES_BEFORE_LAST, PENALTIES_TO_END, PENALTY

if TYPE_CHECKING:
    from app.match.bot_client import Hint

T = texts("QwixxCards")

_CROSSES: Final = frozenset({"at-once", "next", "useless"})
"""Reasons that say of the cards which are crossed, or which cannot be."""
ALONE: Final = ("wins", "ends", "loses", "last-penalty")
"""Reasons beside which no other is said."""


def advice(hint: Hint, situation: QwixxSituation) -> Advice:
    """Return the hint in words, and what it lights."""
    told = worth_saying(hint.reasons, ALONE)
    reasons = [WHY[code](situation, args) for code, args in told]
    if [code for code, _ in told] == ["at-once", "next"]:
        reasons[1] = _no_number_skipped()  # the numbers are named already
    if [code for code, _ in told] == ["far", "spoils"]:
        reasons[1] = _spoils_as_well(told[1].args)  # the row is named already
    match parse(hint.action):
        case Take(slot):
            what, lit = _take(situation, slot)
        case PlayCards(colour, cards) as play if is_chosen(
            situation, COLOURS[colour], played_with(play)
        ):
            what, lit = _press(situation), (MAIN,)
        case PlayCards(colour, cards):
            names = [CARDS[card] for card in cards]
            what, lit = _play(situation, COLOURS[colour], names, _CROSSES.isdisjoint(dict(told)))
            if _CROSSES.isdisjoint(dict(told)):
                reasons += _why_only(situation, COLOURS[colour], names)
        case Mark(row) as mark:
            what, lit = _mark(situation, COLOURS[row], mark.numbers)
        case _:
            what, lit = _skip(situation), (MAIN,)
    return Advice(what, reasons, lit, lit[0])


# What to do


def _take(situation: QwixxSituation, slot: int) -> tuple[str, tuple[str, ...]]:
    card = situation.view["display"][slot]
    assert card is not None
    return common_texts.hint_take(number=number_of(card)), (display_id(slot),)


def _play(
    situation: QwixxSituation, row: str, cards: Sequence[str], says_crosses: bool
) -> tuple[str, tuple[str, ...]]:
    """Name the cards, and the numbers of the row that can be crossed with them.

    Where not all of them can be, say which are crossed, unless the reasons say it.
    """
    numbers = _crossed_with(situation, row, cards)
    crossed = crosses_of(situation, row, cards)
    played = _played(situation, row, cards)
    if says_crosses and 0 < len(crossed) < len({*map(number_of, cards)}):
        numbers = crossed
        only = words.listed([_the(number) for number in crossed])
        what = T("Play {cards}, and cross only {numbers}", "a hint")(cards=played, numbers=only)
    else:
        what = T("Play {cards}", "a hint")(cards=played)
    return what, (*cards, *(cell_id(row, number) for number in numbers))


def _why_only(situation: QwixxSituation, row: str, cards: Sequence[str]) -> list[str]:
    """Say why not all of these cards are crossed, where some are."""
    crossed = crosses_of(situation, row, cards)
    return why_uncrossed(situation, Chosen((*cards,), row, crossed))[:1] if crossed else []


def _press(situation: QwixxSituation) -> str:
    """Name the button that plays what is chosen already."""
    button = main_button(situation)
    assert button is not None
    return T("Press “{button}”", "a hint")(button=button.word)


def _crossed_with(situation: QwixxSituation, row: str, cards: Sequence[str]) -> Sequence[int]:
    """Return the numbers of the row that can be crossed with these cards."""
    return sorted(set().union(*marks(situation, Chosen(tuple(cards)), row)))


def _played(situation: QwixxSituation, row: str, cards: Sequence[str]) -> str:
    """Name cards that are played in a row."""
    jokers = [card for card in cards if colour_of(card) == "joker"]
    if not jokers:
        first, *others = Chosen(tuple(cards)).shown
        return words.with_article([words.coloured(row, [first]), *map(str, others)])
    if len(jokers) == len(cards) and _crossed_with(situation, row, cards):
        return words.jokers_as([*map(number_of, cards)], row)
    return cards_words(cards)


def _mark(
    situation: QwixxSituation, row: str, numbers: Sequence[int]
) -> tuple[str, tuple[str, ...]]:
    """Name the numbers of the row, and what they are from: the cards, or the number for all."""
    text = T("Cross {numbers} {in_row}", "a hint")
    played = situation.view["turn"]["played"]
    source = (TOP,) if played is None else tuple(played[1])
    cells = [cell_id(row, number) for number in numbers]
    what = text(numbers=words.with_article(numbers), in_row=words.in_row(row))
    return what, (*cells, *source)


def _skip(situation: QwixxSituation) -> str:
    if situation.view["turn"]["part"] == "number":
        return T("Skip this number", "a hint")()
    return T("Cross nothing", "a hint")()


# Why


def _wins(_: QwixxSituation, args: Args) -> str:
    return T("the game ends and you win with {points}, because nobody else has more than {others}")(
        points=words.points_had(args["points"]), others=number(args["others"])
    )


def _ends(_: QwixxSituation, args: Args) -> str:
    return T("the game ends with {points} for you, and so far nobody else has more than {others}")(
        points=words.points_had(args["points"]), others=number(args["others"])
    )


def _closes(_: QwixxSituation, args: Args) -> str:
    return T("it closes the {row} and brings you %n point(s)")(
        n=args["points"], row=words.row_of(args["row"])
    )


def _at_once(situation: QwixxSituation, args: Args) -> str:
    if situation.view["turn"]["part"] == "mark":
        return T("you cross %n numbers at once")(n=len(args["numbers"]))
    return T("you can cross {numbers} at once")(numbers=words.with_article(args["numbers"]))


def _fifth(_: QwixxSituation, _args: Args) -> str:
    return T("that makes {needed} crosses, so you can now cross the row’s last number")(
        needed=CROSSES_BEFORE_LAST
    )


def _next(situation: QwixxSituation, args: Args) -> str:
    if situation.view["turn"]["part"] == "play":
        return T("you can cross {numbers} without skipping a number")(
            numbers=words.with_article(args["numbers"])
        )
    return _no_number_skipped()


def _no_number_skipped() -> str:
    return T("no number is skipped")()


def _skips_few(_: QwixxSituation, args: Args) -> str:
    return T("it skips only {numbers}")(
        numbers=words.listed([_the(number) for number in args["numbers"]])
    )


def _the(number: int) -> str:
    """Return the number with an article in every language: "12" alone might be twelve of them."""
    return T("the {number}")(number=number)


def _skipped(numbers: Sequence[int]) -> str:
    """Name numbers that are skipped."""
    return _the(numbers[0]) if len(numbers) == 1 else words.with_article(numbers)


def _useless(_: QwixxSituation, args: Args) -> str:
    count = len(args["cards"])
    if count < args["of"]:
        return T("you get rid of {cards}, which cannot be crossed any more")(
            cards=cards_words(args["cards"])
        )
    if count == 1:
        return T("the card cannot be crossed any more, so you get rid of it")()
    return T("the cards cannot be crossed any more, so you get rid of them")()


def _loses(_: QwixxSituation, args: Args) -> str:
    text = T("a cross {in_row} would end the game, and somebody else is ahead with {points}")
    points = words.points_had(args["others"])
    return text(in_row=words.in_row(args["row"]), points=points)


def _impossible(situation: QwixxSituation, _args: Args) -> str:
    if situation.view["turn"]["part"] == "number":
        return T("the number fits none of your rows")()
    return T("none of the numbers you played can be crossed")()


def _far(situation: QwixxSituation, args: Args) -> str:
    open_rows = {each.row for each in actions_of(situation.legal) if isinstance(each, Mark)}
    if len(open_rows) == 1:
        text = T("a cross {in_row} would skip %n numbers")
    else:
        text = T("even {in_row} a cross would skip %n numbers")
    return text(n=args["skipped"], in_row=words.in_row(args["row"]))


def _hand(_: QwixxSituation, args: Args) -> str:
    return T("in step 3 you can cross {numbers} anyway")(
        numbers=words.the_coloured(args["row"], args["numbers"])
    )


def _spoils_as_well(args: Args) -> str:
    return T("after that you could no longer use {cards} from your hand")(cards=_cards(args))


def _spoils(_: QwixxSituation, args: Args) -> str:
    return T("after a cross {in_row} you could no longer use {cards} from your hand")(
        in_row=words.in_row(args["row"]), cards=_cards(args)
    )


def _fits(_: QwixxSituation, args: Args) -> str:
    return T("{if_colour} it fits in its row and skips one number at most")(
        if_colour=_if_colour(args["rows"])
    )


def _together(_: QwixxSituation, args: Args) -> str:
    return T("{if_colour} you can cross it together with one of your cards")(
        if_colour=_if_colour(args["rows"])
    )


def _open(_: QwixxSituation, args: Args) -> str:
    return T("{if_colour} you can still cross it")(if_colour=_if_colour(args["rows"]))


def _keeps(_: QwixxSituation, args: Args) -> str:
    return T("you can still cross {numbers} from your hand later")(
        numbers=words.the_coloured(args["row"], args["numbers"])
    )


def _passes(_: QwixxSituation, args: Args) -> str:
    return T("a cross {in_row} would skip {numbers}")(
        in_row=words.in_row(args["row"]), numbers=words.with_article(args["numbers"])
    )


# What it costs


def _skips(_: QwixxSituation, args: Args) -> str:
    return T("it skips {numbers}", "for good")(numbers=_skipped(args["numbers"]))


def _penalty(situation: QwixxSituation, args: Args) -> str:
    if args["of"] == PENALTIES_TO_END:
        return T("crossing nothing costs you your fourth penalty, which ends the game")()
    if situation.view["turn"]["played"] is not None or not args["skipped"]:
        return T("crossing nothing costs you a penalty of %n point(s)")(n=PENALTY)
    return T(
        "crossing nothing costs you a penalty of {points} points, but even {in_row} a cross would"
        " skip %n number(s)"
    )(n=args["skipped"], points=PENALTY, in_row=words.in_row(args["row"]))


def _sure(_: QwixxSituation, args: Args) -> str:
    if args["of"] == PENALTIES_TO_END:
        return T(
            "none of your cards can be crossed, so you take your fourth penalty and the game ends"
        )()
    return T("none of your cards can be crossed, so you take a penalty of %n point(s)")(n=PENALTY)


# How it compares


def _more_now(situation: QwixxSituation, args: Args) -> str:
    text = T("{doing} would bring you %n more point(s) now, but skip {numbers}")
    numbers = _skipped(args["numbers"])
    return text(n=args["points"], doing=_doing(situation, args["other"]), numbers=numbers)


def _better(situation: QwixxSituation, args: Args) -> str:
    return common_texts.better_on_average(n=args["points"], doing=_doing(situation, args["other"]))


def _chances(situation: QwixxSituation, args: Args) -> str:
    return T("out of a hundred games you would win %n more than by {doing}")(
        n=args["wins"], doing=_doing(situation, args["other"])
    )


def _even(situation: QwixxSituation, args: Args) -> str:
    return common_texts.about_as_good(doing=_doing(situation, args["other"]))


def _doing(situation: QwixxSituation, action: str) -> str:
    """Name another action, as a part of a sentence."""
    match parse(action):
        case Take(slot):
            card = situation.view["display"][slot]
            assert card is not None
            return common_texts.taking(number=number_of(card))
        case PlayCards(colour, cards):
            names = [CARDS[card] for card in cards]
            return T("playing {cards}")(cards=_played(situation, COLOURS[colour], names))
        case Mark(row) as mark:
            text = T("crossing {numbers} {in_row}")
            numbers = words.with_article(mark.numbers)
            return text(numbers=numbers, in_row=words.in_row(COLOURS[row]))
    if situation.view["turn"]["part"] == "number":
        return T("skipping this number")()
    return T("crossing nothing")()


def _cards(args: Args) -> str:
    return cards_words(args["cards"])


def _if_colour(rows: Sequence[str]) -> str:
    """Say on what condition: that a face-down card has one of these colours."""
    if len(rows) == len(COLOURS):
        return T("whatever its colour,")()
    text = T("if it is {colours},")
    *others, last = map(words.colour_name, rows)
    if not others:
        return text(colours=last)
    either = T("{some} or {last}", "colours")
    return text(colours=either(some=", ".join(others), last=last))


WHY: Final[Mapping[str, Why[QwixxView]]] = {
    "wins": _wins,
    "ends": _ends,
    "last-penalty": why(T("without a cross you take your fourth penalty, and the game ends")),
    "no-penalty": why(T("this way you take no penalty this turn")),
    "closes": _closes,
    "at-once": _at_once,
    "fifth": _fifth,
    "next": _next,
    "skips": _skips,
    "skips-few": _skips_few,
    "keeps": _keeps,
    "passes": _passes,
    "saver": why(T("so far none of the cards in your hand can be crossed")),
    "penalty": _penalty,
    "sure": _sure,
    "more-now": _more_now,
    "better": _better,
    "chances": _chances,
    "even": _even,
    "only": why(common_texts.no_choice),
    "gains": why(T("it brings you %n point(s)"), n="points"),
    "useless": _useless,
    "loses": _loses,
    "impossible": _impossible,
    "far": _far,
    "hand": _hand,
    "spoils": _spoils,
    "fits": _fits,
    "together": _together,
    "open": _open,
}
"""By the codes of `engine.bots.qwixx_cards.reasons`."""
