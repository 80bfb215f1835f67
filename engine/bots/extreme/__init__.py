"""The computer player of Extreme, alone and in teams of up to five, On Fire too.

It is that of The Game, as far as nothing else is said here: ``turns`` models what the commands
change in a turn, ``features`` and ``evaluation`` what they cost, and ``bot`` puts all together.
"""

from engine.bots.extreme.bot import ExtremeBot

THE_GAME_EXTREME = ExtremeBot()
"""Plays Extreme with all its options."""
