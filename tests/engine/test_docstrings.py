"""The examples in docstrings are run."""

import doctest
from types import ModuleType

import pytest

from engine.core import chance, match


@pytest.mark.parametrize("module", [chance, match], ids=lambda module: module.__name__)
def test_examples(module: ModuleType) -> None:
    results = doctest.testmod(module)
    assert results.attempted
    assert not results.failed
