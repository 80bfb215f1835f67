"""The look of Face to Face: pictures, and all else on the table."""
