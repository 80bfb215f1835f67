"""What is said of drawing, of going on and of what a card asks is so: The Game and its kin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

import pytest

from app.games import MODULES
from app.games.the_game_extreme.visuals.visuals import TagVisual
from app.match.phase import Phase
from app.style.appearance import Appearance
from app.table.visuals import TextVisual
from engine.core.match import Match
from engine.core.placing import END
from engine.games import GAMES
from tests.app.games.face_to_face_situations import late_position
from tests.app.table.support import Table, seat_at
from tests.app.tables import matches
from tests.engine.games.the_game.positions import EXTREME, lying

OTHERS = ((88, 89, 91, 92, 93, 94, 95),)

each_language = pytest.mark.parametrize("language", ["en", "el"])
Speak = Callable[[str], None]
Says = Mapping[str, str]


def second(table: Table) -> str:
    """The second line on the rail."""
    return table.page.rail.status.lines[1]


def under(table: Table, pile: str) -> str:
    """The words under a pile while a card is lifted."""
    visuals = {decoration.id: decoration.visual for decoration in table.view.scene.highlights.aims}
    visual = visuals.get(f"caption:{pile}")
    return visual.text if isinstance(visual, TextVisual) else ""


END_NOW = {"en": "Now end your turn", "el": "Τώρα τέλειωσε τη σειρά σου"}
GO_ON = {"en": "Go on or end your turn", "el": "Συνέχισε ή τέλειωσε τη σειρά σου"}


@each_language
def test_who_can_place_nothing_more_is_told_to_end(
    appearance: Appearance, language: str, speak: Speak
) -> None:
    speak(language)
    tops, placed = (96, 98, 3, 2), [(96, "up1")]
    assert second(seat_at(appearance, lying([60], tops, placed=placed))) == END_NOW[language]
    extreme = lying([60], tops, placed=placed, game=EXTREME)
    assert second(seat_at(appearance, extreme)) == END_NOW[language]
    assert second(seat_at(appearance, lying([60, 99], tops, placed=placed))) == GO_ON[language]


@each_language
def test_who_has_placed_the_whole_hand_is_told_to_end(
    appearance: Appearance, language: str, speak: Speak
) -> None:
    speak(language)
    laid = (70, 71, 72, 73, 74, 75, 76)
    match = lying([], (76, 60, 3, 2), [50, 51], OTHERS, placed=[(card, "up1") for card in laid])
    table = seat_at(appearance, match)
    assert second(table) == f"{END_NOW[language]} · Maria"


AS_FAR_AS = {
    "en": "When your turn ends, you draw back up to a full hand, as far as the draw pile allows."
    " This happens automatically.",
    "el": "Τραβάς όταν τελειώσει η σειρά σου, ώσπου να γεμίσει πάλι το χέρι σου, όσο φτάνει η"
    " στοίβα. Γίνεται αυτόματα.",
}


@each_language
def test_the_draw_pile_promises_no_more_than_it_has(
    appearance: Appearance, language: str, speak: Speak
) -> None:
    speak(language)
    placed = [(45, "up2"), (46, "up2"), (47, "up2")]
    table = seat_at(
        appearance, lying([50, 51, 52, 53], (40, 47, 30, 20), [90], OTHERS, placed=placed)
    )
    table.click("draw")
    assert table.view.message.text == AS_FAR_AS[language]


NONE_LEFT = {"en": "No cards are left to draw", "el": "Δεν έμειναν κάρτες να τραβήξεις"}
NOTHING_MORE = {
    "en": "Draw one: the draw pile is empty, so it changes nothing any more.",
    "el": "Τράβα μία: η στοίβα τραβήγματος άδειασε, οπότε δεν αλλάζει πια τίποτα.",
}
AT_LEAST_ONE = {
    "en": "The draw pile is empty. From now on a turn needs at least one card.",
    "el": "Η στοίβα τραβήγματος άδειασε. Από εδώ και πέρα κατεβάζεις τουλάχιστον μία κάρτα σε κάθε"
    " σειρά.",
}
DRAW_ONE = {"en": "then draw only one", "el": "και τραβάς μόνο μία"}


@each_language
def test_nobody_draws_one_from_an_empty_draw_pile(
    appearance: Appearance, language: str, speak: Speak
) -> None:
    speak(language)
    table = seat_at(
        appearance, lying([36, 5, 15], (30, 12, 17, 65), others=[[88, 89]], game=EXTREME)
    )
    [tag] = [
        decoration
        for decoration in table.view.scene.layout.decorations
        if isinstance(decoration.visual, TagVisual)
    ]
    assert isinstance(tag.visual, TagVisual)
    assert tag.visual.line == NONE_LEFT[language]
    assert tag.name.endswith(NONE_LEFT[language])
    assert table.view.scene.cards["36"].spec.tip == NOTHING_MORE[language]
    table.click("draw")
    assert table.view.message.text == AT_LEAST_ONE[language]
    table.click("36")
    assert under(table, "up1") == ""
    cards = [36, 5, 15, 50, 51, 52, 53]
    table = seat_at(appearance, lying(cards, (30, 12, 17, 65), [54], OTHERS, game=EXTREME))
    table.click("36")
    assert under(table, "up1") == DRAW_ONE[language]


COVER_IT = {"en": "then cover it", "el": "και σκέπασέ την"}
COVERS = {"en": "covers the skull", "el": "τη σκεπάζει"}
EXACTLY_THREE = {"en": "exactly 3 cards", "el": "ακριβώς 3"}


@each_language
def test_what_a_card_asks_is_told_though_it_covers_a_skull(
    appearance: Appearance, language: str, speak: Speak
) -> None:
    speak(language)
    match = lying(
        [7, 9, 11], (30, 12, 17, 43), others=[[88, 89]], game=EXTREME, placed=[(43, "down2")]
    )
    table = seat_at(appearance, match)
    for card, says in (("7", COVER_IT), ("11", EXACTLY_THREE), ("9", COVERS)):
        table.click(card)
        assert under(table, "down2") == says[language]
        table.click(card)
    table.click("7")
    name = table.view.overlay["down2"].accessibleName()
    assert name.endswith(f"{COVERS[language]}, {COVER_IT[language]}")


FEW = {"en": "Gift given: you draw 1", "el": "Το δώρο δόθηκε: τραβάς 1"}
LAST = {
    "en": "When your turn ends, you draw 1 card, the last one.",
    "el": "Όταν τελειώσει η σειρά σου, τραβάς 1 κάρτα, την τελευταία.",
}


@each_language
def test_the_gift_promises_no_more_than_the_draw_pile_has(
    appearance: Appearance, language: str, speak: Speak
) -> None:
    speak(language)
    match = Match.from_state(GAMES["face-to-face"], late_position((1, 4)))
    [gift, *_] = [str(each) for each in match.legal(0) if "rival" in str(each)]
    match.do(0, gift)
    table = seat_at(appearance, match)
    assert second(table) == FEW[language]
    [panel] = [
        decoration for decoration in table.view.scene.layout.decorations if decoration.id == "gift"
    ]
    assert panel.name.endswith(LAST[language])


@pytest.mark.parametrize("game_id", ["the-game", "the-game-extreme"])
def test_going_on_is_said_where_it_can_be_done(game_id: str) -> None:
    game, said = MODULES[game_id].table(), Counter[str]()
    for match in matches.moments(game_id, each=3):
        if match.to_act and END in match.legal(match.to_act[0]):
            sight = matches.Sight(match.to_act[0], Phase.PLAYING, True, match.seats == 1)
            now = matches.situation_of(sight.session(match))
            line = game.status(now).second.split(" · ")[0]
            goes_on = len(now.legal) > 1
            assert line == (GO_ON["en"] if goes_on else END_NOW["en"])
            said[line] += 1
    assert len(said) == 2
