"""What Wednesday says at the table, held beside what the engine does."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from app import common_texts
from app.games.contract import Situation
from app.games.wednesday import ids, names, words
from app.games.wednesday.gestures import WednesdayTable
from app.games.wednesday.layout.line import line_parts, may_be_played
from app.games.wednesday.layout.rivals import rival_at
from app.games.wednesday.refusals import decide_first, refusal_sentence
from app.games.wednesday.result.result_text import RoundEnd, round_end_sentence
from app.games.wednesday.seen import can_be_played, passed_before, passers
from app.games.wednesday.situation import WednesdaySituation
from app.games.wednesday.tips import WednesdayTips
from app.games.wednesday.visuals.visuals import HAS_PASSED
from app.match.bot_client import Hint, Reason
from app.match.players import PlayerInfo
from app.match.story import Story
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.games import GAMES
from engine.games.wednesday import refusals
from engine.games.wednesday.cards import CHARACTERS, NUMBERS, OUTCASTS
from engine.games.wednesday.expert import SPECIALS
from engine.games.wednesday.happenings import (
    BurntCardDonated,
    CharacterAppeared,
    HandCardReturned,
    HandCardTaken,
    PlayerPassed,
    RoundDealt,
)
from engine.games.wednesday.state import STEPS as ENGINE_STEPS
from tests.app.games.wednesday_positions import position
from tests.app.games.wednesday_situations import STEPS, busy, frame, situation
from tests.app.speaking import speaking

TABLE = WednesdayTable()
PLAYERS = tuple(PlayerInfo(name, seat) for seat, name in enumerate(("Maria", "Nikos", "Eleni")))
UNKNOWN = "You cannot do that now."


def given() -> list[Refusal]:
    """One refusal of every kind that the engine's module can make."""
    samples: dict[str, Any] = {
        "number": 7, "last": 9, "numbers": [7, 9], "held": 2, "needed": 3, "others": [3, 8],
        "player": 1, "players": 3, "place": 9, "places": 4, "step": "pick",
    }  # fmt: skip
    made = []
    for name, function in inspect.getmembers(refusals, inspect.isfunction):
        if function.__module__ == refusals.__name__ and not name.startswith("_"):
            arguments = [samples[argument] for argument in inspect.signature(function).parameters]
            made.append(function(*arguments))
    return made


REFUSALS = given()


def test_the_samples_are_all_codes_of_the_engine() -> None:
    table = re.findall(r"^``([a-z-]+)``", refusals.__doc__ or "", re.MULTILINE)
    assert sorted(table) == sorted(refusal.code for refusal in REFUSALS)
    assert len(table) == 26


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_every_refusal_has_a_sentence_of_its_own(qapp: object, refusal: Refusal) -> None:
    sentence = refusal_sentence(refusal, PLAYERS)
    assert sentence != UNKNOWN
    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence.endswith(".")
    assert "{" not in sentence
    others = [refusal_sentence(other, PLAYERS) for other in REFUSALS if other is not refusal]
    assert sentence not in others


@pytest.mark.parametrize("code", ["match-over", "not-your-turn"])
def test_refusals_of_every_game(qapp: object, code: str) -> None:
    sentence = refusal_sentence(Refusal(code, {"seat": 0, "to_act": [1]}), PLAYERS)
    assert sentence != UNKNOWN
    assert sentence.endswith(".")
    assert refusal_sentence(Refusal("something-new"), PLAYERS) == UNKNOWN


@pytest.mark.parametrize(
    ("hand", "last", "expert", "said"),
    [
        ((1, 2, 5), 10, False, "You cannot play 1: with Enid it must be a pair higher than 10."),
        ((1, 1, 5), 10, False, "You cannot play 1: with Enid it must be a pair higher than 10."),
        ((1, 2, 9), 10, True, "You cannot play 1: with Enid it must be a pair higher than 10."),
        ((9, 9, 9), 10, True, "You cannot play 9: it must be higher than 10."),
    ],
)
def test_who_needs_a_higher_pair_is_told_that_it_must_be_a_pair(
    qapp: object, hand: tuple[int, ...], last: int, expert: bool, said: str
) -> None:
    rounds: dict[str, Any] = {"round": 4, "scores": [[1] * 3] * 3} if expert else {}
    now = situation(
        position((hand, (1, 3), (4, 8)), played=(last, last), open_="enid", aside=(),
                 turn={"last": 1, "last_number": last}, options={"expert": expert}, **rounds)
    )  # fmt: skip
    refusal = TABLE.held_back(now, f"r{4 if expert else 1}:hand:{hand[0]}:0")
    assert refusal is not None
    assert TABLE.refusal(refusal, now) == said
    ajax = situation(position((hand, (1, 3), (4, 8)), played=(last,), open_="ajax", aside=(),
                              turn={"last": 1, "last_number": last}))  # fmt: skip
    assert TABLE.refusal(refusal, ajax) == f"You cannot play {hand[0]}: it must be higher than 10."


