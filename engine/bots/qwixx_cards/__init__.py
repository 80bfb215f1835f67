"""The computer player of Qwixx, the card game.

From the view to the action: ``reading`` makes a state of the view. What a row is worth is computed
in ``row_values``, what rows and ``hands`` are worth together in ``policy``, with weights from
``weights/``; ``one_ply`` applies this to the actions of a seat, and normal plays by it. Hard is
``search``: it deals the hidden cards (``dealing``) and plays on (``playouts``) in a ``model`` of
the game. Easy is the ``beginner``. ``facts`` and ``reasons`` say why an action is good; ``terms``
are the parts of its worth that reasons stand for.
"""

from engine.bots.qwixx_cards.bot import QwixxBot

QWIXX_CARDS = QwixxBot()
"""The bot of Qwixx, with all its options."""
