"""The rail of Qwixx: what is asked, and buttons that name what they do and what that costs."""

from __future__ import annotations

from app import common_texts
from app.games.contract import DoActions, FlipHand, RailAction, Refuse, Status
from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import (
    Chosen,
    actions,
    chosen_of,
    crossable,
    ends_by_rows,
    offered_cells,
)
from app.games.qwixx_cards.deciding import (
    SKIP,
    decide,
    decided_row,
    has_decided,
    is_shared,
    leave,
    may_decide,
    passed_over,
    top_number,
)
from app.games.qwixx_cards.reasons import NOTHING_CHOSEN
from app.games.qwixx_cards.sheets import ends_by_penalty, is_watched
from app.games.qwixx_cards.situation import QwixxSituation
from app.games.qwixx_cards.turns import fitted_no_row, turn_before
from app.games.qwixx_cards.uncrossed import why_nowhere, why_uncrossed
from app.games.result_text import reader_among_computers
from app.texts import texts
from engine.games.qwixx_cards.actions import Mark, parse
from engine.games.qwixx_cards.printed import FULL_HAND

T = texts("QwixxCards")


def status_of(situation: QwixxSituation) -> Status:
    """Return the two lines on the rail."""
    view = situation.view
    turn, names = view["turn"], [player.name for player in situation.players]
    match situation.stage:
        case "over":
            over = view["over"]
            assert over is not None
            winners = [names[seat] for seat in over["winners"]]
            best = over["scores"][over["winners"][0]]
            you = over["winners"] == [reader_among_computers(situation.players)]
            return Status(words.won(winners, best, you=you), words.ended_by(over["reason"]))
        case "watching":
            decided = turn["part"] == "number" and has_decided(situation)
            if decided and not is_watched(situation):
                return _decided(situation, change=False)
            return Status(
                common_texts.is_playing(name=names[turn["seat"]]), words.watched_step(turn["part"])
            )
    return _asked(situation)


def _asked(situation: QwixxSituation) -> Status:
    """Say what the person at the screen is to do."""
    view = situation.view
    turn, seat = view["turn"], situation.seat or 0
    name = situation.players[seat].name
    if turn["part"] == "take":
        left = FULL_HAND - len(view["hands"][seat])
        taken = view["display"].count(None)
        second = _last_turn(situation) or words.your_turn(name=name)
        return Status(words.take_cards(n=left), second, taken, taken + left)
    if turn["part"] == "number":
        return _deciding(situation, name)
    chosen = chosen_of(situation)
    if not chosen.cards:
        passed = fitted_no_row(situation.story(), seat)
        second = words.your_turn(name=name)
        if passed is not None:  # Step 2 went by without a question.
            second = words.fits_none_of_yours(number=passed)
        return Status(words.choose_cards(), second)
    return _playing(situation, chosen, name)


def _last_turn(situation: QwixxSituation) -> str:
    """Say what the player before has done, until one acts oneself; "" where there is none."""
    before = turn_before(situation.story())
    if before is None or before.seat == situation.seat:
        return ""
    name = situation.players[before.seat].name
    return words.last_turn(name, before.crossed, closed=before.closed, penalty=before.penalty)


def _deciding(situation: QwixxSituation, name: str) -> Status:
    turn = situation.view["turn"]
    if has_decided(situation):
        return _decided(situation, change=True)
    first = words.number_for_all(number=top_number(situation.view) or 0)
    if situation.seat not in turn["waiting"]:
        return Status(first, words.you_may_change(name=name))
    if not offered_cells(situation):
        return Status(
            words.fits_none_of_yours(number=top_number(situation.view) or 0), why_nowhere(situation)
        )
    if turn["seat"] != situation.seat and not is_shared(situation):
        return Status(first, words.you_decide_too(name=situation.players[turn["seat"]].name))
    return Status(first, words.cross_or_skip(name=name))


def _decided(situation: QwixxSituation, *, change: bool) -> Status:
    row, top = decided_row(situation), top_number(situation.view) or 0
    first = words.you_skip(number=top) if row is None else words.you_cross(row, top)
    if row is None and passed_over(situation, situation.seat or 0):
        return Status(words.fits_none_of_yours(number=top), why_nowhere(situation))
    waiting = [situation.players[seat].name for seat in situation.view["turn"]["waiting"]]
    return Status(first, words.waiting_for(waiting, change=change))


