// How Arkham's options are laid out, named, and answered automatically.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "../../../tests/browser-globals";
import type { Decision, Option, GameInfo, TableListing } from "$lib/net/protocol";
import { GameTexts } from "$lib/i18n/game-texts";
import { outcomeOf } from "../../lobby/status-texts";
import type { Scene } from "../module";
import { findTargets } from "./targets";
import { ringSections } from "./dial";
import { cardIcon } from "./icons";
import { SavedAnswers } from "./auto-answers.svelte";
import arkham from "./drawings";
import { cells, places, streets, type Spot } from "./layout";
import { card, codeOf, place, symbols } from "./names";
import { DRAWN_CODES, picture } from "./pictures";
import { boldWord, context } from "./option-texts";
import { draftOf, difference, drafts, unpaid } from "./tools/campaign/drafts.svelte";
import type { Campaign, Record as Entry } from "./tools/http-types";
import type { Face, View } from "./types";
import printed from "$noctuary/games/arkham/content/cards.tsv?raw";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("navigator", { languages: ["en"] });
});

const ROWS = printed
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"));
const index = (code: string) => ROWS.findIndex((row) => row[0] === code) - 1;
const LOCATIONS = ROWS.filter((row) => row[3] === "location" && row[0].startsWith("01")).map((row) => row[0]);

// The table of these tests: Roland, Daisy, then cards by row.
const CODES = ["01001", "01002", "01018", "01016", "01086", "01111", "01112", "01160", "01161", "01030", "01150"];
const parameters = { code: CODES.map(index) };
const [ROLAND, , COP, AUTOMATIC, KNIFE, STUDY, HALLWAY, MINION, RAVENOUS, GLASS, WOODS] = CODES.keys();
const info = {
  id: "arkham",
  kinds: {
    skill: ["willpower", "intellect", "combat", "agility"],
    token: ["skull", "cultist"],
    designator: ["none", "fight"],
  },
  actions: {
    fight: { enemy: "card" },
    use: { card: "card", ability: "ability" },
    move_to: { place: "card" },
    assign: { card: "card" },
    commit: { card: "card" },
  },
  events: { revealed: { place: "card", clues: "number" } },
} as unknown as GameInfo;
const speak = (lang: "en" | "fr" = "en") =>
  new GameTexts(lang, info, ["Ada", "Bo"], parameters, arkham.namers, arkham.tellers);

const me = {
  seat: 0,
  at: STUDY,
  skills: { willpower: { n: 3 }, intellect: { n: 3 }, combat: { n: 5 }, agility: { n: 2 } },
  resources: 4,
  deck: 20,
  discard: [] as number[],
  actions: 2,
  extra: [] as number[],
  health: 9,
  sanity: 5,
};
const view = {
  round: 2,
  turn: 0,
  cards: {
    [ROLAND]: { code: "01001", damage: 2 },
    [MINION]: { code: "01160", fight: 2, evade: 2 },
    [COP]: { code: "01018", health: 2, sanity: 2 },
  },
  faces: { "01018": { cost: "4" } },
  locations: [
    { card: STUDY, revealed: true, shroud: 2, enemies: [], attached: [] },
    { card: HALLWAY, revealed: false, enemies: [] },
    { card: WOODS, revealed: true, enemies: [] },
  ],
  assigned: { [COP]: [1, 0] },
  act: { card: 99, needs: 2, has: 2 },
  test: { seat: 0, skill: "combat", value: 4, difficulty: 3, odds: { chance: 56 }, with: { [COP]: 75 } },
  limbo: [] as number[],
  moment: null,
  dealing: null,
  outlook: {
    strikes: [] as { card: number; damage: number; horror: number }[],
    provoking: [`play/${COP}`],
  },
  investigators: [me, { ...me, seat: 1 }],
} as unknown as View;

function scene(prompt: string, options: [string, Record<string, number>][], more: Partial<Decision> = {}): Scene<View> {
  const id = (name: string, fields: object) => [name, ...Object.entries(fields).map(([k, v]) => `${k}=${v}`)].join("/");
  const ask = {
    decision: 7,
    seat: 0,
    prompt,
    args: {},
    options: options.map(([name, fields]) => ({ id: id(name, fields), name, fields })),
    denied: [],
    ...more,
  } as unknown as Decision;
  return {
    table: "TEST",
    game: info,
    view,
    decision: ask,
    viewer: 0,
    texts: speak(),
    canChoose: true,
    compact: false,
    hovered: null,
    hinted: null,
    events: [],
    revision: 0,
  } as unknown as Scene<View>;
}

