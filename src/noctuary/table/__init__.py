"""Tables: who sits at them, what happens at them, and where that is kept. No network in it."""
