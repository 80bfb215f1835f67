"""The one window, and what leads from one of its pages to the next."""
