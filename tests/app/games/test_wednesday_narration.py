"""What happened in Wednesday is told whole, in both languages, to each as they may know it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from app.games.narration import Audience
from app.games.wednesday import names
from app.games.wednesday.gestures import WednesdayTable
from app.games.wednesday.narration import WednesdayNarration
from app.games.wednesday.visuals.faces import CharacterFace, OutcastFace
from app.match.session import Session
from app.match.story import Happenings
from app.paint.faces import BackFace
from app.window.turns_since import turns_since_own
from engine.core.happening import ActionsTakenBack, Happening
from engine.core.log import log
from engine.core.match import Match
from engine.games import GAMES
from engine.games.wednesday import happenings as of_wednesday
from engine.games.wednesday.cards import CHARACTERS
from engine.games.wednesday.happenings import (
    RoundEnded,
)
from tests.app import telling
from tests.app.games.wednesday_positions import position
from tests.app.games.wednesday_situations import STEPS, busy, situation
from tests.app.speaking import speaking
from tests.app.tables.letters import LANGUAGES, foreign
from tests.app.tables.matches import LONG_NAMES, played
from tests.engine.games.happenings import viewers
from tests.engine.games.wednesday.playthroughs import playthroughs
from tests.engine.games.wednesday.positions import position as outcasts

NARRATION = WednesdayNarration()
NAMES = ("Maria", "Nikos", "Eleni", "Leo", "Zoe", "Ada")


class Told:
    """What is told of the last of some actions: announced, or told to those at the rail."""

    def __init__(self, match: Match, *actions: str) -> None:
        for action in actions:
            match.do(match.to_act[0], action)
        self._match = match

    def __call__(self, viewer: int | None) -> str:
        return telling.announced(self._match, viewer, NAMES[: self._match.seats])

    def in_short(self, viewer: int | None) -> str:
        return NARRATION.in_short(
            self._match.happened(viewer), _audience(viewer, self._match.seats)
        )

    def followed(self, viewer: int | None) -> str:
        return NARRATION.followed(
            self._match.happened(viewer), _audience(viewer, self._match.seats)
        )

    def came_to_all(self) -> str:
        return NARRATION.came_to_all(self._story(), _audience(None, self._match.seats))

    def _story(self) -> list[Happenings]:
        return [self._match.happened(None, at) for at in range(len(self._match.moves))]


def _audience(viewer: int | None, seats: int = 3) -> Audience:
    return Audience(telling.players_named(NAMES[:seats]), viewer)


def started(state: dict[str, Any]) -> Match:
    return Match.from_state(GAMES["wednesday"], state)


# Cards that go from hand to hand, and from the burnt pile


def test_what_goes_face_down_is_told_to_those_two_alone(qapp: object) -> None:
    match = started(STEPS["swap"])
    told = Told(match, "swap 1")
    number = names.outcast(match.view(0)["turn"]["taken"])
    assert told(0) == f"You took the {number} from Nikos."
    assert told(1) == f"With the 4, Maria took the {number} from you."
    assert told(2) == told(None) == "Maria took a card from Nikos."
    told = Told(match, "give 13")
    assert told(0) == "You gave the 13 to Nikos."
    assert told(1) == "Maria gave you the 13."
    assert told(2) == told(None) == "Maria gave a card to Nikos."


def test_where_all_hands_are_open_all_hear_the_number(qapp: object) -> None:
    state = {**STEPS["swap"], "open_hands": True, "round": 3, "scores": [[1, 2, 3]] * 2}
    state["options"] = {**state["options"], "expert": True}
    match = started(state)
    told = Told(match, "swap 1")
    number = names.outcast(match.view(0)["turn"]["taken"])
    assert told(2) == told(None) == f"Maria took the {number} from Nikos."


def test_what_is_picked_or_given_from_the_burnt_pile(qapp: object) -> None:
    match = started(STEPS["pick"])
    number = names.outcast(match.view(0)["burnt"][-2])
    told = Told(match, "pick 2")
    assert told(0) == f"You took a burnt card ({number})."
    assert told(1) == told(None) == "Maria took a burnt card."
    match = started(STEPS["donate"])
    top = names.outcast(match.state()["burnt"][-1])
    told = Told(match, "donate 2")
    assert told(0) == "You gave a burnt card to Eleni."
    assert told(1) == told(None) == "Maria gave a burnt card to Eleni."
    assert told(2) == f"Maria gave you a burnt card ({top})."


def test_where_wednesday_was_put_is_told_to_nobody_else(qapp: object) -> None:
    own, others = set(), set()
    for place in (1, 4, 8):
        told = Told(started(STEPS["insert"]), f"insert {place}")
        own.add(told(0))
        others |= {told(1), told(2), told(None)}
    assert others == {"Maria put Wednesday among the characters."}
    assert "You put Wednesday on top of the pile." in own
    assert len(own) == 3


def test_who_has_blocked_a_number(qapp: object) -> None:
    match = started(STEPS["block"])
    told = Told(match, "block 3")
    number = match.view(None)["blocked"]
    assert told(0) == f"You blocked the {number} until the round ends."
    assert told(1) == f"Maria blocked the {number} until the round ends."


# Plays, passes, and what follows


def test_plays_and_passes(qapp: object) -> None:
    match = started(
        busy(3, open_="weems", aside=(), blocked=None,
             characters=["yoko", *(c for c in CHARACTERS if c not in ("yoko", "weems"))],
             turn={"passes": 1, "last": 1})
    )  # fmt: skip
    told = Told(match, "play 9")
    assert told(0) == "You played the 9 Werewolf."
    assert told(1) == "Maria played the 9 Werewolf."
    told = Told(match, "pass")
    assert told(0) == "Nikos passed."
    assert told(1) == "You passed."
    told = Told(match, "pass", "pass")
    passed = (
        " passed last: the played cards are burnt."
        " Yoko Tanaka has appeared."
        " Turns go counter-clockwise: after you comes whoever sits on your right."
    )
    assert told(0) == f"You{passed}"  # What is asked says that they lead.
    assert told(1) == told(None) == f"Maria{passed} Maria plays first."


def test_who_is_asked_to_lead_hears_it_with_what_is_asked(qapp: object) -> None:
    match = outcasts([9], [8], [7], played=[12], characters=["ajax"], passes=2, last=1)
    told = Told(match, "pass")
    assert not told(1).endswith("lead.")
    assert told(0).endswith(" Nikos plays first.")


def test_a_leader_who_can_play_nothing(qapp: object) -> None:
    state = position(((2, 8, 10), (1, 3), (4, 7)), played=(), open_="tyler", aside=(),
                     turn={"last": 0, "last_number": 6})  # fmt: skip
    told = Told(started(state), "pass")
    assert told(0) == "You could not play any card, so you passed. Nikos plays first."
    assert told(2) == "Maria could not play any card, and passed. Nikos plays first."


def test_a_pair_is_told_as_a_pair(qapp: object) -> None:
    state = position(((7, 7, 9), (1, 3), (4, 8)), played=(2, 2), open_="enid", aside=(),
                     turn={"last": 1, "last_number": 2})  # fmt: skip
    assert Told(started(state), "play 7 7")(1) == "Maria played a pair of 7s."


def test_the_rail_says_first_what_is_new(qapp: object) -> None:
    match = started(
        busy(3, open_="weems", aside=(), blocked=None,
             characters=["eugene", *(c for c in CHARACTERS if c not in ("eugene", "weems"))],
             turn={"passes": 2, "last": 1})
    )  # fmt: skip
    told = Told(match, "pass")
    said = "Eugene Ottinger has appeared. If you pass, you take a burnt card."
    assert told.followed(0) == f"Everybody has passed. {said}"
    assert told.in_short(1) == f"Maria passed: everybody has passed now. {said}"
    assert told.in_short(0) == f"You passed: everybody has passed now. {said}"
    assert told.came_to_all() == (
        "Eugene Ottinger has appeared. Whoever passes takes the top card of the burnt pile"
    )


def test_eugene_gives_a_card_for_a_pass(qapp: object) -> None:
    match = started(busy(3, open_="eugene", aside=(), blocked=None,
                         turn={"passes": 0, "last": 1}))  # fmt: skip
    top = names.outcast(match.state()["burnt"][-1])
    told = Told(match, "pass")
    assert told(0) == f"You passed and took a burnt card ({top})."
    assert told(1) == told.in_short(1) == "Maria passed and took a burnt card."
    told = Told(match, "pass", "pass")
    assert told.in_short(0) == (
        "Eleni passed and took a burnt card. Everybody has passed. Wednesday Addams has appeared."
    )


def test_the_rail_has_room_for_who_blocks_a_number_when_yoko_goes(qapp: object) -> None:
    match = outcasts(
        [9], [9], [9], played=[12], open_="yoko", characters=["thing"], passes=2, last=1
    )
    told = Told(match, "pass")
    assert (
        told.in_short(2)
        == "Maria passed: everybody has passed now. Thing has appeared. Now Nikos blocks a number."
    )


@pytest.mark.parametrize(("language", "short"), [
    ("en", ("Nikos passed: everybody has passed now. Thing has appeared."
     " Now Nikos blocks a number.")),
    ("el", "Nikos: πάσο· τώρα όλοι έχουν πει πάσο. Ήρθε: Πράγμα. Nikos: μπλοκάρει έναν αριθμό."),
])  # fmt: skip
def test_who_passes_last_and_blocks_a_number_is_named_for_both(
    qapp: object, language: str, short: str
) -> None:
    match = outcasts([9], [9], [9], seat=1, played=[12], characters=["thing"], passes=2, last=1)
    told = Told(match, "pass")
    with speaking() as install:
        install(language)
        assert told.in_short(0) == told.in_short(2) == short
        assert told.in_short(1).count("Nikos") == 0
        assert "Nikos" in told.followed(0)
    eugene = outcasts([9], [9], [9], seat=1, played=[12], open_="eugene", burnt=[5, 6],
                      characters=["thing"], passes=2, last=1)  # fmt: skip
    assert Told(eugene, "pass").in_short(0) == (
        "Nikos passed and took a burnt card. Everybody has passed. Thing has appeared."
        " Now Nikos blocks a number."
    )


def test_in_greek_it_is_plain_who_gave_and_who_took_and_names_are_not_declined(
    qapp: object,
) -> None:
    with speaking() as install:
        install("el")
        match = started(STEPS["swap"])
        assert Told(match, "swap 1")(2) == "Maria: πήρε μία κάρτα από: Nikos."
        number = match.view(0)["turn"]["taken"]
        the_taken = names.the_outcast(number)
        assert the_taken == f"το {number} ({names.outcast_name(number)})"
        assert Told(started(STEPS["swap"]), "swap 1")(0) == f"Πήρες {the_taken} από: Nikos."
        assert Told(started(STEPS["donate"]), "donate 2")(0) == (
            "Έδωσες μία «καμένη» κάρτα σε: Eleni."
        )
        assert names.the_outcast(13) == "το 13"


def test_yoko_comes_and_goes(qapp: object) -> None:
    match = outcasts([9], [9], [9], played=[12], open_="yoko", passes=2, last=1)
    assert "Play goes clockwise again." in Told(match, "pass")(0)
    match = outcasts([9], [9], [9], played=[12], characters=["yoko"], passes=2, last=1)
    assert Told(match, "pass")(0).count("counter-clockwise") == 1


def test_which_way_play_goes_is_not_told_of_a_round_that_is_over(qapp: object) -> None:
    match = outcasts(
        [9], [9], [9], played=[12], open_="yoko", characters=["wednesday"], passes=2, last=1
    )  # fmt: skip
    said = Told(match, "pass")(0)
    assert "Round 1 of 5 is over." in said
    assert "clockwise" not in said


@pytest.mark.parametrize(
    ("last", "top", "said"),
    [
        (13, "wednesday", True),
        (13, "yoko", False),
        (12, "yoko", False),
    ],
)
@pytest.mark.parametrize("played_", [True, False])
def test_a_wednesday_that_a_13_sent_back_is_told(
    qapp: object, last: int, top: str, *, said: bool, played_: bool
) -> None:
    on_the_table: dict[str, Any] = {"played": [last], "open_": "weems"}
    laid = on_the_table if played_ else {"burnt": [9], "blocked": 9}
    match = outcasts(
        [9], [9], [9], last_number=last, characters=[top], passes=2, last=1, **laid
    )  # fmt: skip
    told = Told(match, "pass")
    sentence = "Wednesday appeared, but the 13 sent her back into the pile."
    for seat in range(3):
        assert (sentence in told(seat)) is said
        who = "Maria" if seat else "You"
        assert (
            told.in_short(seat) == f"{who} passed: everybody has passed now. {sentence}"
        ) is said
    with speaking() as install:
        for language, end in (
            ("en", "Wednesday appeared, but the 13 sent her back into the pile"),
            ("el", "Ήρθε η Γουένσντεϊ, αλλά το 13 την έστειλε πίσω στη στοίβα της"),
        ):
            install(language)
            assert (told.came_to_all() == end) is said


def test_who_has_run_out_or_has_cards_again(qapp: object) -> None:
    match = outcasts([9], [10, 12], [13], [], played=[3])
    told = Told(match, "play 9")
    assert told(0) == "You played the 9 Werewolf. You have no cards left."
    assert told(1) == "Maria played the 9 Werewolf. Maria has no cards left."
    match = outcasts([8, 9], [10], [], played=[3], burnt=[5])
    told = Told(match, "play 8", "donate 2")
    assert told(2) == "Maria gave you a burnt card (5 Gorgon). You have cards again."
    assert told(1) == "Maria gave a burnt card to Eleni. Eleni has cards again."


def test_combinations_by_their_names(qapp: object) -> None:
    match = started(position(((6, 6, 6, 9), (1, 3), (4, 8)), played=(2,), open_="weems",
                             aside=(), turn={"last": 1, "last_number": 2}))  # fmt: skip
    told = Told(match, "combo 6")
    assert told(0) == "You showed three 6s and burnt them."
    assert told(1) == "Maria showed three 6s and burnt them."
    with speaking() as install:
        install("el")
        assert told(1) == "Maria: έδειξε φουλ του 6 και το έκαψε."


def test_a_hand_of_blocked_cards_that_is_laid_off(qapp: object) -> None:
    match = outcasts([5, 5], [9, 10], [12], played=[3], blocked=5)
    told = Told(match, "shed")
    with speaking() as install:
        install("en")
        assert told(1).startswith("Maria discarded the whole hand, 2 blocked 5s.")
        assert told(0).startswith("You discarded your whole hand, 2 blocked 5s.")


# The end of a round


def test_the_end_of_a_round_tells_its_cause_and_points(qapp: object) -> None:
    hands = ((10, 10, 10, 10, 3), (1, 3), (4, 8))
    match = started(position(hands, played=(2,), open_="weems", aside=(),
                             turn={"last": 1, "last_number": 2}))  # fmt: skip
    told = Told(match, "combo 10")
    assert told(1) == (
        "Maria showed four 10s and burnt them. Round 2 of 5 is over."
        " Maria gets 3 point(s), you get 4, Eleni gets 12."
        " So far, Maria has 31, you have 35, Eleni has 50."
    )
    match = outcasts([9], [8], [7], played=[12], characters=["wednesday"], passes=2, last=1)
    told = Told(match, "pass")
    assert told(None).startswith(
        "Maria passed last: the played cards are burnt."
        " Wednesday Addams has appeared. Round 1 of 5 is over. Maria gets 9 point(s), "
    )
    assert (
        told.in_short(1) == "Maria passed: everybody has passed now. Wednesday Addams has appeared."
    )
    match = outcasts([9], [8], [], played=[3])
    told = Told(match, "play 9")
    assert told(None).startswith(
        "Maria played the 9 Werewolf. Only Nikos has cards left, so the round ends."
        " Round 1 of 5 is over."
    )
    alone = [each for each in match.happened(None) if isinstance(each, RoundEnded)]
    assert NARRATION.sentence(alone[0], _audience(0)) == (
        "Only Nikos has cards left, so the round ends. Round 1 of 5 is over."
        " You get 0 point(s), Nikos gets 8, Eleni gets 0."
    )


@pytest.mark.parametrize(
    ("hands", "more", "action", "said"),
    [
        ([[9], [8], [7]], {"characters": ["wednesday"], "passes": 2, "last": 1}, "pass",
         "Maria passed: everybody has passed now. Wednesday Addams has appeared."),
        ([[10, 10, 10, 10, 3], [8], [7]], {}, "combo 10", "Maria showed four 10s and burnt them."),
        ([[13], [8], []], {}, "play 13",
         "Maria played the 13. Only you have cards left, so the round ends."),
    ],
)  # fmt: skip
def test_the_rail_says_how_a_round_ended(
    qapp: object, hands: list[list[int]], more: dict[str, Any], action: str, said: str
) -> None:
    match = outcasts(*hands, played=[2], **more)
    match.do(0, action)
    story = [match.happened(1)]
    after = situation(dict(match.state()), seat=1, stage="ended", viewer=1, story=lambda: story)
    assert WednesdayTable().status(after).second == said


@pytest.mark.parametrize(
    ("more", "cause"),
    [
        ({"last_number": 13, "characters": ["wednesday"], "aside": [*CHARACTERS[1:]]},
         "Everybody passed; only Wednesday was left, and the 13 kept her away."),
        ({"last_number": 12, "aside": [*CHARACTERS[:0:-1], "wednesday"], "number": 2,
          "options": {"expert": True}},
         "Everybody passed, and there was no character left to reveal."),
    ],
)  # fmt: skip
def test_a_round_that_no_character_can_end(qapp: object, more: dict[str, Any], cause: str) -> None:
    match = outcasts([9], [8], [7], burnt=[5], blocked=9, passes=2, last=1, **more)
    told = Told(match, "pass")
    assert told(1).count("verybody") == told.in_short(1).count("verybody") == 1
    assert cause in told(1)
    assert told.followed(0) == cause


def test_who_has_won(qapp: object) -> None:
    scores = [[1, 5], [1, 5], [1, 5], [1, 5]]
    told = Told(outcasts([9], [8], played=[3], number=5, scores=scores), "play 9")
    assert told(0).endswith("You won with 4 point(s).")
    assert told(1).endswith("Maria won with 4 point(s).")


# Expert rounds


def test_surprises_are_told(qapp: object) -> None:
    expert = {"expert": True}
    match = started(position(((5, 9), (1, 3), (4, 8)), played=(2,), open_="ajax", aside=(),
                             options=expert, round=1, scores=[],
                             turn={"last": 1, "last_number": 2}))  # fmt: skip
    assert "Ajax stays" in Told(match, "play 5")(1)
    match = started(position(((8, 9), (1, 3), (4, 6)), played=(2,), open_="yoko", aside=(),
                             options=expert, round=3, scores=[[1, 2, 3]] * 2,
                             turn={"last": 1, "last_number": 2}))  # fmt: skip
    assert "hands are face up" in Told(match, "play 8", "donate 1")(1)
    match = started(position(((7, 9), (1, 3), (4, 6)), played=(8,), open_="bianca", aside=(),
                             options=expert, turn={"last": 1, "last_number": 8}))  # fmt: skip
    assert "Wednesday is out" in Told(match, "play 7", "pick 1")(1)
    assert _status_after(match) == ("Wednesday is out of this round.", "Nikos is next")


def test_all_hands_go_to_the_right_and_each_hears_what_came(qapp: object) -> None:
    match = started(position(((9, 10), (1, 3), (4, 6)), played=(7,), open_="tyler", aside=(),
                             options={"expert": True}, round=5, scores=[[1, 2, 3]] * 4,
                             turn={"last": 1, "last_number": 7}))  # fmt: skip
    told = Told(match, "play 10")
    went = "Everybody gave their whole hand to the player on their right."
    assert told(0) == f"You played the 10 Hyde. {went} Nikos gave you: 1, 3."
    assert told(1) == f"Maria played the 10 Hyde. {went} Eleni gave you: 4, 6."
    assert told(2) == f"Maria played the 10 Hyde. {went} Maria gave you: 9."
    assert told(None) == f"Maria played the 10 Hyde. {went}"
    assert _status_after(match)[0] == f"{went} Nikos gave you: 1, 3."


def _status_after(match: Match) -> tuple[str, str]:
    """The status of seat 0, whose turn has just ended."""
    story = [match.happened(0, index) for index in range(len(match.moves))]
    after = situation(dict(match.state()), seat=0, stage="reviewing", viewer=0, story=lambda: story)
    status = WednesdayTable().status(after)
    return status.first, status.second


# What was taken back


def test_what_was_taken_back_is_told_with_its_card(qapp: object) -> None:
    match = started(busy(3))
    match.do(0, "play 9")
    match.undo(0, "free")
    for viewer, told in ((0, "You took the 9 Werewolf back."),
                         (1, "Maria took the 9 Werewolf back.")):  # fmt: skip
        *_, entry = log(match, viewer)
        assert isinstance(entry.happenings[0], ActionsTakenBack)
        assert NARRATION.announce(entry.happenings, _audience(viewer)) == told


# A turn in one sentence, for the curtain


NINE_MOVES_HER = {"number": 4, "options": {"expert": True}}
WHOLE_TURNS: Sequence[tuple[list[int], dict[str, Any], list[str], str, str]] = [
    ([9, 12], {}, ["play 9"], "the 9", "το 9"),
    ([2, 9, 12], {}, ["play 2", "play 9"], "the 2 and the 9", "το 2 και το 9"),
    (
        [2, 4, 9], {}, ["play 2", "play 4", "swap 2", "give 9"],
        "the 2 and the 4 and swapped a card with Eleni",
        "το 2 και το 4 και αντάλλαξε μία κάρτα με: Eleni",
    ),
    (
        [2, 7, 9], {}, ["play 2", "play 7", "pick 1"],
        "the 2 and the 7 and took a burnt card", "το 2 και το 7 και πήρε μία «καμένη» κάρτα",
    ),
    (
        [2, 8, 9], {}, ["play 2", "play 8", "donate 1"],
        "the 2 and the 8 and gave Nikos a burnt card",
        "το 2 και το 8 και έδωσε μία «καμένη» κάρτα σε: Nikos",
    ),
    ([2, 2, 9], {"open_": "weems"}, ["play 2", "play 2", "play 9"],
     "the 2, the 2 and the 9", "το 2, το 2 και το 9"),
    ([2, 2], {"open_": "weems", "options": {"teams": 2}}, ["play 2", "play 2"],
     "the 2 and the 2", "το 2 και το 2"),
    ([9, 9, 12], {"open_": "enid"}, ["play 9 9"], "a pair of 9s", "δύο 9"),
    (
        [2, 2, 9, 9, 12], {"open_": "enid"}, ["play 2 2", "play 9 9"],
        "a pair of 2s and a pair of 9s", "δύο 2 και δύο 9",
    ),
    (
        [4, 4, 9], {"open_": "enid"}, ["play 4 4", "swap 1", "give 9"],
        "a pair of 4s and swapped a card with Nikos",
        "δύο 4 και αντάλλαξε μία κάρτα με: Nikos",
    ),
    (
        [2, 2, 7, 7, 9], {"open_": "enid"}, ["play 2 2", "play 7 7", "pick 1"],
        "a pair of 2s and a pair of 7s and took a burnt card",
        "δύο 2 και δύο 7 και πήρε μία «καμένη» κάρτα",
    ),
    (
        [2, 2, 9, 12], {"open_": "enid", **NINE_MOVES_HER}, ["play 2 2", "play 9", "insert 1"],
        "a pair of 2s and the 9 and put Wednesday among the characters",
        "δύο 2 και το 9 και έβαλε τη Γουένσντεϊ στους χαρακτήρες",
    ),
]  # fmt: skip


@pytest.mark.parametrize("turn", WHOLE_TURNS)
def test_the_whole_of_a_turn_is_told_card_by_card_or_in_pairs(
    qapp: object, turn: tuple[list[int], dict[str, Any], list[str], str, str]
) -> None:
    hand, more, actions, english, greek = turn
    others = [[5, 10, 10], [8, 10, 10], [6, 6, 8]] if "options" in more else [[5, 10], [8, 10]]
    match = outcasts(hand, *others, played=[1], burnt=[3], **more)
    for language, expected in (("en", f"played {english}"), ("el", f"έπαιξε {greek}")):
        with speaking() as install:
            install(language)
            assert _turn(match, *actions).lstrip(": ") == expected
            actions = []


def _turn(match: Match, *actions: str) -> str:
    """What the curtain tells of the turn that these actions end, after the player's name."""
    session = Session(match, telling.players_named(NAMES[: match.seats]))
    for action in actions:
        match.do(match.to_act[0], action)
    told = session.views.turn_before()
    assert told is not None
    return telling.told_of(match, told[1], NAMES).split("{name}")[1]


