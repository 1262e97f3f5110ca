"""Period 4: ten innovations."""
