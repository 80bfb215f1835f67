"""The computer player of Wednesday, with all its options.

From the view to the action: ``reading`` makes the ``position`` that a seat knows. ``judging`` tells
of every action what the round is then likely to cost, by the ``evaluation`` of hand and table with
the ``features`` whose weights lie in ``weights/``, and by what the points of each seat are worth
(``stakes``). That is normal. Hard also plays rounds out (``search``): hidden cards are dealt
(``dealing``, ``beliefs``) and the rest is played in a ``model`` of the round (``playouts``,
``table``, ``hands``, ``following``, ``moves``). Easy is a ``beginner``. ``reasons`` are what hints
say, ``gains`` what actions owe to them.
"""

from engine.bots.wednesday.bot import WednesdayBot

WEDNESDAY = WednesdayBot()
"""The bot of Wednesday, with all its options."""
