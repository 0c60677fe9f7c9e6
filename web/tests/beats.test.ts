// How events are grouped into beats and shown: in order, by weight, with a skip.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event, LogLine } from "$lib/net/protocol";
import type { Pace } from "$lib/storage/settings.svelte";
import { groupIntoBeats, holdTime, latestBeat, splitBeats, spokenEvents, type Beat } from "../src/table/beats/beats";
import { BeatPlayer, type ShownLine } from "../src/table/beats/player.svelte";

const WEIGHTS = { played: 2, opened: 3, sent: 1, scored: 1 };
const ev = (name: string, n = 0): Event => ({ name, depth: 1, why: [], fields: { n } });
const chosen = (number: number, seat: number, ...events: Event[]): LogLine => ({
  kind: "chosen",
  seq: number + 10,
  at: 0,
  number,
  seat,
  option: null,
  events,
});
const names = (beats: readonly Beat[]) => beats.map((b) => [b.event.name, ...b.parts.map((p) => p.name)]);

describe("beats of a line", () => {
  test("heavy events begin one each, light ones come with the one before", () => {
    const line = chosen(
      4,
      1,
      ev("drew"),
      ev("played"),
      ev("sent"),
      ev("drew"),
      ev("opened"),
      ev("scored"),
      ev("scored"),
    );
    const beats = groupIntoBeats(line, WEIGHTS);
    expect(names(beats)).toEqual([
      ["played", "sent"],
      ["opened", "scored", "scored"],
    ]);
    expect(beats.map(({ weight, seat, at, seq }) => [weight, seat, at, seq])).toEqual([
      [2, 1, 5, 14],
      [3, 1, 5, 14],
    ]);
  });

  test("a light event begins one where its line has none", () => {
    expect(names(groupIntoBeats(chosen(0, 0, ev("sent"), ev("scored"), ev("opened")), WEIGHTS))).toEqual([
      ["sent", "scored"],
      ["opened"],
    ]);
    expect(groupIntoBeats(chosen(0, 0, ev("drew")), WEIGHTS), "nothing of weight").toEqual([]);
  });

  test("the beginning has beats of nobody, and talk has none", () => {
    const began: LogLine = { kind: "began", seq: 2, at: 0, events: [ev("opened")] };
    expect(groupIntoBeats(began, WEIGHTS)).toMatchObject([{ seat: -1, at: 0 }]);
    expect(groupIntoBeats({ kind: "said", seq: 3, at: 0, seat: 0, name: "Ada", text: "Hm." }, WEIGHTS)).toEqual([]);
  });

  test("who listens hears all of weight, else what came first", () => {
    expect(spokenEvents([ev("drew"), ev("played"), ev("sent")], WEIGHTS).map((e) => e.name)).toEqual([
      "played",
      "sent",
    ]);
    expect(
      spokenEvents(
        Array.from({ length: 9 }, () => ev("drew")),
        WEIGHTS,
      ),
    ).toHaveLength(5);
  });

  test("a reaction is to the last beat of the latest line that has one", () => {
    const lines = [chosen(0, 0, ev("opened")), chosen(1, 0, ev("played"), ev("sent")), chosen(2, 1)];
    expect(latestBeat(lines, WEIGHTS)?.event.name).toBe("played");
    expect(latestBeat(lines.slice(2), WEIGHTS)).toBeNull();
    expect(latestBeat(lines, WEIGHTS, 1), "not from long ago").toBeNull();
  });

  test("the same part several times is said once", () => {
    const texts = { event: (event: Event) => `${event.name} ${event.fields.n}` } as never;
    const [beat] = groupIntoBeats(
      chosen(0, 0, ev("sent", 3), ev("scored", 3), ev("sent", 1), ev("scored", 3), ev("sent", 3)),
      WEIGHTS,
    );
    expect(splitBeats(texts, beat)).toEqual([
      { text: "sent 3", times: 2 },
      { text: "scored 3", times: 2 },
      { text: "sent 1", times: 1 },
    ]);
  });
});

