"""The warning before a card that leaves a turn no end: said once, then the card is laid."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from app.match.bot_client import Hint, Reason
from app.storage.settings import WARNS
from app.style.appearance import Appearance
from app.table.layout import Layer
from app.table.visuals import BadgeVisual
from engine.core.events import Done
from engine.core.match import Match
from engine.games import GAMES
from tests.app.games.extreme_positions import extreme, match_of
from tests.app.pages.hinted import Adviser
from tests.app.pages.support import make_appearance, settings_of
from tests.app.table.support import Table, position, seat_at
from tests.engine.games.face_to_face import positions as face_to_face
from tests.engine.games.the_game.positions import EXTREME, lying
from tests.engine.games.the_game.positions import position as counted

Key = Qt.Key
Piles = Mapping[str, list[int]]

NEARLY_FULL = {"up1": [1, 90], "up2": [1, 98], "down1": [100, 3], "down2": [100, 2]}
AGAIN = {
    "en": "Place it again if you still want to.",
    "el": "Αν τη θέλεις παρ’ όλα αυτά, κατέβασέ την ξανά.",
}
OUT_OF_REACH = {
    "en": "After this card you could not place the {} cards that you need: the game would be lost.",
    "el": "Μετά από αυτή την κάρτα δεν φτάνεις τις {} κάρτες που χρειάζεσαι: η παρτίδα χάνεται.",
}
NOT_BOTH = {
    "en": "After this card you could not cover all the cards that you have to cover (44, 55):"
    " the game would be lost.",
    "el": "Μετά από αυτή την κάρτα δεν μπορείς να σκεπάσεις όλα όσα πρέπει (44, 55): η παρτίδα"
    " χάνεται.",
}
EXACTLY_OUT_OF_REACH = {
    "en": "After this card you could not place exactly 3 this turn: the game would be lost.",
    "el": "Μετά από αυτή την κάρτα δεν γίνεται να κατεβάσεις ακριβώς 3 σε αυτή τη σειρά: η παρτίδα"
    " χάνεται.",
}
TOO_FEW = {
    "en": "After this card you could place none of your other cards, and you need to place {}: the"
    " game would be lost.",
    "el": "Μετά από αυτή την κάρτα δεν μπαίνει άλλη δική σου, κι εσύ χρειάζεσαι {}: η παρτίδα"
    " χάνεται.",
}
EXACTLY_THREE = {
    "en": "After this card you could place none of your other cards, and this turn needs exactly 3:"
    " the game would be lost.",
    "el": "Μετά από αυτή την κάρτα δεν μπαίνει άλλη δική σου, και σε αυτή τη σειρά χρειάζεσαι"
    " ακριβώς 3: η παρτίδα χάνεται.",
}
FIRE = {
    "en": "After this card you could not put out the fire on 44: the game would be lost.",
    "el": "Μετά από αυτή την κάρτα δεν έχεις με τι να σβήσεις την πυρκαγιά στο 44: η παρτίδα"
    " χάνεται.",
}
SKULL = {
    "en": "After this card you could not cover the skull on 43: the game would be lost.",
    "el": "Μετά από αυτή την κάρτα δεν έχεις με τι να σκεπάσεις τη νεκροκεφαλή στο 43: η παρτίδα"
    " χάνεται.",
}
RIVAL = {
    "en": "After this card none of your other cards would fit, and you need to place 2: Nikos would"
    " win.",
    "el": "Μετά από αυτή την κάρτα δεν μπαίνει άλλη δική σου, κι εσύ χρειάζεσαι 2: κερδίζει ο"
    " αντίπαλος (Nikos).",
}

NEXT = {
    "en": "After this card, however you finish your turn, no card could be placed in the next one:"
    " the game would be lost.",
    "el": "Μετά από αυτή την κάρτα, όπως κι αν τελειώσεις τη σειρά σου, στην επόμενη δεν θα μπαίνει"
    " καμία κάρτα: η παρτίδα χάνεται.",
}
NO_END = {
    "en": "After this card you could no longer bring your turn to an end: the game would be lost.",
    "el": "Μετά από αυτή την κάρτα δεν θα μπορείς πια να τελειώσεις τη σειρά σου: η παρτίδα"
    " χάνεται.",
}
SHORT = {
    "en": "After this card you will draw just one when your turn ends, and hold fewer than the {}"
    " that your next turn needs: unless you draw a Stop, the game will be lost.",
    "el": "Μετά από αυτή την κάρτα, όταν τελειώσει η σειρά σου, τραβάς μόνο μία και θα έχεις"
    " λιγότερες από τις {} που χρειάζεται η επόμενη σειρά σου: αν δεν τραβήξεις «Στοπ», η παρτίδα"
    " χάνεται.",
}
SHORT_NOW = {
    "en": "If you end your turn now, you draw just one card, and will hold fewer than the 3 that"
    " your next turn needs: unless you draw a Stop, the game will be lost."
    " Press again if you still want to.",
    "el": "Αν τελειώσεις τώρα τη σειρά σου, τραβάς μόνο μία κάρτα και θα έχεις λιγότερες από τις 3"
    " που χρειάζεται η επόμενη σειρά σου: αν δεν τραβήξεις «Στοπ», η παρτίδα χάνεται."
    " Πάτησε ξανά αν το θέλεις παρ’ όλα αυτά.",
}


LEFT_OVER = {
    "en": "After this card you could no longer place 52: the game would be lost.",
    "el": "Μετά από αυτή την κάρτα κάτι θα σου μείνει στο χέρι (52): η παρτίδα χάνεται.",
}
LET_GO = {
    "en": "After this card not all the other cards could be placed any more: the game would be"
    " lost.",
    "el": "Μετά από αυτή την κάρτα δεν θα μπαίνουν πια όλες οι άλλες: η παρτίδα χάνεται.",
}
ONE_PILE = {
    "en": TOO_FEW["en"] + " In the way: 62 (One pile).",
    "el": TOO_FEW["el"] + " Αιτία: 62 (Μία στοίβα).",
}
NO_TRICK = {
    "en": TOO_FEW["en"] + " In the way: 29 (No trick).",
    "el": TOO_FEW["el"] + " Αιτία: 29 (Χωρίς κόλπο).",
}
SKULL_WITHOUT_TRICK = {
    "en": SKULL["en"] + " In the way: 83 (No trick).",
    "el": SKULL["el"] + " Αιτία: 83 (Χωρίς κόλπο).",
}


class Trap(NamedTuple):
    """A position with a card that leads to a dead end, and what is said of it in each language."""

    match: Callable[[], Match]
    card: str
    pile: str
    says: Mapping[str, str]
    number: int = 2
    """How many cards the turn takes."""

    @property
    def action(self) -> str:
        return f"place {self.card.rpartition(':')[2]} {self.pile}"

    def warning(self, language: str = "en") -> str:
        return f"{self.says[language].format(self.number)} {AGAIN[language]}"


def the_game(
    hand: Sequence[int], piles: Piles | None = None, **changes: Any
) -> Callable[[], Match]:
    state = position(2, hand, piles={**NEARLY_FULL, **(piles or {})}, **changes)
    return lambda: Match.from_state(GAMES["the-game"], state)


def commanded(hand: Sequence[int], piles: Piles, **changes: Any) -> Callable[[], Match]:
    return lambda: match_of(extreme(hand, {**NEARLY_FULL, **piles}, **changes))


def on_fire(
    rules: Callable[..., Callable[[], Match]], hand: Sequence[int], down: int = 2
) -> Callable[[], Match]:
    """One card lies, and the fire on 44 is due; the second descending pile is at `down`."""
    piles = {"up1": [1, 56], "up2": [1, 44], "down2": [100, down]}
    options = {"on_fire": True}
    return rules(hand, piles, placed=[(56, "up1")], fires={"44": 4}, options=options)


def rivals() -> Match:
    return face_to_face.position(
        face_to_face.Side([37, 40], up=[36], down=[3]),
        face_to_face.Side([21, 22], up=[20], down=[45]),
    )


def the_rest_known() -> Match:
    """Nothing is left to draw, and the other player has what is on no pile."""
    return counted([14, 50], [34, 42], up1=[99], down1=[6], down2=[51], draw=0)


THREE: Mapping[str, int] = {"min_cards": 3}
TRAPS = {
    "two": Trap(the_game((95, 97)), "97", "up1", TOO_FEW),
    "three": Trap(the_game((93, 95, 97), options=THREE), "97", "up1", TOO_FEW, 3),
    "three, another goes": Trap(
        the_game((93, 95, 97), options=THREE), "95", "up1", OUT_OF_REACH, 3
    ),
    "a fire": Trap(on_fire(the_game, (4, 60)), "60", "up1", FIRE),
    "a fire, another goes": Trap(on_fire(the_game, (25, 60), 30), "60", "up1", FIRE),
    "two fires, one card": Trap(
        the_game(
            (50, 60), {"up1": [1, 56], "up2": [1, 44], "down1": [100, 55]},
            placed=[(56, "up1")], fires={"44": 4, "55": 4}, options={"on_fire": True},
        ),
        "60", "up1", NOT_BOTH,
    ),
    "the rest known by counting": Trap(the_rest_known, "14", "down2", NEXT),
    "Extreme": Trap(commanded((95, 98), {"up2": [1, 99]}), "98", "up1", TOO_FEW),
    "Extreme, a fire": Trap(on_fire(commanded, (5, 60)), "60", "up1", FIRE),
    "a skull that lies": Trap(
        commanded((41,), {"up1": [1, 40], "down2": [100, 43]}, placed=[(43, "down2")]),
        "41", "up1", SKULL,
    ),
    "a skull of its own": Trap(
        commanded((42, 43), {"up1": [1, 41], "up2": [1, 62], "down1": [100, 44]}), "43", "up1",
        SKULL,
    ),
    "a skull, another goes": Trap(
        commanded((42, 43), {"up1": [1, 41], "down1": [100, 44]}), "43", "up1", SKULL
    ),
    "exactly three": Trap(
        commanded((55, 58), {"up1": [1, 52]}, placed=[(52, "up1")]), "58", "up1", EXACTLY_THREE
    ),
    "itself for exactly three": Trap(
        commanded((50, 51, 52), {"up1": [1, 49]}), "52", "up1", EXACTLY_THREE
    ),
    "a second card that would be a skull": Trap(
        commanded((7, 61, 98), {"up1": [1, 76], "up2": [1, 56], "down1": [100, 50],
                                "down2": [100, 36]}),
        "98", "up2", NO_END,
    ),
    "too few cards for the next turn": Trap(
        commanded((34,), {"up1": [1, 37], "up2": [1, 41], "down1": [100, 70], "down2": [100, 36]},
                  placed=[(37, "up1"), (41, "up2")]),
        "34", "down1", SHORT,
    ),
    "one pile": Trap(
        lambda: lying(
            [9, 15, 31, 33, 61, 63], (62, 70, 30, 20), range(84, 99), game=EXTREME
        ),
        "9", "down2", ONE_PILE,
    ),
    "no trick": Trap(
        lambda: lying(
            [3, 39, 50, 60, 70, 85], (95, 93, 29, 5), range(51, 58), game=EXTREME
        ),
        "3", "down2", NO_TRICK,
    ),
    "a skull without a trick": Trap(
        lambda: lying([5, 7, 33, 43], (83, 42, 30, 20), range(84, 99), game=EXTREME),
        "43", "up2", SKULL_WITHOUT_TRICK,
    ),
    "a card left over": Trap(lambda: lying([52, 63, 64], (50, 60, 40, 45)), "63", "up1", LEFT_OVER),
    "the win let go": Trap(
        lambda: lying([30, 63], (50, 60, 40, 45), others=[[52, 70]]), "63", "up1", LET_GO
    ),
    "rivals": Trap(rivals, "gold:40", "own.up", RIVAL),
}  # fmt: skip
each_trap = pytest.mark.parametrize("trap", TRAPS.values(), ids=TRAPS)


def drag(table: Table, card: str, pile: str) -> None:
    table.drag(card, pile)


def click(table: Table, card: str, pile: str) -> None:
    table.click(card)
    table.click(pile)


def keys(table: Table, card: str, pile: str) -> None:
    for target in (card, pile):
        table.view.overlay.set_focus(target, Qt.FocusReason.TabFocusReason)
        table.key(Key.Key_Return)


def voice(table: Table, card: str, pile: str) -> None:
    for target in (card, pile):
        table.view.overlay[target].click()


each_way = pytest.mark.parametrize("lay", [drag, click, keys, voice])


def sit(appearance: Appearance, trap: Trap, **options: Any) -> Table:
    return seat_at(appearance, trap.match(), **options)


def done(table: Table) -> list[str]:
    return [move.action for move in table.session.match.moves if isinstance(move, Done)]


def assert_warned(table: Table, trap: Trap) -> None:
    """That the card is at home again, nothing is done, and the reason stands there."""
    assert done(table) == []
    assert table.view.scene.lifted is None
    assert table.view.message.text == trap.warning()
    table.settle()
    assert trap.card in table.shown("hand")
    assert table.view.message.text == trap.warning()


# Once, then it is done


@each_way
@each_trap
def test_the_card_comes_back_once(
    appearance: Appearance, trap: Trap, lay: Callable[[Table, str, str], None]
) -> None:
    table = sit(appearance, trap)
    lay(table, trap.card, trap.pile)
    assert_warned(table, trap)
    lay(table, trap.card, trap.pile)
    assert done(table) == [trap.action]
    assert table.view.message.text == ""
    table.settle()
    assert trap.card not in table.shown("hand")


def test_a_dragged_card_glides_back(tmp_path: Path) -> None:
    trap = TRAPS["two"]
    table = sit(make_appearance(tmp_path, motion="full"), trap)
    drag(table, trap.card, trap.pile)
    flight = table.view.scene.cards[trap.card].flight
    assert flight is not None
    assert flight.duration == 260
    assert_warned(table, trap)


def test_the_warning_stands_at_the_pile_until_the_table_is_touched(appearance: Appearance) -> None:
    trap = TRAPS["two"]
    table = sit(appearance, trap)
    drag(table, trap.card, trap.pile)
    bubble = table.view.scene.highlights.bubble
    assert bubble is not None
    assert abs(bubble.rect.y - table.view.scene.places[trap.pile].spec.rect.bottom) < 30
    assert not table.view.message.timer.isActive()
    table.click("95")
    assert table.view.message.text == ""


@each_trap
def test_it_is_said_in_the_language_of_the_moment(
    appearance: Appearance, trap: Trap, speak: Callable[[str], None]
) -> None:
    speak("en")
    table = sit(appearance, trap)
    drag(table, trap.card, trap.pile)
    for language in ("en", "el"):
        speak(language)
        QCoreApplication.processEvents()
        assert table.view.message.text == trap.warning(language)
        bubble: Any = table.view.scene.highlights.bubble
        assert " ".join(bubble.visual.lines) == trap.warning(language)


@pytest.mark.parametrize("window", [(1280, 800), (960, 600)], ids=["1280", "960"])
@pytest.mark.parametrize("text_size", [100, 130])
@each_trap
def test_it_covers_neither_the_hand_nor_what_is_owed_nor_the_pile(
    tmp_path: Path,
    speak: Callable[[str], None],
    trap: Trap,
    text_size: int,
    window: tuple[int, int],
) -> None:
    speak("el")
    table = sit(make_appearance(tmp_path, text_size=text_size), trap, size=window)
    drag(table, trap.card, trap.pile)
    bubble, layout = table.view.scene.highlights.bubble, table.view.scene.layout
    assert bubble is not None
    kept = {spec.id: spec.rect for spec in layout.cards if spec.layer is Layer.HAND}
    kept |= {
        decoration.id: decoration.rect
        for decoration in layout.decorations
        if isinstance(decoration.visual, BadgeVisual)
    }
    kept |= {place.id: place.rect for place in layout.places if place.id == trap.pile}
    covered = {id_: bubble.rect.overlap(rect) for id_, rect in kept.items()}
    # The corner of a pill where the icon is may be under it.
    most = {
        decoration.id: decoration.rect.width * decoration.rect.height / 2
        for decoration in layout.decorations
    }
    assert [id_ for id_, area in covered.items() if area > most.get(id_, 0)] == []


def test_a_screen_reader_hears_it(appearance: Appearance) -> None:
    trap = TRAPS["two"]
    table = sit(appearance, trap)
    said: list[str] = []
    table.view.announced.connect(said.append)
    voice(table, trap.card, trap.pile)
    assert said == ["Card picked up.", trap.warning()]


# As things stand


def test_another_position_forgets_the_warning(appearance: Appearance) -> None:
    trap = TRAPS["two"]
    table = sit(appearance, trap)
    click(table, trap.card, trap.pile)
    click(table, "95", "up1")
    assert done(table) == ["place 95 up1"]
    table.page.rail.undo.click()
    click(table, trap.card, trap.pile)
    assert_warned(table, trap)


def test_another_hand_at_the_table_is_warned_anew(appearance: Appearance) -> None:
    trap = TRAPS["two"]
    table = sit(appearance, trap)
    click(table, trap.card, trap.pile)
    table.session.handover.call_next()
    table.session.handover.lift()
    click(table, trap.card, trap.pile)
    assert_warned(table, trap)


def test_each_card_is_warned_of_by_itself(appearance: Appearance) -> None:
    trap, other = TRAPS["three"], TRAPS["three, another goes"]
    table = sit(appearance, trap)
    for each in (trap, other):
        click(table, each.card, each.pile)
        assert_warned(table, each)
    click(table, trap.card, trap.pile)
    assert done(table) == [trap.action]


# Not warned of


def test_a_card_that_leaves_a_way_out_is_simply_laid(appearance: Appearance) -> None:
    table = sit(appearance, TRAPS["two"])
    click(table, "95", "up1")
    assert done(table) == ["place 95 up1"]
    assert table.view.message.text == ""
    click(table, "97", "up1")
    assert done(table) == ["place 95 up1", "place 97 up1"]


def test_where_nothing_leads_out_there_is_no_warning(appearance: Appearance) -> None:
    table = seat_at(appearance, the_game((95, 97), options=THREE)())
    drag(table, "97", "up1")
    assert done(table) == ["place 97 up1"]
    assert table.view.message.text == ""


@each_trap
def test_whoever_wants_no_warning_gets_none(tmp_path: Path, trap: Trap) -> None:
    table = sit(make_appearance(tmp_path, dead_end_warning="off"), trap)
    drag(table, trap.card, trap.pile)
    assert done(table) == [trap.action]
    assert table.view.message.text == ""


def test_the_setting_holds_from_the_moment_that_it_is_chosen(appearance: Appearance) -> None:
    trap = TRAPS["two"]
    table = sit(appearance, trap)
    appearance.set_dead_end_warning("off")
    appearance.set_dead_end_warning("on")
    click(table, trap.card, trap.pile)
    assert_warned(table, trap)
    table.session.submit("place 95 up1")
    table.page.presses.undo()
    appearance.set_dead_end_warning("off")
    assert settings_of(appearance).dead_end_warning == WARNS[1]
    click(table, trap.card, trap.pile)
    assert done(table) == [trap.action]


def test_what_a_hint_says_is_done_without_a_warning(appearance: Appearance) -> None:
    trap, adviser = TRAPS["two"], Adviser()
    table = sit(appearance, trap, bot_client=adviser)
    table.page.rail.hint.click()
    adviser.advise(Hint(trap.action, (Reason("needed", {"placed": 0, "minimum": 2}),)))
    table.page.rail.hint.click()
    assert done(table) == [trap.action]
    assert table.view.message.text == ""


def test_the_end_of_a_turn_that_draws_too_few_cards(
    appearance: Appearance, speak: Callable[[str], None]
) -> None:
    piles = {"up1": [1, 35, 37], "up2": [1, 41], "down1": [100, 70], "down2": [100, 36]}
    placed = [(35, "up1"), (37, "up1"), (41, "up2")]
    table = seat_at(appearance, commanded((34,), piles, placed=placed, options=THREE)())
    table.page.rail.main.click()
    assert done(table) == []
    for language in ("en", "el"):
        speak(language)
        QCoreApplication.processEvents()
        assert table.view.message.text == SHORT_NOW[language]
    table.page.rail.main.click()
    assert done(table) == ["end"]


def test_the_end_of_a_turn_is_warned_of_anew_to_who_came_back_to_its_button(
    appearance: Appearance,
) -> None:
    piles = {"up1": [1, 35, 37], "up2": [1, 41], "down1": [100, 70], "down2": [100, 36]}
    placed = [(35, "up1"), (37, "up1"), (41, "up2")]
    table = seat_at(appearance, commanded((34,), piles, placed=placed, options=THREE)())
    main = table.page.rail.main
    for elsewhere in (table.page.rail.undo.setFocus, table.page.step_back.take):
        main.setFocus()
        main.click()
        elsewhere()
    main.setFocus()
    main.click()
    assert done(table) == []
    main.click()
    assert done(table) == ["end"]
