// Small synthesized sounds, each under 0.6 s, none louder than the turn bell.
export type Sound = "turn" | "choose" | "card" | "piece" | "die" | "refuse" | "gate" | "win" | "lose";

let context: AudioContext | null = null;

/** A tone that is struck and fades. */
function tone(air: AudioContext, hz: number, at: number, lasts: number, loud: number, type: OscillatorType = "sine") {
  const source = new OscillatorNode(air, { frequency: hz, type });
  const level = new GainNode(air, { gain: 0 });
  const start = air.currentTime + at;
  level.gain.linearRampToValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.006);
  level.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  source.connect(level).connect(air.destination);
  source.start(start);
  source.stop(start + lasts);
}

/** Breath, paper, felt: noise through a moving band-pass. */
function rustle(air: AudioContext, from: number, to: number, at: number, lasts: number, loud: number) {
  const noise = new AudioBuffer({ length: Math.ceil(air.sampleRate * lasts), sampleRate: air.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(air, { buffer: noise });
  const band = new BiquadFilterNode(air, { type: "bandpass", frequency: from, Q: 1.2 });
  const level = new GainNode(air, { gain: loud });
  const start = air.currentTime + at;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + lasts);
  level.gain.setValueAtTime(loud, start);
  level.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  source.connect(band).connect(level).connect(air.destination);
  source.start(start);
}

/** A low bowed string that swells. */
function bow(air: AudioContext, hz: number) {
  const level = new GainNode(air, { gain: 0 });
  const dark = new BiquadFilterNode(air, { type: "lowpass", frequency: 420 });
  const now = air.currentTime;
  level.gain.linearRampToValueAtTime(0.14, now + 0.25);
  level.gain.linearRampToValueAtTime(0.0001, now + 0.58);
  for (const part of [hz, hz * 1.006, hz * 1.5]) {
    const string = new OscillatorNode(air, { frequency: part, type: "sawtooth" });
    string.connect(dark);
    string.start(now);
    string.stop(now + 0.6);
  }
  dark.connect(level).connect(air.destination);
}

const SOUNDS: Record<Sound, (air: AudioContext) => void> = {
  turn: (air) => [0, 0.16].forEach((at) => (tone(air, 1568, at, 0.34, 0.2), tone(air, 3951, at, 0.2, 0.05))),
  choose: (air) => rustle(air, 3200, 5200, 0, 0.12, 0.1),
  card: (air) => rustle(air, 900, 4200, 0, 0.22, 0.12),
  piece: (air) => (tone(air, 190, 0, 0.1, 0.16, "triangle"), rustle(air, 500, 220, 0, 0.09, 0.14)),
  die: (air) => [0, 0.09, 0.2].forEach((at) => tone(air, 880, at, 0.06, 0.12, "triangle")),
  refuse: (air) => (rustle(air, 2600, 1200, 0, 0.09, 0.12), rustle(air, 1800, 500, 0.12, 0.16, 0.08)),
  gate: (air) => bow(air, 73.4),
  win: (air) => [196, 294, 392].forEach((hz, i) => tone(air, hz, i * 0.07, 0.5, 0.12, "triangle")),
  lose: (air) => (rustle(air, 1400, 180, 0, 0.5, 0.16), tone(air, 98, 0.1, 0.4, 0.06)),
};

export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[sound](context);
}
