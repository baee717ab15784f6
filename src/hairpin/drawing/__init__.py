"""Circuits as pictures: the road, the spots on it, what lies beside it, and SVG."""
