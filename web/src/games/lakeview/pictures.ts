// A small night picture for every encounter card, 96 × 60: pale lines, and what is lit.
export interface Picture {
  line: string;
  lit?: string;
}

export const PICTURES: Record<string, Picture> = {
  bullies: {
    line: "M20 54V36q0-8 7-8t7 8v18M27 20a5 5 0 1 1-.1 0zM44 54V32q0-9 8-9t8 9v22M52 13a6 6 0 1 1-.1 0zM70 54V36q0-8 7-8t7 8v18M77 20a5 5 0 1 1-.1 0zM46 12h13l-3-4M60 34l9-7M34 38l10-3M4 55h88",
  },
  drawn_curtains: {
    line: "M24 8h48v38H24zM18 8h60M24 8q10 18 4 38M72 8q-10 18-4 38M36 8q8 20 4 38M60 8q-8 20-4 38M20 50h56M20 46h56",
    lit: "M46 8h4v38h-4z",
  },
  eyes_in_the_hedge: {
    line: "M4 54V30q4-8 10-3 4-9 11-3 5-10 12-2 6-8 12 0 7-7 12 1 7-6 12 2 8-3 11 6v23zM16 40l4 3M70 44l5-3M28 48l4 2M62 50l4-2",
    lit: "M38 36q4-4 8 0-4 4-8 0zM54 36q4-4 8 0-4 4-8 0z",
  },
  blurred_photograph: {
    line: "M22 6l50 4-4 46-50-4zM28 12l38 3-3 30-38-3zM36 40q2-14 8-15t9 16M45 18a4 4 0 1 1-.1 0zM50 22l6-2M34 26l-5-3",
    lit: "",
  },
  night_watchman: {
    line: "M34 55V34q0-9 8-9t8 9v21M42 15a6 6 0 1 1-.1 0zM35 14h14l-2-5H37zM50 36l10 3M60 34h6v8h-6zM12 55V14h10v41M4 55h88",
    lit: "M66 35l24-10v28l-24-12z",
  },
  forgotten_key_ring: {
    line: "M40 12a14 14 0 1 1-.1 0zM48 36l10 16 5-2-9-16M58 48l4 5M36 39l-4 15 5 2 4-16M33 50l-4-1M56 30l18 6-1 4-18-6M68 34l-2 6",
  },
  flooded_cellar: {
    line: "M14 6h20v8h12v8h12v8h12M6 40q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0M6 48q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0M74 40V16h10v24M79 22v2",
    lit: "M8 10h4v6H8z",
  },
  rusty_lock: {
    line: "M30 28h36v26H30zM36 28V18q0-12 12-12t12 12v10M48 36a4 4 0 1 1-.1 0zM48 44v6M34 32l4 3M60 50l4-3M20 14l-8-4M76 14l8-4",
  },
  turned_earth: {
    line: "M8 52q10-14 22-12 10-12 22-6 12-4 18 8 10 0 18 10zM66 34 80 8M76 6l9 5M60 46l6-12 6 4-6 11zM22 48l5-2M44 46l5-3",
  },
  guard_dog: {
    line: "M24 54V38q-6-2-6-9l2-9 5 5h6l5-5 2 9q0 5-3 8h20q9 0 9 8v10M34 54V44M56 54V44M64 42q8-4 8-14M22 30h2M31 30h2M25 35l3 2 3-2M72 40l18 10M40 40l4-4",
  },
  empty_cage: {
    line: "M22 54V20q0-14 26-14t26 14v34zM34 54V9M48 54V6M62 54V9M22 30h26M22 42h26M62 30l16-8v34l-16-2M48 6V2",
  },
  borrowed_fossil: {
    line: "M48 30a4 4 0 1 1 5 4 9 9 0 1 1-12-9 15 15 0 1 1 0 25 22 22 0 0 1-14-30M40 12l3 6M56 10l-2 7M68 20l-6 4M70 36l-7-2M60 52l-4-6M34 44l5-4M28 30l7 1",
  },
  dustbin_fire: {
    line: "M30 28h36l-4 27H34zM27 28h42M40 33l1 17M48 33v17M56 33l-1 17",
    lit: "M48 4q4 8 8 11 4 5 1 10h-4q1-4-2-6-1 4-4 6h-7q-5-8 2-13 1 3 3 4-1-7 3-12z",
  },
  oil_lamp: {
    line: "M38 44V22q0-10 10-10t10 10v22M34 44h28l4 10H30zM42 12V8h12v4M48 30v8M28 18q-6 4-8 12M68 18q6 4 8 12",
    lit: "M48 20q6 8 6 12a6 6 0 0 1-12 0q0-4 6-12z",
  },
  smell_of_sulphur: {
    line: "M10 54h76M34 54V42h28v12M40 48h16M30 38q-6-8 0-14t0-16M48 38q-6-8 0-14t0-16M66 38q-6-8 0-14t0-16",
    lit: "M44 46h8v4h-8z",
  },
  black_candles: {
    line: "M24 54V28h8v26M44 54V22h8v32M64 54V30h8v24M12 54h72M24 32q4 3 8 0M44 27q4 3 8 0M64 34q4 3 8 0",
    lit: "M28 16q4 5 0 9-4-4 0-9zM48 9q5 6 0 10-5-4 0-10zM68 18q4 5 0 9-4-4 0-9z",
  },
  high_school_party: {
    line: "M10 55h76M18 55V16h60v39M18 24h60M26 34h12v10H26zM58 34h12v10H58zM44 55V34h8v21M18 16q15 12 30 0t30 0M30 8v6M64 8v6",
    lit: "M26 34h12v10H26zM58 34h12v10H58z",
  },
  yard_sale: {
    line: "M8 34h80M14 34v20M82 34v20M20 34V22h14v12M26 22v-6M44 34l4-14h10l4 14M70 34a6 6 0 1 1 .1 0zM70 22v-8M40 46h18v8H40zM43 48h12",
  },
  forgotten_locker: {
    line: "M22 6h16v48H22zM38 6h16v48H38zM54 6l20 5v46l-20-3M26 12h8M26 16h8M42 12h8M42 16h8M34 32v4M50 32v4M58 24h10M58 34h12",
    lit: "M60 26h4v6h-4z",
  },
  dead_body: {
    line: "M12 46q2-10 12-10h38q16 0 24 10zM20 36a8 8 0 1 1 8-8M70 38l10-4 4 6M6 52h84M40 10l4 8M52 8v10M64 12l-4 8",
  },
  dead_line: {
    line: "M14 18q0-10 34-10t34 10v8H66v-7H30v7H14zM34 26h28l6 18H28zM48 30a6 6 0 1 1-.1 0zM30 48q10 8 2 8t-16-4",
  },
  big_sister: {
    line: "M14 46a9 9 0 1 1 .1 0zM70 46a9 9 0 1 1 .1 0zM10 46V32l10-8h22l8-10h18l8 16h8v14M40 26V16M46 26h26M24 46h36",
    lit: "M80 32l14-4v12l-14-3z",
  },
  lost_cat: {
    line: "M30 54q-8-22 6-26l-2-12 8 6h10l8-6-2 12q18 6 8 26zM42 32h3M51 32h3M46 36l2 2 2-2M36 36l-8-2M36 38l-8 2M60 36l8-2M60 38l8 2M66 50q14-2 10-16",
  },
  paper_round: {
    line: "M14 20h34v30H14zM18 26h26M18 31h12M18 36h12M34 31h10v9H34zM18 44h26M56 16l26 6-5 30-26-6zM60 23l16 4M59 29l16 4M66 8l6 4M80 10l-3 6",
  },
  double_dare: {
    line: "M12 55h72M40 55V10q0-6 8-6t8 6v45M40 18h16M40 28h16M40 38h16M44 18v10M52 28v10M66 40a5 5 0 1 1 .1 0zM66 45v10M61 50h10M24 22l8-6M24 30h9",
  },
  static: {
    line: "M18 14h60v36H18zM24 20h40v24H24zM70 24h4M70 30h4M34 14 28 4M52 14 62 4M28 52v3M68 52v3M28 28l4 4 4-6 4 8 5-7 4 5 4-4 5 4M28 38l5-3 4 4 6-5 5 5 5-3 5 2",
  },
  blackout: {
    line: "M10 55h76M14 55V26h16v29M34 55V16h18v39M56 55V30h14v25M74 55V22h10v33M48 2 40 12h7l-4 8M18 32h4v5h-4zM38 24h4v5h-4zM60 36h4v5h-4z",
    lit: "M44 40h4v5h-4z",
  },
  veiled_mirror: {
    line: "M30 8q18-8 36 0v46H30zM34 10q-2 20 4 44M62 10q2 20-4 44M30 14q18 10 36 0M42 26q6 10 12 0",
    lit: "M46 34q2-3 4 0-2 3-4 0z",
  },
  three_times: {
    line: "M48 6q18 0 18 24T48 56 30 30 48 6zM48 12q13 0 13 18T48 50 35 30 48 12zM40 30h5M51 30h5M44 38q4 3 8 0M20 20l-8-4M20 30h-9M20 40l-8 4M76 20l8-4M76 30h9M76 40l8 4",
  },
  cry_in_the_night: {
    line: "M48 50q-3-10-12-12 2-8-4-12Q18 24 8 32q8-18 24-16l8 4 4-10 4 6 4-6 4 10 8-4q16-2 24 16-10-8-24-6-6 4-4 12-9 2-12 12zM44 22v1M52 22v1",
    lit: "M80 8a6 6 0 1 1-3 11 8 8 0 0 0 3-11z",
  },
  old_missal: {
    line: "M18 10q16-4 30 4 14-8 30-4v40q-16-4-30 4-14-8-30-4zM48 14v40M33 18v16M26 24h14M58 20h12M58 26h12M58 32h12M58 38h8M48 54l4 4",
  },
  feathers: {
    line: "M24 54Q20 24 50 8q-2 28-26 38M26 44l14-4M28 36l14-4M32 28l12-4M38 20l8-4M62 56q4-20 24-28-2 18-22 22M64 48l10-2M68 42l10-3",
  },
  panicked_passer_by: {
    line: "M44 30V22q0-6 6-6t7 6l9 8M50 6a5 5 0 1 1-.1 0zM44 30l-12 6M46 30l6 10-8 14M52 40l12 6 2 9M20 18h10M16 28h10M20 38h8M8 55h80",
    lit: "M76 20h8v14h-8z",
  },
};
