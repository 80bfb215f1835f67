"""What every game says of its matches from outside: small cards, progress, the turn before."""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from app.games import MODULES
from app.games.qwixx_cards.faces import QwixxFace
from app.games.the_game.summary import cards_left, tops
from app.games.the_game_extreme.faces import CommandFace
from app.games.wednesday.faces import CharacterFace, OutcastFace
from app.games.wednesday.summary import WednesdaySummary
from app.match.players import PlayerInfo
from app.match.session import Session
from app.paint.faces import BackFace, NumberFace
from engine.core.match import Match
from engine.games import GAMES
from tests.app import telling
from tests.app.speaking import speaking
from tests.engine.games.wednesday.positions import position as wednesday

NAMES = ("Anna", "Leo", "Maria", "Nikos", "Eleni", "Zoe")


@cache
def played(game_id: str, seed: int, **options: Any) -> Match:
    """A match played at random to its end, at the largest table or, by turns, the smallest."""
    game = GAMES[game_id]
    chance = random.Random(seed)
    seats = game.max_seats if seed % 2 else max(2, game.min_seats)
    match = Match.new(game, seats, options, seed)
    while match.over is None:
        seat = chance.choice(match.to_act)
        actions = match.legal(seat)
        # Who passes or ends a turn whenever it is possible comes to the end sooner.
        match.do(seat, chance.choice(actions))
    return match


def turns(match: Match) -> Iterator[tuple[str, list[Mapping[str, Any]]]]:
    """What each turn ended with, and a bystander's views of it, as a curtain asks."""
    for action, moves in telling.moves_of_turns(match):
        yield action, [match.view(None, at) for at in range(moves.start, moves.stop + 1)]


def sentence(game_id: str, views: Sequence[Mapping[str, Any]]) -> str:
    told = MODULES[game_id].summary().told_before(views, NAMES)
    return told.removeprefix("Last turn: ")


def told(match: Match, moves: range) -> str:
    """What the curtain tells of these moves of one seat."""
    if MODULES[match.game.id].narration() is not None:
        return telling.told_of(match, moves, NAMES).removeprefix("Last turn: ")
    views = [match.view(None, at) for at in range(moves.start, moves.stop + 1)]
    return sentence(match.game.id, views)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.every_game("game_id")
def test_a_match_is_shown_by_a_few_cards_and_words_at_every_step(game_id: str, seed: int) -> None:
    summary, match = MODULES[game_id].summary(), played(game_id, seed)
    names = NAMES[: len(match.view(None)["hands"])]
    for index in range(len(match.states)):
        view = match.view(None, index)
        assert 1 <= len(summary.faces(view)) <= 4
        assert summary.progress(view, names)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.every_game("game_id")
def test_a_turn_is_told_with_the_name_once_or_not_at_all(game_id: str, seed: int) -> None:
    match = played(game_id, seed)
    sentences = [told(match, moves) for _, moves in telling.moves_of_turns(match)]
    assert any(sentences)
    assert {text.count("{name}") for text in sentences if text} == {1}
    assert all("{" not in text.replace("{name}", "") for text in sentences)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game_id", ["the-game", "the-game-extreme", "face-to-face"])
def test_what_was_placed_and_drawn_adds_up(game_id: str, seed: int) -> None:
    match = played(game_id, seed)
    for action, moves in telling.moves_of_turns(match):
        before, after = (match.view(None, at) for at in (moves.stop - 1, moves.stop))
        laid = len(before["turn"]["placed"]) + (action != "end")
        drawn = str(before["draw"]).count("None") - str(after["draw"]).count("None")
        text = told(match, moves)
        assert text.startswith(f"{{name}} placed {laid}")
        assert text.endswith(f" and drew {drawn}")
        gift = any(place.startswith("rival") for _, place in before["turn"]["placed"])
        assert ("gift" in text) == gift


