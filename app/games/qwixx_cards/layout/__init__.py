"""Where everything lies on the table of Qwixx, as data."""