describe("the map", () => {
  const spots = (...codes: string[]): Spot[] => codes.map((code, card) => ({ card, code }));

  test("every location of the core set has a picture of its own, the same each time", () => {
    expect(LOCATIONS).toHaveLength(24);
    expect(LOCATIONS.filter((code) => !DRAWN_CODES.includes(code))).toEqual([]);
    expect(new Set(LOCATIONS.map((code) => JSON.stringify(picture(code)))).size).toBe(24);
    expect(picture("01111")).toBe(picture("01111"));
  });

  test("woods that nobody has entered look all the same", () => {
    expect(picture("01150", false)).toBe(picture("01155", false));
    expect(picture("01150", true)).not.toBe(picture("01155", true));
  });

  test("no two locations share a place, whatever they are", () => {
    const all = places(
      spots("01149", "01150", "01151", "01153", "01155", "01156", "99001", "99002"),
      "devourer_below",
      900,
      520,
    );
    for (const a of all)
      for (const b of all) if (a !== b) expect(Math.abs(a.x - b.x) >= a.w || Math.abs(a.y - b.y) >= a.h).toBe(true);
  });

  test("which wood it is does not show in where it lies", () => {
    const one = cells(spots("01149", "01150", "01151", "01152", "01153"));
    const other = cells(spots("01149", "01155", "01154", "01152", "01151"));
    expect([...one.values()]).toEqual([...other.values()]);
  });

  test("everything fits into its room, on a phone too", () => {
    for (const [w, h] of [
      [972, 520],
      [652, 360],
      [590, 440],
      [390, 408],
    ]) {
      for (const { x, y, w: pw, h: ph } of places(
        spots("01134", "01130", "01132", "01129", "01125", "01133", "01128", "01126", "01124"),
        "midnight_masks",
        w,
        h,
      )) {
        expect(x - pw / 2).toBeGreaterThanOrEqual(0);
        expect(x + pw / 2).toBeLessThanOrEqual(w);
        expect(y - ph / 2).toBeGreaterThanOrEqual(0);
        expect(y + ph / 2).toBeLessThanOrEqual(h);
      }
    }
  });

  test("a street is drawn once, and bends round a place it does not lead to", () => {
    const all = places(spots("01134", "01130", "01132"), "midnight_masks", 900, 520);
    const straight = streets(
      all,
      new Map([
        [0, [1]],
        [1, [0]],
      ]),
    );
    expect(straight).toHaveLength(1);
    expect(straight[0].d).toContain("L");
    expect(
      streets(
        all,
        new Map([
          [0, [2]],
          [2, [0]],
        ]),
      )[0].d,
    ).toContain("C");
  });

  test("a ring has as many sections as it is asked for", () => {
    expect(ringSections(7)).toHaveLength(7);
    expect(ringSections(1)[0]).toContain("A54 54 0 1 1");
  });
});

describe("the end", () => {
  const row = (result: number[], score: number[]) =>
    ({
      seats: [0],
      table: { game: "arkham", seats: score.map((_, seat) => ({ seat, name: "" })), result, score },
    }) as unknown as TableListing;

  test("experience is no victory", () => {
    expect(outcomeOf(new GameTexts("en"), row([400], [4]))).toBe("Scenario over, experience 4");
    expect(outcomeOf(new GameTexts("fr"), row([0, 0], [0, 3]))).toBe("Nuit perdue, expérience 0–3");
  });
});

