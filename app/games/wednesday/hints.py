"""The hints of Wednesday: what to do and why, in the language on screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from app.games.contract import MAIN, Advice, Situation, extra_button
from app.games.hinting import Args, Why, sentences, worth_saying
from app.games.wednesday import ids, words
from app.games.wednesday.buttons import BUTTONS
from app.games.wednesday.hand import held
from app.games.wednesday.seen import View
from app.games.wednesday.uses import uses_of
from engine.games.wednesday.cards import HYDE, MEDIUM
from engine.games.wednesday.wednesdays_place import without_wednesday

if TYPE_CHECKING:
    from app.thinker import Hint

ALONE: Final = ("only-choice", "goes-out")
"""Reasons beside which no other is said."""

NOT_SECOND: Final = ("strong", "useful")
"""Reasons that answer for the card worth the most, of which one does."""


def advice(hint: Hint, situation: Situation) -> Advice:
    """The hint in words, and what it lights."""
    told = worth_saying(hint.reasons, ALONE, NOT_SECOND)
    reasons = [WHY[code](situation, args) for code, args in told]
    what = _what(situation, hint.action)
    *lit, beside = _lit(situation, hint.action)
    return Advice(sentences(what, reasons), (*lit, beside), beside)


# What to do


def _what(situation: Situation, action: str) -> str:
    verb, *rest = action.split()
    if verb == "pass":
        return QCoreApplication.translate("Wednesday", "Pass", "a hint")
    if verb == "shed":
        return QCoreApplication.translate("Wednesday", "Discard your whole hand", "a hint")
    first = int(rest[0])
    match verb:
        case "play":
            what = _play(first, pair=len(rest) > 1)
        case "combo":
            what = _combination(first)
        case "swap" | "donate":
            what = _from_or_to(verb, situation.players[first].name)
        case "insert":
            what = _insert(situation.view, first)
        case _:
            what = _with_card(situation.view, verb, first)
    return what


def _with_card(view: View, verb: str, first: int) -> str:
    """What is done with a card alone: one that is given, or one of the burnt pile."""
    match verb:
        case "give":
            text = QCoreApplication.translate("Wednesday", "Give the {number}", "a hint")
            return text.format(number=first)
        case "pick":
            text = QCoreApplication.translate("Wednesday", "Take the {number}", "a hint")
        case _:
            text = QCoreApplication.translate("Wednesday", "Block the {number}", "a hint")
    return text.format(number=view["burnt"][-first])


def _play(number: int, *, pair: bool) -> str:
    if pair:
        text = QCoreApplication.translate("Wednesday", "Play the two {number}s", "a hint")
    else:
        text = QCoreApplication.translate("Wednesday", "Play the {number}", "a hint")
    return text.format(number=number)


def _combination(number: int) -> str:
    if number == HYDE:
        return QCoreApplication.translate("Wednesday", "Burn the four 10s", "a hint")
    return QCoreApplication.translate("Wednesday", "Burn the three 6s", "a hint")


def _from_or_to(verb: str, name: str) -> str:
    if verb == "swap":
        text = QCoreApplication.translate("Wednesday", "Take a card from {name}", "a hint")
    else:
        text = QCoreApplication.translate("Wednesday", "Give the burnt card to {name}", "a hint")
    return text.format(name=name)


def _insert(view: View, place: int) -> str:
    places = len(without_wednesday(tuple(view["characters"]))) + 1
    text = QCoreApplication.translate("Wednesday", "Put Wednesday {where}", "a hint")
    return text.format(where=words.gap_name(place, places))


def _lit(situation: Situation, action: str) -> tuple[str, ...]:
    """What belongs to an action; the last of it is what the words stand beside."""
    view = situation.view
    verb, *rest = action.split()
    if verb == "pass":
        return (MAIN,)
    if verb in ("combo", "shed"):
        burnt = [number for number in held(situation) if verb == "shed" or str(number) in rest]
        return (*_each_copy(view, burnt), extra_button(BUTTONS[action].icon))
    first = int(rest[0])
    match verb:
        case "play" | "give":
            uses = uses_of(situation)[first]
            places = [use.place for use in uses if use.action == action]
            lit = (*_each_copy(view, [first] * len(rest)), *places)
        case "pick":
            lit = (ids.card_id(view, "tray", first),)
        case "block":
            lit = (ids.THING, ids.card_id(view, "tray", first), ids.strip(first))
        case "insert":
            lit = (ids.card_id(view, "tray", "wednesday"), ids.gap(first))
        case _:
            lit = (ids.plate(first),)
    return lit


def _each_copy(view: View, numbers: Sequence[int]) -> list[str]:
    """Ids of cards of the hand; those of the same number follow one another."""
    return [
        ids.card_id(view, "hand", number, numbers[:index].count(number))
        for index, number in enumerate(numbers)
    ]


# Why


def _only_choice(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate("Wednesday", "nothing else is possible")


def _goes_out(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate("Wednesday", "then you have no cards left")


def _ends_round(_: Situation, args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday",
        "the round ends, and what is left in your hand is worth %n point(s)",
        None,
        args["points"],
    )


def _combined(_: Situation, args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday", "%n cards leave your hand at once", None, args["cards"]
    )


def _lays_off(_: Situation, args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday", "%n blocked card(s) leave(s) your hand at once", None, args["cards"]
    )


def _plays_again(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate("Wednesday", "right after it you can play {numbers}")
    return text.format(numbers=words.either_of(args["numbers"]))


def _unbeatable(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate("Wednesday", "no hidden card can beat it")


def _few_beat(_: Situation, args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday", "only %n hidden card(s) can beat it", None, args["cards"]
    )


def _saves(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday", "if everybody passes after the 13, Wednesday does not end the round"
    )


def _exchanges(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate("Wednesday", "it lets you swap a card with another player")


def _burdens(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday", "it lets you give a burnt card to another player"
    )


def _highest(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday", "it is worth the most points of all you can play"
    )


def _leaves(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate("Wednesday", "later you can go on with {numbers}")
    return text.format(numbers=words.either_of(args["numbers"]))


def _lowest(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "Wednesday", "it is the lowest card you can play, and you keep {numbers} for later"
    )
    return text.format(numbers=words.all_of(args["others"]))


def _own_on_top(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday", "the top card is yours, so if everybody passes you lead"
    )


def _keeps(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate("Wednesday", "you keep {numbers} for later")
    return text.format(numbers=words.all_of(args["numbers"]))


def _wednesday_near(_: Situation, args: Args) -> str:
    if args["characters"] == 1:
        return QCoreApplication.translate("Wednesday", "Wednesday is the next character")
    return QCoreApplication.translate(
        "Wednesday",
        "only %n characters are left to come, and Wednesday is one of them",
        None,
        args["characters"],
    )


def _nearly_out(situation: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "Wednesday", "{name} has only %n card(s) left", None, args["cards"]
    )
    return text.format(name=situation.players[args["seat"]].name)


def _worst(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday", "it is worth the most points of all you can give"
    )


def _completes(_: Situation, args: Args) -> str:
    if args["number"] == MEDIUM:
        return QCoreApplication.translate("Wednesday", "it makes three 6s for you to burn")
    return QCoreApplication.translate("Wednesday", "it makes four 10s for you to burn")


def _fits_next(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate("Wednesday", "it can be played on the top card")


def _cheapest(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday", "it is worth the fewest points of all you can take"
    )


def _fewest_cards(_: Situation, args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday",
        "nobody else you can choose has fewer than these %n card(s)",
        None,
        args["cards"],
    )


def _leader(_: Situation, args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday",
        "nobody else you can choose has so few points, only %n so far",
        None,
        args["points"],
    )


def _not_held(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate("Wednesday", "you have no {number} yourself")
    return text.format(number=args["number"])


def _held_by_others(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "Wednesday", "others hold %n of the {number}s", None, args["cards"]
    )
    return text.format(number=args["number"])


def _soon(_: Situation, args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday",
        "she is revealed next, and your hand is worth %n point(s)",
        None,
        args["points"],
    )


def _late(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate("Wednesday", "she will be the last to be revealed")


def _rids(_: Situation, args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday", "you get rid of %n point(s)", None, args["points"]
    )


def _strong(_: Situation, args: Args) -> str:
    if not args["cards"]:
        text = QCoreApplication.translate(
            "Wednesday",
            "the {number} counts more, but no hidden card can beat it, "
            "while %n hidden card(s) can beat the {given}",
            None,
            args["beating"],
        )
    else:
        text = QCoreApplication.translate(
            "Wednesday",
            "the {number} counts more, but only {cards} of the hidden cards can beat it, "
            "and %n of them can beat the {given}",
            None,
            args["beating"],
        )
    return text.format(number=args["number"], cards=args["cards"], given=args["given"])


def _useful(situation: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "Wednesday", "the {number} counts more, but {name} could make good use of it"
    )
    return text.format(number=args["number"], name=situation.players[args["seat"]].name)


def _wins_lead(_: Situation, args: Args) -> str:
    if not args["cards"]:
        return QCoreApplication.translate(
            "Wednesday", "no hidden card can beat it, so it can win you the lead"
        )
    return QCoreApplication.translate(
        "Wednesday",
        "only %n hidden card(s) can beat it, so it can win you the lead",
        None,
        args["cards"],
    )


def _counts(_: Situation, args: Args) -> str:
    return QCoreApplication.translate(
        "Wednesday",
        "it costs you %n point(s) if you still hold it when the round ends",
        None,
        args["number"],
    )


# How it compares


def _better(situation: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "Wednesday",
        "on average it leaves you %n point(s) better off than {doing}",
        None,
        args["points"],
    )
    return text.format(doing=_doing(situation, args["other"]))


def _even(situation: Situation, args: Args) -> str:
    text = QCoreApplication.translate("Wednesday", "{doing} would be about as good")
    return text.format(doing=_doing(situation, args["other"]))


def _doing(situation: Situation, action: str) -> str:
    """Another action, as a part of a sentence."""
    verb, *rest = action.split()
    if verb in ("pass", "shed", "combo"):
        return _doing_all(action)
    first = int(rest[0])
    match verb:
        case "play":
            doing = _playing(first, pair=len(rest) > 1)
        case "swap" | "donate":
            text = QCoreApplication.translate("Wednesday", "choosing {name}")
            doing = text.format(name=situation.players[first].name)
        case "insert":
            places = len(without_wednesday(tuple(situation.view["characters"]))) + 1
            text = QCoreApplication.translate("Wednesday", "putting her {where}")
            doing = text.format(where=words.gap_name(first, places))
        case _:
            doing = _with_other_card(situation.view, verb, first)
    return doing


def _doing_all(action: str) -> str:
    """What is not done with some card or player of several."""
    match action:
        case "pass":
            return QCoreApplication.translate("Wednesday", "passing")
        case "shed":
            return QCoreApplication.translate("Wednesday", "discarding your whole hand")
        case "combo 10":
            return QCoreApplication.translate("Wednesday", "burning the four 10s")
    return QCoreApplication.translate("Wednesday", "burning the three 6s")


def _playing(number: int, *, pair: bool) -> str:
    if pair:
        text = QCoreApplication.translate("Wednesday", "playing the two {number}s")
    else:
        text = QCoreApplication.translate("Wednesday", "playing the {number}")
    return text.format(number=number)


def _with_other_card(view: View, verb: str, first: int) -> str:
    """Giving a card, or taking or blocking one of the burnt pile."""
    match verb:
        case "give":
            text = QCoreApplication.translate("Wednesday", "giving the {number}")
            return text.format(number=first)
        case "pick":
            text = QCoreApplication.translate("Wednesday", "taking the {number}")
        case _:
            text = QCoreApplication.translate("Wednesday", "blocking the {number}")
    return text.format(number=view["burnt"][-first])


WHY: Final[Mapping[str, Why]] = {
    "only-choice": _only_choice,
    "goes-out": _goes_out,
    "ends-round": _ends_round,
    "combination": _combined,
    "lays-off": _lays_off,
    "plays-again": _plays_again,
    "unbeatable": _unbeatable,
    "few-beat": _few_beat,
    "saves": _saves,
    "exchanges": _exchanges,
    "burdens": _burdens,
    "highest": _highest,
    "leaves": _leaves,
    "lowest": _lowest,
    "own-on-top": _own_on_top,
    "keeps": _keeps,
    "wednesday-near": _wednesday_near,
    "nearly-out": _nearly_out,
    "worst": _worst,
    "completes": _completes,
    "fits-next": _fits_next,
    "cheapest": _cheapest,
    "fewest-cards": _fewest_cards,
    "leader": _leader,
    "not-held": _not_held,
    "held-by-others": _held_by_others,
    "soon": _soon,
    "late": _late,
    "rids": _rids,
    "strong": _strong,
    "useful": _useful,
    "wins-lead": _wins_lead,
    "counts": _counts,
    "better": _better,
    "even": _even,
}
"""By the codes of `engine.bots.wednesday.reasons`."""
