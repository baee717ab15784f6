"""Looking back at a race: what each decision was worth in places, beside what else could have been done.

What was known at the time is all that counts: races are imagined from the view that the seat had, and hidden cards
are dealt again in each of them.
"""
