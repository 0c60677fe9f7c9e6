"""A table as its log makes it. Nothing here waits, stores or sends."""
