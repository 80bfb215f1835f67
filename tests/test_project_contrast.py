"""The contrast of the colours (WCAG 2): the table of the design, over the theme files.

No pair may be worse than it was drawn; text reaches 4.5, lines and icons 3. In the theme of high
contrast text reaches 7.
"""

import pytest
from PySide6.QtGui import QColor

from app.style.theme import THEMES, blend, contrast, load_theme

TEXT, LINE = 4.5, 3.0
HIGH = 7.0

# theme, what is seen, on what, contrast as drawn; in brackets several grounds in turn
TABLE: list[tuple[str, str, str, list[float]]] = [
    ("evening", "text", "table_1 table_2 table_3 panel", [7.7, 10.5, 13.8, 12.0]),
    ("evening", "text_2", "table_1 table_2 panel well", [5.3, 7.2, 8.2, 8.9]),
    ("evening", "ascending", "well table_2", [6.0, 4.8]),
    ("evening", "descending", "well table_2", [7.2, 5.8]),
    ("evening", "good", "table_1 table_2 well", [5.2, 7.1, 8.8]),
    ("evening", "lit", "table_1 table_2 well", [4.9, 6.6, 8.2]),
    ("evening", "rail_text", "rail_1 rail_2 rail_button", [6.3, 9.4, 15.0]),
    ("evening", "rail_text_2", "rail_1 rail_2 rail_button", [4.6, 6.8, 10.9]),
    ("whitewash", "text", "table_1 table_2 table_3", [14.0, 12.5, 10.4]),
    ("whitewash", "text_2", "table_2 table_3 well", [6.1, 5.1, 5.4]),
    ("whitewash", "ascending", "table_2 well", [5.1, 4.5]),
    ("whitewash", "descending", "table_2 well", [5.8, 5.1]),
    ("whitewash", "good", "table_2", [5.4]),
    ("whitewash", "danger", "table_2", [7.2]),
    ("whitewash", "rail_text", "rail_1 rail_2", [5.6, 6.5]),
    ("whitewash", "rail_text_2", "rail_1 rail_2", [4.6, 5.4]),
    ("whitewash", "lit_outline", "table_2 well", [5.1, 4.4]),
    ("both", "ink", "card_1 card_2 gold_2 silver_2", [13.7, 12.8, 10.9, 10.8]),
    ("both", "saffron_ink", "saffron", [9.2]),
    ("both", "cream_text_3", "cream next_fill", [7.1, 6.7]),
    ("both", "good_fill", "cream", [6.0]),
    ("both", "next_edge", "cream next_fill", [4.5, 4.5]),
    ("both", "white", "good_fill danger_fill lasting_fill fire_fill", [6.5, 7.3, 6.8, 5.5]),
    ("both", "qwixx_red_number", "qwixx_cell", [8.5]),
    ("both", "qwixx_yellow_number", "qwixx_cell", [7.6]),
    ("both", "qwixx_green_number", "qwixx_cell", [7.8]),
    ("both", "qwixx_blue_number", "qwixx_cell", [8.6]),
    ("both", "white", "qwixx_red qwixx_green qwixx_blue back_neutral_1", [5.9, 5.0, 5.9, 5.9]),
    ("both", "ink", "qwixx_yellow", [7.8]),
    ("both", "wednesday_ink", "wednesday_2", [12.0]),
    ("both", "character_text", "character_1 character_2", [7.5, 12.1]),
    ("both", "white", "character_1 character_2", [10.0, 16.0]),
    ("both", "wednesday_ink", "wednesday_1 character_disc bone", [13.0, 11.8, 12.8]),
    ("both", "wednesday_tone", "wednesday_1 character_disc bone", [3.8, 3.3, 3.6]),
    ("both", "wednesday_frame", "wednesday_1 character_2", [3.4, 4.2]),
    ("both", "layer", "wood_1 wood_2", [5.6, 9.9]),
    ("both", "white", "back_wednesday_1 back_wednesday_2", [10.0, 14.0]),
    ("both", "player_initial", "player_1 player_2 player_3", [8.7, 7.7, 8.5]),
    ("both", "player_initial", "player_4 player_5", [7.3, 8.2]),
    ("both", "white", "luck_fill", [8.6]),
    ("both", "played", "well table_2", [5.0, 4.8]),
    ("both", "better", "well table_2", [4.5, 4.5]),
    ("both", "curve_1", "well", [3.6]),
    ("both", "curve_2", "well", [4.0]),
    ("both", "curve_3", "well", [3.9]),
    ("both", "curve_4", "well", [4.1]),
    ("both", "curve_5", "well", [4.4]),
    ("both", "curve_6", "well", [4.4]),
    ("evening", "ring_fire", "well", [5.7]),
    ("evening", "ring_skull", "well", [4.7]),
]
LINES = {
    *("lit", "lit_outline", "ring_fire", "ring_skull"),
    *("wednesday_tone", "wednesday_frame"),
    *(f"curve_{number}" for number in range(1, 7)),
}

