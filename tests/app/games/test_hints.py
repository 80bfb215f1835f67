"""Hints of every game: each reason has its words, and what is lit is on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from app.games import MODULES
from app.games.contract import MAIN, Advice, AnySituation, DoActions, extra_button
from app.games.face_to_face import hints as face_to_face
from app.games.numbers import hints as numbers
from app.games.qwixx_cards import hints as qwixx_cards
from app.games.the_game import hints as the_game
from app.games.the_game_extreme import hints as extreme
from app.games.wednesday import hints as wednesday
from app.match.bot_client import Hint, Reason
from app.match.phase import Phase
from engine.bots import BOTS
from engine.bots.extreme import hints as of_extreme
from engine.bots.face_to_face import hints as of_face_to_face
from engine.bots.qwixx_cards import reasons as of_qwixx_cards
from engine.bots.the_game import hints as of_the_game
from engine.bots.wednesday import reasons as of_wednesday
from engine.core.chance import Chance
from engine.core.match import Match
from engine.games import GAMES
from engine.games.qwixx_cards.printed import COLOURS
from tests.amounts import some
from tests.app.quick_hints import hint_of
from tests.app.speaking import speaking
from tests.app.tables.letters import LANGUAGES, foreign
from tests.app.tables.matches import LONG_NAMES, Sight, frame_of, situation_of
from tests.app.translators import Recorder

FRAME = frame_of((1280, 800))
SAMPLES = some(10)
"""Of how many positions of a match, spread over all of it, a hint is asked for."""

DOCUMENTED = [
    (the_game.WHY, of_the_game),
    (extreme.WHY, of_extreme),
    (face_to_face.WHY, of_face_to_face),
    (qwixx_cards.WHY, of_qwixx_cards),
    (wednesday.WHY, of_wednesday),
]
"""Who has words for the reasons that are documented where."""


PLACING = {
    "card": 45, "top": 35, "then": 55, "on": "up1", "cards": [45, 55], "left": 12, "fire": 50,
    "skull": 43, "covered": 49, "command": "silence", "seat": 0, "drawn": 5, "without": 2,
    "after": 56, "last": 35, "other": 55, "others": 29, "instead": 42, "later": 25, "back": True,
}  # fmt: skip
OF_THE_GAME = [
    {**PLACING, "pile": pile, "jump": jump, "placed": jump, "minimum": jump + 1 + jump % 2,
     "steps": (-1) ** jump * jump, "deals": jump, "laid": jump}
    for jump, pile in ((1, "up1"), (2, "up2"), (7, "down1"), (8, "down2"))
]  # fmt: skip
OF_QWIXX = {"row": "red", "points": 1, "others": 1, "skipped": 3, "wins": 1}
ARGS: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "the-game": OF_THE_GAME,
    "the-game-extreme": OF_THE_GAME,
    "face-to-face": OF_THE_GAME,
    "qwixx-cards": [
        {**OF_QWIXX, "numbers": [5], "cards": ["r5"], "rows": ["red"], "of": 1,
         "other": "play blue b5"},
        {**OF_QWIXX, "numbers": [5, 6], "cards": ["r5", "j6"], "rows": ["red", "blue"], "of": 2,
         "other": "mark red 5", "wins": 2},
        {**OF_QWIXX, "numbers": [5, 6, 7], "cards": ["r5", "j6"], "rows": [*COLOURS], "of": 3,
         "points": 6, "others": 6, "other": "skip"},
        {**OF_QWIXX, "numbers": [5], "cards": ["r5"], "rows": ["red"], "of": 4,
         "other": "play red j5 j6"},
    ],
    "wednesday": [
        {"cards": count, "points": count, "characters": count, "number": number, "seat": 0,
         "numbers": numbers, "others": numbers, "later": numbers, "given": 5,
         "beating": count + 1, "other": other}
        for count, number, numbers, other in (
            (0, 6, [5], "pass"), (1, 6, [5], "play 5"), (2, 10, [5, 7], "play 7 7"),
            (11, 10, [5, 7, 9], "swap 1"),
        )
    ],
}  # fmt: skip
"""Arguments that reasons of a game may have: of one and of many."""

WHY = {
    "the-game": the_game.WHY,
    "the-game-extreme": {**the_game.WHY, **extreme.WHY},
    "face-to-face": face_to_face.WHY,
    "qwixx-cards": qwixx_cards.WHY,
    "wednesday": wednesday.WHY,
}


class Table(NamedTuple):
    """A table at which bots play."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: int = 1

    def __str__(self) -> str:
        options = [f"{name} {value}" for name, value in self.options.items()]
        return " ".join([self.game, f"of {self.seats}", *options])


