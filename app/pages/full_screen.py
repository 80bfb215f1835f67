"""Words about the full screen, wherever one can leave it."""

from app.texts import texts

T = texts("Page")


leave_full_screen_words = T(
    "Leave full screen (F11)", note="What the button in the bar is called, its key with it."
)
