"""What is kept of a table: entries as types of their own, apart from the wire, readable for ever."""
