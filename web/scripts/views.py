"""Write the JSON Schema of every game's view into its folder.

Run it as `python web/scripts/views.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

from noctuary.kernel import games
from noctuary.kernel.language.view import json_schema

GAMES = Path(__file__).parents[1] / "src" / "games"

for game in games().values():
    if game.view is not None and (GAMES / game.id).is_dir():
        text = json.dumps(json_schema(game.view), indent=2, ensure_ascii=False)
        (GAMES / game.id / "view.schema.json").write_text(f"{text}\n", encoding="utf-8")
