"""The Qt program: pages, card table and everything a person sees."""
