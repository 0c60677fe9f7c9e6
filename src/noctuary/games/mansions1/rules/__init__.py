"""The rules of Mansions of Madness, first edition, one file per chapter."""
