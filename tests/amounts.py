"""How often the quick run does what a test does many times over."""

from math import ceil

from hypothesis import settings


def thorough() -> bool:
    """Tell whether all that there is to test is tested."""
    return settings.get_current_profile_name() == "thorough"


def some(most: int, least: int = 2, share: int = 8) -> int:
    """Return `most` in a thorough run; else an eighth, or another `share`, but at least `least`."""
    return most if thorough() else min(most, max(least, ceil(most / share)))
