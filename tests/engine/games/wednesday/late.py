"""Positions late in a round of Wednesday, where what is rare is common."""

from engine.core.chance import Chance
from tests.engine.games.wednesday import reference_rules
from tests.engine.games.wednesday.reference_rules import Document
from tests.engine.play import Setup


def late(setup: Setup, chance: Chance) -> Document:
    """A position at the beginning of a turn with few cards, in any round, under any character.

    What is rare in whole matches is common here: blocked cards, rounds without Wednesday or with
    an Ajax who stays, a 13 that was the last outcast, hands that are empty or all of a number.
    """
    while True:
        document = reference_rules.deal(setup.seats, setup.options, chance.next())
        document["round"] = 1 + chance.below(reference_rules.ROUNDS)
        document["scores"] = [
            [chance.below(40) for _ in range(setup.seats)] for _ in range(document["round"] - 1)
        ]
        _reveal_characters(document, chance)
        _lay_outcasts(document, chance)
        _block(document, chance)
        if _begin_turn(document, chance):
            return document


def _reveal_characters(document: Document, chance: Chance) -> None:
    """Some have been revealed, the round's own often last; its effect has often acted."""
    number, character = reference_rules.EFFECTS[document["round"]]
    order = chance.shuffled([name for name in reference_rules.CHARACTERS if name != "wednesday"])
    shown = chance.below(len(order) + 1)
    if shown and chance.below(2):
        order.remove(character)
        order.insert(shown - 1, character)
    revealed = order[:shown]
    pile = chance.shuffled([*order[shown:], "wednesday"])
    acted = document["options"]["expert"] and character in revealed and chance.below(2) == 0
    if acted and number == 5:
        revealed.remove(character)
        document.update(open=character, aside=[*revealed, *pile], characters=[], frozen=True)
        document["stalls"] = chance.below(reference_rules.MOST_STALLS)
        return
    if acted and number == 7:
        pile.remove("wednesday")
        revealed.insert(0, "wednesday")
        if chance.below(4) == 0:
            revealed, pile = [*revealed, *pile], []
    document["open_hands"] = acted and number == 8
    if revealed and chance.below(8):
        document["open"] = revealed.pop()
    elif not pile:
        document["stalls"] = 1 + chance.below(reference_rules.MOST_STALLS - 1)
    document.update(aside=revealed, characters=pile)
    document["direction"] = -1 if document["open"] == "yoko" else 1


def _lay_outcasts(document: Document, chance: Chance) -> None:
    """Small and large hands, often rather of a few numbers; the other outcasts are burnt."""
    liked = chance.shuffled([2, 4, 6, 10, 13])[: chance.below(4)]
    special, character = reference_rules.EFFECTS[document["round"]]
    if document["open"] == character:
        liked.append(special)
    cards = chance.shuffled(reference_rules.OUTCASTS)
    cards.sort(key=lambda number: number not in liked or chance.below(4) == 0)
    most = (1, 2, 4, reference_rules.HAND_SIZES[document["seats"]])[chance.below(4)]
    for seat in range(document["seats"]):
        size = chance.below(most + 1)
        document["hands"][seat] = sorted(cards[:size])
        cards = cards[size:]
    document["burnt"] = chance.shuffled(cards)


def _block(document: Document, chance: Chance) -> None:
    """The Thing lies on a burnt card, if it has been open; rather on one that is held, too."""
    if not document["burnt"] or "thing" not in (document["open"], *document["aside"]):
        return
    held = [number for hand in document["hands"] for number in hand]
    burnt = chance.shuffled(document["burnt"])
    document["blocked"] = max(burnt, key=held.count) if chance.below(2) else burnt[0]


def _begin_turn(document: Document, chance: Chance) -> bool:
    """Lays out who played what last and who is to act; False where play leads to no such turn."""
    hands, burnt, turn = document["hands"], document["burnt"], document["turn"]
    holders = [seat for seat, hand in enumerate(hands) if hand]
    if len(holders) < (1 if document["options"]["teams"] else 2) or not burnt:
        return False
    last = chance.below(len(hands))
    number = 13 if 13 in burnt and chance.below(2) else burnt[-1]
    turn.update(seat=last, step="play", last=last, last_number=number)
    if chance.below(3) and not _lay_last(document, number):
        return False
    if document["played"]:
        turn["seat"] = (last + document["direction"]) % len(hands)
    while not hands[turn["seat"]]:
        turn["seat"] = (turn["seat"] + document["direction"]) % len(hands)
    document["to_act"] = [turn["seat"]]
    return True


def _lay_last(document: Document, number: int) -> bool:
    """Plays the number, burnt so far, on the empty table, if it can have been played so."""
    cards = [number] * (2 if document["open"] == "enid" else 1)
    hands, burnt, last = document["hands"], document["burnt"], document["turn"]["last"]
    sets_off = (number, document["open"]) == reference_rules.EFFECTS[document["round"]]
    if sets_off and document["options"]["expert"]:
        return False
    leading = {**document, "hands": [cards if s == last else [] for s in range(len(hands))]}
    if not reference_rules.plays(leading):
        return False
    for card in cards:
        if card not in burnt:
            return False
        burnt.remove(card)
        document["played"].append(card)
    if document["blocked"] is not None and document["blocked"] not in burnt:
        return False
    return number != 2 or not reference_rules.plays(document)
