"""What a strong driver would do with a view, and why: a decision with the figures that led to it.

Whoever wants advice asks `advise`; who gives it is an `Adviser`, and may be another one tomorrow.
"""
