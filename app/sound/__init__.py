"""Sound: what there is to hear, and the device that plays it."""
