"""What is told of an action of Wednesday, and to whom."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

import pytest
from hypothesis import given, settings

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.events import Done
from engine.core.happening import Happening
from engine.core.match import Match
from engine.games.wednesday.actions import (
    BlockNumber,
    Combine,
    Donate,
    Give,
    Insert,
    Pass,
    PickBurntCard,
    PlayOutcast,
    Shed,
    Swap,
)
from engine.games.wednesday.cards import OUTCASTS
from engine.games.wednesday.happenings import (
    AbilityWithoutEffect,
    BlockedHandLaidOff,
    BurntCardDonated,
    BurntCardPicked,
    Cause,
    CharacterAppeared,
    CharacterLeft,
    CharactersSetAside,
    CombinationShown,
    DirectionReversed,
    EugeneGaveCard,
    HandCardReturned,
    HandCardTaken,
    HandsOpened,
    HandsPassedRight,
    NoCharacterAppeared,
    NumberBlocked,
    OutcastPlayed,
    PlayedPileBurnt,
    PlayerCameBack,
    PlayerPassed,
    PlayerRanOut,
    RoundDealt,
    RoundEnded,
    StepBegan,
    WednesdayHidden,
    WednesdayRemoved,
    WednesdaySentBack,
    WinnersDeclared,
)
from engine.games.wednesday.rules import Wednesday
from engine.games.wednesday.state import WednesdayState
from tests.amounts import some
from tests.engine.games.happenings import (
    Story,
    check_log,
    check_nothing_hidden,
    do,
    random_story,
    viewers,
)
from tests.engine.games.wednesday.following import Follower
from tests.engine.games.wednesday.playthroughs import playthroughs
from tests.engine.games.wednesday.positions import play, position
from tests.engine.games.wednesday.unknown import reshuffled
from tests.engine.play import Setup, Step, random_steps, setups

RULES = Wednesday()
MATCHES = setups("wednesday")
EXPERT = {"expert": True}
OTHERS = ["thing", "tyler", "enid", "bianca", "ajax", "weems", "eugene"]


def told(match: Match, *actions: str, viewer: int | None = None) -> tuple[Happening, ...]:
    """What the last of these actions brought about, as a bystander knows it if none is named."""
    play(match, *actions)
    return match.happened(viewer)


def lead(seat: int) -> StepBegan:
    return StepBegan(seat, "play", leads=True)


def turn(seat: int) -> StepBegan:
    return StepBegan(seat, "play", leads=False)


def last_pass(*hands: list[int], **more: Any) -> Match:
    """A position in which one pass is missing for all to have passed."""
    return position(*hands, passes=sum(map(bool, hands)) - 1, **more)


# What a seat does


def test_a_card_is_played_on_another() -> None:
    match = position([6, 9], [2, 12], played=[5])
    assert told(match, "play 6") == (
        OutcastPlayed(0, 6, pair=False, step="play", leads=False),
        turn(1),
    )


def test_a_round_opens_and_example_5_a_2_must_be_followed() -> None:
    match = Match.new(RULES, 2, {}, 7)
    (seat,) = match.to_act
    opening = told(match, "play 1")
    assert opening[0] == OutcastPlayed(seat, 1, pair=False, step="open", leads=True)
    match = position([2, 9], [5, 6], [5, 7], played=[1])
    assert told(match, "play 2") == (
        OutcastPlayed(0, 2, pair=False, step="play", leads=False),
        StepBegan(0, "again", leads=False),
    )
    assert told(match, "play 9") == (
        OutcastPlayed(0, 9, pair=False, step="again", leads=False),
        PlayerRanOut(0),
        turn(1),
    )


def test_a_pair_under_enid() -> None:
    match = position([6, 6, 9], [2, 12], played=[5, 5], open_="enid")
    assert told(match, "play 6 6")[0] == OutcastPlayed(0, 6, pair=True, step="play", leads=False)


def test_passes_are_counted() -> None:
    match = position([2, 3], [9], [4], [], played=[5])
    assert told(match, "pass") == (PlayerPassed(0, 1, 3, leads=False), turn(1))
    assert told(match, "pass") == (PlayerPassed(1, 2, 3, leads=False), turn(2))


def test_w4_a_leader_who_can_play_nothing_passes() -> None:
    match = position([2], [9], open_="tyler")
    assert told(match, "pass") == (PlayerPassed(0, 1, 2, leads=True), lead(1))


def test_w9_three_6_move_wednesday_and_only_who_moved_her_knows_where() -> None:
    match = position([6, 6, 6, 9], [1, 9], played=[3], aside=["thing"])
    assert told(match, "combo 6") == (
        CombinationShown(0, 6, 3),
        StepBegan(0, "insert", leads=False),
    )
    assert told(match, "insert 4") == (WednesdayHidden(0, None, 8), turn(1))
    assert match.happened(1)[0] == WednesdayHidden(0, None, 8)
    assert match.happened(0)[0] == WednesdayHidden(0, 4, 8)


def test_w9_three_6_are_only_burnt_when_she_is_out() -> None:
    match = position(
        [6, 6, 6], [1, 9], [2], played=[3], aside=["wednesday"], number=2, options=EXPERT
    )
    assert told(match, "combo 6") == (
        CombinationShown(0, 6, 3),
        AbilityWithoutEffect(0, 6, "wednesday-out"),
        PlayerRanOut(0),
        turn(1),
    )


def test_four_10_end_the_round() -> None:
    match = position([1, 10, 10, 10, 10], [2, 9], played=[3])
    combination, ended, *_ = told(match, "combo 10")
    assert combination == CombinationShown(0, 10, 4)
    assert ended == RoundEnded(1, "hyde", ((1,), (2, 9)), (1, 11), (1, 11), None)


def test_w14_a_hand_of_blocked_cards_is_laid_off() -> None:
    match = position([5, 5], [1, 9], [2], played=[3], blocked=5)
    assert told(match, "shed") == (BlockedHandLaidOff(0, 5, 2), PlayerRanOut(0), turn(1))


# Abilities


def test_w7_an_exchange_is_known_to_the_two() -> None:
    match = position([4, 9], [5, 5], [1, 12], played=[3])
    assert told(match, "play 4")[1:] == (StepBegan(0, "swap", leads=False),)
    play(match, "swap 1")
    for viewer, number in [(0, 5), (1, 5), (2, None), (None, None)]:
        assert match.happened(viewer) == (
            HandCardTaken(0, 1, number),
            StepBegan(0, "give", leads=False),
        )
    play(match, "give 9")
    for viewer, number in [(0, 9), (1, 9), (2, None), (None, None)]:
        assert match.happened(viewer) == (HandCardReturned(0, 1, number), turn(1))


def test_w7_who_is_left_without_cards_by_an_exchange_has_not_run_out() -> None:
    match = position([4, 9], [5], [1, 12], played=[3])
    assert told(match, "play 4", "swap 1")[1:] == (StepBegan(0, "give", leads=False),)
    assert told(match, "give 9")[1:] == (turn(1),)


def test_w8_a_burnt_card_is_known_to_who_picks_it() -> None:
    match = position([7, 9], [1, 9], [2], played=[3], burnt=[5, 8])
    play(match, "play 7", "pick 2")
    assert match.happened(0) == (BurntCardPicked(0, 2, 5), turn(1))
    assert match.happened(1) == match.happened(None) == (BurntCardPicked(0, None, None), turn(1))


def test_w8_a_donated_card_is_known_to_who_gets_it() -> None:
    match = position([8, 9], [1, 9], [], played=[3], burnt=[5, 7])
    play(match, "play 8", "donate 2")
    assert match.happened(2) == (BurntCardDonated(0, 2, 7), PlayerCameBack(2), turn(1))
    for viewer in (0, 1, None):
        assert match.happened(viewer)[0] == BurntCardDonated(0, 2, None)


def test_w5_a_blocked_card_is_left_lying() -> None:
    match = position([8, 9], [1, 9], played=[3], burnt=[7, 5], blocked=5)
    play(match, "play 8", "donate 1")
    assert match.happened(1)[0] == BurntCardDonated(0, 1, 7)


def test_example_3_a_7_as_last_card_brings_another() -> None:
    match = position([7], [9], [10], played=[3])
    assert told(match, "play 7")[1:] == (StepBegan(0, "pick", leads=False),)
    assert told(match, "pick 1")[1:] == (turn(1),)


def test_an_8_as_last_card_is_done_before_its_player_has_run_out() -> None:
    match = position([8], [9], [10], played=[3])
    assert told(match, "play 8")[1:] == (StepBegan(0, "donate", leads=False),)
    assert told(match, "donate 1")[1:] == (PlayerRanOut(0), turn(1))


@pytest.mark.parametrize(
    ("match", "action", "reason"),
    [
        (position([2], [9], [5], played=[1]), "play 2", "last-card"),
        (position([2, 2], [9], [5], played=[1]), "play 2", "nothing-fits"),
        (position([4], [9], [10], played=[3]), "play 4", "last-card"),
        (
            position([4, 9], [], [], [], played=[3], options={"teams": 2}),
            "play 4",
            "no-other-hand",
        ),
        (position([7], [9], played=[3], rest=1), "play 7", "nothing-burnt"),
        (position([8], [9], played=[3], rest=1), "play 8", "nothing-burnt"),
        (position([7, 7], [9], played=[3], burnt=[5], rest=1, blocked=5), "play 7", "all-blocked"),
        (position([8, 8], [9], played=[3], burnt=[5], rest=1, blocked=5), "play 8", "all-blocked"),
    ],
)
def test_why_an_ability_does_nothing(match: Match, action: str, reason: Any) -> None:
    number = int(action.split()[1])
    assert told(match, action)[1] == AbilityWithoutEffect(0, number, reason)


# All pass


def test_a_character_leaves_and_the_next_appears() -> None:
    match = last_pass([2, 3], [9], played=[5, 12], open_="weems", characters=["ajax"], last=1)
    assert told(match, "pass") == (
        PlayerPassed(0, 2, 2, leads=False),
        PlayedPileBurnt((5, 12)),
        CharacterLeft("weems"),
        CharacterAppeared("ajax", 7),
        lead(1),
    )


def test_yoko_reverses_the_direction_and_so_does_her_leaving() -> None:
    match = last_pass([2, 3], [9], [4], played=[12], characters=["yoko", "ajax"], last=1)
    assert told(match, "pass")[2:] == (
        CharacterAppeared("yoko", 8),
        DirectionReversed(-1),
        lead(1),
    )
    match = last_pass([2, 3], [9], [4], played=[12], open_="yoko", characters=["ajax"], last=1)
    assert told(match, "pass")[2:] == (
        CharacterLeft("yoko"),
        DirectionReversed(1),
        CharacterAppeared("ajax", 7),
        lead(1),
    )


def test_of_who_leads_it_is_told_in_whose_place() -> None:
    instead = StepBegan(0, "play", leads=True, instead_of=2)
    for hand, characters, actions, led in (
        ([], ["ajax"], ["pass"], instead),
        ([], ["thing"], ["pass", "block 1"], instead),
        ([4], ["ajax"], ["pass"], lead(2)),
    ):
        match = last_pass(
            [9, 10], [8, 10], hand, played=[12], characters=characters, seat=1, last=2
        )
        assert told(match, *actions)[-1] == led


def test_w13_the_thing_blocks_a_number_and_only_who_put_it_knows_where() -> None:
    match = last_pass([1, 2], [9], played=[12], burnt=[6, 10], characters=["thing"], last=1)
    assert told(match, "pass")[2:] == (
        CharacterAppeared("thing", 8),
        StepBegan(1, "block", leads=False),
    )
    play(match, "block 3")
    assert match.happened(1) == (NumberBlocked(1, 6, 3), lead(1))
    assert match.happened(0) == match.happened(None) == (NumberBlocked(1, 6, None), lead(1))


def test_w13_the_thing_does_nothing_with_an_empty_burnt_pile() -> None:
    hands = [list(OUTCASTS[seat::6]) for seat in range(6)]
    match = last_pass(*hands, open_="enid", characters=["thing"])
    assert told(match, "pass") == (
        PlayerPassed(0, 6, 6, leads=True),
        CharacterLeft("enid"),
        CharacterAppeared("thing", 7),
        AbilityWithoutEffect(5, "thing", "nothing-burnt"),
        lead(5),
    )


def test_wednesday_appears_and_ends_the_round_with_all_hands_open() -> None:
    match = last_pass(
        [2, 3], [9], played=[12], open_="yoko", characters=["wednesday"], seed_state=5
    )
    play(match, "pass")
    for viewer in (0, 1, None):
        passed, burnt, left, turned, appeared, ended, dealt, began = match.happened(viewer)
        assert (passed, burnt) == (PlayerPassed(0, 2, 2, leads=False), PlayedPileBurnt((12,)))
        assert (left, turned) == (CharacterLeft("yoko"), DirectionReversed(1))
        assert appeared == CharacterAppeared("wednesday", 7)
        assert ended == RoundEnded(1, "wednesday", ((2, 3), (9,)), (5, 9), (5, 9), None)
        hands = tuple(map(tuple, match.view(viewer)["hands"]))
        assert dealt == RoundDealt(2, hands, 22)
        assert began == StepBegan(match.to_act[0], "open", leads=False)


def test_example_4_a_13_sends_wednesday_back() -> None:
    match = last_pass([3, 8], [9], played=[13], open_="weems", characters=["wednesday"], last=1)
    assert told(match, "pass") == (
        PlayerPassed(0, 2, 2, leads=False),
        PlayedPileBurnt((13,)),
        CharacterLeft("weems"),
        CharacterAppeared("wednesday", 7),
        WednesdaySentBack(1, 8),
        lead(1),
    )


def test_example_4_a_13_sends_her_back_alone() -> None:
    match = last_pass([3, 8], [9], played=[13], open_="yoko", aside=OTHERS, last=1)
    assert told(match, "pass")[4:] == (
        CharacterAppeared("wednesday", 0),
        WednesdaySentBack(1, 1),
        lead(1),
    )


def test_eugene_gives_a_card_to_who_passes() -> None:
    match = position([1, 2], [5, 6], played=[12], burnt=[4, 7], open_="eugene")
    play(match, "pass")
    given = PlayerPassed(0, 1, 2, leads=False), EugeneGaveCard(0, 7), turn(1)
    assert match.happened(0) == given
    assert match.happened(1) == match.happened(None) == (given[0], EugeneGaveCard(0, None), turn(1))


def test_eugene_has_nothing_to_give() -> None:
    match = position([1, 2], [5, 6], played=[13], rest=0, open_="eugene")
    assert told(match, "pass")[1] == AbilityWithoutEffect(0, "eugene", "nothing-burnt")
    match = position([1], [6], played=[13], burnt=[5], rest=0, open_="eugene", blocked=5)
    assert told(match, "pass")[1] == AbilityWithoutEffect(0, "eugene", "all-blocked")


def without_characters(stalls: int) -> Match:
    return last_pass(
        [2, 4],
        [6, 8],
        played=[12],
        open_="yoko",
        aside=["wednesday", *OTHERS],
        number=2,
        options=EXPERT,
        stalls=stalls,
    )


def test_w11_no_character_is_left() -> None:
    match = position(
        [2, 4],
        [6, 8],
        played=[12],
        aside=["wednesday", "yoko", *OTHERS],
        passes=1,
        number=2,
        options=EXPERT,
        stalls=3,
    )
    assert told(match, "pass")[1:] == (PlayedPileBurnt((12,)), NoCharacterAppeared(4), lead(1))
    match = without_characters(0)
    assert told(match, "pass")[1:] == (
        PlayedPileBurnt((12,)),
        CharacterLeft("yoko"),
        DirectionReversed(1),
        NoCharacterAppeared(1),
        lead(1),
    )


def test_w11_the_tenth_time_ends_the_round() -> None:
    match = position(
        [2, 4],
        [6, 8],
        played=[12],
        aside=["wednesday", "yoko", *OTHERS],
        passes=1,
        number=2,
        options=EXPERT,
        stalls=9,
    )
    _, burnt, none, ended, *_ = told(match, "pass")
    assert (burnt, none) == (PlayedPileBurnt((12,)), NoCharacterAppeared(10))
    assert ended == RoundEnded(2, "no-character", ((2, 4), (6, 8)), (6, 14), (6, 14), None)


def test_w11_nothing_is_to_come() -> None:
    tyler = [name for name in OTHERS if name != "tyler"]
    hands, points = ((2, 4), (6, 8)), (6, 14)
    cases: list[tuple[list[str], int, Cause]] = [
        (["wednesday", "yoko", *tyler], 5, "no-character"),
        (["yoko", *tyler], 13, "saved"),
    ]
    for aside, last_number, cause in cases:
        match = last_pass(
            *map(list, hands),
            open_="tyler",
            aside=aside,
            last_number=last_number,
            number=2,
            options=EXPERT,
        )
        assert told(match, "pass")[:2] == (
            PlayerPassed(0, 2, 2, leads=True),
            RoundEnded(2, cause, hands, points, points, None),
        )


def test_w11_nobody_can_play_after_a_13_has_saved_the_round() -> None:
    match = last_pass([5, 5], [5], aside=["yoko", *OTHERS], blocked=5, last_number=13)
    assert told(match, "pass")[:2] == (
        PlayerPassed(0, 2, 2, leads=True),
        RoundEnded(1, "saved", ((5, 5), (5,)), (10, 5), (10, 5), None),
    )


# Expert rounds


def test_w10_round_1_all_others_go_aside() -> None:
    match = position([5, 9], [1, 8], [3], played=[3], open_="ajax", aside=["weems"], options=EXPERT)
    pile = tuple(match.state()["characters"])
    assert told(match, "play 5")[1:] == (CharactersSetAside(0, pile), turn(1))
    play(match, "pass", "pass")
    assert told(match, "pass")[2:] == (NoCharacterAppeared(1), lead(0))


def test_w10_round_2_wednesday_is_removed() -> None:
    match = position([7, 9], [1, 8], played=[8], open_="bianca", number=2, options=EXPERT)
    assert told(match, "play 7")[1:] == (StepBegan(0, "pick", leads=False),)
    assert told(match, "pick 1")[1:] == (WednesdayRemoved(0, 7), turn(1))


def test_w10_round_3_hands_are_opened_after_the_gift() -> None:
    match = position(
        [8, 9], [1, 12], [4, 10], played=[3], burnt=[5, 2], open_="yoko", number=3, options=EXPERT
    )
    play(match, "play 8", "donate 1")
    hands = ((9,), (1, 2, 12), (4, 10))
    assert match.happened(0) == (BurntCardDonated(0, 1, None), HandsOpened(0, hands), turn(2))
    assert match.happened(1) == (BurntCardDonated(0, 1, 2), HandsOpened(0, hands), turn(2))


def test_w10_round_3_with_open_hands_all_know_all_cards_but_no_places() -> None:
    match = position(
        [4, 9], [5], [7, 8, 12], played=[3], burnt=[6], open_hands=True, number=3, options=EXPERT
    )
    assert told(match, "play 4", "swap 1")[0] == HandCardTaken(0, 1, 5)
    assert told(match, "give 9")[0] == HandCardReturned(0, 1, 9)
    play(match, "pass")
    assert told(match, "play 7", "pick 1")[0] == BurntCardPicked(2, None, 6)


def test_w10_round_5_every_hand_goes_to_the_right() -> None:
    match = position(
        [10, 9, 3], [1, 12], [], [4], played=[3], open_="tyler", number=5, options=EXPERT
    )
    play(match, "play 10")
    n = None
    for viewer, hands in [
        (0, ((3, 9), (1, 12), (), (n,))),
        (1, ((n, n), (1, 12), (), (n,))),
        (2, ((n, n), (n, n), (), (4,))),
        (3, ((3, 9), (n, n), (), (4,))),
        (n, ((n, n), (n, n), (), (n,))),
    ]:
        assert match.happened(viewer)[1:] == (
            HandsPassedRight(0, hands),
            PlayerRanOut(1),
            PlayerCameBack(2),
            turn(2),
        )


# The end


def test_a_last_card_ends_a_round() -> None:
    match = position([9], [3, 5], played=[3])
    played, out, ended, dealt, began = told(match, "play 9")
    assert played == OutcastPlayed(0, 9, pair=False, step="play", leads=False)
    assert out == PlayerRanOut(0)
    assert ended == RoundEnded(1, "hands", ((), (3, 5)), (0, 8), (0, 8), None)
    assert isinstance(dealt, RoundDealt)
    assert isinstance(began, StepBegan)


def test_w12_the_match_ends_with_what_over_says() -> None:
    match = position([9], [3, 5], played=[3], number=5, scores=[[1, 2]] * 4)
    assert told(match, "play 9")[2:] == (
        RoundEnded(5, "hands", ((), (3, 5)), (0, 8), (4, 16), None),
        WinnersDeclared((0,), (4, 16), None),
    )
    teams = {"teams": 2}
    match = position(
        [9], [], [], [], played=[3], options=teams, number=5, scores=[[1, 2, 3, 4]] * 4
    )
    assert told(match, "play 9")[2:] == (
        RoundEnded(5, "hands", ((),) * 4, (0,) * 4, (4, 8, 12, 16), (16, 24)),
        WinnersDeclared((0, 2), (4, 8, 12, 16), (16, 24)),
    )


# In every match


KEPT = {each.name: each for each in playthroughs()}


def kept_story(name: str) -> Story:
    """One of the kept matches, which hold what seldom happens at random."""
    each = KEPT[name]
    story = Story(Match.replay(each.begin.document(), {RULES.id: RULES}), {}, {})
    for event in each.events:
        if isinstance(event, Done):
            do(story, event.seat, RULES.parse(event.action))
        else:
            story.match.undo(None, "free")
    return story


def check_story(story: Story) -> None:
    """Assert what holds of everything that is told in a match."""
    check_log(story)
    match = story.match
    for viewer in viewers(match.seats):
        follower = Follower(match.view(viewer, 0), viewer)
        for index in range(len(match.moves)):
            follower.hear(match.happened(viewer, index))
            follower.check(match.view(viewer, index + 1))
    for index, step in story.steps.items():
        for viewer, happenings in story.told[index].items():
            for happening in happenings:
                check_known(step, viewer, happening)


@settings(max_examples=some(100, share=10))
@given(MATCHES)
def test_a_match_is_told_and_can_be_followed(setup: Setup) -> None:
    check_story(random_story(setup))


@pytest.mark.parametrize("name", KEPT)
def test_a_kept_match_is_told_and_can_be_followed(name: str) -> None:
    check_story(kept_story(name))


# Secrecy


def change(step: Step, seat: int, viewer: int | None) -> Counter[int] | None:
    """What came to a hand, or left it (below zero), if the viewer sees it before and after."""
    before, after = step.before, lies(step)
    if seat != viewer and not before.open_hands:
        return None
    changed = Counter(after.hands[seat])
    changed.subtract(before.hands[seat])
    return Counter({number: count for number, count in changed.items() if count})


def lies(step: Step) -> WednesdayState:
    """The state after a step, or how the round lay that it ended."""
    if len(step.after.scores) == len(step.before.scores):
        return cast(WednesdayState, step.after)
    return RULES.round_end(step.before, step.seat, step.action)


def check_known(step: Step, viewer: int | None, happening: Happening) -> None:
    """A viewer is told of a hidden card, or place, if and only if its views show it."""
    seat, action = step.seat, step.action
    match happening:
        case HandCardTaken(_, giver, number):
            check_moved(step, viewer, number, to=seat, of=giver)
        case HandCardReturned(_, receiver, number):
            check_moved(step, viewer, number, to=receiver, of=seat)
        case BurntCardPicked(_, place, number):
            check_moved(step, viewer, number, to=seat)
            assert place == (place_of(action) if viewer == seat else None)
        case BurntCardDonated(_, receiver, number):
            check_moved(step, viewer, number, to=receiver)
        case EugeneGaveCard(_, number):
            check_moved(step, viewer, number, to=seat)
        case NumberBlocked(_, number, place):
            assert number == RULES.view(step.after, viewer)["blocked"]
            assert place == (place_of(action) if viewer == seat else None)
        case WednesdayHidden(_, place, _):
            assert place == (place_of(action) if viewer == seat else None)
        case HandsPassedRight(_, hands):
            check_hands(step, viewer, hands)
        case HandsOpened(_, hands) | RoundDealt(_, hands, _):
            if step.after.round == step.before.round or isinstance(happening, RoundDealt):
                assert [*map(list, hands)] == RULES.view(step.after, viewer)["hands"]


def place_of(action: Action) -> int:
    assert isinstance(action, PickBurntCard | BlockNumber | Insert)
    return action.place


def check_moved(
    step: Step, viewer: int | None, number: int | None, *, to: int, of: int | None = None
) -> None:
    """The number of one card that went to a hand, perhaps of another one."""
    came = change(step, to, viewer)
    went = None if of is None else change(step, of, viewer)
    if number is None:
        assert came is None
        assert went is None
    else:
        assert came in (None, {number: 1})
        assert went in (None, {number: -1})
        assert came is not None or went is not None


def check_hands(step: Step, viewer: int | None, hands: Sequence[Sequence[int | None]]) -> None:
    """Nobody but the two knows a hand that went from one to the other."""
    seats = len(hands)
    for giver, hand in enumerate(hands):
        receiver = (giver - 1) % seats
        if viewer == receiver:
            assert list(hand) == RULES.view(step.after, viewer)["hands"][viewer]
        elif viewer == giver:
            had = Counter(RULES.view(step.before, viewer)["hands"][viewer])
            had.subtract(step.after.played[len(step.before.played) :] if giver == step.seat else ())
            assert Counter(hand) == +had
        else:
            assert {*hand} <= {None}


DECIDED = (Give, PickBurntCard, BlockNumber, Insert, Swap)


def cannot_be_told_apart(
    step: Step, viewer: int | None, chance: Chance
) -> Iterator[tuple[WednesdayState, Action]]:
    """Positions that the viewer cannot tell from the one before, with what may be done there."""
    ends = len(step.after.scores) > len(step.before.scores)
    for _ in range(6):
        state = piles_changed(step, chance) if ends else reshuffled(step.before, viewer, chance)
        yield state, step.action
        if isinstance(step.action, DECIDED) and viewer != step.seat:
            actions = RULES.legal(state, step.seat)
            if actions:  # Another hand may have nothing to do of that kind.
                yield state, actions[chance.below(len(actions))]


def piles_changed(step: Step, chance: Chance) -> WednesdayState:
    """The position before the end of a round, where hands come to light, with other piles."""
    before: WednesdayState = step.before
    first, *rest = before.characters or (None,)
    characters = () if first is None else (first, *chance.shuffled(rest))
    return before._replace(burnt=tuple(chance.shuffled(before.burnt)), characters=characters)


def same_words(steps: Iterable[Step], seats: int, seed: int) -> Counter[type[Action]]:
    """How often a viewer that could not tell two steps apart was told of both in the same words.

    For each step it is another viewer.
    """
    chance, same = Chance(seed), Counter[type[Action]]()
    for step in steps:
        viewer = viewers(seats)[chance.below(seats + 1)]
        others = cannot_be_told_apart(step, viewer, chance)
        same[type(step.action)] += check_nothing_hidden(RULES, step, others, viewer)
    return same


@settings(max_examples=some(100, share=10))
@given(MATCHES)
def test_what_looks_the_same_is_told_in_the_same_words(setup: Setup) -> None:
    same_words(random_steps(setup), setup.seats, setup.seed)


def test_enough_looks_the_same() -> None:
    same = Counter[type[Action]]()
    for name in KEPT:
        story = kept_story(name)
        same += same_words(story.steps.values(), story.match.seats, 1)
    for seats in (2, 4, 6):
        setup = Setup("wednesday", seats, {"youngest": 0, "expert": False, "teams": 0}, seats)
        same += same_words(random_steps(setup), seats, 2)
    kinds = (
        PlayOutcast,
        Pass,
        Combine,
        Shed,
        Swap,
        Give,
        PickBurntCard,
        Donate,
        BlockNumber,
        Insert,
    )
    assert {kind: same[kind] for kind in kinds if same[kind] < 3} == {}
