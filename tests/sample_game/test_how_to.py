"""What `app/games/README.md` quotes of the sample stands there word for word."""

import re
from pathlib import Path
from textwrap import indent

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
HOW_TO = (ROOT / "app" / "games" / "README.md").read_text("utf-8")
QUOTED = re.findall(r"```python\n(.*?)```", HOW_TO, re.DOTALL)
NAMED = sorted({*re.findall(r"`((?:app|engine|tests|packaging|i18n)/[\w/.]*)`", HOW_TO)})


def test_there_is_something_quoted() -> None:
    assert len(QUOTED) > 8
    assert len(NAMED) > 20


@pytest.mark.parametrize("quoted", QUOTED, ids=lambda quoted: quoted.split("\n")[0].strip())
def test_it_stands_in_the_sample(quoted: str) -> None:
    sources = [path.read_text("utf-8") for path in sorted(HERE.glob("*.py"))]
    as_it_stands = [indent(quoted, " " * depth) for depth in (0, 4)]
    assert any(each in source for source in sources for each in as_it_stands)


@pytest.mark.parametrize("named", NAMED)
def test_what_is_named_is_there(named: str) -> None:
    assert (ROOT / named).exists()
