"""How to read a view: what it says of the seat's car, its cards, its gear and the road, in the words of the table.

Nothing is worked out ahead here; that is for forecasts. Whoever gets a view may use it: forecasts, drivers,
terminal, server.
"""