def test_what_went_before_the_turn_is_not_told_with_it(qapp: object) -> None:
    match = outcasts(
        [5, 9, 12], [8, 10], [10, 13], played=[1, 4], characters=["ajax"], passes=2, last=0
    )
    assert _turn(match, "pass", "play 5") == " played the 5"


def test_turns_without_a_card_on_the_table(qapp: object) -> None:
    match = outcasts([6, 6, 6, 9], [8, 10], [10, 13], played=[1, 4])
    actions = ["combo 6", "insert 1"]
    for language, expected in (
        ("en", " burnt three 6s and put Wednesday among the characters"),
        ("el", ": έκαψε φουλ του 6 και έβαλε τη Γουένσντεϊ στους χαρακτήρες"),
    ):
        with speaking() as install:
            install(language)
            assert _turn(match, *actions) == expected
            actions = []
    out: dict[str, Any] = {"aside": ["wednesday"], "characters": ["thing"], "number": 2}
    match = outcasts([6, 6, 6, 9], [8, 10], [10, 13], played=[3], open_="bianca",
                     options={"expert": True}, **out)  # fmt: skip
    assert _turn(match, "combo 6") == " showed three 6s and burnt them"
    match = outcasts([5], [8, 10], [10, 13], played=[3], blocked=5)
    with speaking() as install:
        install("en")
        assert _turn(match, "shed") == " discarded the whole hand, 1 blocked 5"
    assert _turn(outcasts([9], [8, 10], [12], played=[3]), "pass") == " passed"
    match = outcasts([9], [8, 10], [12], played=[3], open_="eugene", burnt=[5])
    assert _turn(match, "pass") == " passed and took a burnt card"
    match = outcasts([9], [8, 10], [12], played=[3], passes=2, last=1)
    assert _turn(match, "pass") == " passed: everybody has passed now"


