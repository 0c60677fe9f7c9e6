"""What a client may ask for itself alone: nothing of it is written."""
