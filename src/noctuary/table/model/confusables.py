"""Skeletons of names (Unicode UTS 39): names that share one look alike."""

# ruff: noqa: RUF001 - this file is about letters that look like others

from __future__ import annotations

import unicodedata

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs without a visible glyph."""
CAPITALS = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ" + "АВЕЅІЈКМНОРСТУҮХԚԜӀ" + "ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏒᏕᏙᏚᏞᏟᏢᏦᏴ" + "ՕՍØŁĐĦŦ01|",
    "ABEZHIKMNOPTYXCJ" + "ABESIJKMHOPCTYYXQWI" + "DRTAJEWMHGZRSVSLCPKB" + "OUOLDHTOII",
)
SMALL = str.maketrans(
    "αγηικνορστυχωϲϳ" + "абгеорсухѕіјһԛԝԁӏпь" + "օոսհցզյ" + "øłđħŧıɑɡɩ" + "i01|",
    "aynlkvopotuxwcj" + "abreopcyxsljhqwdlnb" + "onuhgqj" + "oldhtlagl" + "lol" + "l",
) | str.maketrans("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghljklmnoprstuvwyz")


def skeletons(name: str) -> frozenset[str]:
    """Return how a name looks as written, in capitals and in small letters.

    Empty if nothing of the name is visible.
    """
    plain = unicodedata.normalize("NFKD", name)
    written, capitals = plain.translate(CAPITALS).translate(SMALL), plain.upper()
    forms = fold_case(written), fold_case(plain), capitals.translate(CAPITALS)
    return frozenset(filter(None, map(strip_marks, forms)))


def fold_case(text: str) -> str:
    """Return a text in lower case, each letter replaced by the one it looks like."""
    return text.casefold().translate(SMALL).replace("rn", "m").replace("vv", "w")


def strip_marks(text: str) -> str:
    """Return the letters and digits of a text; its signs, if it has neither."""
    seen = [c for c in unicodedata.normalize("NFKD", text) if c not in BLANK]
    kinds = [unicodedata.category(c) for c in seen]
    letters = [c for c, k in zip(seen, kinds, strict=True) if k[0] in "LN" and k != "Lm"]
    signs = [c for c, k in zip(seen, kinds, strict=True) if k[0] in "PS"]
    return "".join(letters or signs)