LED_AFTER_A_PASS: Sequence[tuple[str, list[str], list[str], list[str]]] = [
    ("tyler", ["pass", "play 5"],
     [("Maria passed: everybody has passed now. Tyler Galpin has appeared."
      " Only odd numbers may be played."), "Maria played the 5."],
     ["Maria: πάσο· τώρα όλοι έχουν πει πάσο. Ήρθε: Τάιλερ Γκάλπιν. Παίζονται μόνο μονοί αριθμοί.",
      "Maria: έπαιξε το 5."]),
    ("thing", ["pass", "block 1", "play 5"],
     ["Maria passed: everybody has passed now. Thing has appeared.", "Maria blocked the 13.",
      "Maria played the 5."],
     ["Maria: πάσο· τώρα όλοι έχουν πει πάσο. Ήρθε: Πράγμα.", "Maria: έβαλε μπλόκο στο 13.",
      "Maria: έπαιξε το 5."]),
]  # fmt: skip


@pytest.mark.parametrize("turn", LED_AFTER_A_PASS)
def test_what_came_before_its_player_led_has_lines_of_its_own_on_the_curtain(
    qapp: object, turn: tuple[str, list[str], list[str], list[str]]
) -> None:
    character, actions, *said = turn
    match = outcasts([5, 9], [3], [4], played=[13], characters=[character], passes=2, last=0)
    for action in actions:
        match.do(0, action)
    for language, expected in zip(("en", "el"), said, strict=True):
        with speaking() as install:
            install(language)
            assert on_the_curtain(match) == expected


