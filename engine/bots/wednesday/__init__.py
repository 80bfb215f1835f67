"""Computer players of Wednesday: Outcasts & Monsters.

A view is read (``reading``) into what the seat knows (``position``); every action it has is judged
one ply deep (``judging``, ``evaluation``, ``features``) by what the round is likely to cost, the
points of each seat counted at their ``stakes``.
"""

from engine.bots.wednesday.bot import WednesdayBot

WEDNESDAY = WednesdayBot()
