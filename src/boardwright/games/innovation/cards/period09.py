"""Period 9: ten innovations."""
