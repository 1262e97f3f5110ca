"""Period 5: ten innovations."""
