"""Ids of decorations that are spoken of elsewhere, too."""

from typing import Final

GIFT_PANEL: Final = "gift"
"""What the gift of this turn is worth, and its rule."""
RIVALS_HAND: Final = "caption:hand"
"""The words that name the cards of the far player."""
