"""The Game: how it is laid out, set up, played and judged on the screen."""