def on_the_curtain(match: Match) -> list[str]:
    """What the curtain tells who is to act."""
    session = Session(match, telling.players_named(NAMES[: match.seats]))
    return [turn.text() for turn in turns_since_own(session)]


def test_the_last_pass_of_all_is_told_with_the_card_that_eugene_gave_for_it(qapp: object) -> None:
    match = outcasts([9], [8, 10], [7], played=[12], open_="eugene", burnt=[5], last=1, passes=2,
                     characters=["thing"])  # fmt: skip
    match.do(0, "pass")
    said = {
        "en": "Maria passed and took a burnt card: everybody has passed now. Thing has appeared. "
        "Now you block a number.",
        "el": "Maria: πάσο, και πήρε μία «καμένη» κάρτα· τώρα όλοι έχουν πει πάσο. Ήρθε: Πράγμα. "
        "Τώρα μπλοκάρεις έναν αριθμό.",
    }
    for language, expected in said.items():
        with speaking() as install:
            install(language)
            assert on_the_curtain(match) == [expected]


def test_a_number_that_another_had_blocked_is_told_before_the_turn_after_it(qapp: object) -> None:
    match = outcasts([9], [8, 10], [7], played=[12], characters=["thing"], passes=2, last=1)
    told = Told(match, "pass")
    with speaking() as install:
        install("en")
        assert on_the_curtain(match) == [
            "Maria passed: everybody has passed now. Thing has appeared. Now you block a number."
        ]
    assert told.in_short(2) == (
        "Maria passed: everybody has passed now. Thing has appeared. Now Nikos blocks a number."
    )
    Told(match, "block 1", "play 10")
    assert on_the_curtain(match) == [
        "Maria passed: everybody has passed now. Thing has appeared.",
        "Nikos blocked the 12.",
        "Nikos played the 10.",
    ]


