"""What is asked now, and what has happened, as the words of Qwixx."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app import common_texts
from app.games.contract import Situation, Status
from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import Chosen, chosen_of, crossable
from app.games.qwixx_cards.reasons import card_words, cards_words
from app.games.qwixx_cards.sheet import (
    decided_row,
    has_decided,
    is_watched,
    offered_cells,
    passed_over,
    top_number,
)
from engine.games.qwixx_cards.printed import COLOURS, FULL_HAND

# What is asked


def status_of(situation: Situation) -> Status:
    """The two lines on the rail."""
    view = situation.view
    turn, names = view["turn"], [player.name for player in situation.players]
    match situation.stage:
        case "over":
            over = view["over"]
            winners = [names[seat] for seat in over["winners"]]
            best = over["scores"][over["winners"][0]]
            return Status(words.won(winners, best), words.ended_by(over["reason"]))
        case "watching":
            decided = turn["part"] == "number" and has_decided(situation)
            if decided and not is_watched(situation):
                return _decided(situation, change=False)
            return Status(
                common_texts.is_playing(name=names[turn["seat"]]), words.watched_step(turn["part"])
            )
    return _asked(situation)


def _asked(situation: Situation) -> Status:
    """What the person at the screen is to do."""
    view = situation.view
    turn, seat = view["turn"], situation.seat or 0
    name = situation.players[seat].name
    if turn["part"] == "take":
        left = FULL_HAND - len(view["hands"][seat])
        taken = view["display"].count(None)
        return Status(words.take_cards(n=left), words.your_turn(name=name), taken, taken + left)
    if turn["part"] == "number":
        return _deciding(situation, name)
    chosen = chosen_of(situation)
    if not chosen.cards:
        return Status(words.choose_cards(), words.your_turn(name=name))
    return _playing(situation, chosen, name)


def _deciding(situation: Situation, name: str) -> Status:
    turn = situation.view["turn"]
    if has_decided(situation):
        return _decided(situation, change=True)
    first = words.number_for_all(number=top_number(situation.view) or 0)
    if situation.seat not in turn["waiting"]:
        return Status(first, words.may_change(name=name))
    if not offered_cells(situation):
        return Status(first, words.only_skip(name=name))
    return Status(first, words.cross_or_skip(name=name))


def _decided(situation: Situation, *, change: bool) -> Status:
    row, top = decided_row(situation), top_number(situation.view) or 0
    first = words.you_skip(number=top) if row is None else words.you_cross(row, top)
    if row is None and passed_over(situation, situation.seat or 0):
        first = words.fits_none_of_yours(number=top)
    waiting = [situation.players[seat].name for seat in situation.view["turn"]["waiting"]]
    return Status(first, words.waiting_for(waiting, change=change))


def _playing(situation: Situation, chosen: Chosen, name: str) -> Status:
    cards = words.coloured(chosen.colour, chosen.shown)
    of = len(chosen.shown)
    crossed = len(chosen.numbers)
    first = words.crossed_of(cards, crossed, of) if crossed else words.cards_chosen(cards)
    more = sorted({number for _, number in crossable(situation, chosen)})
    if not more:
        return Status(first, words.your_turn(name=name))
    return Status(first, words.press_to_cross(name, more, too=crossed > 0))


# What has happened


def announced(before: Situation, after: Situation) -> str:
    """What happened between two situations, in short sentences."""
    if before.chosen != after.chosen and before.view == after.view:
        return _said_of_choice(after)
    if before.stage == after.stage == "deciding" and before.seat != after.seat:
        said = [*_said_of_table(before.view, after), *_now_asked(after)]
        return " ".join(said)
    return " ".join(_said_of_table(before.view, after))


def announced_in_short(before: Situation, after: Situation) -> str:
    """The same without who has decided, which the plates show, and without what is asked next.

    What is asked the rail says in its own words.
    """
    said = [*_said_of_cards(before.view, after), *_said_of_sheets(before.view, after)]
    return " ".join(said)


def cards_taken_back(before: Situation, after: Situation) -> str:
    """Which cards are back in the hand; "" if none is."""
    return " ".join(_said_of_cards(before.view, after))


def part_of(situation: Situation) -> tuple[int, str]:
    """The turn, and which part of it."""
    turn = situation.view["turn"]
    return turn["number"], turn["part"]


def _now_asked(after: Situation) -> Iterator[str]:
    yield words.sentence(words.asked_now(name=after.players[after.seat or 0].name)) + "."


def _said_of_choice(after: Situation) -> str:
    chosen = chosen_of(after)
    cards = words.the_coloured(chosen.colour, chosen.shown) if chosen.cards else ""
    return words.chosen_now(cards, chosen.numbers)


def _said_of_table(before: Mapping[str, Any], after: Situation) -> Iterator[str]:
    yield from _said_of_cards(before, after)
    yield from _said_of_decisions(before, after)
    yield from _said_of_sheets(before, after)
    yield from _said_of_turn(before, after)


def _name(after: Situation, seat: int) -> str | None:
    """None for the person at the screen."""
    listens = seat == after.seat and not is_watched(after)
    return None if listens else after.players[seat].name


def _said_of_cards(before: Mapping[str, Any], after: Situation) -> Iterator[str]:
    view = after.view
    if (before["turn"]["number"], after.seat) == (view["turn"]["number"], after.seat):
        seat = view["turn"]["seat"]
        old, new = before["hands"][seat], view["hands"][seat]
        if before["turn"]["part"] == "take" and len(new) > len(old):
            came = list(new)
            for card in old:
                if card in came:
                    came.remove(card)
            for card in came:
                known = not card.startswith("?")
                yield words.took(_name(after, seat), card_words(card) if known else card[1:])
        if len(new) > len(old) and before["turn"]["part"] == "mark":
            cards = before["turn"]["played"][1]
            yield words.back_in_hand(_name(after, seat), cards_words(cards))
        if view["turn"]["played"] and not before["turn"]["played"]:
            cards = cards_words(view["turn"]["played"][1])
            yield words.played(_name(after, seat), cards)


def _said_of_decisions(before: Mapping[str, Any], after: Situation) -> Iterator[str]:
    old, new = before["turn"], after.view["turn"]
    if old["part"] == new["part"] == "number" and after.view["over"] is None:
        for seat in old["waiting"]:
            name = _name(after, seat)
            if seat not in new["waiting"] and name is not None:
                over = passed_over(after, seat)
                yield words.fits_none_of(name=name) if over else words.decided(name=name)
        own = str(after.seat)
        was, now = (turn.get("decided", {}).get(own, "") for turn in (old, new))
        if now != was and has_decided(after):
            yield words.sentence(_decided(after, change=False).first) + "."


def _said_of_sheets(before: Mapping[str, Any], after: Situation) -> Iterator[str]:
    for seat, (old, new) in enumerate(zip(before["sheets"], after.view["sheets"], strict=True)):
        name = _name(after, seat)
        for colour in COLOURS:
            crossed = [number for number in new[colour] if number not in old[colour]]
            if crossed:
                closed = colour in new["locked"]
                yield words.crossed(name, words.the_coloured(colour, crossed), closed=closed)
        if new["penalties"] > old["penalties"]:
            yield words.got_penalty(name)


def _said_of_turn(before: Mapping[str, Any], after: Situation) -> Iterator[str]:
    view = after.view
    old, new = before["turn"], view["turn"]
    if view["over"] is not None:
        if before["over"] is None:
            status = status_of(after)
            yield f"{status.first}. {status.second}."
        return
    if (old["number"], old["part"]) == (new["number"], new["part"]):
        return
    if new["part"] == "number":
        yield words.number_for_all(number=top_number(view) or 0) + "."
    elif new["part"] in ("take", "play") and after.stage == "playing":
        status = status_of(after)
        yield f"{status.first}."
    elif new["part"] == "take":
        yield common_texts.is_playing(name=after.players[new["seat"]].name) + "."