def test_what_anybody_may_lead_is_not_said_to_the_reader_alone(qapp: object) -> None:
    with speaking() as install:
        install("el")
        lines = [words.may_lead(character) for character in (None, "tyler", "enid")]
        lines.append(words.any_opens())
    assert not [line for line in lines if "θέλεις" in line]


def test_what_comes_first_is_said_for_every_step(qapp: object) -> None:
    asked = [step for step in ENGINE_STEPS if step not in ("open", "play", "again")]
    assert len({decide_first(step) for step in asked}) == len(asked)


def test_names_stand_by_themselves_in_greek(qapp: object) -> None:
    # After a colon, a point or a bracket: Greek would have to decline them elsewhere.
    players = (PlayerInfo("Ω", 0), PlayerInfo("Ω", 1), PlayerInfo("Ω", 2))
    with speaking() as install:
        install("el")
        said = [refusal_sentence(refusal, players) for refusal in REFUSALS]
        said += [
            refusal_sentence(Refusal("not-your-turn", {"to_act": [1]}), players),
            common_texts.is_playing(name="Ω"), common_texts.is_next(name="Ω"),
            words.to_whom(name="Ω"),
            words.winners("Ω", 1), words.a_card_of(name="Ω"),
            words.own_sums(name="Ω", total=1, held=2),
        ]  # fmt: skip
    for sentence in said:
        if "Ω" in sentence:
            before = sentence[: sentence.index("Ω")]
            assert before.endswith((": ", " · ", "(")) or before == ""


# What may be played


def allowed(line: str) -> set[int]:
    """The numbers that a line says may be played."""
    line, _, extra = line.partition(", also ")
    line, _, out = line.partition(", but not ")
    numbers = set(NUMBERS)
    if line.startswith(("Odd", "Any odd")):
        numbers = {number for number in numbers if number % 2}
    found = re.findall(r"\d+", line)
    if line.startswith("Nothing"):
        numbers = set()
    elif "bove" in line:
        numbers = {number for number in numbers if number > int(found[0])}
        numbers -= {int(other) for other in found[1:]}
    elif line.startswith("Below"):
        numbers = {number for number in numbers if number < int(found[0])}
    elif "or higher" in line:
        numbers = {number for number in numbers if number >= int(found[0])}
    else:
        assert line.startswith("Any"), line
    numbers -= {int(number) for number in re.findall(r"\d+", out)}
    if extra:
        numbers.add(int(re.findall(r"\d+", extra)[0]))
    return numbers


def seen(open_: str | None, played: list[int], **changes: Any) -> WednesdaySituation:
    view: Any = {
        "open": open_, "played": played, "blocked": None, "round": 1,
        "options": {"expert": False, "teams": 0}, "turn": {"step": "play"}, **changes,
    }  # fmt: skip
    return Situation(view=view, seat=0, players=PLAYERS, stage="playing")


@pytest.mark.parametrize("blocked", [None, 4, 5, 8])
@pytest.mark.parametrize("character", [None, *CHARACTERS[1:]])
def test_the_line_says_what_the_engine_allows(
    qapp: object, character: str | None, blocked: int | None
) -> None:
    for last in (*NUMBERS, None):
        now = seen(character, [] if last is None else [last], blocked=blocked)
        line = may_be_played(now)
        numbers = set(can_be_played(now.view))
        if numbers == {last} and OUTCASTS.count(last or 0) == 1:
            numbers = set()  # The only one of its number lies on the table already.
        assert allowed(line) == numbers, (line, last)
    if character == "weems":
        assert may_be_played(seen(character, [13])) == may_be_played(seen(None, [13]))