describe("names", () => {
  test("a card is named by its row, -1 is the rules, a seat is its investigator", () => {
    const texts = speak();
    expect(codeOf(texts, COP)).toBe("01018");
    expect(card(texts, COP)).toBe("Beat Cop");
    expect(card(texts, -1)).toBe("the rules");
    expect(texts.kind("seat", 1)).toBe("Daisy Walker");
    expect(texts.kind("seat", 4)).toBe("Encounter");
  });

  test("additional actions are told with the cards that give them", () => {
    const turn = (extra: number[]) =>
      context({
        ...scene("turn", [["draw", {}]]),
        view: { ...view, investigators: [{ ...me, extra }] } as unknown as View,
      });
    expect(turn([])).toBe("2 actions left.");
    expect(turn([COP])).toBe("2 actions left, and an additional one from Beat Cop.");
    expect(turn([COP, COP, KNIFE])).toBe("2 actions left, and 3 additional ones from Beat Cop and Knife.");
  });

  test("a location turned over has its subtitle, before only its name", () => {
    const texts = speak();
    expect(place(texts, WOODS)).toBe("Arkham Woods (Unhallowed Ground)");
    expect(texts.event({ name: "revealed", fields: { place: WOODS, clues: 1 }, depth: 0, why: [] })).toContain(
      "Unhallowed Ground",
    );
    expect(card(texts, WOODS)).toBe("Arkham Woods");
  });

  test("what each symbol does is read from the card of the scenario, in both languages", () => {
    for (const lang of ["en", "fr"] as const) {
      const found = symbols(speak(lang), speak(lang).format("card-01104.text"));
      expect(Object.keys(found)).toEqual(["skull", "cultist", "tablet"]);
      expect(found.tablet).toMatch(/^−2/);
      expect(symbols(speak(lang), speak(lang).format("card-01001.text")).elder_sign).toMatch(/^\+1/);
    }
  });

  test("an ability is called by its own words, else by its bold word", () => {
    const label = (ability: [string, Record<string, number>], prompt = "turn") => {
      const shown = scene(prompt, [ability]);
      return arkham.label!(shown, shown.decision!.options[0]);
    };
    expect(boldWord(speak(), "01016")).toBe("Fight");
    expect(boldWord(speak("fr"), "01087")).toBe("Enquêter");
    expect(boldWord(speak(), "01018")).toBeNull();
    expect(label(["use", { card: AUTOMATIC, ability: 0 }])).toBe(".45 Automatic: Fight");
    expect(label(["use", { card: KNIFE, ability: 1 }])).toBe("Knife: Fight, discarding it");
    expect(label(["use", { card: COP, ability: 0 }], "free")).toBe("Beat Cop: use it");
    expect(label(["use", { card: MINION, ability: 0 }], "forced")).toBe("Ghoul Minion");
    expect(label(["move_to", { place: WOODS }])).toBe("Go to Arkham Woods (Unhallowed Ground)");
    expect(label(["move_to", { place: HALLWAY }])).toBeNull();
  });

  test("every card that is played, drawn or fought has a sign of its own kind", () => {
    const bare: Omit<Face, "type" | "traits" | "slot"> = {
      code: "",
      class: "",
      icons: {},
      unique: false,
      weakness: false,
      fast: false,
    };
    const page = cardIcon({ ...bare, type: "act", traits: [] });
    const faces = ROWS.slice(1).map((row): Face => ({
      ...bare,
      code: row[0],
      type: row[3] as Face["type"],
      traits: row[9].split(/[.] ?/).filter(Boolean),
      slot: row[10].toLowerCase(),
    }));
    const drawn = faces.filter(({ type }) => ["asset", "event", "skill", "enemy", "treachery"].includes(type));
    expect(drawn.length).toBeGreaterThan(100);
    expect(drawn.filter((face) => cardIcon(face) === page)).toEqual([]);
  });
});

