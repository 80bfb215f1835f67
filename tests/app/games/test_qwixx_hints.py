"""What the hints of Qwixx say, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from app.games.qwixx_cards.gestures import QwixxCardsTable
from app.games.qwixx_cards.situation import QwixxSituation
from app.match.bot_client import Hint, Reason
from tests.app.games.qwixx_situations import match_at, people, situation_of
from tests.app.speaking import speaking
from tests.engine.games.qwixx_cards.positions import position

GAME = QwixxCardsTable()

TAKE = situation_of(match_at("take"))
NUMBER = situation_of(match_at("number"))
PLAY = situation_of(match_at("play"))
JOKERS = situation_of(match_at("joker"))
APART = situation_of(position("r3 r8 y5 b2 b3"), players=people(2))
MIXED = situation_of(position("r5 j7 g9 y3 y4", jokers=True), players=people(2))
MARK = situation_of(position("y4", part="mark", played=("red", "r5")), players=people(2))
ONE_ROW = situation_of(
    position(
        "r5 g9 b12 y3 y4",
        part="number",
        draw="r7",
        sheets=[{"red": [8], "yellow": [9], "green": [6]}],
    ),
    players=people(2),
)


def hint(action: str, code: str, args: Mapping[str, Any]) -> Hint:
    """The action, for this one reason."""
    return Hint(action, (Reason(code, args),))


@pytest.mark.parametrize(
    ("situation", "advised", "english", "greek"),
    [
        (TAKE, hint("take 1", "open", {"rows": ["blue"]}),
         "Take the 3: if it is blue, you can still cross it.",
         "Πάρε το 3: αν είναι μπλε, μπορείς ακόμη να το τσεκάρεις."),
        (TAKE, hint("take 1", "together", {"rows": ["green", "blue"]}),
         "Take the 3: if it is green or blue, you can cross it together with one of your cards.",
         "Πάρε το 3: αν είναι πράσινο ή μπλε, το τσεκάρεις μαζί με μία κάρτα σου."),
        (TAKE, hint("take 1", "open", {"rows": ["red", "blue"]}),
         "Take the 3: if it is red or blue, you can still cross it.",
         "Πάρε το 3: αν είναι κόκκινο ή μπλε, μπορείς ακόμη να το τσεκάρεις."),
        (NUMBER, hint("mark green 7", "skips-few", {"row": "green", "numbers": [8]}),
         "Cross 7 in the green row: it skips only the 8.",
         "Τσέκαρε το 7 στην πράσινη σειρά: προσπερνάς μόνο το 8."),
        (NUMBER, hint("mark red 7", "skips-few", {"row": "red", "numbers": [5, 6]}),
         "Cross 7 in the red row: it skips only the 5 and the 6.",
         "Τσέκαρε το 7 στην κόκκινη σειρά: προσπερνάς μόνο το 5 και το 6."),
        (NUMBER, hint("mark red 7", "wins", {"points": 62, "others": 1}),
         ("Cross 7 in the red row: the game ends and you win with 62 points, because nobody else "
         "has more than 1."),
         ("Τσέκαρε το 7 στην κόκκινη σειρά: η παρτίδα τελειώνει και κερδίζεις με 62 πόντους, "
         "γιατί κανείς άλλος δεν έχει πάνω από 1.")),
        (NUMBER, hint("mark red 7", "ends", {"points": 51, "others": 50}),
         ("Cross 7 in the red row: the game ends with 51 points for you, and so far nobody else "
         "has more than 50."),
         ("Τσέκαρε το 7 στην κόκκινη σειρά: η παρτίδα τελειώνει με 51 πόντους για σένα, και ως "
         "τώρα κανείς άλλος δεν έχει πάνω από 50.")),
        (MARK, hint("mark red 5", "last-penalty", {}),
         ("Cross 5 in the red row: without a cross you take your fourth penalty, and the game "
         "ends."),
         ("Τσέκαρε το 5 στην κόκκινη σειρά: χωρίς σταυρό παίρνεις την τέταρτη ποινή, και η "
         "παρτίδα τελειώνει.")),
        (NUMBER, hint("skip", "loses", {"row": "red", "others": 62}),
         ("Skip this number: a cross in the red row would end the game, and somebody else is "
         "ahead with 62 points."),
         ("Άφησε αυτόν τον αριθμό: με σταυρό στην κόκκινη σειρά τελειώνει η παρτίδα, και κάποιος "
         "άλλος προηγείται με 62 πόντους.")),
        (NUMBER, hint("skip", "hand", {"row": "red", "numbers": [5, 7]}),
         "Skip this number: in step 3 you can cross red 5 and 7 anyway.",
         "Άφησε αυτόν τον αριθμό: στο βήμα 3 τσεκάρεις έτσι κι αλλιώς τα κόκκινα 5 και 7."),
        (NUMBER, hint("skip", "spoils", {"row": "yellow", "cards": ["y10"]}),
         ("Skip this number: after a cross in the yellow row you could no longer use "
         "yellow 10 from your hand."),
         ("Άφησε αυτόν τον αριθμό: με σταυρό στην κίτρινη σειρά δεν θα μπορείς πια να "
         "τσεκάρεις το κίτρινο 10 από το χέρι σου.")),
        (NUMBER, hint("skip", "far", {"row": "red", "skipped": 4}),
         "Skip this number: even in the red row a cross would skip 4 numbers.",
         "Άφησε αυτόν τον αριθμό: ακόμη και στην κόκκινη σειρά θα προσπερνούσες 4 αριθμούς."),
        (ONE_ROW, hint("skip", "far", {"row": "blue", "skipped": 5}),
         "Skip this number: a cross in the blue row would skip 5 numbers.",
         "Άφησε αυτόν τον αριθμό: με σταυρό στην μπλε σειρά θα προσπερνούσες 5 αριθμούς."),
        (MARK, hint("skip", "far", {"row": "red", "skipped": 3}),
         "Cross nothing: a cross in the red row would skip 3 numbers.",
         "Μην τσεκάρεις τίποτα: με σταυρό στην κόκκινη σειρά θα προσπερνούσες 3 αριθμούς."),
        (MARK, hint("mark red 5", "no-penalty", {}),
         "Cross 5 in the red row: it saves you from a penalty this turn.",
         "Τσέκαρε το 5 στην κόκκινη σειρά: έτσι γλιτώνεις την ποινή."),
        (PLAY, hint("play red r5 r7", "at-once", {"row": "red", "numbers": [5, 7]}),
         "Play red 5 and 7: you can cross 5 and 7 at once.",
         "Παίξε το κόκκινο 5 και το 7: τσεκάρεις μαζί το 5 και το 7."),
        (PLAY, hint("play green g9", "useless", {"cards": ["g9"], "of": 1}),
         "Play green 9: it cannot be crossed any more, so you get rid of it.",
         "Παίξε το πράσινο 9: δεν τσεκάρεται πια, άρα ξεφορτώνεσαι την κάρτα."),
        (PLAY, hint("play red r5 r7", "useless", {"cards": ["r5", "r7"], "of": 2}),
         "Play red 5 and 7: they cannot be crossed any more, so you get rid of them.",
         "Παίξε το κόκκινο 5 και το 7: δεν τσεκάρονται πια, άρα ξεφορτώνεσαι τις κάρτες."),
        (PLAY, hint("play red r5 r7", "useless", {"cards": ["r5"], "of": 2}),
         "Play red 5 and 7: you get rid of red 5, which cannot be crossed any more.",
         ("Παίξε το κόκκινο 5 και το 7: ξεφορτώνεσαι το κόκκινο 5, που δεν μπορείς πια να "
         "τσεκάρεις.")),
        (APART, hint("play red r3 r8", "no-penalty", {}),
         "Play red 3 and 8, and cross only the 3: it saves you from a penalty this turn.",
         "Παίξε το κόκκινο 3 και το 8, και τσέκαρε μόνο το 3: έτσι γλιτώνεις την ποινή."),
        (JOKERS, hint("play red j7", "gains", {"points": 3}),
         "Play joker 7 as red: it brings you 3 points.",
         "Παίξε το τζόκερ 7 ως κόκκινο: σου δίνει 3 πόντους."),
        (MIXED, hint("play red r5 j7", "gains", {"points": 3}),
         "Play red 5 and joker 7: it brings you 3 points.",
         "Παίξε το κόκκινο 5 και το τζόκερ 7: σου δίνει 3 πόντους."),
        (JOKERS, hint("play red j7 j8", "gains", {"points": 3}),
         "Play jokers 7 and 8 as red: it brings you 3 points.",
         "Παίξε τα τζόκερ 7 και 8 ως κόκκινα: σου δίνει 3 πόντους."),
        (JOKERS, hint("play blue j7 j8 j12", "at-once", {"numbers": [8, 7]}),
         "Play jokers 7, 8 and 12 as blue: you can cross 8 and 7 at once.",
         "Παίξε τα τζόκερ 7, 8 και 12 ως μπλε: τσεκάρεις μαζί το 8 και το 7."),
        (JOKERS, hint("play red r5 j7 j8", "useless", {"cards": ["j7", "j8"], "of": 3}),
         ("Play red 5 and jokers 7 and 8: you get rid of jokers 7 and 8, which cannot be crossed "
         "any more."),
         ("Παίξε το κόκκινο 5 και τα τζόκερ 7 και 8: ξεφορτώνεσαι τα τζόκερ 7 και 8, που δεν "
         "μπορείς πια να τσεκάρεις.")),
    ],
)  # fmt: skip
def test_what_a_hint_says(
    qapp: object, situation: QwixxSituation, advised: Hint, english: str, greek: str
) -> None:
    with speaking() as install:
        install("en")
        assert GAME.advice(situation, advised).text == english
        install("el")
        assert GAME.advice(situation, advised).text == greek


def test_numbers_that_are_named_once_are_not_named_again(qapp: object) -> None:
    named = {"row": "red", "numbers": [5, 6]}
    reasons = (Reason("at-once", named), Reason("next", named))
    with speaking() as install:
        install("en")
        text = GAME.advice(PLAY, Hint("play red r5 r7", reasons)).text
        assert text == "Play red 5 and 7: you can cross 5 and 6 at once. No number is skipped."
