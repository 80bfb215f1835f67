"""The hints of Wednesday: what to do and why, in the language on screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from app import common_texts
from app.games.contract import MAIN, Advice, extra_button
from app.games.hinting import Args, Why, why, worth_saying
from app.games.wednesday import ids, words
from app.games.wednesday.offers import moves_wednesday, uses_of
from app.games.wednesday.rail import BUTTONS
from app.games.wednesday.seen import characters_seen, held
from app.games.wednesday.situation import WednesdaySituation, WednesdayView
from app.texts import texts
from engine.games.wednesday.actions import (
    ACTIONS,
    BlockNumber,
    Combine,
    Donate,
    Give,
    Insert,
    Pass,
    PickBurntCard,
    PlayOutcast,
    Shed,
    Swap,
)
from engine.games.wednesday.cards import HYDE, MEDIUM
from engine.games.wednesday.wednesdays_place import without_wednesday

if TYPE_CHECKING:
    from app.match.bot_client import Hint

T = texts("Wednesday")

ALONE: Final = ("only-choice", "goes-out")
"""Reasons beside which no other is said."""

NOT_SECOND: Final = ("strong", "useful")
"""Reasons that answer for the card worth the most, of which one does."""


def advice(hint: Hint, situation: WednesdaySituation) -> Advice:
    """Return the hint in words, and what it lights."""
    told = worth_saying(hint.reasons, ALONE, NOT_SECOND)
    reasons = [WHY[code](situation, args) for code, args in told]
    what = _what(situation, hint.action)
    *lit, beside = _lit(situation, hint.action)
    return Advice(what, reasons, (*lit, beside), beside)


# What to do


def _what(situation: WednesdaySituation, action: str) -> str:
    match ACTIONS[action]:
        case Swap(seat) | Donate(seat) as choice:
            what = _from_or_to(situation.players[seat].name, takes=isinstance(choice, Swap))
        case Insert(place):
            what = _insert(situation.view, place)
        case Give() | PickBurntCard() | BlockNumber():
            what = _with_card(situation.view, action)
        case PlayOutcast(number, pair):
            what = _play(situation.view, number, pair=pair)
        case Combine(number):
            what = _combination(number)
        case Shed():
            what = T("Discard your whole hand", "a hint")()
        case _:
            what = _pass(situation.view)
    return what


def _pass(view: WednesdayView) -> str:
    """Say to pass, and what Eugene gives for it."""
    if view["open"] == "eugene" and view["burnt"]:
        return T("Pass, and take a burnt card", "a hint")()
    return T("Pass", "a hint")()


def _with_card(view: WednesdayView, action: str) -> str:
    """Say what is done with one card: it is given, or it is one of the burnt pile."""
    match ACTIONS[action]:
        case Give(number):
            return T("Give the {number}", "a hint")(number=number)
        case PickBurntCard(place):
            return common_texts.hint_take(number=view["burnt"][-place])
        case BlockNumber(place):
            return T("Block the {number}", "a hint")(number=view["burnt"][-place])
    raise KeyError(action)


def _play(view: WednesdayView, number: int, *, pair: bool) -> str:
    if pair:
        text = T("Play the two {number}s", "a hint")
    elif view["open"] != "enid":
        text = T("Play the {number}", "a hint")
    elif moves_wednesday(view):
        text = T("Play one {number} alone, and put Wednesday anywhere", "a hint")
    else:
        text = T("Play one {number} alone", "a hint")
    return text(number=number)


def _combination(number: int) -> str:
    if number == HYDE:
        return T("Burn the four 10s", "a hint")()
    return T("Burn the three 6s", "a hint")()


def _from_or_to(name: str, *, takes: bool) -> str:
    if takes:
        text = T("Take a card from {name}", "a hint")
    else:
        text = T("Give the burnt card to {name}", "a hint")
    return text(name=name)


def _insert(view: WednesdayView, place: int) -> str:
    places = len(without_wednesday(characters_seen(view))) + 1
    return T("Put Wednesday {where}", "a hint")(where=words.gap_name(place, places))


def _lit(situation: WednesdaySituation, action: str) -> tuple[str, ...]:
    """Return what belongs to an action. The last of it is what the words stand beside."""
    view = situation.view
    lit: tuple[str, ...] = (MAIN,)
    match ACTIONS[action]:
        case Combine(number):
            burnt = [each for each in held(situation) if each == number]
            lit = (*_each_copy(view, burnt), extra_button(BUTTONS[action].icon))
        case Shed():
            lit = (*_each_copy(view, held(situation)), extra_button(BUTTONS[action].icon))
        case PlayOutcast(number, pair):
            lit = _hand_card(situation, [number] * (2 if pair else 1), action)
        case Give(number):
            lit = _hand_card(situation, [number], action)
        case PickBurntCard(place):
            lit = (ids.card_id(view, "tray", place),)
        case BlockNumber(place):
            lit = (ids.THING, ids.card_id(view, "tray", place), ids.strip(place))
        case Insert(place):
            lit = (ids.wednesday(view), ids.gap(place))
        case Swap(seat) | Donate(seat):
            lit = (ids.panel(seat),)
    return lit


def _hand_card(
    situation: WednesdaySituation, numbers: Sequence[int], action: str
) -> tuple[str, ...]:
    """Return a card or a pair of the hand, and where it is laid."""
    uses = uses_of(situation)[numbers[0]]
    places = [use.place for use in uses if use.action == action]
    return (*_each_copy(situation.view, numbers), *places)


def _each_copy(view: WednesdayView, numbers: Sequence[int]) -> list[str]:
    """Return the ids of cards of the hand; those of the same number follow one another."""
    return [
        ids.card_id(view, "hand", number, numbers[:index].count(number))
        for index, number in enumerate(numbers)
    ]


# Why


def _plays_again(_: WednesdaySituation, args: Args) -> str:
    return T("right after the 2 you can play {numbers}")(numbers=words.either_of(args["numbers"]))


def _leaves(_: WednesdaySituation, args: Args) -> str:
    return T("later you can go on with {numbers}")(numbers=words.either_of(args["numbers"]))


def _lowest(_: WednesdaySituation, args: Args) -> str:
    # Reviews that were kept by an earlier version do not tell what can be played later.
    later = args.get("later", ())
    if not later:
        return T("the {number} is the lowest card you can play")(number=args["number"])
    return T("the {number} is the lowest card you can play, and you keep {numbers} for later")(
        number=args["number"], numbers=words.all_of(later)
    )


def _keeps(_: WednesdaySituation, args: Args) -> str:
    return T("you keep {numbers} for later")(numbers=words.all_of(args["numbers"]))


def _wednesday_near(_: WednesdaySituation, args: Args) -> str:
    if args["characters"] == 1:
        return T("Wednesday is the next character")()
    return T("only %n characters are left to come, and Wednesday is one of them")(
        n=args["characters"]
    )


def _nearly_out(situation: WednesdaySituation, args: Args) -> str:
    return T("{name} has only %n card(s) left")(
        n=args["cards"], name=situation.players[args["seat"]].name
    )


def _completes(_: WednesdaySituation, args: Args) -> str:
    if args["number"] == MEDIUM:
        return T("with this 6 you have three, which you can burn")()
    return T("with this 10 you have four, which you can burn")()


def _strong(_: WednesdaySituation, args: Args) -> str:
    if not args["cards"]:
        return T(
            "the {number} counts more, but keep it: nobody else can play on it, while %n hidden"
            " card(s) can be played on the {given}"
        )(n=args["beating"], number=args["number"], given=args["given"])
    return T(
        "the {number} counts more, but keep it: of the hidden cards only {cards} can be played on"
        " it, and %n on the {given}"
    )(n=args["beating"], number=args["number"], cards=args["cards"], given=args["given"])


def _useful(situation: WednesdaySituation, args: Args) -> str:
    return T("the {number} counts more, but {name} could make good use of it")(
        number=args["number"], name=situation.players[args["seat"]].name
    )


def _wins_lead(_: WednesdaySituation, args: Args) -> str:
    if not args["cards"]:
        return T(
            "nobody else can play on the {number}, so once you play it, you will probably play"
            " first again"
        )(number=args["number"])
    return T(
        "only %n hidden card(s) can be played on the {number}, so once you play it, you will"
        " probably play first again"
    )(n=args["cards"], number=args["number"])


def _fewest_cards(situation: WednesdaySituation, args: Args) -> str:
    return T("{name} has only %n card(s), fewer than others you can choose")(
        n=args["cards"], name=situation.players[args["seat"]].name
    )


def _leader(situation: WednesdaySituation, args: Args) -> str:
    return T("{name} has the fewest points of all you can choose, only {points} so far")(
        points=args["points"], name=situation.players[args["seat"]].name
    )


# How it compares


def _better(situation: WednesdaySituation, args: Args) -> str:
    return common_texts.better_on_average(n=args["points"], doing=_doing(situation, args["other"]))


def _even(situation: WednesdaySituation, args: Args) -> str:
    return common_texts.about_as_good(doing=_doing(situation, args["other"]))


def _doing(situation: WednesdaySituation, action: str) -> str:
    """Name another action, as a part of a sentence."""
    match ACTIONS[action]:
        case Swap(seat) | Donate(seat):
            doing = T("choosing {name}")(name=situation.players[seat].name)
        case Insert(place):
            places = len(without_wednesday(characters_seen(situation.view))) + 1
            doing = T("putting Wednesday {where}")(where=words.gap_name(place, places))
        case Give() | PickBurntCard() | BlockNumber():
            doing = _with_other_card(situation.view, action)
        case PlayOutcast(number, pair):
            doing = _playing(number, pair=pair)
        case _:
            doing = _doing_all(action)
    return doing


def _doing_all(action: str) -> str:
    """Name an action that is not done with one card or player of several."""
    match ACTIONS[action]:
        case Pass():
            return T("passing")()
        case Shed():
            return T("discarding your whole hand")()
        case Combine(number) if number == HYDE:
            return T("burning the four 10s")()
    return T("burning the three 6s")()


def _playing(number: int, *, pair: bool) -> str:
    text = T("playing the two {number}s") if pair else T("playing the {number}")
    return text(number=number)


def _with_other_card(view: WednesdayView, action: str) -> str:
    """Name giving a card, or taking or blocking one of the burnt pile."""
    match ACTIONS[action]:
        case Give(number):
            return T("giving the {number}")(number=number)
        case PickBurntCard(place):
            return common_texts.taking(number=view["burnt"][-place])
        case BlockNumber(place):
            return T("blocking the {number}")(number=view["burnt"][-place])
    raise KeyError(action)


WHY: Final[Mapping[str, Why[WednesdayView]]] = {
    "only-choice": why(common_texts.no_choice),
    "goes-out": why(T("then you have no cards left")),
    "ends-round": why(
        T("the round ends, and what is left in your hand is worth %n point(s)"), n="points"
    ),
    "combination": why(T("%n cards leave your hand at once"), n="cards"),
    "lays-off": why(T("%n blocked card(s) leave(s) your hand at once"), n="cards"),
    "plays-again": _plays_again,
    "unbeatable": why(
        T("nobody else can play on the {number}, so you will probably play first again")
    ),
    "few-beat": why(T("only %n hidden card(s) can be played on the {number}"), n="cards"),
    "saves": why(T("if everybody passes after the 13, Wednesday does not end the round")),
    "exchanges": why(T("the 4 lets you swap a card with another player")),
    "burdens": why(T("the 8 lets you give a burnt card to another player")),
    "highest": why(T("the {number} is worth the most points of all you can play")),
    "leaves": _leaves,
    "lowest": _lowest,
    "own-on-top": why(T("the top card is yours, so if everybody passes you play first")),
    "keeps": _keeps,
    "wednesday-near": _wednesday_near,
    "nearly-out": _nearly_out,
    "worst": why(T("the {number} is worth the most points of all you can give")),
    "completes": _completes,
    "fits-next": why(T("the {number} can be played on the top card")),
    "cheapest": why(T("the {number} is worth the fewest points of all you can take")),
    "fewest-cards": _fewest_cards,
    "leader": _leader,
    "not-held": why(T("you have no {number} yourself")),
    "held-by-others": why(T("others hold %n of the {number}s"), n="cards"),
    "soon": why(T("Wednesday is revealed next, and your hand is worth %n point(s)"), n="points"),
    "late": why(T("Wednesday will be the last to be revealed")),
    "rids": why(T("you get rid of %n point(s)"), n="points"),
    "strong": _strong,
    "useful": _useful,
    "wins-lead": _wins_lead,
    "counts": why(
        T("if you still hold it when the round ends, the {number} costs you %n point(s)"),
        n="number",
    ),
    "better": _better,
    "even": _even,
}
"""By the codes of `engine.bots.wednesday.reasons`."""
