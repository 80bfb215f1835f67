"""Style: colours, type, and the appearance that a person has chosen."""
