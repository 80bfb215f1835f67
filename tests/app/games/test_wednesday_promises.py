"""What is said over a lifted card of Wednesday comes true; what does not happen is explained."""

from __future__ import annotations

from typing import Any

import pytest

from app.games import MODULES
from app.games.narration import Audience
from app.games.wednesday import ids
from app.games.wednesday.narration import WednesdayNarration
from app.games.wednesday.situation import WednesdaySituation
from engine.core.match import Match
from engine.games import GAMES
from engine.games.wednesday.cards import CHARACTERS, OUTCASTS
from tests.amounts import some
from tests.app.games.wednesday_positions import position
from tests.app.games.wednesday_situations import situation as as_dealt
from tests.app.tables.matches import moments
from tests.app.telling import players_named

TABLE = MODULES["wednesday"].table()
NARRATION = WednesdayNarration()
OTHERS = ((1, 3, 8), (4, 10, 12))


def seen(match: Match, seat: int) -> WednesdaySituation:
    """What the seat to act knows and may do."""
    state = match.states[-1]

    def after(action: str) -> tuple[str, ...]:
        then = match.game.apply(state, seat, match.game.parse(action))
        ends = match.game.view(then, seat)["turn"]["step"] not in ("again", "swap", "donate")
        return () if ends else tuple(map(str, match.game.legal(then, seat)))

    return as_dealt(
        dict(match.game.document(state)), seat, legal_after=after,
        legal=tuple(map(str, match.legal(seat))), stage="playing",
    )  # fmt: skip


def caption(state: dict[str, Any], number: int, place: str = ids.PLAYED) -> str:
    match = Match.from_state(GAMES["wednesday"], state)
    now = seen(match, 0)
    return TABLE.offers(now, ids.card_id(now.view, "hand", number, 0))[place].caption


def told(state: dict[str, Any], action: str) -> str:
    """What is said of an action to who did it; all others hear the same of what followed."""
    match = Match.from_state(GAMES["wednesday"], state)
    match.do(0, action)
    audiences = [Audience(players_named(("Maria", "Leo", "Anna")), seat) for seat in (0, 1)]
    said = [NARRATION.in_short(match.happened(each.listener), each) for each in audiences]
    more = NARRATION.followed(match.happened(0), audiences[0])
    if more:
        assert said[0].endswith(more)
    return more


def no_burnt(
    hand: tuple[int, ...], played: tuple[int, ...] = (3,), **changes: Any
) -> dict[str, Any]:
    """A position in which nothing is burnt: the rest is held by the third player."""
    rest = list(OUTCASTS)
    for number in (*hand, *played, *OTHERS[0]):
        rest.remove(number)
    return position((hand, OTHERS[0], rest), played=played, open_="weems", aside=(), **changes)


def few_burnt(
    hand: tuple[int, ...], burnt: tuple[int, ...], blocked: int | None, **changes: Any
) -> dict[str, Any]:
    rest = list(OUTCASTS)
    for number in (*hand, 3, *OTHERS[0], *burnt):
        rest.remove(number)
    return position(
        (hand, OTHERS[0], rest), played=(3,), open_="weems", aside=(), blocked=blocked, **changes
    )


OUT: dict[str, Any] = {"aside": ("bianca", "wednesday"), "options": {"expert": True}}
"""Wednesday has left the pile in the second round of experts."""
EMPTY = "nothing happens, because the burnt pile is empty"