describe("choices", () => {
  test("an option is found at the card it is about", () => {
    const shown = scene("turn", [
      ["investigate", {}],
      ["move_to", { place: HALLWAY }],
      ["fight", { enemy: MINION }],
      ["play", { card: COP }],
      ["advance_act", {}],
      ["draw", {}],
    ]);
    const at = (row: number) =>
      findTargets(shown)
        .of(row)
        .options.map((o) => o.name);
    expect(at(STUDY)).toEqual(["investigate"]);
    expect(at(HALLWAY)).toEqual(["move_to"]);
    expect(at(MINION)).toEqual(["fight"]);
    expect(at(COP)).toEqual(["play"]);
    expect(at(99)).toEqual(["advance_act"]);
    expect(at(GLASS)).toEqual([]);
  });

  test("nothing can be chosen while looking back, nor for somebody else", () => {
    const shown = scene("turn", [["investigate", {}]]);
    expect(findTargets({ ...shown, canChoose: false }).of(STUDY).options).toEqual([]);
    expect(findTargets({ ...shown, viewer: 1 }).of(STUDY).options).toEqual([]);
  });

  test("every option is in the prompt, in the order one thinks of them, or it is a card of the hand", () => {
    const shown = scene("turn", [
      ["draw", {}],
      ["end_turn", {}],
      ["play", { card: COP }],
      ["investigate", {}],
      ["fight", { enemy: MINION }],
    ]);
    const named = (cards: number[]) => {
      const { prompt, hand } = arkham.layOutOptions({
        ...shown,
        view: { ...view, investigators: view.investigators.map((one) => ({ ...one, cards })) },
      } as Scene<View>);
      return [prompt.map((o) => o.name), hand!.map((o) => o.name)];
    };
    expect(named([])).toEqual([["investigate", "fight", "play", "draw", "end_turn"], []]);
    expect(named([COP])).toEqual([["investigate", "fight", "draw", "end_turn"], ["play"]]);
  });

  test("of what is forbidden the prompt says what no card says itself", () => {
    const denied = ["move_to", "play", "evade", "investigate", "fight"].map((name) => ({
      id: name,
      name,
      fields: {},
      clause: "AHB-152",
      more: [],
    }));
    expect(arkham.layOutOptions(scene("turn", [["draw", {}]], { denied })).denied.map((o) => o.name)).toEqual([
      "investigate",
      "fight",
    ]);
  });

  test("a note says what a choice would do", () => {
    const said = (prompt: string, option: [string, Record<string, number>], args = {}) => {
      const shown = scene(prompt, [option], { args });
      return arkham.note!(shown, shown.decision!.options[0]);
    };
    expect(said("commit", ["commit", { card: COP }])).toBe("56 → 75 %");
    expect(said("turn", ["investigate", {}])).toBeNull();
    expect(said("turn", ["move_to", { place: HALLWAY }])).toBe("not seen yet");
    expect(said("turn", ["play", { card: COP }])).toBe("costs 4, you have 4");
    expect(said("turn", ["resource", {}])).toBe("4 → 5");
    expect(said("assign", ["assign", { card: ROLAND }], { horror: 0 })).toBe("bears 2 of 9");
    expect(said("assign", ["assign", { card: COP }], { horror: 1 })).toBe("bears 0 of 2");
    expect(said("assign", ["assign", { card: COP }], { horror: 0 })).toBe("bears 1 of 2"); // of this assignment
  });
});

