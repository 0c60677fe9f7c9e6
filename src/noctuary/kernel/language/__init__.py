"""What an author of a game writes: state, actions, rules and the declaration of a game."""
