"""The computer player of The Game, alone and in teams of up to five, On Fire too.

From the view to the action: ``position`` reads the view; ``turns`` models the rules of a turn;
``planning`` finds the best ends of a turn by ``evaluation``, which weighs the ``features`` of a
position with weights from ``weights/``, and reckons with ``packing``; ``signals`` says what a seat
tells the others.
"""

from engine.bots.the_game.bot import TheGameBot

THE_GAME = TheGameBot()
"""Plays The Game with all its options."""
