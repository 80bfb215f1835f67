"""What ends the last round for others to win, as far as the seat itself can tell."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.match import Match
from engine.games.wednesday import losing
from engine.games.wednesday.cards import CHARACTERS, OUTCASTS
from engine.games.wednesday.state import WednesdayState
from tests.engine.games.wednesday.positions import HER_ALONE, WEDNESDAY, last_round, legal, position
from tests.engine.games.wednesday.unknown import reshuffled


def stranding(match: Match) -> list[str]:
    """The actions of seat 0 of which it would be warned."""
    state = match.states[-1]
    return [
        text
        for text in legal(match)
        if WEDNESDAY.leads_to_dead_end(state, 0, WEDNESDAY.parse(text))
    ]


def test_the_last_card_is_one_when_a_rival_is_ahead_by_more_than_can_be_held() -> None:
    # The rival's card is a 13 at most.
    assert stranding(last_round([9], [3], played=[5], behind=14)) == ["play 9"]
    assert stranding(last_round([9], [3], played=[5], behind=13)) == []
    # With the 13 on the table it is a 12 at most; a shared win is none to warn of.
    assert stranding(last_round([9], [3], played=[5], burnt=[13], behind=13)) == []
    assert stranding(last_round([9], [3], played=[5, 13], behind=13, open_="bianca")) == ["play 9"]


def test_it_is_not_known_what_the_others_hold() -> None:
    """The same is told whatever lies hidden."""
    match = last_round([9, 10], [3, 12], played=[5], behind=20)
    other = last_round([9, 10], [1, 1], played=[5], behind=20)
    assert stranding(match) == stranding(other)


def test_a_pass_is_one_where_wednesday_must_come() -> None:
    def told(**more: Any) -> list[str]:
        return stranding(last_round([9, 12], [3], [1, 2], played=[5], passes=2, behind=5, **more))

    assert told(aside=HER_ALONE) == ["pass"]
    assert told() == [], "she may be anywhere in the pile"
    assert told(aside=HER_ALONE[1:], characters=["wednesday"]) == [], "nobody knows that"
    eugene = [name for name in HER_ALONE if name != "eugene"]
    assert told(aside=eugene, open_="eugene") == ["pass"], "a card more makes it no better"


def test_a_13_keeps_her_from_ending_it() -> None:
    more = {"aside": HER_ALONE, "played": [13], "open_": None, "passes": 2}
    assert stranding(last_round([9, 12], [3], [1, 2], behind=50, **more)) == []


def test_four_10s_are_one() -> None:
    match = last_round([3, 10, 10, 10, 10], [5], played=[1], behind=20)
    assert stranding(match) == ["combo 10"]
    match = last_round([3, 10, 10, 10, 10], [5], played=[1], behind=5)
    assert stranding(match) == []


def test_what_must_follow_comes_into_it() -> None:
    assert stranding(last_round([2, 9], [3], played=[1], behind=14)) == ["play 2"]
    assert stranding(last_round([8], [3], played=[1], behind=26)) == ["play 8"]
    assert stranding(last_round([8], [3], played=[1], behind=25)) == [], "a 12 and a 13"
    assert stranding(last_round([7], [3], played=[1], behind=50)) == [], "a burnt card comes"
    assert stranding(last_round([6, 6, 6], [3], played=[1], behind=50)) == ["combo 6"]


def test_where_every_act_loses_none_is_told() -> None:
    # The 2 must be followed, by either card.
    match = last_round([2, 9], [3], played=[1], behind=14)
    match.do(0, "play 2")
    assert legal(match) == ["play 9"]
    assert stranding(match) == []
    match = last_round([8], [3], played=[1], behind=26)
    match.do(0, "play 8")
    assert stranding(match) == []


def test_before_the_last_round_nothing_is() -> None:
    match = position([9], [3], played=[5], number=4, scores=[[50, 0]] * 3)
    assert stranding(match) == []


def test_a_team_is_behind_as_a_whole() -> None:
    scores = [[50, 0, 0, 0], *[[0] * 4] * 3]
    options = {"teams": 2}
    match = position([9], [], [], [], played=[5], number=5, scores=scores, options=options)
    assert stranding(match) == ["play 9"]
    match = position([9], [4], [], [], played=[5], number=5, scores=scores, options=options)
    assert stranding(match) == [], "the round goes on while one alone has cards"


# Against brute force


def late(chance: Random, seats: int) -> Match | None:
    """A position late in the last round, seat 0 to act; None if there is none like it."""
    deck = list(OUTCASTS)
    chance.shuffle(deck)
    hands = []
    for seat in range(seats):
        size = chance.randint(0 if seat > 1 else 1, 2 if seat else 3)
        hands.append([deck.pop() for _ in range(size)])
    played = sorted(deck.pop() for _ in range(chance.randint(0, 2)))
    open_ = chance.choice([None, None, "tyler", "yoko", "enid", "ajax", "weems", "eugene"])
    others = [name for name in CHARACTERS if name not in ("wednesday", open_)]
    aside = chance.choice([others, others[1:], []])
    blocked = chance.choice([None, None, deck[0]]) if "thing" in aside else None
    holding = sum(map(bool, hands))
    scores = [[chance.randint(0, 30), *[chance.randint(0, 15) for _ in hands[1:]]]]
    teams = chance.choice([0, 2]) if seats == 4 else 0
    with suppress(BadDocument):
        return position(
            *hands,
            played=played,
            open_=open_,
            aside=aside,
            blocked=blocked,
            number=5,
            passes=chance.choice([0, holding - 1]) if played else 0,
            last=chance.choice([0, 1]),
            scores=[*scores, *[[0] * seats] * 3],
            last_number=played[-1] if played else chance.choice([5, 13]),
            options={
                "expert": chance.random() < 0.3,
                "teams": teams,
            },
        )
    return None


def positions(seed: int, seats: int, count: int) -> Iterator[Match]:
    chance = Random(seed)
    while count:
        match = late(chance, seats)
        if match is not None and match.to_act == (0,):
            count -= 1
            yield match


def lost(state: WednesdayState, action: Action) -> bool:
    """Whether seat 0 loses at once however it goes on in its turn, as the cards lie."""
    after = WEDNESDAY.apply(state, 0, action)
    if after.over is not None:
        return 0 not in after.over.winners
    return (
        after.turn.step not in ("open", "play", "block")
        and after.turn.seat == 0
        and all(lost(after, each) for each in WEDNESDAY.legal(after, 0))
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_to_lose_loses_wherever_the_hidden_cards_lie(seats: int) -> None:
    told = 0
    for match in positions(seats, seats, 1500):
        state = match.states[-1]
        known = losing.as_known(state, 0)
        chance = Chance(7)
        for action in WEDNESDAY.legal(state, 0):
            if losing.loses(WEDNESDAY, known, 0, action):
                told += 1
                assert lost(state, action)
                for _ in range(8):
                    assert lost(reshuffled(state, 0, chance), action)
    assert told > 20


def worlds(state: WednesdayState) -> Iterator[WednesdayState]:
    """All that the other of two players may hold, with all that may lie on top of the piles."""
    seen = Counter((*state.hands[0], *state.played))
    hidden = sorted((Counter(OUTCASTS) - seen).elements())
    characters = state.characters
    tops = {name == "wednesday": name for name in characters}.values()
    for held in set(combinations(hidden, len(state.hands[1]))):
        left = sorted((Counter(hidden) - Counter(held)).elements())
        for top in set(left[:1] + left[-1:]):
            rest = [number for number in left if number != top]
            burnt = (*rest, *[top] * (len(left) - len(rest)))
            for first in tops:
                pile = (first, *(name for name in characters if name != first))
                yield state._replace(hands=(state.hands[0], held), burnt=burnt, characters=pile)


def test_between_two_all_that_can_be_told_is() -> None:
    told = kept = 0
    for match in positions(2, 2, 1000):
        state = match.states[-1]
        if state.blocked is not None:
            continue  # It is not looked at whether all that is burnt may be blocked.
        known = losing.as_known(state, 0)
        for action in WEDNESDAY.legal(state, 0):
            loses = losing.loses(WEDNESDAY, known, 0, action)
            assert loses is all(lost(world, action) for world in worlds(state)), (state, action)
            told, kept = told + loses, kept + (not loses)
    assert min(told, kept) > 20