describe("showing", () => {
  let pace: Pace = "full";
  let still = false;
  let player: BeatPlayer;
  let begun: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    [pace, still, begun] = ["full", false, []];
    player = new BeatPlayer(
      () => pace,
      () => still,
    );
  });
  afterEach(() => void vi.useRealTimers());

  const scenery = (number: number, own: boolean, ...events: Event[]): ShownLine => ({
    beats: groupIntoBeats(chosen(number, own ? 0 : 1, ...events), WEIGHTS),
    view: { number },
    viewer: 0,
    events,
    revision: number,
    own,
    begin: () => begun.push(`line ${number}`),
  });
  const now = () => [player.current?.event.name ?? null, player.left, player.behind?.view.number ?? null];

  test("one after the other, each as long as it weighs, on the board as it was then", () => {
    player.add(scenery(1, false, ev("played"), ev("opened")));
    player.add(scenery(2, false, ev("sent")));
    expect(now()).toEqual(["played", 3, 1]);
    vi.advanceTimersByTime(599);
    expect(now()).toEqual(["played", 3, 1]);
    vi.advanceTimersByTime(1);
    expect(now()).toEqual(["opened", 2, 1]);
    expect(begun).toEqual(["line 1"]);
    vi.advanceTimersByTime(1200);
    expect(now(), "the last line is the table as it is").toEqual(["sent", 1, null]);
    expect(begun).toEqual(["line 1", "line 2"]);
    vi.advanceTimersByTime(300);
    expect(now()).toEqual([null, 0, null]);
  });

  test("a line without beats waits for its turn, and goes by", () => {
    player.add(scenery(1, false, ev("drew")));
    expect(now()).toEqual([null, 0, null]);
    player.add(scenery(2, false, ev("played")));
    player.add(scenery(3, false, ev("drew")));
    expect(now(), "the board is not ahead").toEqual(["played", 1, 2]);
    vi.advanceTimersByTime(600);
    expect(now()).toEqual([null, 0, null]);
    expect(begun).toEqual(["line 1", "line 2", "line 3"]);
  });

  test("brisk takes a third, as does the first thing of one's own choice", () => {
    expect(holdTime({ weight: 3 } as Beat, true)).toBe(400);
    player.add(scenery(1, true, ev("played"), ev("opened")));
    vi.advanceTimersByTime(200);
    expect(now()).toEqual(["opened", 1, null]);
    vi.advanceTimersByTime(1199);
    expect(player.left).toBe(1);
    vi.advanceTimersByTime(1);
    player.add(scenery(2, true, ev("sent")));
    vi.advanceTimersByTime(299);
    expect(player.left, "what is light is short enough").toBe(1);
    vi.advanceTimersByTime(1);
    pace = "brisk";
    player.add(scenery(3, false, ev("opened")));
    vi.advanceTimersByTime(400);
    expect(player.left).toBe(0);
  });

  test("it can be skipped, and what waits for its end is done", () => {
    const done = vi.fn();
    player.add(scenery(1, false, ev("opened"), ev("played")));
    player.after(done);
    expect(done).not.toHaveBeenCalled();
    player.skip();
    expect(now()).toEqual([null, 0, null]);
    expect(done).toHaveBeenCalledOnce();
    player.after(done);
    expect(done, "nothing to wait for").toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5000);
    expect(done).toHaveBeenCalledTimes(2);
  });

  test("it is known what was seen to its end", () => {
    const [first, second] = [scenery(1, false, ev("played")), scenery(2, false, ev("opened"))];
    player.add(first);
    player.add(second);
    vi.advanceTimersByTime(700);
    player.skip();
    expect(player.hasShown(first.beats[0])).toBe(true);
    expect(player.hasShown(second.beats[0])).toBe(false);
  });

  test("instant shows nothing, and holds nothing up", () => {
    pace = "instant";
    const done = vi.fn();
    player.add(scenery(1, false, ev("opened")));
    player.after(done);
    expect(now()).toEqual([null, 0, null]);
    expect(done).toHaveBeenCalledOnce();
    expect(begun).toEqual(["line 1"]);
  });

  test("where nothing moves it is a list, of the latest, until it is put away", () => {
    still = true;
    for (let n = 1; n < 12; n++) player.add(scenery(n, false, ev("played", n)));
    expect(now()).toEqual([null, 0, null]);
    expect(player.list.map((b) => b.event.fields.n)).toEqual([6, 7, 8, 9, 10, 11]);
    expect(player.hasShown(player.list[0])).toBe(true);
    player.skip();
    expect(player.list).toEqual([]);
  });

  test("whoever falls far behind is brought to now", () => {
    for (let n = 1; n <= 41; n++) player.add(scenery(n, false, ev("opened")));
    expect(now()).toEqual([null, 0, null]);
  });
});
