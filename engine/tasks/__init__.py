"""Tasks: positions with one goal that is sure to be reached from what the player sees.

- ``task`` is a task as it is stored, ``files`` reads and writes the tasks of a game.
- ``draft`` is a position with a goal, and what a search is to know of its game; ``search`` looks at
  everything that can be done, so that it proves what it finds.
- ``source`` is the contract that each game fulfils: its goals, and themes that draw positions.
  ``sources`` lists them; each has a package of its own here.
- ``trying`` lets computer players try, ``making`` makes tasks, ``checking`` proves stored ones.

``python -m engine.tasks make GAME`` and ``python -m engine.tasks check`` do that.
"""