describe("why one is asked, and what it costs", () => {
  const played = (
    prompt: string,
    options: [string, Record<string, number>][],
    more: Partial<View>,
    ask: Partial<Decision> = {},
  ) => ({ ...scene(prompt, options, ask), view: { ...view, ...more } }) as Scene<View>;
  const asked = (prompt: string, more: Partial<View>, ask: Partial<Decision> = {}) =>
    arkham.question!(played(prompt, [["pass", {}]], more, ask));
  const moment = {
    timing: "when",
    what: "attack",
    card: MINION,
    seat: 1,
    place: -1,
    n: 2,
    horror: 1,
    token: "",
    skill: "",
    phase: "",
  } as const;

  test("a reaction says what happened and to whom", () => {
    expect(asked("reaction", { moment })).toBe("Ghoul Minion attacks Daisy Walker: 2 damage, 1 horror. Do you react?");
    expect(asked("forced", { moment: { ...moment, timing: "after" } })).toBe(
      "Ghoul Minion has attacked Daisy Walker. Several effects follow. Which one first?",
    );
    expect(asked("reaction", { moment: null })).toBeNull();
  });

  test("damage says where it comes from, a test what it is", () => {
    expect(asked("assign", { dealing: { card: MINION, attack: true } }, { args: { horror: 0 } })).toBe(
      "Ghoul Minion attacks. Damage: who takes this point?",
    );
    expect(asked("assign", { dealing: { card: -1, attack: false } }, { args: { horror: 0 } })).toBeNull();
    expect(asked("commit", {})).toBe("Roland Banks tests combat: 4 against 3. Commit cards?");
  });

  test("between two steps the question says where the game stands", () => {
    expect(asked("free", {})).toBe("Roland Banks tests combat: 4 against 3. Anything to use or play now?");
    expect(asked("free", { test: null, turn: 1 })).toBe(
      "Turn of Daisy Walker: anything to use or play before it goes on?",
    );
    expect(asked("free", { test: null, turn: -1, phase: "enemy" })).toBe(
      "Phase: enemy. Anything to use or play before it goes on?",
    );
  });

  test("what comes next is said by the clause that asks", () => {
    expect(asked("errand", {}, { clause: "AHB-170" })).toBe("You give them an opening: which enemy strikes first?");
    expect(asked("discard_from_hand", {}, { clause: "AHB-144" })).toBe(
      "More cards than you may hold: choose one to discard.",
    );
  });

  test("a card that asks is named, once", () => {
    expect(asked("own_asset", { limbo: [MINION] })).toBe("Ghoul Minion: Choose one of your assets to discard.");
    expect(asked("own_asset", {}, { ahead: [{ key: "cause", args: { card: MINION } }] })).toBe(
      "Ghoul Minion: Choose one of your assets to discard.",
    );
    expect(asked("turn", { limbo: [MINION] })).toBeNull();
  });

  test("odds come before what the page knows itself", () => {
    const shown = scene("turn", [
      ["investigate", {}],
      ["fight", { enemy: MINION }],
    ]);
    const [look, fight] = shown.decision!.options;
    look.ahead = [{ key: "test", args: { skill: 1, n: 4, against: 2, chance: 69 } }];
    fight.ahead = [{ key: "attack", args: { skill: 2, n: 5, against: 2, chance: 81, damage: 1 } }];
    const bare = {
      ...shown,
      view: { ...shown.view, locations: shown.view.locations.map((one) => ({ ...one, clues: 0 })) },
    };
    expect(arkham.note!(shown, fight)).toBe("combat 5 against 2, 81 %, 1 damage");
    expect(arkham.note!(bare, look)).toBe("intellect 4 against 2, 69 % · there is no clue here");
  });

  test("who strikes first is told before an action that provokes, and no other", () => {
    const outlook = { ...view.outlook!, strikes: [{ card: MINION, damage: 1, horror: 1 }] };
    const said = (option: [string, Record<string, number>]) => {
      const shown = played("turn", [option], { outlook });
      return arkham.note!(shown, shown.decision!.options[0]);
    };
    expect(said(["resource", {}])).toBe("4 → 5 · Ghoul Minion strikes first: 1 damage, 1 horror");
    expect(said(["play", { card: COP }])).toContain("strikes first");
    expect(said(["fight", { enemy: MINION }])).toBeNull();
  });

  test("two of a name are told apart by where they are, or are one button", () => {
    const cards = { [MINION]: { code: "01160", at: STUDY, damage: 1 }, [RAVENOUS]: { code: "01160", at: STUDY } };
    const twins = (more: object) => {
      const codes = [...parameters.code];
      codes[RAVENOUS] = codes[MINION];
      const shown = played(
        "turn",
        [
          ["fight", { enemy: MINION }],
          ["fight", { enemy: RAVENOUS }],
        ],
        { cards: { ...cards, ...more } as unknown as View["cards"] },
      );
      return {
        ...shown,
        texts: new GameTexts("en", info, ["Ada", "Bo"], { code: codes }, arkham.namers, arkham.tellers),
      } as Scene<View>;
    };
    const shown = twins({});
    expect(shown.decision!.options.map((o) => arkham.label!(shown, o))).toEqual([
      "Fight Ghoul Minion (Study, 1 damage)",
      "Fight Ghoul Minion (Study)",
    ]);
    const alike = arkham.layOutOptions(twins({ [MINION]: cards[RAVENOUS] }));
    expect(alike.prompt.map((o) => o.id)).toEqual([`fight/enemy=${MINION}`]);
    expect(alike.copies).toEqual({ [`fight/enemy=${MINION}`]: [`fight/enemy=${RAVENOUS}`] });
  });
});

