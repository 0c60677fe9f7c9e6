"""How much strangers may ask for."""
