"""All that a game makes of a situation: what lies on the table, what is said, what can be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from app.games.contract import (
    AnySituation,
    AnyTable,
    DoActions,
    Frame,
    Refuse,
    SetChoice,
    TableCommand,
)
from app.table.layout import Layout
from engine.core.refusal import Refusal

MOST_LAYS = 20
"""More pairs of cards and places are not laid to hear what is said; any of them are."""


class Gesture(NamedTuple):
    """Something that a hand can do at the table, and what it means."""

    what: str
    target: str
    place: str
    command: TableCommand | None


class Picture(NamedTuple):
    """What a game makes of a situation, to be compared."""

    layout: Layout
    rail: tuple[Any, ...]
    offers: dict[str, Any]
    gestures: tuple[Gesture, ...]
    said: tuple[str, ...]
    """What is said when something is pressed, lifted or laid where it does not go."""


def gestures(game: AnyTable, situation: AnySituation, layout: Layout) -> Iterator[Gesture]:
    """All that hands can do, but for laying a card where it is not offered."""
    places = {place.id: place for place in layout.places}
    for card in layout.cards:
        if card.liftable:
            for place in game.offers(situation, card.id):
                if place in places and places[place].takes_cards:
                    yield Gesture("lay", card.id, place, game.lay(situation, card.id, place))
        if card.pressable:
            yield Gesture("press", card.id, "", game.press(situation, card.id))
    pressed = [
        *places,
        *(decoration.id for decoration in layout.decorations if decoration.pressable),
    ]
    for target in pressed:
        yield Gesture("press", target, "", game.press(situation, target))
    main = game.main(situation)
    if main is not None:
        yield Gesture("main", main.word, "", main.command)
    for extra in game.extras(situation):
        if extra.allowed:
            yield Gesture("extra", extra.word, "", extra.command)


def wrong_lays(
    game: AnyTable, situation: AnySituation, layout: Layout, most: int = MOST_LAYS
) -> Iterator[Gesture]:
    """Cards laid where they are not offered: some of all pairs."""
    places = [place.id for place in layout.places if place.takes_cards]
    pairs = [
        (card.id, place)
        for card in layout.cards
        if card.liftable
        for offers in [game.offers(situation, card.id)]
        for place in places
        if place not in offers
    ]
    for card_id, place_id in Random(len(pairs)).sample(pairs, min(most, len(pairs))):
        yield Gesture("lay", card_id, place_id, game.lay(situation, card_id, place_id))


def refusal_of(situation: AnySituation, command: TableCommand | None) -> Refusal | None:
    """Why nothing comes of it; None where something does."""
    if isinstance(command, Refuse):
        return command.refusal
    if isinstance(command, DoActions) and command.actions:
        return situation.why(command.actions[0])
    return None


def picture(game: AnyTable, situation: AnySituation, frame: Frame) -> Picture:
    """All that the game makes of this situation."""
    layout = game.layout(situation, frame)
    offers = {
        card.id: (offered, game.aim_decorations(layout, offered, frame.metrics))
        for card in layout.cards
        if card.liftable
        for offered in [game.offers(situation, card.id)]
    }
    done = [*gestures(game, situation, layout), *wrong_lays(game, situation, layout)]
    said = [
        game.refusal(refusal, situation)
        for refusal in _refusals(game, situation, layout, done)
        if refusal is not None
    ]
    targets = [
        *(place.id for place in layout.places),
        *(decoration.id for decoration in layout.decorations),
    ]
    said += [game.pressed(situation, target) for target in targets]
    for target in targets:
        place = None if game.signals is None else game.signals.place_of(target)
        if game.signals is not None and place is not None:
            said += [choice.word for choice in game.signals.choices(situation, place)]
    rail = game.status(situation), game.line(situation), game.main(situation)
    return Picture(layout, (*rail, tuple(game.extras(situation))), offers, tuple(done), tuple(said))


def _refusals(
    game: AnyTable, situation: AnySituation, layout: Layout, done: Sequence[Gesture]
) -> Iterator[Refusal | None]:
    if situation.stage not in ("playing", "deciding"):
        return
    for gesture in done:
        yield refusal_of(situation, gesture.command)
    for card in layout.cards:
        if card.liftable:
            yield game.held_back(situation, card.id)


def chosen_at_random(
    game: AnyTable, situation: AnySituation, frame: Frame, seed: int, most: int = 3
) -> Iterator[AnySituation]:
    """The situations in which a hand goes on choosing, one choice after another."""
    lot = Random(seed)
    asked = situation.stage in ("playing", "deciding")
    for _ in range(most if asked else 0):
        layout = game.layout(situation, frame)
        choices = {
            gesture.command.chosen
            for gesture in gestures(game, situation, layout)
            if isinstance(gesture.command, SetChoice) and gesture.command.chosen != situation.chosen
        }
        if not choices:
            return
        situation = replace(situation, chosen=lot.choice(sorted(choices)))
        yield situation
