"""What is asked now, as the words of Qwixx."""

from __future__ import annotations

from app import common_texts
from app.games.contract import Situation, Status
from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import Chosen, chosen_of, crossable
from app.games.qwixx_cards.sheet import (
    decided_row,
    has_decided,
    is_watched,
    offered_cells,
    passed_over,
    top_number,
)
from engine.games.qwixx_cards.printed import FULL_HAND


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


def announced_choice(situation: Situation) -> str:
    """What is chosen for the play."""
    chosen = chosen_of(situation)
    cards = words.the_coloured(chosen.colour, chosen.shown) if chosen.cards else ""
    return words.chosen_now(cards, chosen.numbers)


def part_of(situation: Situation) -> tuple[int, str]:
    """The turn, and which part of it."""
    turn = situation.view["turn"]
    return turn["number"], turn["part"]


def called_to_decide(before: Situation, after: Situation) -> str:
    """Who is asked now about the number for all, hands face down; "" if nobody else than before.

    It begins with who was asked before, and had decided already: what they did is told in the same
    words, be it that they left it so or changed it.
    """
    seat = after.seat
    if after.stage != "deciding" or seat is None:
        return ""
    if before.stage == "deciding" and before.seat == seat:
        return ""
    waiting = after.view["turn"]["waiting"]
    name = after.players[seat].name
    asked = words.asked_now(name=name) if seat in waiting else words.may_change(name=name)
    said = [words.sentence(asked) + "."]
    old, first = before.view["turn"], before.seat
    if before.stage == "deciding" and first is not None and first not in old["waiting"]:
        said.insert(0, words.decided(name=before.players[first].name))
    return " ".join(said)
