"""What every game shares: actions, refusals, options, chance, the match and its journal."""
