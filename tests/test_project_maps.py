"""The maps of the two halves name files that there are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("half", ["app", "engine"])
def test_every_file_that_a_map_names_is_there(half: str) -> None:
    text = (ROOT / half / "README.md").read_text("utf-8")
    named = set(re.findall(r"`([a-z_/<>]+(?:\.py|/))`", text))
    assert named
    for name in named:
        path = name.replace("<game>", "the_game")
        assert (ROOT / half / path).exists() or (ROOT / path).exists(), name
