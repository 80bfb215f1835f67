"""Statistics are what the journals say, in a small measure of ``statistics``."""

import pytest

from tests.amounts import some
from tests.app.history import random_histories
from tests.soak.statistics import main


def test_histories_are_counted_like_their_journals(capsys: pytest.CaptureFixture[str]) -> None:
    count = some(20, share=10)
    assert main(["--histories", str(count), "--seed", "5000"]) == 0
    assert f"{count} histories, 0 counted otherwise" in capsys.readouterr().out


def test_what_differs_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(random_histories, "same", lambda _ours, _plain: False)
    assert main(["--histories", "1"]) == 1
    assert "1 histories, 1 counted otherwise" in capsys.readouterr().out