describe("habits", () => {
  let mine: SavedAnswers;
  beforeEach(() => {
    page();
    mine = new SavedAnswers("TEST");
  });
  const window: [string, Record<string, number>][] = [
    ["use", { card: COP, ability: 0 }],
    ["pass", {}],
  ];

  test("without a habit one is always asked", () => {
    expect(mine.answer(scene("free", window))).toBeNull();
    expect(
      mine.answer(
        scene("commit", [
          ["commit", { card: COP }],
          ["done", {}],
        ]),
      ),
    ).toBeNull();
    expect(
      mine.answer(
        scene("turn", [
          ["draw", {}],
          ["end_turn", {}],
        ]),
      ),
    ).toBeNull();
  });

  test("passing until the next turn ends with it", () => {
    mine.pass(0, true);
    expect(mine.answer(scene("reaction", window))).toBe("pass");
    expect(
      mine.answer(
        scene("turn", [
          ["draw", {}],
          ["end_turn", {}],
        ]),
      ),
    ).toBeNull();
    expect(mine.answer(scene("reaction", window))).toBeNull();
  });

  test("passing goes for one seat, and never for a choice that must be made", () => {
    mine.pass(0, true);
    expect(mine.answer(scene("reaction", window, { seat: 1 }))).toBeNull();
    expect(
      mine.answer(
        scene(
          "assign",
          [
            ["assign", { card: ROLAND }],
            ["assign", { card: COP }],
          ],
          { args: { horror: 0 } },
        ),
      ),
    ).toBeNull();
  });

  test("nothing is ever committed by habit; on one's own test one is asked even while passing", () => {
    mine.pass(0, true);
    const options: [string, Record<string, number>][] = [
      ["commit", { card: COP }],
      ["done", {}],
    ];
    expect(mine.answer(scene("commit", options))).toBeNull();
    const other = scene("commit", options);
    expect(mine.answer({ ...other, view: { ...view, test: { ...view.test!, seat: 1 } } })).toBe("done");
  });

  test("a card one is not asked about is passed over, others are not", () => {
    mine.stop("01018", true);
    expect(mine.answer(scene("free", window))).toBe("pass");
    expect(mine.answer(scene("free", [...window, ["use", { card: AUTOMATIC, ability: 0 }]]))).toBeNull();
    mine.stop("01018", false);
    expect(mine.answer(scene("free", window))).toBeNull();
  });

  test("a card one is not asked about is kept once, however often one says so", () => {
    mine.stop("01018", true);
    mine.stop("01018", true);
    expect(mine.stops).toEqual(["01018"]);
    mine.stop("01018", false);
    expect(new SavedAnswers("TEST").stops).toEqual([]);
  });

  test("what was kept wrongly is not believed", () => {
    for (const [kept, stops] of [
      ['{"TEST":{"stops":["01018","01018",5],"order":null}}', ["01018"]],
      ['{"TEST":{"stops":7}}', []],
      ['{"TEST":[]}', []],
      ["[]", []],
    ] as const) {
      localStorage.setItem("noctuary.arkham", kept);
      expect(new SavedAnswers("TEST").stops).toEqual(stops);
      expect(new SavedAnswers("TEST").order).toEqual([]);
    }
  });

  test("all of a dealing goes where it was sent, and no further", () => {
    const assign = (horror: number) =>
      scene(
        "assign",
        [
          ["assign", { card: ROLAND }],
          ["assign", { card: COP }],
        ],
        { args: { horror } },
      );
    const first = assign(0);
    mine.assignAll(first.decision!, first.decision!.options[1]);
    expect(mine.answer(assign(0))).toBe(`assign/card=${COP}`);
    expect(mine.answer(assign(1))).toBeNull();
    expect(mine.answer(assign(0))).toBe(`assign/card=${COP}`);
    const dealt = { name: "dealt", fields: {}, depth: 0, why: [] };
    expect(mine.answer({ ...assign(0), events: [dealt] })).toBeNull();
    expect(mine.answer(assign(0))).toBeNull();
  });

  test("an asset that cannot bear more makes it a question again", () => {
    const first = scene(
      "assign",
      [
        ["assign", { card: ROLAND }],
        ["assign", { card: COP }],
      ],
      { args: { horror: 0 } },
    );
    mine.assignAll(first.decision!, first.decision!.options[1]);
    expect(
      mine.answer(
        scene(
          "assign",
          [
            ["assign", { card: ROLAND }],
            ["assign", { card: GLASS }],
          ],
          { args: { horror: 0 } },
        ),
      ),
    ).toBeNull();
  });

  test("an order once given is kept, also by another visit of the browser", () => {
    const pair = () =>
      scene("forced", [
        ["use", { card: MINION, ability: 0 }],
        ["use", { card: RAVENOUS, ability: 0 }],
      ]);
    const { texts, decision } = pair();
    expect(mine.answer(pair())).toBeNull();
    mine.first(texts, decision!, decision!.options[1]);
    expect(mine.answer(pair())).toBe(`use/card=${RAVENOUS}/ability=0`);
    expect(new SavedAnswers("TEST").answer(pair())).toBe(`use/card=${RAVENOUS}/ability=0`);
    expect(new SavedAnswers("OTHER").answer(pair())).toBeNull();
    mine.first(texts, decision!, decision!.options[0]);
    expect(mine.answer(pair())).toBe(`use/card=${MINION}/ability=0`);
    mine.forgetOrder();
    expect(mine.answer(pair())).toBeNull();
  });

  test("an order does not answer for an effect it does not know", () => {
    const { texts, decision } = scene("forced", [
      ["use", { card: MINION, ability: 0 }],
      ["use", { card: RAVENOUS, ability: 0 }],
    ]);
    mine.first(texts, decision!, decision!.options[0] as Option);
    expect(
      mine.answer(
        scene("forced", [
          ["use", { card: MINION, ability: 0 }],
          ["use", { card: RAVENOUS, ability: 0 }],
          ["use", { card: GLASS, ability: 0 }],
        ]),
      ),
    ).toBeNull();
  });
});

