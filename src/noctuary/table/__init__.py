"""Tables: their logs, stores, bots and rooms. No network."""
