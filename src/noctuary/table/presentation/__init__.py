"""What viewers are sent of a table."""