WHAT_CAME: Sequence[tuple[list[int], dict[str, Any], list[str], str, str]] = [
    ([5, 12], {}, ["play 5"], "", ""),
    ([2, 4], {"open_": "bianca", "played": [3]}, ["play 2"],
     "No other card in the hand can follow the 2",
     "Καμία άλλη κάρτα στο χέρι δεν μπαίνει πάνω στο 2"),
    ([2], {"options": {"teams": 2}, "played": [1]}, ["play 2"],
     "The 2 was the last card in the hand: no other is played",
     "Το 2 ήταν η τελευταία κάρτα: δεν παίζεται άλλη"),
    ([9, 10], {"open_": "tyler", "number": 5, "options": {"expert": True}}, ["play 10"],
     "Everybody gave their whole hand to the player on their right",
     "Όλοι έδωσαν όλες τις κάρτες τους στον παίκτη στα δεξιά τους"),
    ([9, 10], {"number": 5, "options": {"expert": True}}, ["play 10"], "", ""),
    ([9, 10], {"number": 5}, ["play 10"], "", ""),
]  # fmt: skip


@pytest.mark.parametrize("turn", WHAT_CAME)
def test_what_came_of_a_turn_by_itself_is_told_besides(
    qapp: object, turn: tuple[list[int], dict[str, Any], list[str], str, str]
) -> None:
    hand, more, actions, *said = turn
    match = outcasts(hand, [5, 8], [8, 10], [6, 8], **{"played": [1], **more})
    told = Told(match, *actions)
    for language, expected in zip(("en", "el"), said, strict=True):
        with speaking() as install:
            install(language)
            assert told.came_to_all() == expected


