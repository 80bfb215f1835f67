"""The computer player of Extreme, alone and in teams of up to five, On Fire too.

It is The Game's (``engine.bots.the_game``), with parts of its own where commands count:

- ``turns`` models what they bind in a turn.
- ``evaluation`` adds to The Game's what they cost, with the weights that ``features`` names;
  ``skulls`` tells how hard one is to lay.
- ``easy`` is how beginners mind them, ``hints`` what is said of them.
- ``bot`` puts all together.
"""

from engine.bots.extreme.bot import ExtremeBot

THE_GAME_EXTREME = ExtremeBot()
"""The bot of Extreme, with all its options."""
