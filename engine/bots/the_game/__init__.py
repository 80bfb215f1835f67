"""The computer player of The Game, alone and in teams of up to five, On Fire too.

From the view to the action:

- ``position`` reads the view, ``turns`` models the rules of a turn, ``bot`` puts all together.
- ``planning`` finds the best ends of a turn. Easy judges them by a few rules of thumb (``easy``);
  normal by the ``evaluation``, which weighs the ``features`` of a position with the weights in
  ``weights/`` and reckons with ``packing``.
- Hard (``hard``) tells the best of them apart by dealing what is unseen (``deals``): it looks one
  turn further, or searches the ``endgame`` to the last card.
- ``signals`` says what a seat tells the others.
- ``hints`` says why an action is good, as ``deciding`` weighs it, ``answers`` why not another one.
"""

from engine.bots.the_game.bot import TheGameBot

THE_GAME = TheGameBot()
"""The bot of The Game, with all its options."""
