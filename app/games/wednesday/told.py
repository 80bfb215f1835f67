"""What has happened, in sentences.

They tell only what the view of the person at the screen shows: of a card that went face down from
one to another, those two alone hear the number. Whose hand lies face down at the near edge, or who
is a computer there, is told of like everybody else.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from app import common_texts
from app.games.contract import Situation
from app.games.wednesday import names, words
from app.games.wednesday.hand import held
from app.games.wednesday.promises import unkept
from app.games.wednesday.seen import View, holders
from app.games.wednesday.surprises import surprises
from app.texts import texts
from engine.games.wednesday.rounds import ROUNDS

T = texts("Wednesday")


def announced(before: Situation, after: Situation, *, brief: bool = False) -> str:
    """What happened between two views, in a few sentences; "" if nothing worth saying.

    If `brief`, without what lies open to be read on the table.
    """
    old, new = before.view, after.view
    if before.seat != after.seat or _seen_by_all(old) == _seen_by_all(new):
        return ""
    if len(new["scores"]) > len(old["scores"]):
        return _round_over(after)
    own = old["turn"]["seat"] == _listener(before, after)
    deed = _own_deed(before, after) if own else _deed(before, after)
    return " ".join(filter(None, [deed, *_consequences(old, new, brief=brief)]))


def followed(before: Situation, after: Situation) -> str:
    """What followed by itself on what was done between two views, in brief; "" for nothing."""
    old, new = before.view, after.view
    if len(new["scores"]) > len(old["scores"]):
        return ""
    return " ".join(_consequences(old, new, brief=True))


def _seen_by_all(view: View) -> dict[str, Any]:
    """What is the same in every view of a position."""
    return {
        **view,
        "hands": [len(hand) for hand in view["hands"]],
        "burnt": len(view["burnt"]),
        "characters": len(view["characters"]),
        "turn": {**view["turn"], "taken": None},
    }


def _listener(before: Situation, after: Situation) -> int | None:
    """The person who has seen their own hand all the while; None: nobody has."""
    seat = after.seat
    if seat is None:
        return None
    seen = all(
        situation.players[seat].kind == "human" and None not in situation.view["hands"][seat]
        for situation in (before, after)
    )
    return seat if seen else None


def _round_over(after: Situation) -> str:
    """The points of the round that is over."""
    scores = after.view["scores"]
    over = T("Round {round} of {rounds} is over.")
    said = [over(round=len(scores), rounds=ROUNDS)]
    line = T("{name} gets {points}.")
    for player, points in zip(after.players, scores[-1], strict=True):
        said.append(line(name=player.name, points=common_texts.points(n=points)))
    return " ".join(said)


def _played(old: View, new: View) -> str:
    """The card or the pair that was played, "" if none."""
    numbers = new["played"][len(old["played"]) :]
    if len(numbers) == 2:
        return words.as_a_pair(number=numbers[0])
    return "".join(names.the_outcast(number) for number in numbers)


def _came(before: Situation, after: Situation) -> str:
    """The cards that came into the own hand, "" if none."""
    came = Counter(held(after)) - Counter(held(before))
    return ", ".join(names.outcast(number) for number in sorted(came.elements()))


def _went(before: Situation, after: Situation) -> str:
    """The cards that left the own hand, "" if none."""
    return _came(after, before)


def _own_deed(before: Situation, after: Situation) -> str:
    """What the person at the screen has just done."""
    old, new = before.view, after.view
    numbers = _played(old, new)
    if numbers:
        return T("You played {numbers}.")(numbers=numbers)
    text = _own_decision(before, after)
    return _own_turn_without_play(before, after) if text is None else text


def _own_decision(before: Situation, after: Situation) -> str | None:
    """What the person at the screen has decided; None if nothing was to be decided."""
    old, new = before.view, after.view
    match old["turn"]["step"]:
        case "swap":
            return common_texts.you_took(card=_came(before, after))
        case "give":
            return T("You gave the {card} to {name}.")(
                card=_went(before, after), name=after.players[old["turn"]["from"]].name
            )
        case "pick":
            return T("You took the {card} from the burnt pile.")(card=_came(before, after))
        case "donate":
            return T("You gave {name} a burnt card.")(name=_who_got(old, new, after))
        case "insert":
            return T("Wednesday is back among the characters.")()
        case step:
            return "" if step == "block" else None


def _own_turn_without_play(before: Situation, after: Situation) -> str:
    """A pass, a combination or a lay-off."""
    fewer = len(held(before)) - len(held(after))
    if fewer > 0:
        return T("You burnt %n card(s).")(n=fewer)
    if fewer < 0:
        return T("You passed and took the {card}.")(card=_came(before, after))
    return T("You passed.")()


def _deed(before: Situation, after: Situation) -> str:
    """What another player has just done."""
    old, new = before.view, after.view
    turn = old["turn"]
    name = after.players[turn["seat"]].name
    numbers = _played(old, new)
    if numbers:
        return T("{name} played {numbers}.")(name=name, numbers=numbers)
    match turn["step"]:
        case "swap":
            text = _took_from(name, before, after)
        case "give":
            text = _gave_to(name, before, after)
        case "pick":
            line = T("{name} took a burnt card.")
            text = line(name=name)
        case "donate":
            text = _donated(name, before, after)
        case "block":
            text = ""
        case "insert":
            line = T("{name} put Wednesday among the characters.")
            text = line(name=name)
        case _:
            text = _no_play(name, len(old["hands"][turn["seat"]]), old, new)
    return text


def _took_from(name: str, before: Situation, after: Situation) -> str:
    turn = after.view["turn"]
    if turn["from"] == _listener(before, after):
        return T("{name} took the {card} from you.")(name=name, card=_went(before, after))
    return T("{name} took a card from {other}.")(name=name, other=after.players[turn["from"]].name)


def _gave_to(name: str, before: Situation, after: Situation) -> str:
    giver = before.view["turn"]["from"]
    if giver == _listener(before, after):
        return T("{name} gave you the {card}.")(name=name, card=_came(before, after))
    return T("{name} gave a card to {other}.")(name=name, other=after.players[giver].name)


def _donated(name: str, before: Situation, after: Situation) -> str:
    came = "" if _listener(before, after) is None else _came(before, after)
    if came:
        return T("{name} gave you a burnt card, the {card}.")(name=name, card=came)
    return T("{name} gave {other} a burnt card.")(
        name=name, other=_who_got(before.view, after.view, after)
    )


def _who_got(old: View, new: View, after: Situation) -> str:
    """Who has more cards than before."""
    hands = zip(old["hands"], new["hands"], after.players, strict=True)
    return next((player.name for less, more, player in hands if len(more) > len(less)), "")


def _no_play(name: str, had: int, old: View, new: View) -> str:
    """A pass, a combination or a lay-off."""
    fewer = had - len(new["hands"][old["turn"]["seat"]])
    if fewer > 0:
        return T("{name} burnt %n card(s).")(n=fewer, name=name)
    if fewer < 0:
        return T("{name} passed and took a burnt card.")(name=name)
    return T("{name} passed.")(name=name)


def _consequences(old: View, new: View, *, brief: bool) -> list[str]:
    """What followed by itself."""
    said = []
    burnt = bool(old["played"] and not new["played"])
    if burnt and not brief:
        said.append(T("Everybody has passed: the played cards are burnt.")())
    elif burnt or _all_passed(old, new):
        said.append(T("Everybody has passed.")())
    if new["open"] is not None and (new["open"] != old["open"]):
        said.append(T("{name} has appeared.")(name=names.character_name(new["open"])))
        if not brief:
            said.append(names.character_rule_explained(new["open"]))
    if new["blocked"] != old["blocked"] and new["blocked"] is not None:
        said.append(T("Thing blocks the {number}.")(number=new["blocked"]))
    return [*said, *surprises(old, new), *filter(None, [unkept(old, new)])]


def _all_passed(old: View, new: View) -> bool:
    """The row of passes came to its end on an empty table."""
    passes = old["turn"]["passes"]
    return (
        old["turn"]["step"] == "play"
        and passes + 1 >= holders(old)
        and new["turn"]["passes"] == 0
        and len(new["played"]) == len(old["played"]) == 0
        and len(new["aside"]) + new["stalls"] != len(old["aside"]) + old["stalls"]
    )
