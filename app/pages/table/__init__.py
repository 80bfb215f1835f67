"""The table page: one match at the screen, and what stands round it."""
