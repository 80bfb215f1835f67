"""Words that depend on a number."""


def counted(number: int, one: str, many: str = "") -> str:
    """Return the number with what it counts: ``1 deal``, ``2 deals``, ``2 matches``.

    ``many`` is the plural, unless that only adds an s.
    """
    return f"{number} {one if number == 1 else many or one + 's'}"
