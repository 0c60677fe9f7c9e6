"""What several games are made of: a part of a state and its rules in each file."""