TABLES_OF_BOTS = [
    Table("the-game", 1, {"on_fire": True}),
    Table("the-game", 2, {"min_cards": 3}),
    Table("the-game", 3, {}),
    Table("the-game", 5, {"min_cards": 3, "on_fire": True, "fewer_cards": True}),
    Table("the-game-extreme", 1, {"commands": "shuffled"}),
    Table("the-game-extreme", 2, {}),
    Table("the-game-extreme", 3, {"on_fire": True, "min_cards": 3, "commands": "shuffled"}),
    Table("the-game-extreme", 5, {"on_fire": True, "fewer_cards": True}),
    Table("face-to-face", 2, {}),
    Table("face-to-face", 2, {"first": 1}, 2),
    Table("qwixx-cards", 2, {"jokers": True}),
    Table("qwixx-cards", 3, {}),
    Table("qwixx-cards", 5, {"jokers": True}),
    Table("wednesday", 2, {"expert": True}),
    Table("wednesday", 3, {}),
    Table("wednesday", 4, {"expert": True, "teams": 2}),
    Table("wednesday", 6, {"expert": True}),
    Table("wednesday", 6, {"teams": 3}),
]


class Moment(NamedTuple):
    """A position of a match, and what who is to act in it is advised."""

    match: Match
    seat: int
    hint: Hint

    @property
    def game(self) -> str:
        return self.match.game.id

    def situation(self, language: str) -> AnySituation:
        """What the seat knows of it, among names of that language."""
        sight = Sight(self.seat, Phase.PLAYING, True, True)
        return situation_of(sight.session(self.match, LONG_NAMES[language]))

    def advice(self, situation: AnySituation, hint: Hint | None = None) -> Advice:
        return MODULES[self.game].table().advice(situation, self.hint if hint is None else hint)


@pytest.fixture(scope="module", params=TABLES_OF_BOTS, ids=str)
def moments(request: pytest.FixtureRequest) -> list[Moment]:
    """Some positions of a whole match of bots, its first and its last one among them."""
    table: Table = request.param
    match = Match.new(GAMES[table.game], table.seats, table.options, table.seed)
    played = [_copy(match)]
    while match.over is None:
        seat, bot = match.to_act[len(match.moves) % len(match.to_act)], BOTS[table.game]
        if "signals" in match.view(None) and not match.view(None)["turn"]["placed"]:
            _signal(match)
        legal = [str(action) for action in match.legal(seat)]
        match.do(seat, bot.choose(match.view(seat), seat, legal, "easy", Chance(table.seed)))
        if any(_is_asked(match, each) for each in match.waits_for[-1:]):
            played.append(_copy(match))
    apart = (len(played) - 1) / (SAMPLES - 1)
    return [_moment(played[round(apart * sample)]) for sample in range(SAMPLES)]


def _is_asked(match: Match, seat: int) -> bool:
    """Whether somebody has a choice, where several decide at once; only then they are asked."""
    return not match.simultaneous or len(match.legal(seat)) > 1


def _copy(match: Match) -> Match:
    """The match as it stands."""
    return Match.from_state(match.game, match.state())


def _signal(match: Match) -> None:
    """Everybody but who is on turn signals what a bot would."""
    view = match.view(None)
    for seat in {*range(match.seats)} - {*match.to_act}:
        wanted = BOTS[match.game.id].signals(match.view(seat), seat, "hard")
        for pile in {*view["signals"][seat], *wanted}:
            match.signal(seat, pile, wanted.get(pile))


