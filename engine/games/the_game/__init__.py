"""The Game, with On Fire and Extreme: a team lays the numbers 2 to 99 on four piles.

Two piles ascend, two descend. Where the rules stand:

- ``rules``: The Game, rulings G1 to G4; ``turns`` and ``piles`` tell how many cards and which fit.
- ``fires``: the option On Fire, F1 to F4.
- ``commands``: which cards of Extreme carry which command, and which of them bind when.
- ``extreme``: what the commands change in the rules, E1 to E9. Whoever reads The Game alone needs
  neither of the last two.

``happenings`` and ``command_happenings`` tell what an action brought about.

``loading`` and ``extreme_loading`` check states from outside, ``documents`` writes them, and
``refusals`` lists every reason why something is refused.
"""
