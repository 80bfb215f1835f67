"""The program's pages: home, set-up, table, curtain, result, rules, settings, about, matches."""