@pytest.mark.parametrize("number", SPECIALS)
def test_the_line_knows_what_goes_in_spite_of_a_character(qapp: object, number: int) -> None:
    special = SPECIALS[number]
    expert = {"expert": True, "teams": 0}
    for last in (*NUMBERS, None):
        played = [] if last is None else [last]
        now = seen(special.character, played, round=number, options=expert)
        assert allowed(may_be_played(now)) == set(can_be_played(now.view))


def test_numbers_that_go_are_those_that_are_legal(qapp: object) -> None:
    """In matches played at random, under every character that comes."""
    random = Random(7)
    met = set()
    for seed in range(12):
        match = Match.new(GAMES["wednesday"], 3, {"expert": bool(seed % 2)}, seed)
        while match.over is None:
            [seat] = match.to_act
            view: Any = match.view(seat)
            legal = [str(action) for action in match.legal(seat)]
            if view["turn"]["step"] in ("play", "again"):
                met.add(view["open"])
                held = view["hands"][seat]
                plays = {int(action.split()[1]) for action in legal if action.startswith("play")}
                pairs = view["open"] == "enid"
                may = set(can_be_played(view))
                single = {int(a.split()[1]) for a in legal if re.fullmatch(r"play \d+", a)}
                hand = {n for n in may & set(held) if not pairs or held.count(n) > 1}
                assert plays == hand | (single if pairs else set())
            match.do(seat, random.choice(legal))
    assert met >= {None, *CHARACTERS[1:]}


def test_who_has_passed(qapp: object) -> None:
    random = Random(3)
    for seed in range(4):
        match = Match.new(GAMES["wednesday"], 4, {}, seed)
        row: list[int] = []
        while match.over is None:
            [seat] = match.to_act
            view: Any = match.view(None)
            passed = row[len(row) - view["turn"]["passes"] :]
            assert passers(view) == set(passed)
            action = random.choice([str(action) for action in match.legal(seat)])
            row = [*row, seat] if action == "pass" else []
            match.do(seat, action)


def test_who_has_passed_is_told_until_they_are_asked_again(qapp: object) -> None:
    """Though others have played since; until all have passed, for then all begin anew."""
    random, seen = Random(3), 0
    match = Match.new(GAMES["wednesday"], 5, {}, 2)
    story = Story(match)
    people = [PlayerInfo(name, seat) for seat, name in enumerate("ABCDE")]
    out: set[int] = set()
    while match.over is None:
        [seat] = match.to_act
        view: Any = match.view(None)
        said: WednesdaySituation = Situation(
            view=view, seat=None, players=people, stage="watching", story=lambda: story.moves(None)
        )
        out.discard(seat)
        assert passed_before(said) | passers(view) == out
        marks = {each: text for each in range(5) for kind, text in rival_at(said, each).marks
                 if kind in HAS_PASSED}  # fmt: skip
        assert marks.keys() == out
        # The row that the line counts is of those alone who have passed since the last card.
        assert {each for each, text in marks.items() if text == "passed"} == passers(view)
        seen += len(passed_before(said))
        action = random.choice([str(action) for action in match.legal(seat)])
        match.do(seat, action)
        if action == "pass":
            out.add(seat)
        happened = match.happened(None)
        first = happened[0]
        if any(isinstance(each, RoundDealt) for each in happened) or (
            isinstance(first, PlayerPassed) and first.row == first.needed
        ):
            out.clear()
    assert seen > 10


def test_passes_are_counted_in_the_line(qapp: object) -> None:
    assert line_parts(situation(busy(4)))[1] == "passes in a row: 2 of 4"


# Names


def test_every_outcast_and_character_has_its_words(qapp: object) -> None:
    assert [names.outcast_name(number) for number in (12, 13)] == ["", ""]
    assert len({names.outcast_name(number) for number in NUMBERS}) == 11
    for about in (names.character_name, names.character_rule, names.character_rule_explained):
        assert len({about(character) for character in CHARACTERS}) == len(CHARACTERS)
    assert names.outcast(7) == "7 Siren"
    assert names.outcast(13) == "13"


