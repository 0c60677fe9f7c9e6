"""Which names cannot be told apart."""

# ruff: noqa: RUF001 - letters that look like others are what this is about

from __future__ import annotations

import unicodedata

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""
CAPITALS = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ" + "АВЕЅІЈКМНОРСТУҮХԚԜӀ" + "ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏒᏕᏙᏚᏞᏟᏢᏦᏴ" + "ՕՍØŁĐĦŦ01|",
    "ABEZHIKMNOPTYXCJ" + "ABESIJKMHOPCTYYXQWI" + "DRTAJEWMHGZRSVSLCPKB" + "OUOLDHTOII",
)
SMALL = str.maketrans(
    "αγηικνορστυχωϲϳ" + "абгеорсухѕіјһԛԝԁӏпь" + "օոսհցզյ" + "øłđħŧıɑɡɩ" + "i01|",
    "aynlkvopotuxwcj" + "abreopcyxsljhqwdlnb" + "onuhgqj" + "oldhtlagl" + "lol" + "l",
) | str.maketrans("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghljklmnoprstuvwyz")


def skeletons(name: str) -> frozenset[str]:
    """How a name looks as it is written, in capitals and in small letters, without what the eye
    passes over: names that share any of it are not told apart. Nothing where nothing shows.
    """
    plain = unicodedata.normalize("NFKD", name)
    written, capitals = plain.translate(CAPITALS).translate(SMALL), plain.upper()
    looks = fold_case(written), fold_case(plain), capitals.translate(CAPITALS)
    return frozenset(filter(None, map(strip_marks, looks)))


def fold_case(text: str) -> str:
    """A text in small letters, each like the one it is mistaken for."""
    return text.casefold().translate(SMALL).replace("rn", "m").replace("vv", "w")


def strip_marks(text: str) -> str:
    """The letters and digits of a text; its signs, where it has none."""
    seen = [c for c in unicodedata.normalize("NFKD", text) if c not in BLANK]
    kinds = [unicodedata.category(c) for c in seen]
    letters = [c for c, k in zip(seen, kinds, strict=True) if k[0] in "LN" and k != "Lm"]
    signs = [c for c, k in zip(seen, kinds, strict=True) if k[0] in "PS"]
    return "".join(letters or signs)
