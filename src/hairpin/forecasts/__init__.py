"""What an action would lead to, as far as the one who decides can know: shared by all that show a race."""
