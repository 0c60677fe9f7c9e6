"""The table on the network: a lobby over HTTP, play over one WebSocket per client."""
