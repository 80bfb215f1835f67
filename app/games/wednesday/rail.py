"""The rail: what is asked, in one line, and the buttons besides the main one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from app import common_texts
from app.games.contract import DoActions, RailAction, Status, as_sentences
from app.games.narration import Audience
from app.games.wednesday import names, words
from app.games.wednesday.layout.line import may_be_played
from app.games.wednesday.layout.tray import chosen_place
from app.games.wednesday.narration import came_of_last, how_ended
from app.games.wednesday.offers import moves_wednesday
from app.games.wednesday.result.result_text import round_heading
from app.games.wednesday.seen import held, points_of, special_of, team_of
from app.games.wednesday.situation import WednesdaySituation
from app.style.typography import names_in_a_sentence
from engine.core.action import Action
from engine.games.wednesday.actions import (
    ACTIONS,
    COMBINE_HYDE,
    COMBINE_MEDIUM,
    PLAY,
    SHED,
    Combine,
    Donate,
    PlayOutcast,
    Shed,
    Swap,
)
from engine.games.wednesday.cards import NORMIE
from engine.games.wednesday.rounds import ROUNDS


def status_of(situation: WednesdaySituation) -> Status:
    """Return the left side of the rail."""
    view = situation.view
    if view["over"] is not None:
        winners = [situation.players[seat].name for seat in view["over"]["winners"]]
        line = words.winners(names_in_a_sentence(winners), len(winners))
        return Status(words.match_over(), line)
    turn = view["turn"]
    name = situation.players[turn["seat"]].name
    if situation.stage == "playing":
        return _own_turn(situation)
    if situation.stage == "ended":
        how = how_ended(situation.story(), Audience(situation.players, situation.viewer))
        return Status(round_heading(round=view["round"]), how)
    if situation.stage == "reviewing":
        return Status(_what_came(situation) or words.turn_done(), common_texts.is_next(name=name))
    second = words.does_now(turn["step"])
    if situation.seat is not None and not view["hands"][situation.seat]:
        second = words.no_cards_left()
    elif turn["step"] == "open" and NORMIE in held(situation):
        second = words.opens_as_drawn(name=name)
    return Status(common_texts.is_playing(name=name), second)


def _what_came(situation: WednesdaySituation) -> str:
    """Return what the last move has brought by itself; "" for nothing."""
    return came_of_last(situation.story(), Audience(situation.players, situation.viewer))


def _own_turn(situation: WednesdaySituation) -> Status:
    view = situation.view
    turn = view["turn"]
    step, number = turn["step"], turn["last_number"]
    asked = "" if number is None else names.outcast(number)
    lines: tuple[str, str] | None = None
    match step:
        case "swap" | "donate":
            lines = _who_is_chosen(situation, asked)
        case "give":
            giver = turn["from"]
            assert giver is not None
            how = words.how_to_give_back(name=situation.players[giver].name)
            lines = words.give_one_back(taken=turn["taken"]), how
        case "pick":
            lines = words.take_burnt(outcast=asked), words.nobody_learns_which()
        case "block":
            lines = words.block_one(), still_allowed(situation) or words.how_to_block()
        case "insert":
            lines = words.put_wednesday(), words.nobody_learns_where()
        case "open" if str(PLAY[NORMIE]) in situation.legal:
            lines = words.open_with_a_one(), words.drawn_to_open()
        case "open":
            lines = words.open_with_any(), words.youngest_opens()
    if lines is not None:
        return Status(*lines)
    seat = turn["seat"]
    team, name = team_of(view, seat), situation.players[seat].name
    who = name if team is None else f"{name} · {common_texts.team(number=team)}"
    sums = words.own_sums(name=who, total=points_of(view, seat), held=sum(held(situation)))
    return Status(_what_to_play(situation), sums)


def asked_next(before: WednesdaySituation, after: WednesdaySituation) -> str:
    """Say what else a turn asks now; "" for nothing else."""
    if after.view["turn"]["step"] == "give" != before.view["turn"]["step"]:
        return as_sentences([words.give_back()])  # What one took has just been told.
    asked = status_of(after).first
    return "" if asked == status_of(before).first else as_sentences([asked])


def asked_of_all_ears(situation: WednesdaySituation) -> str:
    """Return what the turn asks, in the same words whatever the hand allows."""
    view = situation.view
    turn, pairs = view["turn"], view["open"] == "enid"
    status = _own_turn(situation)
    match turn["step"]:
        case "swap" | "donate" | "pick" | "insert":
            return as_sentences(status[:2])
        case "block" | "open" | "again":
            return as_sentences([status.first])
        case "give":
            return as_sentences([words.give_back()])
    if view["played"]:
        return as_sentences([words.pair_or_pass() if pairs else words.play_or_pass()])
    return as_sentences([words.lead_a_pair() if pairs else words.lead()])


def _who_is_chosen(situation: WednesdaySituation, outcast: str) -> tuple[str, str]:
    """Say which player is to be chosen for a 4 or an 8: where there is but one, by name."""
    chosen = [ACTIONS[text] for text in situation.legal]
    seats = [action.seat for action in chosen if isinstance(action, Swap | Donate)]
    gives = any(isinstance(action, Donate) for action in chosen)
    if len(seats) > 1:
        if gives:
            return words.give_burnt(outcast=outcast), words.how_to_give_burnt()
        return words.take_from_somebody(outcast=outcast), words.how_to_take_from_somebody()
    name = situation.players[seats[0]].name
    if gives:
        first = words.give_burnt_to_the_only_one(outcast=outcast, name=name)
        return first, words.how_to_give_burnt_to_the_only_one(name=name)
    first = words.take_from_the_only_one(outcast=outcast, name=name)
    return first, words.how_to_take_from_the_only_one(name=name)


def how_it_stands(situation: WednesdaySituation, *, aloud: bool = False) -> str:
    """Return which round it is, the points, and what sets off the effect of an expert round.

    To who hears it `aloud` it is told whose points they are.
    """
    view, seat = situation.view, situation.seat
    parts = []
    if seat is not None:
        team = team_of(view, seat)
        if team is None:
            points = common_texts.points(n=points_of(view, seat))
            parts.append(words.yours(points=points) if aloud else points)
        else:
            mates = [s for s in range(len(view["hands"])) if team_of(view, s) == team]
            parts.append(words.team_points(n=sum(points_of(view, mate) for mate in mates)))
    special = special_of(view)
    if special is not None:
        character = names.first_name(special.character)
        parts.append(words.surprise(outcast=special.outcast, character=character))
    return words.round_line(view["round"], ROUNDS, parts)


def still_allowed(situation: WednesdaySituation) -> str:
    """Say what may be done with the number that is chosen to be blocked; "" for nothing."""
    place = chosen_place(situation)
    if situation.view["turn"]["step"] != "block" or place is None:
        return ""
    match situation.view["burnt"][-place]:
        case 4:
            return words.still_played_blocked()
        case 6:
            return words.still_burnt_blocked()
    return ""


def _what_to_play(situation: WednesdaySituation) -> str:
    """Say what is asked of who may play."""
    view = situation.view
    pairs = view["open"] == "enid"
    actions = [ACTIONS[text] for text in situation.legal]
    plays = any(isinstance(action, PlayOutcast) for action in actions)
    match view["turn"]["step"]:
        case "again":
            number = view["turn"]["last_number"]
            assert number is not None
            return words.play_again(outcast=names.outcast(number), what=may_be_played(situation))
    if not view["played"]:
        if not plays:
            burnt = _to_be_burnt(actions)
            return words.lead_by_burning(cards=burnt) if burnt else words.cannot_lead()
        return words.lead_a_pair() if pairs else words.lead()
    if plays:
        return words.pair_or_pass() if pairs else words.play_or_pass()
    return _instead_of_playing(actions)


def _instead_of_playing(actions: Sequence[Action]) -> str:
    """Say what is left for who can play nothing."""
    if any(isinstance(action, Shed) for action in actions):
        return words.discard_or_pass()
    burnt = _to_be_burnt(actions)
    return words.burn_or_pass(cards=burnt) if burnt else words.only_pass()


def _to_be_burnt(actions: Sequence[Action]) -> str:
    """Say which cards can be shown and burnt; "" for none."""
    numbers = [action.number for action in actions if isinstance(action, Combine)]
    return words.can_be_burnt(numbers) if numbers else ""


class Button(NamedTuple):
    """A button's word, in the language on screen, and its icon."""

    word: Callable[[], str]
    icon: str
    follows: Callable[[], str] | None = None
    """What it does for good."""


BUTTONS: Final[Mapping[str, Button]] = {
    str(COMBINE_MEDIUM): Button(words.three_sixes, "trio", words.opens_the_characters),
    str(COMBINE_HYDE): Button(words.four_tens, "quartet", words.ends_the_round),
    str(SHED): Button(words.lay_off, "lay-off"),
}
"""By the action that each does."""


def extra_buttons(situation: WednesdaySituation) -> list[RailAction]:
    """Return the buttons besides the main one."""
    return [_extra(situation, action) for action in BUTTONS if action in situation.legal]


def _extra(situation: WednesdaySituation, action: str) -> RailAction:
    word, icon, follows = BUTTONS[action]
    if action == str(COMBINE_MEDIUM) and not moves_wednesday(situation.view):
        follows = None  # The 6s are only burnt, and can be taken back.
    public = words.with_your_cards()
    return RailAction(word(), DoActions((action,)), icon=icon, follows=follows, public=public)
