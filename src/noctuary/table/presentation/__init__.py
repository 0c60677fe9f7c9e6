"""What one viewer is told of a table."""