def test_what_an_outcast_asks_for_is_said_before_it_is_played(qapp: object) -> None:
    state = position(((2, 4, 7, 8, 9), (1, 3), (5, 6)), played=(), open_="weems", aside=(),
                     turn={"last": 0, "last_number": 6})  # fmt: skip
    now = situation(state)
    said = {
        number: TABLE.offers(now, f"r2:hand:{number}:0")["played"].caption
        for number in (2, 4, 7, 8, 9)
    }
    assert said[9] == ""
    assert said[7] == "7 Siren: then you take any burnt card"
    assert len(set(said.values())) == 5


# The rail and the bar


@pytest.mark.parametrize("step", STEPS)
def test_one_line_says_what_is_asked(qapp: object, step: str) -> None:
    status = TABLE.status(situation(STEPS[step]))
    assert status.first
    assert status.second
    assert "{" not in status.first + status.second


def test_what_is_asked_is_another_line_for_every_step(qapp: object) -> None:
    lines = {TABLE.status(situation(state)).first for state in STEPS.values()}
    assert len(lines) == len(STEPS)


@pytest.mark.parametrize("step", STEPS)
def test_the_others_see_who_plays_and_what(qapp: object, step: str) -> None:
    status = TABLE.status(situation(STEPS[step], seat=1))
    assert status.first == "Maria is playing"
    assert bool(status.second) is (step != "play")


def test_the_bar_says_round_and_points(qapp: object) -> None:
    assert TABLE.line(situation(busy(3))) == "round 2 of 5 · 28 point(s)"
    teams = busy(4, options={"teams": 2})
    assert TABLE.line(situation(teams)) == "round 2 of 5 · your team: 66 point(s)"
    expert = busy(3, options={"expert": True})
    line = TABLE.line(situation(expert, seed=48213))
    assert "surprise: 7 with Bianca" in line
    assert line.endswith("deal W3B1-48213")


CASES: dict[str, tuple[dict[str, Any], str]] = {
    "nothing goes": (position(((2, 8, 9), (1, 3), (4, 7)), played=(12,), open_="weems", aside=(),
                 turn={"last": 1, "last_number": 12}),
                     "You cannot play any card: pass"),
    "leading": (
        busy(3, played=(), turn={"last": 0, "last_number": 6}),
        "You play first: choose a card"),
    "leading with pairs": (
        position(((7, 7, 9), (1, 3), (4, 8)), played=(), open_="enid", aside=(),
                 turn={"last": 0, "last_number": 6}),
        "You play first: choose a pair"),
    "cannot lead": (
        position(((2, 8, 10), (1, 3), (4, 7)), played=(), open_="tyler", aside=(),
                 turn={"last": 0, "last_number": 6}),
        "You would play first, but you cannot play any card: pass"),
    "burning": (
        position(((6, 6, 6), (1, 3), (4, 7)), played=(8,), open_="weems", aside=(),
                 turn={"last": 1, "last_number": 8}),
        "You cannot play: burn three 6s, or pass"),
    "burning tens": (
        position(((10, 10, 10, 10), (1, 3), (4, 7)), played=(12,), open_="weems", aside=(),
                 turn={"last": 1, "last_number": 12}),
        "You cannot play: burn four 10s, or pass"),
    "burning either": (
        position(((6, 6, 6, 10, 10, 10, 10), (1, 3), (4, 7)), played=(12,), open_="weems", aside=(),
                 turn={"last": 1, "last_number": 12}),
        "You cannot play: burn three 6s or four 10s, or pass"),
    "leading, burning": (
        position(((6, 6, 6), (1, 3), (4, 7)), played=(), open_="tyler", aside=(),
                 turn={"last": 0, "last_number": 6}),
        "You would play first, but you cannot: burn three 6s, or pass"),
    "all blocked": (
        position(((5, 5), (1, 3), (4, 7)), played=(8,), open_="weems", aside=(), blocked=5,
                 turn={"last": 1, "last_number": 8}),
        "All your cards are blocked: discard them all, or pass"),
    "pairs": (
        position(((7, 7, 9), (1, 3), (4, 8)), played=(2, 2), open_="enid", aside=(),
                 turn={"last": 1, "last_number": 2}),
        "Play a pair or pass"),
}  # fmt: skip


