"""The arena: whole tournaments of computer players, for measuring and tuning them.

``python -m engine.arena play`` and ``tune``; ``--help`` tells the arguments of each. From the
smallest part up:

- ``players``: who plays a seat, by name: a bot at one of its levels, or a baseline to measure
  it against.
- ``playing``: one match, as fast as the engine goes.
- ``tournament``: many matches over common deals, on several processes.
- ``report``: the table of a tournament, and its JSON.
- ``tuning``: the search for better weights.
- ``progress``: how far a long run is.
- ``writing``, ``wording``: files in one go, and words that depend on a number.
- ``arguments``, ``play_command``, ``tune_command``: the command line.
"""
