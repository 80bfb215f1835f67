"""A task on the table: its goal, its stars, and what stands on the rail."""