def test_the_game_shows_the_tops_and_what_is_left() -> None:
    match = played("the-game", 1, on_fire=True)
    summary = MODULES["the-game"].summary()
    burning = 0
    for index in range(len(match.states)):
        view = match.view(None, index)
        piles = view["piles"].values()
        assert [top.number for top in tops(view)] == [pile[-1] for pile in piles]
        faces = [small.face for small in summary.faces(view)]
        assert all(isinstance(face, NumberFace) for face in faces)
        burning += sum(isinstance(face, NumberFace) and face.burning for face in faces)
        assert [small.way for small in summary.faces(view)] == ["up", "up", "down", "down"]
        left = sum(len(hand) for hand in view["hands"]) + len(view["draw"])
        assert cards_left(view) == left
        assert str(left) in summary.progress(view, NAMES)
    assert burning
    assert "over" in summary.progress(match.view(None), NAMES)


def test_extreme_shows_commands_and_says_when_one_was_left() -> None:
    match, summary = played("the-game-extreme", 1), MODULES["the-game-extreme"].summary()
    views = [match.view(None, index) for index in range(len(match.states))]
    faces = [small.face for view in views for small in summary.faces(view)]
    commands = {face.command: face.at_once for face in faces if isinstance(face, CommandFace)}
    assert commands
    assert all(
        at_once == (command in ("stop", "skull", "three")) for command, at_once in commands.items()
    )
    lost = dict(views[-1]) | {"over": {"won": False, "remaining": 0, "reason": "command"}}
    assert "command" in summary.progress(lost, NAMES)


def test_face_to_face_shows_both_sides_and_names_the_winner() -> None:
    match, summary = played("face-to-face", 2), MODULES["face-to-face"].summary()
    first = match.view(None, 0)
    faces = [small.face for small in summary.faces(first)]
    assert [face.tone for face in faces if isinstance(face, NumberFace)] == ["gold"] * 2 + [
        "silver"
    ] * 2
    assert [face.number for face in faces if isinstance(face, NumberFace)] == [1, 60, 1, 60]
    assert summary.progress(first, NAMES) == "58 and 58 cards left"
    assert match.over is not None
    winner = NAMES[match.view(None)["over"]["winner"]]
    assert summary.progress(match.view(None), NAMES) == f"{winner} won"


def test_qwixx_shows_how_far_each_colour_has_come() -> None:
    match, summary = played("qwixx-cards", 1), MODULES["qwixx-cards"].summary()
    first, last = match.view(None, 0), match.view(None)
    assert [small.face for small in summary.faces(first)] == [BackFace("neutral")] * 4
    for small, colour in zip(summary.faces(last), ("red", "yellow", "green", "blue"), strict=True):
        crossed = [n for sheet in last["sheets"] for n in sheet[colour]]
        furthest = max(crossed) if colour in ("red", "yellow") else min(crossed)
        assert small.face == QwixxFace(colour, furthest)
    assert summary.progress(first, NAMES) == "turn 1"
    over = last["over"]
    text = summary.progress(last, NAMES)
    assert all(NAMES[seat] in text for seat in over["winners"])
    assert str(max(over["scores"])) in text


def test_a_win_with_points_below_zero_is_told(qapp: object) -> None:
    over = {"over": {"scores": [-3, -8], "winners": [0]}}
    with speaking() as install:
        for language, told in (
            ("en", "Anna won with −3 points"),
            ("el", "νίκη: Anna με −3 πόντους"),
        ):
            install(language)
            assert MODULES["qwixx-cards"].summary().progress(over, NAMES) == told


@pytest.mark.parametrize("seed", range(6))
def test_wednesday_tells_what_was_done_and_never_which_hidden_card(seed: int) -> None:
    for action, views in turns(played("wednesday", seed, expert=True)):
        before, after = views[-2:]
        text = sentence("wednesday", views)
        kind, *numbers = action.split()
        if before["round"] != after["round"]:
            assert text == f"{{name}} ended round {before['round']}"
        elif kind == "play":
            played_last = f"a pair of {numbers[0]}s" if len(numbers) == 2 else numbers[0]
            assert text.split(". ")[0].endswith(played_last)
        elif kind == "pass":
            assert "passed" in text or "to pass" in text
        elif kind == "shed":
            assert "burnt" in text
        elif kind == "block":
            assert text.endswith(str(after["blocked"]))
        else:
            told = {int(word) for word in text.replace(",", "").split() if word.isdigit()}
            assert told <= {*after["played"]}


