"""Which gesture means which action in Qwixx, beside the engine; and that nothing hidden shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings

from app.games.contract import MAIN, AskSeat, DoActions, FlipHand, Refuse, SetChoice, TableCommand
from app.games.qwixx_cards.choice import Chosen, actions, chosen_of, mark_text, toggle_card
from app.games.qwixx_cards.gestures import QwixxCardsTable
from app.games.qwixx_cards.layout.layout import lay_out
from app.games.qwixx_cards.layout.sheet import cell_id
from app.games.qwixx_cards.situation import QwixxSituation, QwixxView
from app.match.bot_client import Hint, Reason
from app.match.session import Session
from app.style.typography import MINUS
from engine.core.chance import Chance
from engine.core.events import Kind
from engine.core.match import Match
from engine.games.qwixx_cards.printed import COLOURS, NUMBERS
from tests.amounts import some
from tests.app.games.qwixx_situations import (
    STEPS,
    frame,
    match_at,
    people,
    situation_at,
    situation_of,
)
from tests.engine.games.qwixx_cards.keen import keen_states
from tests.engine.games.qwixx_cards.positions import QWIXX, closed, five, legal, position
from tests.engine.games.qwixx_cards.unknown import reshuffled
from tests.engine.play import Setup, setups

GAME = QwixxCardsTable()
HUMANS: tuple[Kind, ...] = ("human",) * 5


@pytest.fixture(autouse=True)
def program(qapp: object) -> None:
    """Texts need the program."""


def pressed(situation: QwixxSituation, *targets: str) -> QwixxSituation:
    """The situation after these presses, all of which must choose something."""
    for target in targets:
        command = GAME.press(situation, target)
        assert isinstance(command, SetChoice), (target, command)
        situation = replace(situation, chosen=command.chosen)
    return situation


def code(command: TableCommand | None) -> str:
    assert isinstance(command, Refuse), command
    return command.refusal.code


def states(setup: Setup, part: str) -> list[Any]:
    return [state for state in keen_states(setup) if state.part == part and state.over is None]


def match_from(state: Any) -> Match:
    return Match.from_state(QWIXX, QWIXX.document(state))


# Part 3


@hypothesis_settings(max_examples=some(12))
@given(setups("qwixx-cards"))
def test_every_play_and_cross_can_be_chosen_and_the_main_button_does_it(setup: Setup) -> None:
    for state in states(setup, "play")[:: setup.seats]:
        match = match_from(state)
        seat = match.to_act[0]
        start = situation_of(match, seat, players=people(match.seats))
        for play in legal(match)[::2]:
            colour, *cards = play.split()[1:]
            for mark in ("skip", *situation_legal_after(start, play)):
                numbers = mark.split()[2:]
                row = colour if numbers else ""
                end = crossing(pressed(start, *cards), row, [*map(int, numbers)])
                main = GAME.main(end)
                assert main is not None
                assert isinstance(main.command, DoActions)
                done = main.command.actions
                assert done[1] == mark
                assert done[0].split()[2:] == cards
                assert numbers == [] or done[0] == play


def crossing(situation: QwixxSituation, row: str, numbers: Sequence[int]) -> QwixxSituation:
    """The situation once these are to be crossed: others are left, what is missing is pressed."""
    while extra := set(chosen_of(situation).numbers) - set(numbers):
        row_now = chosen_of(situation).row
        commands = (GAME.press(situation, cell_id(row_now, number)) for number in sorted(extra))
        command = next(command for command in commands if isinstance(command, SetChoice))
        situation = replace(situation, chosen=command.chosen)
    for number in numbers:
        if number not in chosen_of(situation).numbers:
            situation = pressed(situation, cell_id(row, number))
    return situation


def situation_legal_after(situation: QwixxSituation, play: str) -> Sequence[str]:
    return [mark for mark in situation.legal_after(play) if mark != "skip"]


@hypothesis_settings(max_examples=some(6))
@given(setups("qwixx-cards"))
def test_whatever_is_pressed_what_is_chosen_can_be_done(setup: Setup) -> None:
    random = Random(setup.seed)
    for state in states(setup, "play")[::5]:
        match = match_from(state)
        seat = match.to_act[0]
        situation = situation_of(match, seat, players=people(match.seats))
        cards = situation.view["hands"][seat]
        cells = [cell_id(colour, number) for colour in COLOURS for number in NUMBERS]
        for _ in range(25):
            lit = [place.id for place in lit_cells(situation)]
            target = random.choice([*cards, *cards, *lit, *lit, random.choice(cells)])
            command = GAME.press(situation, target)
            if target in lit:
                assert isinstance(command, SetChoice)
            if isinstance(command, SetChoice):
                situation = replace(situation, chosen=command.chosen)
            else:
                assert isinstance(command, Refuse)
            main = GAME.main(situation)
            assert main is not None
            if chosen_of(situation).cards:
                assert isinstance(main.command, DoActions)
                play, mark = main.command.actions
                assert match.why(seat, play) is None
                assert situation.why_after(play, mark) is None
            else:
                assert isinstance(main.command, Refuse)


def lit_cells(situation: QwixxSituation) -> list[Any]:
    layout = lay_out(situation, frame((1280, 800)))
    return [place for place in layout.places if getattr(place.visual, "state", "") == "offered"]


def test_a_card_is_chosen_with_its_cross_and_put_back() -> None:
    start = situation_at("play")
    one = pressed(start, "r5")
    assert one.chosen == ("r5", "red:5")
    assert pressed(one, "r5").chosen == ()
    # 7 cannot be crossed between 5 and 8 alone, but with both of them.
    assert pressed(one, "r8").chosen == ("r5", "r8", "red:5")
    assert pressed(one, "r8", "r7").chosen == ("r5", "r7", "r8", "red:5", "red:7", "red:8")
    # What cannot be crossed is chosen without.
    assert pressed(start, "g9").chosen == ("g9",)


def test_a_number_that_is_left_stays_left_whatever_else_is_chosen() -> None:
    one = pressed(situation_at("play"), "r5", "cell:red:5")
    assert chosen_of(one).numbers == ()
    assert chosen_of(one).left == {5}
    more = pressed(one, "r7")
    assert chosen_of(more).numbers == (7,)
    assert chosen_of(pressed(more, "cell:red:5")).numbers == (5, 7)
    # Put back and chosen again, it is crossed.
    assert pressed(one, "r5", "r5").chosen == ("r5", "red:5")


def test_a_card_of_another_colour_takes_over() -> None:
    red = pressed(situation_at("play"), "r5", "r7", "r8")
    assert pressed(red, "b12").chosen == ("b12",)
    assert pressed(red, "b12", "r7").chosen == ("r7", "red:7")
    four = position("r5 r7 r8 r9 r10")
    full = situation_of(four, chosen=("r5", "r7", "r8"), players=people(2))
    assert code(GAME.press(full, "r9")) == "too-many-cards"


def test_a_press_on_a_number_plays_the_card_of_the_hand_that_shows_it() -> None:
    start = situation_at("play")
    assert pressed(start, "cell:red:7").chosen == ("r7", "red:7")
    assert pressed(start, "cell:red:7", "cell:red:8").chosen == ("r7", "r8", "red:7", "red:8")
    # Of another colour than is chosen, the card alone takes over: no number of it is lit.
    assert code(GAME.press(pressed(start, "b12"), "cell:red:7")) == "other-colour"
    assert code(GAME.press(start, "cell:red:6")) == "not-in-hand"
    assert code(GAME.press(start, "cell:green:9")) == "not-further-right"
    joker = situation_at("joker", chosen=())
    assert pressed(joker, "cell:blue:7").chosen == ("j7", "blue:7")
    both = situation_of(position("r5 j5 g9 b2", jokers=True), players=people(2))
    assert pressed(both, "cell:red:5").chosen == ("r5", "red:5")


def test_a_card_put_back_leaves_what_can_be_crossed_without_it() -> None:
    situation = situation_at("play", chosen=("r5", "r7", "r8", "red:5", "red:7", "red:8"))
    assert pressed(situation, "r7").chosen == ("r5", "r8", "red:5")
    assert pressed(situation, "r5").chosen == ("r7", "r8", "red:7", "red:8")
    match = position("r5 j5 r8 g9 b2", jokers=True)
    both = situation_of(match, chosen=("r5", "j5", "red:5"), players=people(2))
    assert pressed(both, "r5").chosen == ("j5", "red:5")


def test_crosses_are_toggled_and_refused_in_the_engines_words() -> None:
    situation = situation_at("chosen")
    eight = pressed(situation, "cell:red:8")
    assert eight.chosen == ("r5", "r7", "r8", "red:8")
    assert chosen_of(pressed(eight, "cell:red:8")).numbers == ()
    assert code(GAME.press(eight, "cell:red:5")) == "too-many-skipped"
    assert code(GAME.press(situation, "cell:red:9")) == "not-shown"
    assert code(GAME.press(situation, "cell:yellow:8")) == "other-colour"
    middle = pressed(situation, "cell:red:5", "cell:red:7", "cell:red:8")
    assert code(GAME.press(middle, "cell:red:7")) == "too-many-skipped"


def test_the_last_number_needs_the_crosses_before_it() -> None:
    sheets = [{"red": [2, 3, 4, 5]}]
    match = position("r11 r12 g9 b3 b4", sheets=sheets)
    situation = situation_of(match, chosen=("r11", "r12"), players=people(2))
    assert code(GAME.press(situation, "cell:red:12")) == "too-few-crosses"
    both = pressed(situation, "cell:red:11", "cell:red:12")
    assert both.chosen == ("r11", "r12", "red:11", "red:12")
    assert code(GAME.press(both, "cell:red:11")) == "too-few-crosses"


def test_jokers_take_the_colour_of_the_row_they_are_crossed_in() -> None:
    start = situation_at("joker", chosen=("j7",))
    green = pressed(start, "cell:green:7")
    assert green.chosen == ("j7", "green:7")
    blue = pressed(green, "cell:blue:7")
    assert blue.chosen == ("j7", "blue:7")
    main = GAME.main(blue)
    assert main is not None
    assert main.command == DoActions(("play blue j7", "mark blue 7"))
    # A coloured card joins: it has a colour of its own.
    assert pressed(blue, "r5").chosen == ("r5", "j7", "red:5", "red:7")
    nothing = GAME.main(start)
    assert nothing is not None
    assert nothing.command == DoActions(("play red j7", "skip"))
    assert nothing.word == f"Play 7: penalty {MINUS}5"


def test_a_card_laid_on_a_number_or_anywhere_in_a_row_is_chosen_and_crossed() -> None:
    situation = situation_at("play")
    for number in (5, 2, 12):
        command = GAME.lay(situation, "r5", f"cell:red:{number}")
        assert command == SetChoice(("r5", "red:5"))
    more = replace(situation, chosen=("r5", "red:5"))
    assert GAME.lay(more, "r7", "cell:red:7") == SetChoice(("r5", "r7", "red:5", "red:7"))
    assert GAME.lay(more, "r5", "cell:red:5") == SetChoice(("r5", "red:5"))
    assert code(GAME.lay(more, "r8", "cell:red:8")) == "too-many-skipped"
    assert code(GAME.lay(situation, "r5", "cell:green:5")) == "other-colour"
    # Green 9 is gone, green 8 crossed.
    assert code(GAME.lay(situation, "g9", "cell:green:9")) == "not-further-right"


def test_offers_are_the_numbers_that_would_be_crossed() -> None:
    situation = situation_at("play")
    assert set(GAME.offers(situation, "r5")) == {"cell:red:5"}
    assert GAME.offers(situation, "g9") == {}
    offer = GAME.offers(situation, "r7")["cell:red:7"]
    assert (offer.caption, offer.name) == ("skips 5 and 6", "crosses red 7, skips 5 and 6")
    joker = situation_at("joker")
    assert set(GAME.offers(joker, "j7")) == {
        "cell:red:7", "cell:green:7", "cell:blue:7",
    }  # fmt: skip
    layout = lay_out(situation, frame((1280, 800)))
    offers = GAME.offers(situation, "r7")
    [pill] = GAME.aim_decorations(layout, offers, frame((1280, 800)).metrics)
    assert pill.visual.text == "skips 5 and 6"  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_what_is_said_of_a_cross_stays_on_the_sheet(
    size: tuple[int, int], language: str, speak: Callable[[str], None]
) -> None:
    speak(language)
    bounds = frame(size)
    sheets = [{**closed("yellow"), "red": [2, 3, 4, 5, 6]}]
    situation = situation_of(position("r12 g9 b3", sheets=sheets), players=people(2))
    layout = lay_out(situation, bounds)
    offers = GAME.offers(situation, "r12")
    [pill] = GAME.aim_decorations(layout, offers, bounds.metrics)
    row = next(each.rect for each in layout.decorations if each.id == "row:red")
    assert row.x <= pill.rect.x
    assert pill.rect.right <= row.right
    assert pill.visual.size >= 12  # type: ignore[attr-defined]


def test_a_card_that_can_be_crossed_nowhere_says_why_when_it_is_lifted() -> None:
    situation = situation_at("play")
    refusal = GAME.held_back(situation, "g9")
    assert refusal is not None
    assert refusal.code == "not-further-right"
    assert GAME.held_back(situation, "r5") is None
    assert GAME.held_back(situation_at("number"), "top") is None
    assert GAME.held_back(situation_at("take"), "display:0") is None


def test_cards_that_lie_open_already_are_only_crossed() -> None:
    situation = situation_at("mark", chosen=())
    assert chosen_of(situation).cards == ("r5", "r7", "r8")
    five_ = pressed(situation, "cell:red:5")
    main = GAME.main(five_)
    assert main is not None
    assert main.command == DoActions(("mark red 5",))
    laid = GAME.lay(situation, "r7", "cell:red:2")
    assert isinstance(laid, SetChoice)
    assert chosen_of(replace(situation, chosen=laid.chosen)).numbers == (7,)
    assert GAME.press(situation, "r5") is None
    assert code(GAME.press(situation, "cell:blue:5")) == "other-row"
    nothing = GAME.main(situation)
    assert nothing is not None
    assert (nothing.word, nothing.command) == (
        f"Cross nothing: penalty {MINUS}5",
        DoActions(("skip",)),
    )
    hand = GAME.press(situation, "g9")
    assert isinstance(hand, DoActions)
    refusal = situation.why(hand.actions[0])
    assert refusal is not None
    assert refusal.code == "wrong-part"


@pytest.mark.parametrize("step", ["take", "number", "play", "chosen"])
def test_a_number_that_is_gone_says_so_whatever_is_asked(step: str) -> None:
    situation = situation_at(step)
    refused = GAME.press(situation, "cell:red:3")
    assert isinstance(refused, Refuse)
    assert GAME.refusal(refused.refusal, situation) == (
        "Red 3 is gone: you cross from left to right, and 4 is already crossed."
    )
    watching = situation_at("others", stage="watching")
    assert GAME.press(watching, "cell:red:3") == DoActions(("mark red 3",))


# Parts 1 and 2


def test_a_card_of_the_display_is_taken_by_a_press_or_by_laying_it_in_the_hand() -> None:
    situation = situation_at("take")
    assert GAME.press(situation, "display:2") == DoActions(("take 3",))
    assert set(GAME.offers(situation, "display:2")) == {"hand"}
    assert GAME.lay(situation, "display:2", "hand") == DoActions(("take 3",))
    # On the sheet it means something else, which is refused.
    wrong = GAME.lay(situation, "display:2", "cell:red:9")
    assert isinstance(wrong, DoActions)
    refusal = situation.why(wrong.actions[0])
    assert refusal is not None
    assert refusal.code == "wrong-part"
    assert GAME.offers(situation_at("play"), "display:2") == {}


def test_the_number_for_all_is_crossed_by_a_press_or_by_laying_the_top_card_there() -> None:
    for step in ("number", "deciding"):
        situation = situation_at(step)
        assert set(GAME.offers(situation, "top")) == {
            "cell:red:7", "cell:green:7", "cell:blue:7",
        }  # fmt: skip
        assert GAME.press(situation, "cell:red:7") == DoActions(("mark red 7",))
        assert GAME.lay(situation, "top", "cell:red:7") == DoActions(("mark red 7",))
        assert GAME.lay(situation, "top", "cell:red:2") == DoActions(("mark red 7",))
        main = GAME.main(situation)
        assert main is not None
        assert (main.command, main.allowed, main.quiet) == (DoActions(("skip",)), True, True)


def test_one_may_look_at_ones_hand_while_several_decide_at_one_screen() -> None:
    deciding = situation_at("deciding")
    [visual] = GAME.extras(deciding)
    assert visual.command == FlipHand(up=True)
    assert GAME.press(deciding, "covered:0") == FlipHand(up=True)
    [cover] = GAME.extras(situation_at("number"))
    assert cover.command == FlipHand(up=False)
    alone = situation_at("number", players=people(3, ("human", "easy", "easy", "hard", "hard")))
    assert GAME.extras(alone) == []
    assert GAME.extras(situation_at("play")) == []


def test_another_person_is_asked_by_their_panel() -> None:
    deciding = situation_at("deciding", 5)
    assert GAME.press(deciding, "panel1") == AskSeat(1)
    assert GAME.press(deciding, "panel2") is None
    assert GAME.press(situation_at("number", 5), "panel1") == AskSeat(1)
    assert GAME.press(situation_at("play", 5), "panel1") is None


def test_digits_mean_cards() -> None:
    hand = situation_at("play")
    assert GAME.typed(hand, "7") == "r7"
    assert GAME.typed(hand, "1") == "b12"
    assert GAME.typed(hand, "3") is None
    display = situation_at("take")
    assert GAME.typed(display, "1") == "display:2"
    assert GAME.not_there(display, "3") == "There is no 3 in the display."
    assert GAME.not_there(hand, "3") == "3 is not in your hand."
    watching = situation_at("take", stage="watching")
    assert GAME.not_there(watching, "11") == "It is not your turn."
    assert GAME.typed(display, "11") == "display:3"
    assert GAME.typed(situation_at("deciding"), "5") is None


def test_places_without_a_move_explain_themselves() -> None:
    situation = situation_at("play")
    assert GAME.pressed(situation, "draw").startswith("Cards are taken from the display")
    assert GAME.pressed(situation, "discard").startswith("Cards that have been played")
    assert "which needs at least 5 crosses first" in GAME.pressed(situation, "lock:green")
    sheets = [{"red": [2, 3, 4, 5, 6, 12]}]
    closed = situation_of(position("r8", sheets=sheets), players=people(2))
    assert GAME.pressed(closed, "lock:red").startswith("This row is closed")
    assert GAME.press(situation, "draw") is None
    assert GAME.pressed(situation, "hand") == ""


# What is hidden


@hypothesis_settings(max_examples=some(8))
@given(setups("qwixx-cards"))
def test_the_table_shows_nothing_that_its_seat_does_not_know(setup: Setup) -> None:
    """Where all that is hidden is dealt anew, the table looks and speaks the same."""
    chance = Chance(setup.seed)
    for each in keen_states(setup)[::11]:
        state = asked_on(each, setup.seats)
        for seat in (None, *range(setup.seats)):
            shown = [
                picture(situation_of(match_from(each), seat, players=people(setup.seats, HUMANS)))
                for each in (state, reshuffled(state, seat, chance))
            ]
            assert shown[0] == shown[1]


def asked_on(state: Any, seats: int) -> Any:
    """The state in which somebody is asked: who can cross nothing is passed over by then."""
    match = match_from(state)
    Session(match, people(seats, HUMANS))
    return match.states[-1]


@hypothesis_settings(max_examples=some(8))
@given(setups("qwixx-cards"))
def test_while_all_decide_no_hand_shows(setup: Setup) -> None:
    chance = Chance(setup.seed)
    for state in states(setup, "number")[::4]:
        for seat in QWIXX.to_act(state):
            shown = []
            for each in (state, reshuffled(state, None, chance)):
                each = each._replace(decisions=state.decisions)  # noqa: PLW2901
                match = match_from(each)
                situation = situation_of(
                    match, seat, stage="deciding", view=match.view(None),
                    players=people(setup.seats, HUMANS),
                )  # fmt: skip
                shown.append(picture(situation))
            assert shown[0] == shown[1]


def picture(situation: QwixxSituation) -> Iterator[Any]:
    """All that the table makes of a situation."""
    layout = lay_out(situation, frame((1280, 800)))
    return (  # type: ignore[return-value]
        layout, GAME.status(situation), GAME.line(situation), GAME.main(situation),
        GAME.extras(situation), [GAME.offers(situation, card.id) for card in layout.cards],
    )  # fmt: skip


@pytest.mark.parametrize("step", STEPS)
def test_every_step_has_its_gestures_and_words(step: str) -> None:
    situation = situation_at(step)
    layout = lay_out(situation, frame((1280, 800)))
    for card in layout.cards:
        if card.pressable:
            assert GAME.press(situation, card.id) is not None or card.id in ("r5", "r7", "r8")
        if card.liftable:
            assert card.name
    for place in layout.places:
        if place.tip:
            assert isinstance(GAME.press(situation, place.id), DoActions | SetChoice)


def test_texts_of_actions_are_the_engines() -> None:
    chosen = Chosen(("r5", "r7"), "red", (5, 7))
    situation = situation_at("play")
    assert actions(situation, chosen) == ("play red r5 r7", "mark red 5 7")
    assert mark_text("green", (2, 11)) == "mark green 11 2"
    assert mark_text("", ()) == "skip"
    assert toggle_card(situation, "b12") == SetChoice(("b12",))


# What the buttons say


def buttons(situation: QwixxSituation) -> tuple[str, bool, list[str]]:
    main = GAME.main(situation)
    assert main is not None
    return main.word, main.quiet, [extra.word for extra in GAME.extras(situation)]


def test_the_button_names_the_price_of_crossing_nothing_and_is_not_lit() -> None:
    start = situation_at("play")
    assert buttons(pressed(start, "g9")) == (f"Play 9: penalty {MINUS}5", True, [])
    assert buttons(pressed(start, "r5", "cell:red:5")) == (f"Play 5: penalty {MINUS}5", True, [])
    assert buttons(pressed(start, "r5"))[:2] == ("Cross 5", False)
    view: QwixxView = {**start.view, "turn": {**start.view["turn"], "crossed": True}}
    crossed = replace(start, view=view)
    # Nothing else can be done with it, and it costs nothing.
    assert buttons(pressed(crossed, "g9"))[:2] == ("Play 9 without crossing", False)
    assert buttons(pressed(crossed, "r5", "cell:red:5"))[:2] == ("Play 5 without crossing", True)


def test_the_button_says_what_ends_the_match() -> None:
    sheets = [{"penalties": 3, "green": [10, 8]}]
    three = situation_of(position("r5 g9", sheets=sheets), players=people(2))
    word = f"Play 9: penalty {MINUS}5, ends the game"
    assert buttons(pressed(three, "g9"))[:2] == (word, True)
    sheets = [{"red": [2, 3, 4, 5, 6, 12], "yellow": [2, 3, 4, 5, 6]}]
    second = situation_of(position("y12 g9", sheets=sheets), players=people(2))
    assert buttons(pressed(second, "y12"))[:2] == ("Cross 12: ends the game", False)


@pytest.mark.parametrize(("step", "word"), [("take", "Take"), ("play", "Play"), ("mark", "Play")])
def test_while_another_plays_the_dim_button_names_what_they_are_at(step: str, word: str) -> None:
    main = GAME.main(situation_of(match_at(step), seat=1))
    assert main is not None
    assert (main.word, main.allowed) == (word, False)


@pytest.mark.parametrize(
    ("decision", "word", "others"),
    [
        ("mark red 7", "Keep red 7", ["Skip", "Hide hand"]),
        ("skip", "Still skip 7", ["Hide hand"]),
    ],
)
def test_a_decision_that_stands_is_kept_by_the_main_button(
    decision: str, word: str, others: list[str]
) -> None:
    match = position("r5 r7 g9", "r4", "y3", part="number", display="g3 y8 b10 g11", draw="g7")
    match.do(0, decision)
    open_hand = situation_of(match, players=people(3, HUMANS))
    assert buttons(open_hand) == (word, False, others)
    # Where others look on, nothing tells what was decided.
    shared = situation_of(match, stage="deciding", view=match.view(None), players=people(3, HUMANS))
    assert buttons(shared) == ("Keep it", False, ["Skip", "My hand"])
    main = GAME.main(shared)
    assert main is not None
    assert main.command == AskSeat(1)


def test_a_lock_that_a_cross_will_close_is_shown_and_said_before() -> None:
    sheets = [{"red": [2, 3, 4, 5, 6]}]
    match = position("r12 g9 b3", sheets=sheets)
    situation = pressed(situation_of(match, players=people(2)), "r12")
    layout = lay_out(situation, frame((1280, 800)))
    visual = layout.place("lock:red").visual
    assert visual.state == "chosen"  # type: ignore[attr-defined]
    assert layout.place("lock:blue").visual.state == "bare"  # type: ignore[attr-defined]
    said = next(decoration.name for decoration in layout.decorations if decoration.id == "hint")
    assert "Red 12 closes the red row: its lock is one more cross." in said
    offer = GAME.offers(situation, "r12")["cell:red:12"]
    assert offer.caption == "skips 7 to 11, closes the row"
    assert offer.name.endswith("closes the row, with one more cross for the lock")


def test_a_cross_for_all_that_closes_a_second_row_says_that_the_game_ends() -> None:
    sheets = [{**closed("red"), **five("yellow")}]
    match = position("r5 g9 b3", part="number", draw="g12", sheets=sheets)
    situation = situation_of(match, players=people(2))
    layout = lay_out(situation, frame((1280, 800)))
    said = next(decoration.name for decoration in layout.decorations if decoration.id == "hint")
    closing = "Yellow 12 closes the yellow row: its lock is one more cross."
    assert f"{closing} It is your second closed row: the game ends." in " ".join(said.split())
    assert said.count("the game ends") == 1
    offers = GAME.offers(situation, "top")
    assert offers["cell:yellow:12"].caption.endswith("closes the row, the game ends")
    assert offers["cell:yellow:12"].name.endswith(
        "closes the row, with one more cross for the lock, the game ends"
    )
    assert "ends" not in offers["cell:blue:12"].caption
    assert layout.place("cell:yellow:12").name.endswith("the game ends")


def test_what_a_hint_says_is_chosen_or_decided_and_jokers_take_its_row() -> None:
    play = situation_at("play")
    red = ("r5", "r7", "red:5", "red:7")
    assert GAME.follow(play, Hint("play red r5 r7", ())) == SetChoice(red)
    joker = situation_at("joker", chosen=())
    assert GAME.follow(joker, Hint("play blue j7", ())) == SetChoice(("j7", "blue:7"))
    number = situation_at("number")
    assert GAME.follow(number, Hint("mark red 7", ())) == DoActions(("mark red 7",))
    assert GAME.follow(number, Hint("skip", ())) == DoActions(("skip",))
    assert GAME.follow(situation_at("take"), Hint("take 1", ())) == DoActions(("take 1",))


def test_a_hint_that_is_asked_again_leads_to_the_button_that_plays_what_is_chosen() -> None:
    red = ("r5", "r7", "red:5", "red:7")
    play = situation_at("play")
    done = replace(play, chosen=red)
    assert GAME.follow(done, Hint("play red r5 r7", ())) == DoActions(
        ("play red r5 r7", "mark red 5 7")
    )
    again = GAME.advice(done, Hint("play red r5 r7", (Reason("next", {"numbers": [5, 7]}),)))
    assert again.text == "Press “Cross 5 and 7”: you can cross 5 and 7 without skipping a number."
    assert again.lit == (MAIN,)
    left = replace(play, chosen=("r5", "r7", "red:5", ":7"))
    assert GAME.follow(left, Hint("play red r5 r7", ())) == SetChoice(red)