def test_who_opens_a_round_is_drawn_among_all_who_hold_a_1(qapp: object) -> None:
    state = STEPS["open"]
    assert TABLE.status(situation(state)).second == "You were drawn by lot among all who hold a 1"
    turn = {"step": "open", "last": None, "last_number": None}
    hands = ((1, 5), (1, 9), (4, 8))
    opening = position(hands, played=(), open_=None, aside=(), turn=turn)
    seen = [TABLE.status(situation(opening, seat=seat)).second for seat in (1, 2)]
    assert seen == ["Maria was drawn by lot among all who hold a 1", "Opening the round"]


def test_who_gives_a_card_is_told_to_press_the_player(qapp: object) -> None:
    line = TABLE.status(situation(STEPS["give"])).second
    assert line == "Choose a card, then press the player: Eleni"


def test_a_blocked_hand_is_spoken_of_once_a_number_is_blocked(qapp: object) -> None:
    free = position(blocked=None)
    said = [TABLE.pressed(situation(each), ids.BURNT) for each in (free, position(blocked=9))]
    assert ["Thing" in each for each in said] == [False, True]


def test_one_number_alone_can_be_named_in_greek(qapp: object) -> None:
    with speaking() as install:
        install("el")
        for code in ("play-again", "leader-must-play"):
            sentence = refusal_sentence(Refusal(code, {"numbers": [3]}), PLAYERS)
            assert sentence.endswith("Μπορείς να παίξεις: 3.")


def test_the_status_of_a_turn(qapp: object) -> None:
    for state, line in CASES.values():
        assert TABLE.status(situation(state)).first == line


def test_the_status_after_the_turn(qapp: object) -> None:
    status = TABLE.status(situation(busy(3), seat=1, stage="reviewing"))
    assert status == ("Your turn is over", "Maria is next", 0, 0)
    ended = TABLE.status(situation(busy(3), seat=1, stage="ended"))
    assert ended == ("Round 2 is over", "", 0, 0)


def test_the_main_button(qapp: object) -> None:
    main = TABLE.main(situation(busy(3)))
    assert main is not None
    assert (main.word, main.allowed, main.quiet) == ("Pass", True, True)
    only = TABLE.main(situation(CASES["nothing goes"][0]))
    assert only is not None
    assert (only.allowed, only.quiet) == (True, False)
    leads = TABLE.main(situation(CASES["leading"][0]))
    assert leads is not None
    assert not leads.allowed


def test_typed_numbers(qapp: object) -> None:
    now = situation(busy(3))
    assert TABLE.typed(now, "7") == "r2:hand:7:0"
    assert TABLE.typed(now, "1") == "r2:hand:10:0"
    assert TABLE.typed(now, "13") == "r2:hand:13:0"
    assert TABLE.typed(now, "4") is None
    pick = situation(STEPS["pick"])
    typed = TABLE.typed(pick, "9")
    assert typed is not None
    assert pick.view["burnt"][-int(typed.split(":")[2])] == 9
    assert TABLE.typed(situation(STEPS["block"]), "9") is None


# Surprises


def test_the_surprise_of_a_round_can_be_read_on_the_table(qapp: object) -> None:
    state = busy(3, open_="weems", aside=(), blocked=None, options={"expert": True})
    sentence = "Surprise: 7 while Bianca is in play: Wednesday leaves the character pile."
    assert TABLE.pressed(situation(state), ids.CHARACTERS).endswith(sentence)
    assert sentence not in TABLE.pressed(situation(state), ids.OPEN)
    bianca = busy(3, open_="bianca", aside=(), blocked=None, options={"expert": True})
    assert TABLE.pressed(situation(bianca), ids.OPEN).endswith(sentence)
    for size in ((960, 600), (1280, 800), (2560, 1440)):
        layout = TABLE.layout(situation(state), frame(size))
        decorations = {decoration.id: decoration for decoration in layout.decorations}
        assert decorations["caption:surprise"].name == sentence


