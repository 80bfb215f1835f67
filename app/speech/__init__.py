"""Speech: what is announced, said by a voice of the system."""
