"""Compiled languages for the tests in this folder."""

import pytest

from i18n.translations import compile_all


@pytest.fixture(autouse=True)
def _compiled() -> None:
    compile_all()