def test_a_card_that_sets_off_the_surprise_says_so_while_it_is_lifted(qapp: object) -> None:
    state = position(((5, 9), (1, 3), (4, 8)), played=(2,), open_="ajax", aside=(),
                     options={"expert": True}, round=1, scores=[],
                     turn={"last": 1, "last_number": 2})  # fmt: skip
    offers = {number: TABLE.offers(situation(state), f"r1:hand:{number}:0") for number in (5, 9)}
    captions = {number: offer[ids.PLAYED].caption for number, offer in offers.items()}
    assert captions == {5: "then no other character appears in this round", 9: ""}


def test_a_10_under_tyler_says_who_gets_the_hand_while_it_is_lifted(qapp: object) -> None:
    state = position(((5, 10), (1, 3), (4, 8)), played=(2,), open_="tyler", aside=(),
                     options={"expert": True}, round=5, scores=[[1, 2, 3]] * 4,
                     turn={"last": 1, "last_number": 2})  # fmt: skip
    offer = TABLE.offers(situation(state), "r5:hand:10:0")[ids.PLAYED]
    assert offer.caption == "then you give your whole hand to Eleni, and all give theirs on"


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (4, "A blocked 4 can still be played."),
        (6, "Three blocked 6s can still be burnt."),
        (9, "Choose a card."),
    ],
)
def test_who_blocks_is_told_what_stays_allowed(qapp: object, number: int, line: str) -> None:
    state = position(open_="thing", aside=(), burnt_top=(number,),
                     hands=((2, 5, 7), (1, 3), (8, 8)), played=(),
                     turn={"step": "block", "last": 0})  # fmt: skip
    before = situation(state)
    chosen = situation(state, chosen=(ids.strip(1),))
    assert TABLE.status(chosen).second == line
    said = TABLE.announce_choice(before, chosen)
    assert said.endswith(line) is (number != 9)


def test_the_first_and_the_last_place_of_the_characters_say_when_they_come(qapp: object) -> None:
    for size in ((960, 600), (1280, 800), (2560, 1440)):
        layout = TABLE.layout(situation(STEPS["insert"]), frame(size))
        ends = [each.visual for each in layout.decorations if each.id.startswith("end:")]
        assert [visual.lines for visual in ends] == [  # type: ignore[attr-defined]
            ("top: revealed as soon as everybody passes",), ("bottom: revealed last",),
        ]  # fmt: skip


@pytest.mark.parametrize(
    ("last", "line"), [(8, "Above 8, but not 9"), (10, "Above 10"), (12, "Above 12, but not 13")]
)
def test_under_ajax_no_number_is_named_that_there_is_not(
    qapp: object, last: int, line: str
) -> None:
    assert words.may_follow("ajax", last) == line


def test_who_alone_still_had_cards_is_told_so(qapp: object) -> None:
    end = RoundEnd("hands", 1)
    people = ("Maria", "Nikos")
    assert (
        round_end_sentence(end, (9, 0), people, 0) == "Only you have cards left, so the round ends."
    )
    assert (
        round_end_sentence(end, (9, 0), people, 1)
        == "Only Maria has cards left, so the round ends."
    )
    assert (
        round_end_sentence(end, (9, 0), people) == "Only Maria has cards left, so the round ends."
    )


@pytest.mark.parametrize("number", sorted({*OUTCASTS}))
def test_every_outcast_says_what_it_is_for(qapp: object, number: int) -> None:
    text = names.outcast_explained(number)
    assert text.startswith(f"{names.outcast(number)}: ")
    assert bool(names.ability(number)) <= ("nothing else" not in text)


# Hints


@pytest.mark.parametrize(
    ("state", "action", "what"),
    [
        (position(((2, 5), (1, 3), (4, 8)), open_="eugene"), "pass",
         "Pass, and take a burnt card"),
        (position(((2, 5), (1, 3), (4, 8))), "pass", "Pass"),
        (position(((5, 9, 9), (1, 3), (4, 8)), open_="enid", played=(4, 4), aside=(),
                  options={"expert": True}, round=4, scores=[[1, 2, 3]] * 3,
                  turn={"last": 1, "last_number": 4}),
         "play 9", "Play one 9 alone, and put Wednesday anywhere"),
    ],
)  # fmt: skip
def test_a_hint_names_all_that_is_done(
    qapp: object, state: dict[str, Any], action: str, what: str
) -> None:
    hint = Hint(action, (Reason("only-choice", {}),))
    advice = TABLE.advice(situation(state), hint)
    assert advice.text == f"{what}: you have no other choice."


