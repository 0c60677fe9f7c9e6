"""The rules of Gates of Delirium, one file per chapter of the book, in its order."""