describe("an upgrade that is not paid", () => {
  const record = { code: "01001", cards: { a: 2, b: 1 } } as unknown as Entry;
  const campaign = { id: "C", seats: [record] } as unknown as Campaign;

  test("is kept as what differs, and stands on whatever the deck has become", () => {
    const change = difference(record, { a: 1, c: 2 });
    expect(change).toEqual({ a: -1, b: -1, c: 2 });
    expect(draftOf(record, { change })).toEqual({ a: 1, c: 2 });
    expect(draftOf({ cards: { a: 2, lita: 1 } }, { change })).toEqual({ a: 1, lita: 1, c: 2 });
  });

  test("waits until it is paid or taken back; a campaign that is forgotten takes it along", () => {
    expect(unpaid(campaign, record)).toBe(false);
    drafts.put("C", "01001", { change: { c: 1 } });
    expect(unpaid(campaign, record)).toBe(true);
    drafts.put("C", "01001", { change: {}, version: "not a deck" });
    expect(unpaid(campaign, record)).toBe(true);
    drafts.put("C", "01001", { version: " " });
    expect(unpaid(campaign, record)).toBe(false);
    drafts.put("C", "01001", { change: { b: -5 } });
    expect(draftOf(record, drafts.of("C", "01001"))).toEqual({ a: 2 });
    drafts.forget("C");
    expect(unpaid(campaign, record)).toBe(false);
  });
});

describe("told at the table", () => {
  const read = (scenario: string, notes: number[], lang: "en" | "fr" = "en") =>
    arkham.story!({ view: { scenario }, texts: speak(lang), parameters: { notes } } as unknown as Scene)!;

  test.each(["gathering", "midnight_masks", "devourer_below"])(
    "%s begins with its introduction, in both languages",
    (scenario) => {
      const [en, fr] = [read(scenario, [0]), read(scenario, [0], "fr")];
      expect(en.text.length).toBeGreaterThan(0);
      expect(fr.text.length).toBe(en.text.length);
      expect(fr.text).not.toEqual(en.text);
    },
  );

  test("the log chooses how the second night begins", () => {
    const [alone, forced] = [read("midnight_masks", [0]), read("midnight_masks", [1])];
    expect(alone.text).toHaveLength(2);
    expect(forced.text[0]).not.toBe(alone.text[0]);
    expect(forced.text[1]).toBe(alone.text[1]);
  });

  test("a question in the midst of something is a reaction to it, a turn is not", () => {
    const asks = (prompt: string) => arkham.isReaction!({ prompt } as Decision);
    expect(["reaction", "assign", "keep"].every(asks)).toBe(true);
    expect(["turn", "mulligan", "commit"].some(asks)).toBe(false);
  });
});