@pytest.mark.parametrize(
    ("state", "action", "before", "afterwards"),
    [
        (no_burnt((7, 9)), "play 7", f"7 Siren: {EMPTY}",
         "The burnt pile is empty: nothing happens."),
        (no_burnt((8, 9)), "play 8", f"8 Vampire: {EMPTY}",
         "The burnt pile is empty: nothing happens."),
        (few_burnt((7, 9), (5, 5), 5), "play 7",
         "7 Siren: then you take any burnt card, unless the burnt pile has only 5s",
         "The burnt pile has only blocked cards: nothing happens."),
        (few_burnt((8, 9), (5, 5, 6), 5), "play 8",
         "8 Vampire: then you give the top burnt card away, unless the burnt pile has only 5s", ""),
        (position(((7, 9), *OTHERS), played=(3,), open_="weems", aside=()), "play 7",
         "7 Siren: then you take any burnt card", ""),
        (position(((4,), *OTHERS), played=(3,), open_="weems", aside=()), "play 4",
         "4 Proteus: no swap, because it is your last card",
         "The 4 was the last card in the hand: no card is swapped."),
        (position(((4, 9), *OTHERS), played=(3,), open_="weems", aside=()), "play 4",
         "4 Proteus: then you take a random card and give one back", ""),
        (position(((2, 9), (10,), ()), played=(1,), open_="weems", aside=()), "play 2",
         "2 Mask: then you play another card on the 2", ""),
        (position(((2,), *OTHERS), played=(1,), open_="weems", aside=()), "play 2",
         "2 Mask: none of your cards can follow",
         "The 2 was the last card in the hand: no other is played."),
        (position(((2, 2, 9), *OTHERS), played=(1, 1), open_="enid", aside=()), "play 2 2",
         "a pair of 2s · 2 Mask: none of your cards can follow",
         "No other card in the hand can follow the 2."),
        (position(((13, 9), *OTHERS), played=(3,), open_="weems", aside=()), "play 13",
         "13: if Wednesday is revealed next, the round continues", ""),
        (position(((13, 9), *OTHERS), played=(3,), open_="weems", **OUT), "play 13",
         "", ""),
        (position(((9, 10), *OTHERS), played=(3,), open_="weems", aside=()), "play 9", "", ""),
        (position(((9,), (10,), ()), played=(3,), open_="weems", aside=()), "play 9",
         "9 Werewolf: the round ends", "Only Leo has cards left, so the round ends."),
    ],
)  # fmt: skip
def test_what_a_card_will_bring(
    qapp: object, state: dict[str, Any], action: str, before: str, afterwards: str
) -> None:
    assert caption(state, int(action.split()[1])) == before
    assert told(state, action) == afterwards


def test_three_sixes_move_nobody_who_is_out(qapp: object) -> None:
    hands = ((6, 6, 6, 9), (1, 3, 8), (4, 12))
    away = position(hands, played=(10,), open_="weems", **OUT)
    assert "Wednesday is out of this round" in caption(away, 6, ids.BURNT)
    assert told(away, "combo 6") == "Wednesday is out of this round: the 6s are only burnt."
    there = position(hands, played=(10,), open_="weems", aside=())
    assert "then you put Wednesday anywhere" in caption(there, 6, ids.BURNT)
    assert told(there, "combo 6") == ""


@pytest.mark.parametrize(
    ("number", "open_", "round_", "come", "promised"),
    [
        (5, "ajax", 1, {"frozen": True}, "then no other character appears"),
        (8, "yoko", 3, {"open_hands": True}, "then all hands are face up"),
    ],
)
def test_a_surprise_that_has_come_is_not_promised_again(
    qapp: object, number: int, open_: str, round_: int, come: dict[str, Any], *, promised: str
) -> None:
    def of(**changes: Any) -> str:
        if changes.get("frozen"):
            out = [name for name in CHARACTERS if name != open_]
            changes = {**changes, "characters": [], "aside": out}
        state = position(
            ((number, 10), *OTHERS), played=(3,), open_=open_, options={"expert": True},
            round=round_, scores=[[1, 2, 3]] * (round_ - 1), **{"aside": (), **changes},
        )  # fmt: skip
        return caption(state, number)

    assert promised in of()
    assert promised not in of(**come)


STEP_OF = {
    "then you play another card on the 2": "again",
    "then you take a random card and give one back": "swap",
    "then you take any burnt card": "pick",
    "then you give the top burnt card away": "donate",
    "then you put Wednesday anywhere": "insert",
}


def promised(text: str) -> str:
    """The step that the words over a lifted card promise; "" for none."""
    found = [step for words, step in STEP_OF.items() if words in text and "unless" not in text]
    return found[0] if found else ""


def test_in_whole_matches_every_promise_is_kept(qapp: object) -> None:
    kept = 0
    for match in moments("wednesday"):
        if match.over is not None:
            continue
        seat = match.to_act[0]
        now = seen(match, seat)
        for number in sorted({n for n in now.view["hands"][seat] if n is not None}):
            card = ids.card_id(now.view, "hand", number, 0)
            for place, offer in TABLE.offers(now, card).items():
                command = TABLE.lay(now, card, place)
                [action] = command.actions  # type: ignore[union-attr]
                if action.startswith("give") or "unless" in offer.caption:
                    continue
                after = match.game.apply(match.states[-1], seat, match.game.parse(action))
                step = match.game.view(after, seat)["turn"]["step"]
                ended = len(after.scores) > len(match.states[-1].scores)
                assert ended or "the round ends" not in offer.caption
                if ended:
                    assert promised(offer.caption) == "", (action, offer.caption)
                elif step in STEP_OF.values():
                    assert promised(offer.caption) == step, (action, offer.caption, step)
                else:
                    assert promised(offer.caption) == "", (action, offer.caption, step)
                kept += 1
    assert kept > some(100, least=50)