def _moment(match: Match) -> Moment:
    seat = match.waits_for[-1]
    legal = [str(action) for action in match.legal(seat)]
    action, reasons = hint_of(match.game.id, match.view(seat), seat, legal)
    return Moment(match, seat, Hint(action, tuple(Reason(*reason) for reason in reasons)))


# Words


@pytest.mark.parametrize(
    ("words", "module"), DOCUMENTED, ids=lambda each: getattr(each, "__name__", "")
)
def test_every_documented_reason_has_words(words: Mapping[str, Any], module: ModuleType) -> None:
    assert {*words} == {*documented(module)}


def documented(module: ModuleType) -> list[str]:
    """The codes in the table of a module's docstring."""
    _, _, table, _ = re.split(r"^==.*\n", module.__doc__ or "", flags=re.MULTILINE)
    return re.findall(r"^``([a-z-]+)``", table, re.MULTILINE)


@pytest.mark.parametrize("game", [the_game, face_to_face, qwixx_cards, wednesday])
def test_what_is_said_alone_is_a_reason(game: Any) -> None:
    assert {*game.ALONE} <= {*game.WHY}


def test_hints_are_sentences_in_the_language_on_screen(
    recorder: Recorder, moments: Sequence[Moment]
) -> None:
    with speaking() as install:
        for language in LANGUAGES:
            install(language)
            recorder.unknown.clear()
            found = {text for moment in moments for text in said(moment, language)}
            assert [text for text in found if not is_sentence(text)] == []
            assert foreign(found, language) == []
            assert language == "en" or sorted(recorder.unknown) == []


def said(moment: Moment, language: str) -> Iterator[str]:
    """The hint, and each reason by itself: each of it, and all that the game knows."""
    situation, hint = moment.situation(language), moment.hint
    yield moment.advice(situation).text
    known = [Reason(code, args) for code in WHY[moment.game] for args in ARGS[moment.game]]
    for reason in (*hint.reasons, *known):
        yield moment.advice(situation, Hint(hint.action, (reason,))).text


def is_sentence(text: str) -> bool:
    """Whether it begins with a capital or a number and ends with a full stop, with no gap left."""
    first = text[:1]
    whole = (first.isupper() or first.isdigit()) and text.endswith(".")
    return whole and not re.search(r"[{}%]|\(\w?s\)|\.\.|  |[:,] ?\.| [.,:]", text)


# What is lit


def test_what_is_lit_is_on_the_table(qapp: object, moments: Sequence[Moment]) -> None:
    for moment in moments:
        situation = moment.situation("en")
        advice = moment.advice(situation)
        there = {*ids_of(situation, moment.game), *buttons_of(situation, moment.game)}
        assert advice.beside in advice.lit
        assert {*advice.lit} <= there, moment.hint
        assert len({*advice.lit}) == len(advice.lit)


def ids_of(situation: AnySituation, game: str) -> Iterator[str]:
    layout = MODULES[game].table().layout(situation, FRAME)
    for things in (layout.cards, layout.places, layout.decorations):
        yield from (thing.id for thing in things)


def buttons_of(situation: AnySituation, game: str) -> dict[str, tuple[str, ...]]:
    """The buttons on the rail that can be pressed, and the actions of each."""
    main, extras = MODULES[game].table().main(situation), MODULES[game].table().extras(situation)
    found = {} if main is None else {MAIN: main}
    found |= {extra_button(extra.icon): extra for extra in extras}
    return {
        name: button.command.actions
        for name, button in found.items()
        if isinstance(button.command, DoActions) and button.allowed
    }


def test_a_button_that_is_lit_does_what_is_advised(qapp: object, moments: Sequence[Moment]) -> None:
    for moment in moments:
        situation = moment.situation("en")
        buttons = buttons_of(situation, moment.game)
        for name in {*buttons} & {*moment.advice(situation).lit}:
            assert buttons[name] == (moment.hint.action,)


def test_what_a_card_costs_is_not_said_of_it(qapp: object) -> None:
    """Heard after “Place 66 on the first descending pile”, “it” would be the card or the pile."""
    assert numbers.with_cost(4, "so on").startswith("that skips 3 number(s), and")