def test_wednesday_has_a_sentence_for_every_kind_of_turn() -> None:
    kinds: set[str] = set()
    for seed in range(14):
        for action, views in turns(played("wednesday", seed)):
            assert sentence("wednesday", views), action
            kinds.add(action.split(maxsplit=1)[0])
    assert {"play", "pass", "give", "pick", "donate"} <= kinds


NINE_MOVES_HER = {"number": 4, "options": {"expert": True}}
WHOLE_TURNS: Sequence[tuple[list[int], dict[str, Any], list[str], str, str]] = [
    ([9, 12], {}, ["play 9"], "the 9", "το 9"),
    ([2, 9, 12], {}, ["play 2", "play 9"], "the 2 and 9", "το 2 και το 9"),
    (
        [2, 4, 9], {}, ["play 2", "play 4", "swap 2", "give 9"],
        "the 2 and 4 and swapped a card with Maria",
        "το 2 και το 4 και αντάλλαξε κάρτα με τον παίκτη Maria",
    ),
    (
        [2, 7, 9], {}, ["play 2", "play 7", "pick 1"],
        "the 2 and 7 and took a burnt card", "το 2 και το 7 και πήρε μία «καμένη» κάρτα",
    ),
    (
        [2, 8, 9], {}, ["play 2", "play 8", "donate 1"],
        "the 2 and 8 and gave Leo a burnt card",
        "το 2 και το 8 και χάρισε «καμένη» κάρτα στον παίκτη Leo",
    ),
    ([2, 2, 9], {"open_": "weems"}, ["play 2", "play 2", "play 9"],
     "the 2, 2 and 9", "το 2, το 2 και το 9"),
    ([2, 2], {"open_": "weems", "options": {"teams": 2}}, ["play 2", "play 2"],
     "the 2 and 2", "το 2 και το 2"),
    ([9, 9, 12], {"open_": "enid"}, ["play 9 9"], "a pair of 9s", "ζευγάρι του 9"),
    (
        [2, 2, 9, 9, 12], {"open_": "enid"}, ["play 2 2", "play 9 9"],
        "a pair of 2s and a pair of 9s", "ζευγάρι του 2 και ζευγάρι του 9",
    ),
    (
        [4, 4, 9], {"open_": "enid"}, ["play 4 4", "swap 1", "give 9"],
        "a pair of 4s and swapped a card with Leo",
        "ζευγάρι του 4 και αντάλλαξε κάρτα με τον παίκτη Leo",
    ),
    (
        [2, 2, 7, 7, 9], {"open_": "enid"}, ["play 2 2", "play 7 7", "pick 1"],
        "a pair of 2s and a pair of 7s and took a burnt card",
        "ζευγάρι του 2 και ζευγάρι του 7 και πήρε μία «καμένη» κάρτα",
    ),
    (
        [2, 2, 9, 12], {"open_": "enid", **NINE_MOVES_HER}, ["play 2 2", "play 9", "insert 1"],
        "a pair of 2s and the 9 and put Wednesday among the characters",
        "ζευγάρι του 2 και το 9 και έβαλε τη Γουένσντεϊ στους χαρακτήρες",
    ),
]  # fmt: skip


@pytest.mark.parametrize("turn", WHOLE_TURNS)
def test_the_whole_of_a_turn_is_told_card_by_card_or_in_pairs(
    qapp: object, turn: tuple[list[int], dict[str, Any], list[str], str, str]
) -> None:
    hand, more, actions, english, greek = turn
    others = [[5, 10, 10], [8, 10, 10], [6, 6, 8]] if "options" in more else [[5, 10], [8, 10]]
    match = wednesday(hand, *others, played=[1], burnt=[3], **more)
    session = Session(match, [PlayerInfo(name, seat) for seat, name in enumerate(NAMES)])
    for action in actions:
        assert session.match.legal(0)
        match.do(0, action)
    told = session.views.turn_before()
    assert told is not None
    assert told[0] == 0
    views = [match.view(None, index) for index in range(told[1].start, told[1].stop + 1)]
    for language, expected in (("en", f"played {english}"), ("el", f"έπαιξε {greek}")):
        with speaking() as install:
            install(language)
            text = MODULES["wednesday"].summary().told_before(views, NAMES)
            assert text.split("{name}")[1].lstrip(": ") == expected


