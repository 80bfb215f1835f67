"""Reading of a view of Wednesday: it must say what a seat to act can see."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.position import WednesdayPosition
from engine.bots.wednesday.table import KnownRound
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.jsontext import Document
from engine.core.reading import (
    expect,
    field_names,
    read_each,
    read_flag,
    read_game_fields,
    read_integer,
    read_list,
    read_options,
    read_shape,
    read_word,
)
from engine.games.wednesday.cards import CHARACTERS, COPIES, Character
from engine.games.wednesday.documents import WednesdayTurnDocument, WednesdayViewDocument
from engine.games.wednesday.loading import (
    ALL_POINTS,
    read_characters,
    read_outcast,
    read_outcasts,
)
from engine.games.wednesday.passing import STALLS
from engine.games.wednesday.rounds import ROUNDS
from engine.games.wednesday.rules import Wednesday
from engine.games.wednesday.state import STEPS

_GAME = Wednesday()

_CARDS_NEEDED = ("open", "play", "again", "swap", "give")
"""The steps at which the seat to act holds cards."""


def read_position(view: Document, seat: int) -> WednesdayPosition:
    """Read what the seat, which is to act, knows. Raises BadDocument."""
    fields = read_game_fields(_GAME, view, field_names(WednesdayViewDocument))
    seats = read_integer(fields["seats"], "seats", _GAME.min_seats, _GAME.max_seats)
    read_integer(seat, "seat", 0, seats - 1)
    expect(fields["to_act"], "to_act", [seat])
    expect(fields["over"], "over", None)
    number = read_integer(fields["round"], "round", 1, ROUNDS)
    options = read_options(_GAME, fields["options"], seats)
    known = _read_table(fields, seats)
    expect(known.seat, "turn.seat", seat)
    known.expert = number if options["expert"] else 0
    known.teams = int(options["teams"])
    sizes, burnt, unseen = _read_outcasts(known, fields)
    sees_characters = _read_characters(known, fields)
    totals = _read_totals(fields["scores"], number - 1, seats)
    position = WednesdayPosition(known, sizes, unseen, burnt, sees_characters, totals)
    _check(position)
    return position


def _read_table(fields: Mapping[str, Any], seats: int) -> KnownRound:
    """Read all that everybody may know except the cards of the hands and piles."""
    known = KnownRound()
    known.played = [*read_outcasts(fields["played"], "played")]
    known.open = _read_character(fields["open"], "open")
    known.blocked = _read_number(fields["blocked"], "blocked")
    known.open_hands = read_flag(fields["open_hands"], "open_hands")
    known.frozen = read_flag(fields["frozen"], "frozen")
    known.stalls = read_integer(fields["stalls"], "stalls", 0, STALLS - 1)
    expect(fields["direction"], "direction", -1 if known.open == "yoko" else 1)
    turn = read_shape(fields["turn"], "turn", WednesdayTurnDocument)
    known.seat = read_integer(turn["seat"], "turn.seat", 0, seats - 1)
    known.step = read_word(turn["step"], "turn.step", STEPS)
    known.taken = _read_number(turn["taken"], "turn.taken")
    known.giver = _read_seat(turn["from"], "turn.from", seats)
    known.passes = read_integer(turn["passes"], "turn.passes", 0, seats - 1)
    known.last = _read_seat(turn["last"], "turn.last", seats)
    known.last_number = _read_number(turn["last_number"], "turn.last_number")
    known.over = False
    known.chance = Chance(0)
    return known


def _read_outcasts(
    known: KnownRound, fields: Mapping[str, Any]
) -> tuple[Sequence[int], int, Sequence[int]]:
    """Read hands and burnt pile: the size of each hand, that of the pile, and what is not seen."""
    seats = fields["seats"]
    hands = read_list(fields["hands"], "hands", seats)
    shown = {
        at: read_outcasts(hand, f"hands[{at}]")
        for at, hand in enumerate(hands)
        if not _is_hidden(hand, f"hands[{at}]") or at == known.seat
    }
    burnt = read_list(fields["burnt"], "burnt")
    known.burnt = []
    if known.step in ("pick", "block"):
        known.burnt = [*read_outcasts(burnt, "burnt")]
    elif not _is_hidden(burnt, "burnt"):
        raise BadDocument("burnt", "cards that the seat does not see")
    seen = Counter([*known.played, *known.burnt])
    for hand in shown.values():
        seen.update(hand)
    unseen = [number for number, copies in COPIES.items() for _ in range(copies - seen[number])]
    for number, copies in COPIES.items():
        if seen[number] > copies:
            raise BadDocument("", f"too many outcasts {number}")
    sizes = [len(hand) for hand in hands]
    hidden = sum(sizes) - sum(map(len, shown.values())) + len(burnt) - len(known.burnt)
    if hidden != len(unseen):
        raise BadDocument("", f"{hidden} hidden outcasts, where {len(unseen)} are not seen")
    known.hands = [h.hand_of(shown.get(at, ())) for at in range(seats)]
    return sizes, len(burnt), unseen


def _read_characters(known: KnownRound, fields: Mapping[str, Any]) -> bool:
    """Read the character pile into the round, and tell whether the seat looks through it."""
    out = [*read_characters(fields["aside"], "aside"), known.open]
    rest: list[Character] = [character for character in CHARACTERS if character not in out]
    pile = read_list(fields["characters"], "characters", len(rest))
    known.characters = rest
    if known.step != "insert":
        if not _is_hidden(pile, "characters"):
            raise BadDocument("characters", "characters that the seat does not see")
        return False
    known.characters = [*read_each(pile, "characters", partial(read_word, words=rest))]
    if len(set(known.characters)) != len(rest):
        raise BadDocument("characters", "a character twice")
    return True


def _read_totals(value: object, rounds: int, seats: int) -> Sequence[int]:
    totals = [0] * seats
    for index, entry in enumerate(read_list(value, "scores", rounds)):
        for seat, points in enumerate(read_list(entry, f"scores[{index}]", seats)):
            totals[seat] += read_integer(points, f"scores[{index}]", 0, ALL_POINTS)
    return totals


def _check(position: WednesdayPosition) -> None:
    """Raise BadDocument if the rules have nothing for the seat to do."""
    known, step = position.known, position.known.step
    hand = position.hand
    if step in _CARDS_NEEDED and not hand:
        raise BadDocument("turn.seat", "no cards in hand")
    if not any(position.sizes):
        raise BadDocument("hands", "nobody has cards")
    if step != "open" and (known.last < 0 or not known.last_number):
        raise BadDocument("turn.last", "nobody has played yet")
    if known.played and known.last_number != known.played[-1]:
        raise BadDocument("turn.last_number", f"{known.played[-1]} expected, which lies on top")
    if step in ("again", "swap", "give", "pick", "donate") and not known.played:
        raise BadDocument("played", "nothing, but a card asks for something")
    if step == "give" and (
        not h.count(hand, known.taken) or position.sizes[known.seat] < 2 or known.giver < 0
    ):
        raise BadDocument("turn.taken", "no card was taken, or none can be given")
    if step == "insert" and "wednesday" not in known.characters:
        raise BadDocument("characters", "wednesday is not among them")
    if step == "donate" and not position.burnt:
        raise BadDocument("burnt", "no card that can be given")
    if known.blocked and not position.sees_burnt and known.blocked not in position.unseen:
        raise BadDocument("blocked", "no such card can be among the burnt ones")


def _is_hidden(cards: object, where: str) -> bool:
    """Tell whether none of these cards is seen; no cards count as hidden too."""
    return all(card is None for card in read_list(cards, where))


def _read_number(value: object, where: str) -> int:
    """Read a number, 0 for none."""
    return 0 if value is None else read_outcast(value, where)


def _read_seat(value: object, where: str, seats: int) -> int:
    """Read a seat, -1 for none."""
    return -1 if value is None else read_integer(value, where, 0, seats - 1)


def _read_character(value: object, where: str) -> Character | None:
    return None if value is None else read_word(value, where, CHARACTERS)
