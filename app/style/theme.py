"""Colours of the three themes, by the names of the design tokens.

The values are in `resources/themes/`: one file per theme, and `common.json` for what is shared
(cards, backs, players, curtain), unless the theme has it otherwise. A token `rail.text.2` is the
field `rail_text_2`.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QJsonDocument
from PySide6.QtGui import QColor

from app.system.resources import resource

THEMES = ("evening", "whitewash", "contrast")
"""Names of the themes, the first is the default."""


class BadTheme(ValueError):
    """A theme file lacks a token, has an unknown one, or a value that is no colour."""


class Theme(NamedTuple):
    """One theme. Colours are never changed in place: copy before `setAlphaF`, or use `faint`."""

    name: str
    light: bool
    """True where dark ink stands on a light table."""
    high_contrast: bool
    """True where grounds are plain, and all that can be pressed has an edge."""

    table_1: QColor
    table_2: QColor
    table_3: QColor
    lamp: QColor
    lamp_alpha: float
    inlay: QColor
    inlay_alpha: float
    text: QColor
    text_2: QColor
    panel: QColor
    panel_2: QColor
    line: QColor
    well: QColor
    well_line: QColor
    rail_1: QColor
    rail_2: QColor
    rail_3: QColor
    rail_edge: QColor
    rail_text: QColor
    rail_text_2: QColor
    rail_button: QColor
    rail_button_line: QColor
    ascending: QColor
    descending: QColor
    lit: QColor
    lit_outline: QColor | None
    """Dark line outside the saffron one, where saffron alone is too pale."""
    accent: QColor
    """Words and icons that stand out: saffron, or what can be read in its place."""
    good: QColor
    danger: QColor
    ring_fire: QColor
    """Ring round a card that burns."""
    ring_skull: QColor
    """Ring round a card that must be covered."""
    shadow: QColor
    shadow_alpha: float
    focus: QColor
    back_line: QColor | None
    """Hair line round a card's back, where the cream edge would melt into the table."""
    dim_pile: float
    """Opacity of a pile whose place does not take the lifted card."""
    dim_tray: float
    dim_button: float
    """Opacity of what is written on a button that cannot be pressed at the moment."""

    played: QColor
    """What was played, where a better way is shown beside it."""
    better: QColor
    curve_1: QColor
    curve_2: QColor
    curve_3: QColor
    curve_4: QColor
    curve_5: QColor
    curve_6: QColor

    good_fill: QColor
    danger_fill: QColor
    luck_fill: QColor
    lasting_fill: QColor
    fire_fill: QColor
    flame_1: QColor
    flame_2: QColor
    flame_3: QColor
    brand_ascending: QColor
    brand_descending: QColor
    saffron: QColor
    saffron_ink: QColor
    primary_1: QColor
    primary_2: QColor
    primary_line: QColor
    white: QColor

    cream: QColor
    cream_text: QColor
    cream_text_2: QColor
    cream_accent: QColor
    cream_text_3: QColor
    cream_line: QColor
    next_fill: QColor
    """Ground of the one row that is to be done next."""
    next_edge: QColor
    ink: QColor
    card_1: QColor
    card_2: QColor
    card_edge: QColor
    card_line: QColor
    layer: QColor
    layer_edge: QColor
    gold_1: QColor
    gold_2: QColor
    gold_edge: QColor
    gold_mark: QColor
    silver_1: QColor
    silver_2: QColor
    silver_edge: QColor
    silver_mark: QColor
    dim_hand: float
    veil: QColor
    veil_alpha: float
    veil_seal_alpha: float

    back_edge: QColor
    back_thread: QColor
    back_house_1: QColor
    back_house_2: QColor
    back_gold_1: QColor
    back_gold_2: QColor
    back_silver_1: QColor
    back_silver_2: QColor
    back_neutral_1: QColor
    back_neutral_2: QColor
    back_wednesday_1: QColor
    back_wednesday_2: QColor
    back_burnt_1: QColor
    back_burnt_2: QColor

    player_1: QColor
    player_2: QColor
    player_3: QColor
    player_4: QColor
    player_5: QColor
    player_6: QColor
    player_initial: QColor

    qwixx_red: QColor
    qwixx_yellow: QColor
    qwixx_green: QColor
    qwixx_blue: QColor
    qwixx_cell: QColor
    qwixx_red_number: QColor
    qwixx_yellow_number: QColor
    qwixx_green_number: QColor
    qwixx_blue_number: QColor

    wednesday_ink: QColor
    wednesday_tone: QColor
    wednesday_1: QColor
    wednesday_2: QColor
    wednesday_edge: QColor
    wednesday_frame: QColor
    bone: QColor
    """The light parts of figures."""
    character_1: QColor
    character_2: QColor
    character_edge: QColor
    character_disc: QColor
    character_text: QColor

    curtain_ground: QColor
    curtain_fold_1: QColor
    curtain_fold_2: QColor
    curtain_fold_3: QColor
    curtain_fold_4: QColor
    curtain_valance_1: QColor
    curtain_valance_2: QColor
    curtain_thread: QColor
    curtain_dark: QColor
    curtain_shadow: QColor
    curtain_text: QColor
    curtain_text_2: QColor

    wood_1: QColor
    wood_2: QColor
    wood_edge: QColor

    def player(self, index: int) -> QColor:
        """Return the colour of a player by the index of colour and shape, 0 to 5."""
        return (
            self.player_1,
            self.player_2,
            self.player_3,
            self.player_4,
            self.player_5,
            self.player_6,
        )[index]

    def curve(self, index: int) -> QColor:
        """Return the colour of a player's line, 0 to 5, which is seen on panel and well."""
        return (
            self.curve_1,
            self.curve_2,
            self.curve_3,
            self.curve_4,
            self.curve_5,
            self.curve_6,
        )[index]

    def back(self, deck: str) -> tuple[QColor, QColor]:
        """Return the two colours of a deck's back, from top to bottom. Raises KeyError."""
        return {
            "house": (self.back_house_1, self.back_house_2),
            "gold": (self.back_gold_1, self.back_gold_2),
            "silver": (self.back_silver_1, self.back_silver_2),
            "neutral": (self.back_neutral_1, self.back_neutral_2),
            "wednesday": (self.back_wednesday_1, self.back_wednesday_2),
            "burnt": (self.back_burnt_1, self.back_burnt_2),
        }[deck]


