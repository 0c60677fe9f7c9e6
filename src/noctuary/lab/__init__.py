"""Bots that play one another by the thousand, and what that says about a game."""

from .batch import BadBatch, Batch, UnfitBot, fill_specs, play_batch
from .play import play
from .plots import NoPlots, check_plots, plots
from .record import GameRecord, Seating, count_played, seatings
from .record_files import BadFile, check_file, load_records, save
from .report import tables

__all__ = [
    "BadBatch",
    "BadFile",
    "Batch",
    "GameRecord",
    "NoPlots",
    "Seating",
    "UnfitBot",
    "check_file",
    "check_plots",
    "count_played",
    "fill_specs",
    "load_records",
    "play",
    "play_batch",
    "plots",
    "save",
    "seatings",
    "tables",
]
