"""Which codes of refusals a module lists."""

import re


def listed(module: object) -> set[str]:
    """The codes in the first column of the table in a module's docstring."""
    return set(re.findall(r"^``([a-z-]+)``", module.__doc__ or "", re.MULTILINE))
