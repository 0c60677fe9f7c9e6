"""Processes in which bots think and jobs are done."""