def test_what_went_before_the_turn_is_not_told_with_it(qapp: object) -> None:
    match = wednesday(
        [5, 9, 12], [8, 10], [10, 13], played=[1, 4], characters=["ajax"], passes=2, last=0
    )
    for action in ("pass", "play 5"):
        match.do(0, action)
    ((_, views),) = turns(match)
    assert len(views) == 3
    assert sentence("wednesday", views) == "{name} played the 5"


def test_three_6s_are_told_with_where_they_lead(qapp: object) -> None:
    match = wednesday([6, 6, 6, 9], [8, 10], [10, 13], played=[1, 4])
    for action in ("combo 6", "insert 1"):
        match.do(0, action)
    ((_, views),) = turns(match)
    for language, expected in (
        ("en", "{name} burnt three 6s and put Wednesday among the characters"),
        ("el", "{name}: έκαψε φουλ του 6 και έβαλε τη Γουένσντεϊ στους χαρακτήρες"),
    ):
        with speaking() as install:
            install(language)
            assert sentence("wednesday", views).endswith(expected)


WHAT_CAME: Sequence[tuple[list[int], dict[str, Any], list[str], str, str]] = [
    ([5, 12], {}, ["play 5"], "", ""),
    ([2, 4], {"open_": "bianca", "played": [3]}, ["play 2"],
     "No card left in the hand can follow the 2", "Καμία κάρτα στο χέρι δεν μπαίνει πάνω στο 2"),
    ([2], {"options": {"teams": 2}, "played": [1]}, ["play 2"],
     "The 2 was the last card in the hand: no other is played",
     "Το 2 ήταν η τελευταία κάρτα: δεν παίζεται άλλη"),
    ([9, 10], {"open_": "tyler", "number": 5, "options": {"expert": True}}, ["play 10"],
     "Everybody gave their whole hand to the player on their right",
     "Όλοι έδωσαν τις κάρτες τους στον παίκτη δεξιά τους"),
    ([9, 10], {"number": 5, "options": {"expert": True}}, ["play 10"], "", ""),
    ([9, 10], {"number": 5}, ["play 10"], "", ""),
]  # fmt: skip


@pytest.mark.parametrize("turn", WHAT_CAME)
def test_what_came_of_a_turn_by_itself_is_told_besides(
    qapp: object, turn: tuple[list[int], dict[str, Any], list[str], str, str]
) -> None:
    hand, more, actions, *said = turn
    match = wednesday(hand, [5, 8], [8, 10], [6, 8], **{"played": [1], **more})
    for action in actions:
        match.do(0, action)
    views = [match.view(None, index) for index in range(len(match.states))]
    for language, expected in zip(("en", "el"), said, strict=True):
        with speaking() as install:
            install(language)
            assert WednesdaySummary().besides(views, NAMES) == expected


def test_of_ones_own_turn_nothing_is_told_besides(qapp: object) -> None:
    match = wednesday([4, 9], [8], [6], played=[13], last=0, passes=2, characters=["wednesday"])
    match.do(0, "pass")
    views = [match.view(None, index) for index in range(2)]
    assert views[-1]["to_act"] == [0]
    assert WednesdaySummary().besides(views, NAMES) == ""


@pytest.mark.parametrize("seed", range(3))
def test_wednesday_shows_the_open_character_and_the_last_outcasts(seed: int) -> None:
    match, summary = played("wednesday", seed), MODULES["wednesday"].summary()
    opened = set()
    for index in range(len(match.states)):
        view = match.view(None, index)
        first, *others = (small.face for small in summary.faces(view))
        if view["open"]:
            assert isinstance(first, CharacterFace)
            assert first.id == view["open"]
        else:
            assert first == BackFace("wednesday")
        opened.add(view["open"])
        assert others == [OutcastFace(number) for number in view["played"][-3:]]
    assert len(opened) > 1


def test_wednesday_tells_the_round_and_the_winners() -> None:
    match, summary = played("wednesday", 3, teams=2), MODULES["wednesday"].summary()
    assert summary.progress(match.view(None, 0), NAMES) == "round 1 of 5"
    last = match.view(None)
    text = summary.progress(last, NAMES)
    assert all(NAMES[seat] in text for seat in last["over"]["winners"])
    assert str(min(last["over"]["team_totals"])) in text