ADVISED: dict[tuple[str, str], Sequence[Reason]] = {
    ("give", "give 5"): [Reason("worst", {"number": 5})],
    ("swap", "swap 1"): [
        Reason("leader", {"seat": 1, "points": 5}),
        Reason("fewest-cards", {"seat": 1, "cards": 4}),
    ],
    ("donate", "donate 2"): [Reason("leader", {"seat": 2, "points": 0})],
    ("play", "play 7"): [
        Reason("nearly-out", {"seat": 1, "cards": 2}), Reason("wednesday-near", {"characters": 3}),
    ],
}  # fmt: skip


def hints_said(language: str) -> list[str]:
    """Each reason by itself beside its action, in the language."""
    with speaking() as install:
        install(language)
        return [
            TABLE.advice(situation(STEPS[step]), Hint(action, (reason,))).text
            for (step, action), reasons in ADVISED.items()
            for reason in reasons
        ]


def test_hints_read_as_sentences(qapp: object) -> None:
    assert hints_said("en") == [
        "Give the 5: the 5 is worth the most points of all you can give.",
        "Take a card from Nikos: Nikos has the fewest points of all you can choose, only 5 so far.",
        "Take a card from Nikos: Nikos has only 4 cards, fewer than others you can choose.",
        (
            "Give the burnt card to Eleni: Eleni has the fewest points of all you can choose,"
            " only 0 so far."
        ),
        "Play the 7: Nikos has only 2 cards left.",
        "Play the 7: only 3 characters are left to come, and Wednesday is one of them.",
    ]


@pytest.mark.parametrize("language", ["en", "el"])
def test_a_hint_has_one_colon(qapp: object, language: str) -> None:
    assert {text.count(":") for text in hints_said(language)} == {1}


def test_in_greek_each_number_has_its_article_and_a_pair_is_one() -> None:
    with speaking() as install:
        install("el")
        assert words.either_of([6, 8, 10]) == "το 6, το 8 ή το 10"
        assert words.all_of([2, 8]) == "το 2 και το 8"
        assert words.all_played([[6, 6]]) == "δύο 6"


# What a newcomer has to be told


def of_two(step: str, last: int) -> WednesdaySituation:
    """Seat 0 has played a 4 or an 8, and there is only one other player."""
    turn = {"step": step, "last": 0, "last_number": last}
    hands = ((5, 9), (1, 7))
    return situation(position(hands, played=(2, last), open_=None, aside=(), turn=turn))


def test_where_only_one_player_can_be_chosen_that_one_is_named(qapp: object) -> None:
    assert TABLE.status(of_two("donate", 8))[:2] == (
        "8 Vampire: give Nikos the top burnt card", "Press Nikos."
    )  # fmt: skip
    assert TABLE.status(of_two("swap", 4))[:2] == (
        "4 Proteus: take a card from Nikos",
        "Press Nikos: you get a random card, then give one back.",
    )
    assert TABLE.status(situation(STEPS["donate"])).second == "Choose a player."


def test_of_the_burnt_pile_it_is_told_which_card_ends_on_top(qapp: object) -> None:
    assert "the one played first ends on top" in words.burnt_explained(blocked=False)


def test_why_one_may_play_first_next_says_what_is_counted(qapp: object) -> None:
    hint = Hint("play 9", (Reason("wins-lead", {"number": 9, "cards": 3}),))
    with speaking() as install:
        install("en")
        said = TABLE.advice(situation(STEPS["play"]), hint).text
    assert said == (
        "Play the 9: only 3 hidden cards can be played on the 9, so once you play it, you will"
        " probably play first again."
    )


def test_a_hint_keeps_for_later_only_what_can_follow(qapp: object) -> None:
    args = {"number": 7, "others": [9, 10]}
    for later, said in (([9], ", and you keep the 9 for later."), ([], ".")):
        hint = Hint("play 7", (Reason("lowest", {**args, "later": later}),))
        assert TABLE.advice(situation(STEPS["play"]), hint).why == (
            f"the 7 is the lowest card you can play{said}"
        )