def _playing(situation: QwixxSituation, chosen: Chosen, name: str) -> Status:
    cards = words.coloured(chosen.colour, chosen.shown)
    crossed = len(chosen.numbers)
    without = [number for number in chosen.shown if number not in chosen.numbers]
    first = words.crossed_of(cards, crossed, without) if crossed else words.cards_chosen(cards)
    more = sorted({number for _, number in crossable(situation, chosen)})
    if not more:
        why = why_uncrossed(situation, chosen)
        return Status(first, words.sentence(why[0]) if why else words.your_turn(name=name))
    return Status(first, words.press_to_cross(name, more, too=crossed > 0))


def main_button(situation: QwixxSituation) -> RailAction | None:
    """Return the main button of a turn; None after its end."""
    if situation.stage == "over":
        return None
    part = situation.view["turn"]["part"]
    if part == "take":
        # One's own cards are pressed: a button would seem to ask for a press after each, and skip.
        word = words.take() if situation.stage == "watching" else ""
        return RailAction(word, DoActions((SKIP,)), False)
    if part == "number":
        return _keep(situation) if stands(situation) else _skip(situation)
    if situation.stage != "playing":
        return RailAction(words.play(), DoActions((SKIP,)), False)
    return _play(situation)


def extra_buttons(situation: QwixxSituation) -> list[RailAction]:
    """Return the other buttons: to see one's hand while all decide, and to skip instead.

    The other answers, the rows, are lit on the sheet.
    """
    view, buttons = situation.view, list[RailAction]()
    if view["over"] is not None or view["turn"]["part"] != "number":
        return buttons
    known = has_decided(situation)
    if stands(situation) and not (known and decided_row(situation) is None):
        buttons.append(RailAction(words.skip_instead(), decide(situation, SKIP), icon="x"))
    if situation.stage == "deciding":
        buttons.append(RailAction(words.my_hand(), FlipHand(up=True), icon="eye"))
    elif situation.stage == "playing" and is_shared(situation):
        buttons.append(RailAction(words.cover_hand(), FlipHand(up=False), icon="eye-off"))
    return buttons


def stands(situation: QwixxSituation) -> bool:
    """Tell whether who is asked in part 2 has decided, and may still change it."""
    turn = situation.view["turn"]
    asked = turn["part"] == "number" and situation.stage in ("playing", "deciding")
    return asked and situation.seat not in turn["waiting"]


def _keep(situation: QwixxSituation) -> RailAction:
    """Return the button that lets a decision stand; what it is, its owner alone sees."""
    row, top = decided_row(situation), top_number(situation.view) or 0
    if not has_decided(situation):
        return RailAction(words.keep_it(), leave(situation))
    word = words.keep_skip(number=top) if row is None else words.keep(row, top)
    return RailAction(word, FlipHand(up=False) if is_shared(situation) else DoActions(()))


def _skip(situation: QwixxSituation) -> RailAction:
    asked = situation.stage in ("playing", "deciding") and may_decide(situation, SKIP)
    command = decide(situation, SKIP) if asked else DoActions((SKIP,))
    return RailAction(words.skip(), command, asked, quiet=bool(offered_cells(situation)))


def _play(situation: QwixxSituation) -> RailAction:
    """Return the button with what will be played and crossed.

    It is never saffron where it costs a penalty.
    """
    chosen = chosen_of(situation)
    if not chosen.cards:
        return RailAction(words.play(), Refuse(NOTHING_CHOSEN), False)
    command = DoActions(actions(situation, chosen))
    if chosen.numbers:
        ends = ends_by_rows(situation, chosen)
        return RailAction((words.cross_and_end if ends else words.cross)(chosen.numbers), command)
    penalty = not situation.view["turn"]["crossed"]
    quiet = penalty or bool(crossable(situation, chosen))
    lie_open = situation.view["turn"]["part"] == "mark"
    if penalty:
        numbers = () if lie_open else chosen.shown
        word = words.penalty_for(numbers, ends=ends_by_penalty(situation))
    else:
        word = words.cross_nothing() if lie_open else words.play_without(chosen.shown)
    return RailAction(word, command, quiet=quiet)


def dead_end_text(situation: QwixxSituation, action: str) -> str:
    """Say what the action would lead to, and how it is done all the same."""
    if not isinstance(parse(action), Mark) and ends_by_penalty(situation):
        text = T(
            "With nothing crossed in this turn you take your fourth penalty, and the game ends."
        )()
    else:
        text = T("This closes your second row, and the game ends: you would not win.")()
    return f"{text} {common_texts.press_again()}"
