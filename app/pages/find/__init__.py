"""A turning point at which somebody looks for the better move themselves, on the table."""