PAIRS = [
    pytest.param(theme, seen, ground, drawn, id=f"{theme}: {seen} on {ground}")
    for themes, seen, grounds, ratios in TABLE
    for ground, drawn in zip(grounds.split(), ratios, strict=True)
    for theme in (["evening", "whitewash"] if themes == "both" else [themes])
]


@pytest.mark.parametrize(("theme", "seen", "ground", "drawn"), PAIRS)
def test_contrast(theme: str, seen: str, ground: str, drawn: float) -> None:
    colours = load_theme(theme)
    pair = getattr(colours, seen), getattr(colours, ground)
    assert all(isinstance(colour, QColor) for colour in pair)
    ratio = round(contrast(*pair), 1)
    assert ratio >= drawn
    assert ratio >= (LINE if seen in LINES else TEXT)


MORE_TEXT = [
    ("text", "panel_2 well"),
    ("text_2", "panel_2"),
    ("good", "table_1 panel_2"),
    ("danger", "table_1 panel_2"),
    ("lit", "table_1 panel well panel_2"),
    ("cream_text", "cream next_fill"),
    ("cream_text_2", "cream next_fill"),
    ("cream_accent", "cream next_fill"),
    ("gold_mark", "gold_1 gold_2"),
    ("silver_mark", "silver_1 silver_2"),
    ("white", "luck_fill back_house_1 back_gold_1 back_silver_1 back_burnt_1"),
    ("curtain_text", "curtain_ground curtain_fold_2 curtain_valance_2"),
    ("curtain_text_2", "curtain_ground curtain_fold_2 curtain_valance_2"),
    ("player_initial", "player_6"),
    ("wednesday_ink", "wednesday_2"),
]
MORE_LINES = [
    ("line", "table_1 table_2 table_3 panel panel_2"),
    ("well_line", "table_1 well"),
    ("rail_edge", "rail_1 table_3"),
    ("rail_button_line", "rail_1 rail_2 rail_3"),
    ("focus", "table_1 panel panel_2 rail_1"),
    ("ring_fire", "table_1"),
    ("ring_skull", "table_1"),
    ("table_1", "qwixx_red qwixx_yellow qwixx_green qwixx_blue"),
    ("table_1", "back_house_1 back_gold_1 back_silver_1 back_burnt_1 back_neutral_1"),
    ("table_1", "card_1 gold_2 silver_2 wednesday_1 saffron"),
    ("cream_line", "cream next_fill"),
    ("card_edge", "card_1"),
    ("card_line", "card_1"),
    ("gold_edge", "gold_2"),
    ("silver_edge", "silver_2"),
    ("character_edge", "character_1"),
    *((f"player_{number}", "panel curtain_ground") for number in range(1, 7)),
    *((f"{kind}_fill", "cream card_1") for kind in ("good", "danger", "luck", "lasting", "fire")),
    ("curtain_thread", "curtain_ground curtain_valance_1"),
    ("wood_edge", "wood_1 table_1"),
    ("back_edge", "table_1 back_house_1 back_wednesday_1"),
    ("rail_edge", "panel panel_2"),
    ("lit", "curtain_ground"),
    *((f"curve_{number}", "panel") for number in range(1, 7)),
]
IN_HIGH_CONTRAST = [
    *(
        (seen, ground, LINE if seen in LINES else HIGH)
        for _, seen, grounds, _ in TABLE
        for ground in grounds.split()
        if seen != "lit_outline"
    ),
    *((seen, ground, HIGH) for seen, grounds in MORE_TEXT for ground in grounds.split()),
    *((seen, ground, LINE) for seen, grounds in MORE_LINES for ground in grounds.split()),
]


@pytest.mark.parametrize(("seen", "ground", "wanted"), sorted(set(IN_HIGH_CONTRAST)))
def test_contrast_is_high_in_the_theme_of_that_name(seen: str, ground: str, wanted: float) -> None:
    colours = load_theme("contrast")
    assert colours.high_contrast
    ratio = contrast(getattr(colours, seen), getattr(colours, ground))
    assert round(ratio, 1) >= wanted


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("rail_text", "rail_2"),
        ("rail_text", "rail_button"),
        ("text", "panel_2"),
        ("text", "table_1"),
        ("text", "table_3"),
        ("ink", "cream"),
    ],
)
def test_what_is_written_on_a_dim_button_is_read(theme: str, ink: str, ground: str) -> None:
    colours = load_theme(theme)
    behind = getattr(colours, ground)
    assert contrast(blend(behind, getattr(colours, ink), colours.dim_button), behind) >= TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "paper", "veil"),
    [
        ("ink", "card_2", "veil_alpha"),
        ("ink", "gold_2", "veil_alpha"),
        ("ink", "silver_2", "veil_alpha"),
        ("wednesday_ink", "wednesday_2", "veil_seal_alpha"),
    ],
)
def test_a_number_is_read_through_the_veil(theme: str, ink: str, paper: str, veil: str) -> None:
    colours = load_theme(theme)
    seen, ground = (
        blend(getattr(colours, name), colours.veil, getattr(colours, veil)) for name in (ink, paper)
    )
    assert contrast(seen, ground) >= (HIGH if colours.high_contrast else TEXT)


def test_black_on_white_is_the_largest_contrast() -> None:
    assert contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21.0)
