"""The HTTP endpoints of the server."""
