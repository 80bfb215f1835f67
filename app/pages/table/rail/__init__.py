"""The rail of a table page: its buttons, and what they and the status say."""
