"""Limits on what strangers may ask of a server: how often, and over how many connections."""