def test_who_opens_without_a_1_is_told_why(qapp: object) -> None:
    turn = {"step": "open", "last": None, "last_number": None}
    hands = ((5, 7, 9), (3, 8))
    state = position(hands, played=(), open_=None, aside=(), turn=turn)
    assert TABLE.status(situation(state))[:2] == (
        "Nobody has a 1: open with any card", "Then the youngest opens, and that is you",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("character", "what"),
    [(None, "Above 2"), ("weems", "2 or higher"), ("bianca", "Below 2"),
     ("ajax", "Above 2, but not 3")],
)  # fmt: skip
def test_after_a_2_it_is_told_what_goes_on_it(
    qapp: object, character: str | None, what: str
) -> None:
    hands = ((1, 5, 7), (3, 8), (4, 9))
    turn = {"step": "again", "last": 0}
    state = position(hands, played=(2,), open_=character, aside=(), turn=turn)
    assert TABLE.status(situation(state)).first == f"2 Mask: play again. {what}"


def tips_of(state: dict[str, Any]) -> dict[str, str]:
    """The tips that are due, with what they say."""
    tips = WednesdayTips()
    due = tips.due(situation(state))
    return {each.name: (each.text or tips.tips[each.name].text)() for each in due}


def test_that_a_blocked_4_may_be_played_is_told_once_a_4_is_blocked(qapp: object) -> None:
    told = {
        number: tips_of(busy(3, open_="thing", aside=(), blocked=number))["character/thing"]
        for number in (4, 5)
    }
    assert "A blocked 4" in told[4]
    assert "4" not in told[5]


def test_the_tip_of_thing_waits_until_a_number_is_blocked(qapp: object) -> None:
    for number, due in ((None, False), (5, True)):
        state = busy(3, open_="thing", aside=(), blocked=number)
        assert ("character/thing" in tips_of(state)) is due


def test_that_an_empty_hand_is_skipped_is_told_in_ones_own_turn(qapp: object) -> None:
    hands = (2, 5, 9), (), (4, 8)
    state = position(hands, played=(1,), open_=None, aside=(), turn={"last": 2, "last_number": 1})
    assert "skipped" in tips_of(state)["skipped"]
    assert "skipped" not in tips_of(busy(3))


def test_a_tip_that_says_what_to_play_waits_until_one_can(qapp: object) -> None:
    hand, others = (5, 7, 9), ((1, 8, 9), (4, 8, 10))
    for character, last, held, due in (
        ("enid", 3, hand, False),
        ("enid", 3, (5, 5, 9), True),
        ("eugene", 12, hand, False),
        ("eugene", 3, hand, True),
        ("weems", 6, hand, False),
        ("weems", 7, hand, True),
        ("yoko", 12, hand, True),
    ):
        state = position((held, *others), played=(last,), open_=character, aside=())
        assert (f"character/{character}" in tips_of(state)) is due, (character, held)


def test_what_may_not_follow_is_told_in_one_way(qapp: object) -> None:
    hands = (2, 5, 9), (1, 8, 9), (4, 8, 10)
    said = {
        open_: may_be_played(situation(position(hands, played=(3,), open_=open_, blocked=10)))
        for open_ in ("ajax", "eugene")
    }
    assert said == {"ajax": "Above 3, but not 4 or 10", "eugene": "Above 3, but not 10"}


def test_after_a_round_nothing_is_blocked_any_more(qapp: object) -> None:
    now = situation(busy(3, blocked=5))
    for each, shown in ((now, True), (replace(now, stage="ended"), False)):
        layout = TABLE.layout(each, frame((960, 600)))
        assert any(decoration.id == "blocked" for decoration in layout.decorations) is shown


def test_who_a_card_went_to_is_lit_with_a_row_of_the_moves(qapp: object) -> None:
    now = situation(busy(3))
    assert "panel2" in TABLE.named((BurntCardDonated(1, 2, None),), now)
    assert "panel2" in TABLE.named((HandCardTaken(1, 2, None),), now)
    assert "panel2" in TABLE.named((HandCardReturned(1, 2, None),), now)


def test_who_appears_is_shown_beside_what_may_be_played_then(qapp: object) -> None:
    """The stage leaves free what it tells of."""
    assert ids.LINE in TABLE.named((CharacterAppeared("tyler", 5),), situation(busy(3)))
