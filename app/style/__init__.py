"""How everything looks: colours, letters, and what a person has chosen."""
