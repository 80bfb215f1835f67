"""Tasks: positions with one goal that is sure to be reached from what the player sees.

- ``task`` is a task as it is stored, ``files`` reads and writes the tasks of a game.
- ``source`` is the contract that each game fulfils: themes that draw positions, the goals, and
  what the search needs to know. ``sources`` lists them; each has a package of its own here.
- ``search`` looks at everything that can be done, so that it proves what it finds.
- ``trying`` lets computer players try, ``making`` makes tasks, ``checking`` proves stored ones.

``python -m engine.tasks make GAME`` and ``python -m engine.tasks check`` do that.
"""
