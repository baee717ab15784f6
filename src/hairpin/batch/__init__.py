"""Races by the million: many at once in arrays, compiled for the cores of a machine or the threads of a GPU.

The rules are those of `rules`, told once more for arrays: the same seed and the same actions give the same
position after every decision, which a test compares (`lockstep`).
"""
