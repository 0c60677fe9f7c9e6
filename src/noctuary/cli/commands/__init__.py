"""The commands of noctuary, one module for each."""
