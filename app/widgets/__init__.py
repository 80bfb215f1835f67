"""Custom-painted, focusable, accessible controls that every page is built from."""