def test_why_it_is_not_who_played_last_that_leads_is_told(speak: Callable[[str], None]) -> None:
    match = outcasts(
        [9, 10], [8, 10], [], played=[12], passes=1, last=2, characters=["ajax"], seat=1
    )
    told = Told(match, "pass")
    assert told(1).endswith("Eleni has no cards: Maria plays first.")
    assert told.in_short(1).endswith("Eleni has no cards: Maria plays first.")
    assert told.in_short(0).endswith("Eleni has no cards: you play first.")
    assert told.in_short(2).endswith("You have no cards: Maria plays first.")
    speak("el")
    assert told.in_short(1).endswith("Eleni: χωρίς κάρτες. Ξεκινάει: Maria.")
    assert told.in_short(0).endswith("Eleni: χωρίς κάρτες. Ξεκινάς εσύ.")


def test_that_eugene_gives_nothing_is_short_where_there_is_one_line(qapp: object) -> None:
    match = outcasts([9, 10], [8, 10], [6], played=[12], open_="eugene", last=2, rest=2)
    told = Told(match, "pass")
    assert "Maria passed. Eugene has no card to give." in told.in_short(1)


# Whole matches


OWN = "engine.games.wednesday.happenings"


def kinds_of_happenings() -> set[str]:
    return {
        each.what
        for each in vars(of_wednesday).values()
        if isinstance(each, type) and issubclass(each, Happening) and each.__module__ == OWN
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_happen_has_a_sentence(qapp: object, language: str) -> None:
    met: set[str] = set()
    said: set[str] = set()
    with speaking() as install:
        install(language)
        for playthrough in playthroughs():
            match = Match.replay(playthrough.begin.document(), GAMES)
            players = telling.players_named(LONG_NAMES[language][: match.seats])
            for event in playthrough.events:
                match._repeat(event)
            for viewer in viewers(match.seats):
                audience = Audience(players, viewer)
                for entry in log(match, viewer):
                    sentences = [NARRATION.sentence(each, audience) for each in entry.happenings]
                    assert all(map(whole, sentences))
                    assert no_hidden_card(entry.happenings, sentences)
                    met |= {each.what for each in entry.happenings}
                    said |= {*sentences}
    assert met >= kinds_of_happenings()
    assert foreign(said, language) == []


def whole(text: str) -> bool:
    """Whether a text has words, all its fields, and an end."""
    return bool(text) and "{" not in text and "%" not in text and text.endswith(".")


def no_hidden_card(happenings: Sequence[Happening], sentences: Sequence[str]) -> bool:
    """Whether no number stands where a card is told of that the listener may not know."""
    return not any(
        re.search(r"\b(\d+)\b", sentence.split(": ")[-1])
        for each, sentence in zip(happenings, sentences, strict=True)
        if getattr(each, "number", 0) is None
    )


@pytest.mark.parametrize("seed", range(6))
def test_each_turn_of_a_match_is_told_on_the_curtain(qapp: object, seed: int) -> None:
    match = played("wednesday", 2 + seed % 5, seed)
    told = 0
    for last in range(len(match.moves)):
        first = last
        while first and match.moves[first - 1].seat == match.moves[last].seat:
            first -= 1
        text = telling.told_of(match, range(first, last + 1), NAMES)
        assert text.count("{name}") == 1
        assert "{" not in text.replace("{name}", "")
        assert "None" not in text
        told += 1
    assert told > 50


# What is shown large


def staged(match: Match, viewer: int | None, *actions: str) -> tuple[list[Any], str]:
    """The cards that the last of these actions puts on the stage, and what is said beside them."""
    for action in actions:
        match.do(match.to_act[0], action)
    found = NARRATION.staged(match.happened(viewer), _audience(viewer, match.seats))
    return ([], "") if found is None else ([*found.faces], found.text)


def test_a_character_is_shown_to_all_with_its_rule(qapp: object) -> None:
    match = outcasts([9], [8], [7], played=[12], characters=["yoko"], passes=2, last=1)
    match.do(0, "pass")
    for viewer in viewers(3):
        [face], text = staged(match, viewer)
        assert face == CharacterFace("yoko", "Yoko Tanaka", "Turns go counter-clockwise.")
        assert text == (
            "Yoko Tanaka has appeared."
            " Turns go counter-clockwise: after you comes whoever sits on your right."
        )


def test_a_combination_is_shown_to_all_others_with_its_cards(qapp: object) -> None:
    match = outcasts([6, 6, 6, 9], [8, 10], [10, 13], played=[1, 4])
    faces, text = staged(match, 1, "combo 6")
    assert faces == [OutcastFace(6, "Medium")] * 3
    assert text == "Maria showed three 6s and burnt them."
    assert staged(match, 0) == ([], "")


def test_a_card_that_was_taken_is_shown_to_whose_it_was_alone(qapp: object) -> None:
    match = started(STEPS["swap"])
    match.do(0, "swap 1")
    [face], text = staged(match, 1)
    assert isinstance(face, OutcastFace)
    assert text == f"With the 4, Maria took the {names.outcast(face.number)} from you."
    assert staged(match, 2) == staged(match, None) == staged(match, 0) == ([], "")
    assert list(NARRATION.faces(match.happened(2))) == [BackFace("wednesday")]


def test_wednesdays_card_on_the_stage_says_what_she_does_now(qapp: object) -> None:
    come = "Wednesday Addams has appeared."
    for last, rule, said in (
        (12, "The round ends at once.", come),
        (13, "The 13 sends her back.", f"{come} The 13 sent Wednesday back into the pile."),
    ):
        match = outcasts([9], [9], [9], played=[last], characters=["wednesday"], passes=2, last=1)
        [face], text = staged(match, 0, "pass")
        assert face == CharacterFace("wednesday", "Wednesday Addams", rule)
        assert text == said


def test_yoko_changes_nothing_where_two_play(qapp: object) -> None:
    match = outcasts([9], [8], played=[12], characters=["yoko"], passes=1, last=1)
    match.do(0, "pass")
    told = "Yoko Tanaka has appeared. With two players nothing changes."
    for seat in (0, 1):
        heard = match.happened(seat)
        [face], text = staged(match, seat)
        assert text == told
        assert face.rule == "With two players nothing changes."
        assert [*NARRATION.unread(heard, _audience(seat, 2))] == [told]
        assert told in NARRATION.announce(heard, _audience(seat, 2))
        assert "clockwise" not in NARRATION.announce(heard, _audience(seat, 2))


def test_what_is_unread_is_told_in_a_few_words(qapp: object) -> None:
    for comes, told in (
        ("yoko", ["Yoko Tanaka has appeared. Turns go counter-clockwise."]),
        ("thing", ["Thing has appeared. It blocks one number."]),
        ("wednesday", ["Wednesday appeared, but the 13 sent her back into the pile."]),
    ):
        match = outcasts([9], [9], [9], played=[13], characters=[comes], passes=2, last=1)
        match.do(0, "pass")
        said = {seat: [*NARRATION.unread(match.happened(seat), _audience(seat, 3))]
                for seat in range(3)}  # fmt: skip
        # Who is to block a number is told how, in the same place.
        assert said == {0: told, 1: [] if comes == "thing" else told, 2: told}
