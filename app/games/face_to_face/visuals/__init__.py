"""What everything of Face to Face looks like: pictures, and what else is on the table."""
