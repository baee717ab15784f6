"""Lessons: races that are raced by a script, which says what is taught, and whose sums the engine has checked."""
