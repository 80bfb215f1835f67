"""The other players of a team: what their panels show, and who comes after whom."""

from __future__ import annotations

from typing import cast

from app import common_texts
from app.games.the_game import words
from app.games.the_game.situation import TheGameSituation, TheGameView
from app.games.the_game.start import is_open, panel_words
from app.match.players import kind_words, level_word
from app.table.panels import Other
from engine.games.the_game.turns import next_seat


def others(situation: TheGameSituation) -> list[Other]:
    """Return the other players, as their panels show them."""
    view, stage = situation.view, situation.stage
    to_act = view["to_act"]
    acting = to_act[0] if len(to_act) == 1 else None
    if situation.done_by is not None:
        acting = situation.done_by
    hands = view["hands"]
    second = None if acting is None or is_open(view) else following(view, acting)
    shown = []
    for seat in seats_in_order(situation):
        player = situation.players[seat]
        current = seat == acting and stage != "reviewing"
        parts: list[str] = []
        if is_open(view):
            parts += filter(None, [panel_words(view, seat)])
        elif current and not situation.before_all:
            word = common_texts.was_playing if situation.past else common_texts.plays_now
            parts.append(word())
        elif not situation.past and seat == (acting if stage == "reviewing" else second):
            parts.append(common_texts.plays_next())
        told = list(parts)
        if player.kind != "human":
            parts.append(level_word(player.kind))
            told.append(kind_words(player.kind))
        hand = sorted(card for card in hands[seat] if card is not None)
        if hand:
            told.append(", ".join(map(str, hand)))
        if not hands[seat] and not parts:
            parts.append(words.has_no_cards())
        shown.append(
            Other(
                seat,
                player.name,
                player.colour,
                " · ".join(parts),
                len(hands[seat]),
                player.kind != "human",
                current,
                words.player_name(player.name, len(hands[seat]), told),
                open_hand="  ".join(map(str, hand)),
            )
        )
    return shown


def following(view: TheGameView, acting: int) -> int:
    """Return whose turn it is after that player's."""
    hands = tuple(map(tuple, view["hands"]))
    return next_seat(cast(tuple[tuple[int, ...], ...], hands), acting)


def seats_in_order(situation: TheGameSituation) -> list[int]:
    """Return the other seats, in the order in which they play after the one on screen."""
    seats, seat = len(situation.players), situation.seat
    first = seat if seat is not None else 0
    rest = [(first + step) % seats for step in range(1, seats)]
    return rest if seat is not None else [first, *rest]