def faint(color: QColor, alpha: float) -> QColor:
    """Return a copy of a colour with its opacity set to `alpha` (0 to 1)."""
    copy = QColor(color)
    copy.setAlphaF(alpha)
    return copy


def blend(a: QColor, b: QColor, share: float) -> QColor:
    """Return the colour `share` of the way from `a` to `b` (0 to 1), opaque."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        a.redF() * keep + b.redF() * share,
        a.greenF() * keep + b.greenF() * share,
        a.blueF() * keep + b.blueF() * share,
    )


def contrast(a: QColor, b: QColor) -> float:
    """Return the contrast of two opaque colours as WCAG 2 defines it, 1 to 21."""
    lighter, darker = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: QColor) -> float:
    def linear(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    return (
        0.2126 * linear(color.red())
        + 0.7152 * linear(color.green())
        + 0.0722 * linear(color.blue())
    )


@cache
def load_theme(name: str) -> Theme:
    """Return the theme of that name (see `THEMES`); every call gives the same object.

    Raises BadTheme when a file does not hold exactly the tokens that `Theme` has.
    """
    tokens = _tokens(resource("themes", "common.json"))
    tokens.update(_tokens(resource("themes", f"{name}.json")))
    wanted = {token: kind for token, kind in Theme.__annotations__.items() if token != "name"}
    if missing := sorted(set(wanted) - set(tokens)):
        raise BadTheme(f"theme {name} lacks {', '.join(missing)}")
    if unknown := sorted(set(tokens) - set(wanted)):
        raise BadTheme(f"theme {name} has unknown {', '.join(unknown)}")
    return Theme(
        name=name, **{key: _value(name, key, kind, tokens) for key, kind in wanted.items()}
    )


def _tokens(path: Path) -> dict[str, object]:
    # Qt reads it: nothing else at the program's start needs Python's json.
    document = QJsonDocument.fromJson(path.read_bytes()).object()
    return {key.replace(".", "_").replace("-", "_"): value for key, value in document.items()}


def _value(theme: str, key: str, kind: object, tokens: Mapping[str, object]) -> Any:
    value = tokens[key]
    if kind is bool and isinstance(value, bool):
        return value
    if kind is float and isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    if kind == QColor | None and value is None:
        return None
    if kind in (QColor, QColor | None) and isinstance(value, str):
        color = QColor(value)
        if color.isValid():
            return color
    raise BadTheme(f"theme {theme}: {value!r} is no value for {key}")
