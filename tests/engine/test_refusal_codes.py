"""Every code that the engine gives stands in the table of a docstring, and no other does."""

import ast
import re
from pathlib import Path

import pytest

from engine import referee
from engine.core import refusal
from engine.games.face_to_face import refusals as face_to_face
from engine.games.qwixx_cards import refusals as qwixx_cards
from engine.games.the_game import refusals as the_game
from engine.games.wednesday import refusals as wednesday
from tests.engine.refusal_codes import listed

ENGINE = Path(referee.__file__).parents[1]
TABLES = {
    ENGINE / "core": refusal,
    ENGINE / "games" / "the_game": the_game,
    ENGINE / "games" / "face_to_face": face_to_face,
    ENGINE / "games" / "qwixx_cards": qwixx_cards,
    ENGINE / "games" / "wednesday": wednesday,
    ENGINE / "referee": referee,
}
CODE = re.compile(r"[a-z]+(-[a-z]+)*")


def given(place: Path) -> set[str]:
    """The codes in calls of Refusal and Problem, in a module or a folder of modules."""
    codes: set[str] = set()
    for path in place.rglob("*.py") if place.is_dir() else [place]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ("Refusal", "Problem"):
                codes.update(
                    part.value
                    for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                )
    return codes


@pytest.mark.parametrize("place", TABLES, ids=lambda place: place.stem)
def test_codes(place: Path) -> None:
    common = listed(refusal)
    codes = given(place)
    assert all(CODE.fullmatch(code) for code in codes)
    own = codes if place.stem == "core" else codes - common
    assert own == listed(TABLES[place])
