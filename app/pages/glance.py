"""The cards of a game at a glance: a part of its rules."""

import re

_CARD = re.compile(r"!\[[^]]*\]\([^)]*:small\)")


def at_a_glance(rules: str) -> str:
    """Return the title and the chapters from the first to the last that lists cards.

    Without such a chapter, return "".
    """
    title, *chapters = re.split(r"(?m)^(?=## )", rules)
    listing = [index for index, chapter in enumerate(chapters) if _CARD.search(chapter)]
    if not listing:
        return ""
    heading = title.splitlines()[0]
    return "".join([f"{heading}\n\n", *chapters[listing[0] : listing[-1] + 1]])
