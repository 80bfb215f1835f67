"""The review of a match: what each decision was worth, and what else could have been done.

Each decision is judged by what the seat could know, its view: what it could not see is dealt again
and again, and the match is played out after what was done and after what a hard computer would have
done. From the smallest part up:

- ``trials``: what a game gives, a decision that can be tried in a deal.
- a module for each game: its decisions, from the deals and the playouts of its computer player;
  ``sources`` lists them.
- ``decisions``: the decisions of a match.
- ``judging``: one decision, as far as it has been tried.
- ``findings``: what is found of a match: turning points, choice and luck.
- ``reviewing``: the course of a review, from a coarse curve on.

``python -m engine.review`` prints one.
"""
