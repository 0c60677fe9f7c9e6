// The places of the core set as night pictures, by the code of the card.
import { NightPicture, type Mark } from "./night-pictures";

const roomBack = (s: NightPicture, left: number, right: number, top: number, floor: number) =>
  s
    .patch("M0 0H210V100H0z", "#0d141c")
    .line(
      `M0 0L${left} ${top}V${floor}L0 100M210 0L${right} ${top}V${floor}L210 100M${left} ${top}H${right}M${left} ${floor}H${right}`,
      0.9,
    )
    .hatch(right + 3, top + 2, Math.floor((207 - right) / 4), 4, -1, 0, floor - top, 0.22);

const boards = (s: NightPicture, left: number, right: number, floor: number) => {
  for (let k = 0; k <= 8; k++)
    s.line(`M${left + ((right - left) * k) / 8} ${floor}L${-20 + (250 * k) / 8} 100`, 0.5, 0.4);
  return s;
};

const woods = (s: NightPicture, base = 84) =>
  s
    .stars(10, 26)
    .trunks(11, -4, 214, base, 0.4)
    .ground(base)
    .trunks(5, 0, 70, base + 6, 0.95);

const DRAWN: Record<string, (s: NightPicture) => NightPicture> = {
  // ---- the house of The Gathering
  "01111": (s) => {
    boards(roomBack(s, 42, 168, 14, 74), 42, 168, 74);
    s.solid("M46 74V18h34v56z").line("M46 32h34M46 46h34M46 60h34", 0.8);
    for (const y of [31, 45, 59, 73]) s.books(48, y, 30, 13);
    s.solid("M130 74V18h34v56z").line("M130 32h34M130 46h34M130 60h34", 0.8);
    for (const y of [31, 45, 59, 73]) s.books(132, y, 30, 13);
    s.solid("M92 20h26v30h-26z", "#101b26")
      .line("M105 20v30M92 35h26", 0.7)
      .patch("M111 24a5 5 0 1 0 3 9a6.500 6.500 0 0 1-3-9z", "#efe2c0");
    s.solid("M70 92V76h72v16M66 76h80v-4H66z", "#0a1016")
      .line("M82 92V80h20v12M112 92V80h18v12", 0.7)
      .hatch(116, 78, 9, 3, 0, 0, 12, 0.4);
    return s
      .line("M92 72V62M88 72h8", 1.2)
      .solid("M84 62l4-8h9l4 8z", "#ffcf7d")
      .glow(92, 62, 34)
      .line("M112 71l12-2 6 2-12 2z", 0.7);
  },
  "01112": (s) => {
    s.patch("M0 0H210V100H0z", "#0d141c").line("M0 0 84 34V66L0 100M210 0 126 34V66L210 100M84 34h42v32H84z", 0.9);
    s.solid("M97 66V44q8-7 16 0v22z", "#ffcf7d").line("M105 42v24", 0.6, 1, "#7a4d0c").glow(105, 55, 30);
    s.solid("M22 91V32l24 7v43z")
      .solid("M58 77V43l14 4v24z")
      .solid("M188 91V32l-24 7v43z")
      .solid("M152 77V43l-14 4v24z");
    s.line("M41 62v4M69 60v3M169 62v4M141 60v3", 1.4)
      .hatch(24, 36, 6, 3.5, 1.2, 0, 40, 0.28)
      .hatch(166, 40, 6, 3.5, -1, 0, 40, 0.4);
    s.line("M70 100 96 66h18l26 34M82 100l18-34M128 100l-18-34", 0.6, 0.55);
    for (const y of [72, 80, 91]) s.line(`M${105 - (y - 62) * 0.9} ${y}H${105 + (y - 62) * 0.9}`, 0.6, 0.45);
    return s
      .line("M50 30v6M48 36h4l1 5h-6zM160 30v6M158 36h4l1 5h-6z", 0.9)
      .patch("M84 66 0 100H210L126 66z", "#ffcf7d", 0.05);
  },
  "01113": (s) => {
    s.patch("M0 0H210V100H0z", "#0d141c").line("M105-12 0 78M105-12 210 78M105-4 14 82M105-4 196 82", 1);
    for (const k of [0, 1, 2, 3])
      s.line(`M${24 + k * 17} ${58 - k * 15}l10 30M${186 - k * 17} ${58 - k * 15}l-10 30`, 0.7, 0.6);
    s.hatch(118, 12, 22, 3.6, 3.2, 0.9, 13, 0.35);
    s.solid("M105 20a15 15 0 1 1-.1 0z", "#122030")
      .patch("M107 25a10 10 0 1 0 8 14 11.500 11.500 0 0 1-8-14z", "#efe2c0")
      .line("M105 20v30M90 35h30", 0.9);
    s.patch("M98 50 76 100h58L112 50z", "#efe2c0", 0.06).line("M0 82H210", 0.7, 0.7);
    for (const y of [87, 93]) s.line(`M0 ${y}H210`, 0.4, 0.35);
    s.solid("M28 88V70q18-8 36 0v18z").line("M28 76h36M44 72v8h5v-8M34 70v18M58 70v18", 0.7);
    s.solid("M150 88V62h24v26z").solid("M156 62V50h20v12z").line("M150 70h24M160 62v26", 0.5, 0.7);
    s.line("M132 88V58M126 62q6-6 12 0M126 88h12M132 58v-6", 0.9);
    return s.line("M14 0q4 14 20 18M4 8q14 2 26 14M0 20q16-2 30 4M14 4l12 14M8 12l14 8", 0.45, 0.7);
  },
  "01114": (s) => {
    s.patch("M0 0H210V100H0z", "#0c1219");
    for (const x of [0, 70, 140]) {
      s.solid(`M${x} 86V40q0-30 35-30t35 30v46h-9V42q0-22-26-22t-26 22v44z`, "#101820");
      for (let k = 0; k < 7; k++)
        s.line(
          `M${x + 35 + 26 * Math.cos(Math.PI + (k * Math.PI) / 6)} ${42 - 22 * Math.sin((k * Math.PI) / 6)}L${x + 35 + 35 * Math.cos(Math.PI + (k * Math.PI) / 6)} ${40 - 30 * Math.sin((k * Math.PI) / 6)}`,
          0.5,
          0.7,
        );
      s.line(`M${x} 52h9M${x} 64h9M${x} 76h9M${x + 61} 52h9M${x + 61} 64h9M${x + 61} 76h9`, 0.5, 0.7);
    }
    s.ground(86, "#0a0f15");
    s.line("M152 86V78h10v-8h10v-8h10v-8h10v-8h20", 0.9).hatch(156, 80, 14, 4, -2.6, 0, 18, 0.3);
    for (const [x, y] of [
      [22, 86],
      [42, 86],
      [32, 72],
    ] as const)
      s.solid(`M${x - 9} ${y}q-2-8 0-15h18q2 7 0 15z`).line(
        `M${x - 10} ${y - 4}h20M${x - 10} ${y - 11}h20M${x - 3} ${y}v-15M${x + 3} ${y}v-15`,
        0.5,
        0.8,
      );
    s.solid("M101 66h8l2 8h-12z", "#ffcf7d").line("M105 66v-6M101 60h8M99 74h12v10M101 84v-8", 0.8).glow(105, 70, 30);
    return s.line("M74 10l-3 10M88 12l-2 14M120 11l2 9M134 10l1 13M142 10l-2 8", 1.1, 0.7, "#8ea2b2");
  },
  "01115": (s) => {
    boards(roomBack(s, 30, 180, 10, 76), 30, 180, 76);
    s.solid("M74 76V36h62v40z", "#101820").solid("M68 36h74v-6H68z").solid("M86 76V50q19-12 38 0v26z", "#05080c");
    s.patch("M92 76q2-10 7-12-1-8 6-14 0 8 6 10 1 6 4 8 2 4 2 8z", "#ffcf7d").glow(105, 68, 46).line("M92 76h26", 1.4);
    s.solid("M92 26V8h26v18z", "#122030").line("M105 12q-5 1-4 6t4 6q4-1 4-6t-4-6M98 26q7-6 14 0", 0.7);
    s.solid("M28 92V70q-1-10 9-12 12-3 14 8v10h8v16z")
      .line("M34 76q7-4 17 0M51 76v16M28 84h31", 0.7)
      .hatch(46, 62, 5, 2.4, 0.5, 0, 26, 0.4);
    s.solid("M158 92V62q2-8 12-6 9 3 8 12v24z")
      .line("M158 78h20M150 92V78h8", 0.7)
      .hatch(166, 62, 5, 2.4, 0.5, 0, 26, 0.4);
    s.line("M32 12q6 30-2 64M40 11q4 30-2 65M178 12q-6 30 2 64M170 11q-4 30 2 65", 0.7, 0.8);
    return s.line("M146 62v-14M143 48l3-6 4 6z", 0.9).line("M76 28v-5M73 23h6M134 28v-5M131 23h6", 0.9);
  },

  // ---- Arkham by night
  "01124": (s) => {
    s.stars(14).moon(166, 24, 11).ground(86).tree(36, 90, 66, 0.05);
    s.solid("M74 100V50h76v50z")
      .solid("M64 50 92 20h40l28 30z")
      .hatch(128, 24, 12, 2.4, 2.4, 0, 20)
      .line("M76 42h60M84 34h46", 0.5, 0.5);
    s.solid("M118 22V10h7v14")
      .pane(84, 58, 14, 15, true)
      .pane(132, 58, 10, 14)
      .solid("M108 100V62h15v38z")
      .line("M119 82h2", 1.4);
    s.line("M70 86V74h84v12M70 74V56M154 74V56M66 56h92", 0.9).line(
      "M80 74v12M90 74v12M100 74v12M130 74v12M140 74v12",
      0.6,
    );
    return s.glow(115, 60, 16).line("M108 100 96 110M123 100l12 10", 0.6);
  },
  "01125": (s) => {
    s.stars(13, 30)
      .gable(8, 34, 44, 24)
      .pane(16, 52, 5, 7)
      .solid("M42 102V36h24v66z")
      .panes(47, 42, 2, 3, 9, 11, [2], 5, 7)
      .gable(66, 30, 48, 30, false)
      .gable(150, 36, 42, 20)
      .panes(158, 50, 2, 2, 12, 14, [1], 5, 8)
      .gable(184, 34, 50, 32, false);
    s.patch("M0 72H210V100H0z", "#0f1c27").line("M0 72H210", 0.9);
    for (let y = 77; y < 100; y += 5) s.mist(y, 1, "#4d6f86");
    s.line("M-4 64q55-16 110-16t108 16", 2.4, 1, "#e4d8b8")
      .line("M-4 59q55-16 110-16t108 16", 0.7)
      .line("M-4 90q50-34 105-2 55-32 112 4", 1.2);
    for (let x = 4; x < 210; x += 9) s.line(`M${x} ${64 - 16 * Math.sin((Math.PI * (x + 4)) / 222)}v-6`, 0.5, 0.8);
    for (const x of [1, 104, 206]) s.solid(`M${x - 5} 102V${x === 104 ? 49 : 62}h10v60z`);
    return s.line("M50 92q8-5 18 0M140 95q8-5 18 0", 0.8, 0.6);
  },
  "01126": (s) => {
    s.stars(14).ground(88).solid("M54 102V46h102v56z").solid("M44 46 105 16l61 30z").hatch(108, 22, 18, 3, 1.5, 0, 16);
    s.solid("M97 34a8 8 0 1 1-.1 0z", "#101b26").line("M97 36v6l4 2", 0.8);
    s.panes(64, 54, 2, 2, 14, 19, [0], 8, 12)
      .panes(124, 54, 2, 2, 14, 19, [3], 8, 12)
      .solid("M96 102V62q9-9 18 0v40z")
      .line("M105 58v44M96 74h18", 0.6);
    s.solid("M8 102V58h32v44z").panes(14, 64, 2, 2, 12, 15).gable(170, 34, 58, 38).pane(180, 66, 7, 9, true);
    return s.line("M88 102l4-6h26l4 6", 0.8);
  },
  "01127": (s) => {
    s.stars(14).gable(-8, 44, 58, 34).pane(6, 66, 7, 9).gable(162, 52, 56, 28).pane(176, 64, 7, 10, true);
    s.solid("M54 102V22h92v80z")
      .solid("M48 22h104v-6H48z")
      .solid("M84 16 100 2l16 14z")
      .hatch(126, 26, 7, 2.8, 0, 0, 58, 0.35);
    s.panes(62, 28, 5, 3, 17, 17, [1, 8, 10], 7, 10)
      .solid("M92 102V80h16v22z")
      .line("M104 92h2", 1.4)
      .line("M56 80h88l4 6H52zM58 86v16M142 86v16M76 86v16M124 86v16", 0.8);
    return s.solid("M60 68h24v9H60z", "#2a2416").line("M64 72.500h16", 1, 1, "#ffcf7d").ground(98);
  },
  "01128": (s) => {
    s.stars(14)
      .ground(88)
      .solid("M24 102V40h162v62z")
      .solid("M78 102V20h54v82z")
      .line("M20 40h58M132 40h58M74 20h62", 1.4);
    s.solid("M98 24h14v14H98z", "#101b26").line("M105 26.500v9M100.500 31h9", 2.2, 1, "#ef7d6b");
    s.panes(34, 50, 3, 2, 14, 18, [1], 7, 10)
      .panes(142, 50, 3, 2, 14, 18, [5], 7, 10)
      .panes(86, 46, 3, 1, 15, 0, [], 8, 11)
      .solid("M95 102V66h20v36z")
      .line("M105 66v36", 0.8);
    return s
      .hatch(118, 44, 5, 2.8, 0, 0, 50, 0.4)
      .hatch(172, 44, 5, 2.8, 0, 0, 50, 0.4)
      .line("M88 66h34l-4-6H92z", 0.8)
      .line("M4 88V56M2 58q5-8 12-2", 0.9);
  },
  "01129": (s) => {
    s.stars(14).moon(178, 22, 9).ground(88).tree(16, 92, 60, 0.1).tree(196, 94, 52, -0.1);
    s.solid("M44 102V54h122v48z")
      .solid("M76 54V42h58v12z")
      .solid("M80 42q2-24 25-26 23 2 25 26z")
      .line("M105 16V6M92 40q2-16 13-22M118 40q-2-16-13-22", 0.8)
      .hatch(110, 22, 6, 2.6, 2, 0, 18);
    s.solid("M40 54h130v-5H40z");
    for (const x of [84, 94, 105, 116, 126]) s.line(`M${x} 57v33`, 3, 1, "#b9ab86");
    return s
      .panes(50, 62, 2, 2, 13, 17, [2], 6, 10)
      .panes(138, 62, 2, 2, 13, 17, [1], 6, 10)
      .line("M76 90h58M72 94h66M68 98h74", 0.9);
  },
  "01130": (s) => {
    s.stars(14, 34)
      .ground(86)
      .solid("M10 102V28h36v74z")
      .panes(16, 36, 2, 4, 13, 13, [3], 6, 8)
      .solid("M166 102V22h34v80z")
      .panes(173, 30, 2, 4, 13, 14, [], 6, 8)
      .hatch(190, 28, 4, 2.4, 0, 0, 60, 0.4);
    s.solid("M60 90V44h90v46z")
      .solid("M50 44 105 14l55 30z")
      .solid("M54 44h102v5H54z")
      .hatch(108, 19, 16, 2.8, 1.5, 0, 15);
    for (const x of [68, 84, 105, 126, 142]) s.line(`M${x} 52v36`, 4.2, 1, "#b9ab86");
    return s.line("M54 90h102M50 94h110M46 98h118", 0.9).line("M99 32h12M105 26v12", 1, 0.9);
  },
  "01131": (s) => {
    s.stars(12, 28)
      .moon(28, 20, 8)
      .ground(84)
      .solid("M34 86V34h142v52z")
      .solid("M28 86V22h24v64z")
      .solid("M158 86V22h24v64z")
      .solid("M90 86V16h30v70z");
    s.solid("M24 22 40 4l16 18zM154 22 170 4l16 18zM86 16 105-4l19 20z")
      .hatch(108, 2, 6, 2.4, 2.4, 0, 12)
      .hatch(172, 8, 5, 2.4, 2.6, 0, 12);
    for (const [x, y] of [
      [60, 42],
      [74, 42],
      [60, 60],
      [74, 60],
      [128, 42],
      [142, 42],
      [128, 60],
      [142, 60],
      [36, 34],
      [36, 54],
      [166, 34],
      [166, 54],
    ] as const)
      s.solid(`M${x} ${y + 10}v-7q4-5 8 0v7z`, x === 142 && y === 60 ? "#ffcf7d" : "#05080c", 0.6).line(
        `M${x + 2.6} ${y}v10M${x + 5.3} ${y}v10`,
        0.5,
      );
    s.glow(146, 66, 18).solid("M98 86V58q7-8 14 0v28z");
    s.line("M0 100V82M0 86H90M120 86h90M0 96h90M120 96h90", 0.8);
    for (let x = 3; x < 210; x += 6) if (x < 90 || x > 120) s.line(`M${x} 100V82l1.500-3 1.500 3`, 0.7, 0.9);
    return s.solid("M88 100V76h5v24zM117 100V76h5v24z").line("M93 82q12-9 24 0", 0.9);
  },
  "01132": (s) => s.stars(14, 32).street(-10, 210, 52, 4).ground(94),
  "01133": (s) => {
    s.stars(12).moon(44, 26, 13).ground(78, "#0d151b").tree(182, 86, 84, -0.12).line("M0 74H210", 0.4, 0.3);
    for (let x = 4; x < 150; x += 7) s.line(`M${x} 78V66l1.500-3 1.500 3v12`, 0.6, 0.55);
    s.line("M2 70h148", 0.6, 0.55)
      .solid("M108 78V52h30v26z")
      .solid("M102 52 123 38l21 14z")
      .solid("M118 78V62q5-5 10 0v16z", "#05080c")
      .line("M123 38v-7M120 34h6", 0.8);
    s.headstone(20, 92, 13, 18)
      .headstone(46, 88, 11, 14)
      .headstone(72, 95, 14, 20)
      .headstone(98, 90, 11, 14)
      .headstone(152, 94, 13, 17);
    return s.line("M128 98V78M122 84h12", 2.2).mist(90, 3);
  },
  "01134": (s) =>
    s
      .stars(14, 30)
      .street(-30, 214, 46, 5)
      .patch("M0 100 76 74h62l72 26z", "#10181f")
      .line("M0 100 76 74M138 74l72 26", 0.6, 0.6)
      .line("M105 78v4M105 86v5M105 95v5", 1, 0.7)
      .line("M152 98V46q0-7 9-7", 2)
      .solid("M156 39h11l-2 10h-7z", "#ffe0a0")
      .glow(161, 45, 28)
      .line("M52 94V62q0-5-6-5M42 57h8l-2 6h-4z", 1.2),

  // ---- the woods
  "01149": (s) =>
    woods(s, 82)
      .trunks(4, 146, 212, 90, 0.95)
      .patch("M84 100q22-8 16-16-4-6 8-12 6 8 4 12 2 8 30 16z", "#1a242c")
      .line("M84 100q22-8 16-16-4-6 8-12M142 100q-28-8-30-16 2-4-4-12", 0.8)
      .mist(84, 3),
  "01150": (s) => {
    s.stars(12)
      .moon(150, 22, 9)
      .trunks(9, -4, 60, 82, 0.4)
      .trunks(8, 160, 214, 82, 0.4)
      .ground(82)
      .tree(105, 84, 70, 0.02);
    for (const [x, y, h] of [
      [50, 90, 22],
      [74, 94, 26],
      [132, 94, 28],
      [158, 90, 22],
      [104, 97, 16],
    ] as const)
      s.solid(`M${x} ${y}l2 ${-h}q5-4 9 1l2 ${h - 1}z`).hatch(x + 7, y - h + 4, 3, 1.6, 0.6, 0, h * 0.7, 0.5);
    return s.uncanny(105, 88, 26).mist(86, 2, "#74cbb6");
  },
  "01151": (s) =>
    woods(s, 78)
      .trunks(4, 150, 214, 88, 0.95)
      .patch("M96 100q8-10-10-16t-34-6q30-2 48 4 4-8 22-8-14 4-14 12t14 14z", "#1a242c")
      .line("M96 100q8-10-10-16t-34-6M122 100q-14-6-14-14t14-12M100 82q-18-6-48-4", 0.8)
      .line("M132 88V58", 1.4)
      .solid("M118 60h22l4 3-4 3h-22zM146 69h-20l-4 3 4 3h20z")
      .mist(80, 2),
  "01152": (s) => {
    s.stars(12).moon(40, 20, 8).trunks(6, -4, 50, 84, 0.6).trunks(6, 168, 214, 84, 0.6).ground(84);
    s.solid("M68 92V50h74v42z")
      .solid("M58 50 84 22h44l24 28-16-4-10 6-8-5z")
      .hatch(124, 28, 9, 2.8, 2.4, 0, 18)
      .line("M74 44h30M80 36h40M68 62h20M68 74h12M124 66h18M130 78h12", 0.5, 0.6);
    s.pane(78, 58, 12, 13)
      .pane(120, 58, 12, 13, true)
      .solid("M98 92V62l14-2v32z")
      .line("M98 66l14 8M118 54l16 20M116 74l18-18", 0.8);
    return s.tree(178, 92, 76, -0.1).line("M0 94q30-8 60 0M140 94q30-8 70 0", 0.6, 0.6);
  },
  "01153": (s) => {
    s.stars(16, 60)
      .moon(158, 32, 14)
      .patch("M0 100V52q30-4 62 2l18 4 10 14 8 28z", "#0b1117")
      .line("M0 52q30-4 62 2l18 4 10 14 8 28", 1);
    s.hatch(64, 56, 10, 3, 2.6, 0.2, 30, 0.6)
      .hatch(20, 60, 10, 4, 0.4, 0.1, 26, 0.3)
      .tree(40, 54, 46, 0.12)
      .trunks(3, 0, 26, 56, 0.9);
    s.line("M98 100q12-10 30-8t34-6 48 2", 0.7, 0.6);
    for (let y = 84; y < 100; y += 4)
      s.line(`M${112 + (y - 84) * 1.5} ${y}h${30 - (y - 84)}M${160 + (y - 84)} ${y + 1}h34`, 0.5, 0.4, "#8ea2b2");
    return s.line("M70 54l14-8M76 57l12-2", 0.7);
  },
  "01154": (s) => {
    woods(s, 86).trunks(5, 130, 212, 90, 0.95);
    for (let k = 0; k < 11; k++) {
      const x = s.by(8, 196);
      const y = s.by(56, 96);
      const r = s.by(10, 24);
      s.line(
        `M${x} 102C${x - r} ${y} ${x + r} ${y - r} ${x + r * 1.3} ${y}S${x + r * 0.4} ${y + r * 0.8} ${x + r * 0.7} ${y + r * 0.2}`,
        1.1,
      );
      s.hatch(x - r * 0.2, y + 6, 6, r * 0.22, -1.6, s.by(-0.8, 0.8), 4.5, 0.85);
    }
    return s;
  },
  "01155": (s) => {
    s.stars(16, 44).moon(105, 26, 14).trunks(10, -6, 62, 78, 0.7).trunks(10, 150, 216, 78, 0.7).ground(78, "#0e171c");
    s.patch("M60 92q20-11 46-11t46 11q-20 9-46 9t-46-9z", "#132634").line("M60 92q20-11 46-11t46 11", 0.8);
    for (const [x, y, w] of [
      [88, 88, 34],
      [94, 92, 24],
      [100, 96, 12],
    ] as const)
      s.line(`M${x} ${y}h${w}`, 0.8, 0.7, "#efe2c0");
    return s.hatch(20, 92, 14, 3, 0, 0.2, -7, 0.5).hatch(150, 94, 14, 3, 0, -0.2, -7, 0.5);
  },
  "01156": (s) => {
    s.patch("M0 0H210V100H0z", "#0b1117").solid("M30 100q-6-50 22-72 26-20 58-18t54 22q24 24 16 68z", "#060a0e", 1.2);
    s.line("M0 60q14-6 22-22T60 4M210 56q-12-8-20-24T150 2M12 90q8-4 10-14M198 88q-8-4-12-14", 0.7, 0.7)
      .hatch(168, 30, 11, 2.6, 5, 0.3, 14, 0.5)
      .hatch(20, 40, 7, -1, 7, -0.3, 12, 0.35);
    for (const [x, h] of [
      [58, 26],
      [76, 34],
      [128, 34],
      [146, 26],
    ] as const)
      s.solid(`M${x - 5} 88l2 ${-h}q4-5 8 0l2 ${h}z`).hatch(x + 1, 92 - h, 3, 1.5, 0.5, 0, h * 0.6, 0.5);
    s.uncanny(105, 66, 50)
      .line("M105 84a26 8 0 1 1 .1 0zM105 80a17 5 0 1 1 .1 0z", 0.9, 0.9, "#74cbb6")
      .solid("M96 74h18l-3-10H99z");
    return s
      .patch("M100 64q0-7 4-10 0 4 2 5 1-4 1-6 5 5 4 11z", "#bdf3e4")
      .line("M70 10l4 10 3-9M120 12l3 8 4-7M146 20l2 9 4-7", 0.9)
      .mist(90, 2, "#74cbb6");
  },
};

/** Any other place: a house in the fog. */
const elsewhere = (s: NightPicture) =>
  s.stars(14).ground(86).gable(70, 70, 52, 18).panes(86, 60, 2, 1, 26, 0, [1], 10, 13).mist(80, 4);
/** Woods that nobody has entered yet all look the same. */
const WOODS = ["01150", "01151", "01152", "01153", "01154", "01155"];
const unknownWoods = (s: NightPicture) => woods(s, 84).trunks(6, 90, 212, 90, 0.9).mist(78, 4);

const made = new Map<string, Mark[]>();

/** Return the picture of a place, drawn once. */
export function picture(code: string, revealed = true): Mark[] {
  const name = !revealed && WOODS.includes(code) ? "woods" : code;
  let marks = made.get(name);
  if (!marks) {
    const draw = name === "woods" ? unknownWoods : (DRAWN[code] ?? elsewhere);
    marks = draw(new NightPicture(name)).marks;
    made.set(name, marks);
  }
  return marks;
}

/** The codes that have a picture of their own. */
export const DRAWN_CODES = Object.keys(DRAWN);
