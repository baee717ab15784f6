// The sounds of a race, made of oscillators and noise: nothing is loaded.
//
// Each effect builds its nodes at `at` (in seconds of the context's clock) and leaves them to the context, which drops
// them when they have ended.

export const EFFECTS = ["gear", "card", "engine", "tyres", "heat", "slipstream", "flag", "bell", "turn", "click"] as const;
export type Effect = (typeof EFFECTS)[number];

/** Where an effect sounds, from when on, and how much of it: a speed, or how many. */
export interface Scene {
  context: AudioContext;
  out: AudioNode;
  at: number;
  amount: number;
}

export const effects: Record<Effect, (scene: Scene) => void> = {
  gear: (scene) => {
    thump(scene, 0, 150, 60, 0.09, 0.5);
    hiss(scene, 0.03, 0.05, 2500, 0.12);
  },
  card: (scene) => hiss(scene, 0, 0.06, 4200, 0.22),
  engine: (scene) => rev(scene, 70 + 9 * scene.amount, 0.25 + 0.035 * scene.amount),
  tyres: (scene) => {
    squeal(scene, 1150, 620, 0.9);
    hiss(scene, 0, 0.9, 1700, 0.18);
  },
  heat: (scene) => {
    for (let card = 0; card < Math.min(4, scene.amount); card += 1) hiss(scene, card * 0.09, 0.22, 900 + 250 * card, 0.28);
  },
  slipstream: (scene) => sweep(scene, 500, 2600, 0.45, 0.3),
  flag: (scene) => [523, 659, 784, 1047].forEach((pitch, beat) => note(scene, beat * 0.13, pitch, 0.3, "triangle", 0.28)),
  bell: (scene) => [0, 0.28, 0.56].forEach((from) => strike(scene, from)),
  turn: (scene) => [660, 880].forEach((pitch, beat) => note(scene, beat * 0.11, pitch, 0.16, "sine", 0.22)),
  click: (scene) => thump(scene, 0, 900, 500, 0.025, 0.12),
};

/** Fades from `loud` to nothing, so that nothing ends with a crack. */
function fading({ context, out, at }: Scene, from: number, seconds: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at + from);
  gain.gain.exponentialRampToValueAtTime(loud, at + from + Math.min(0.02, seconds / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + from + seconds);
  gain.connect(out);
  return gain;
}

function tone(scene: Scene, from: number, seconds: number, type: OscillatorType, loud: number): OscillatorNode {
  const oscillator = scene.context.createOscillator();
  oscillator.type = type;
  oscillator.connect(fading(scene, from, seconds, loud));
  oscillator.start(scene.at + from);
  oscillator.stop(scene.at + from + seconds);
  return oscillator;
}

function note(scene: Scene, from: number, pitch: number, seconds: number, type: OscillatorType, loud: number): void {
  tone(scene, from, seconds, type, loud).frequency.setValueAtTime(pitch, scene.at + from);
}

function thump(scene: Scene, from: number, high: number, low: number, seconds: number, loud: number): void {
  const { frequency } = tone(scene, from, seconds, "sine", loud);
  frequency.setValueAtTime(high, scene.at + from);
  frequency.exponentialRampToValueAtTime(low, scene.at + from + seconds);
}

/** A small bell: what makes it one is that its second tone is no multiple of the first. */
function strike(scene: Scene, from: number): void {
  note(scene, from, 1320, 0.5, "sine", 0.2);
  note(scene, from, 3640, 0.25, "sine", 0.08);
}

/** Up through the rev range and down again, past whoever listens. */
function rev(scene: Scene, pitch: number, seconds: number): void {
  const filter = scene.context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(pitch * 8, scene.at);
  filter.connect(scene.out);
  for (const [share, loud] of [[1, 0.2], [1.5, 0.1]] as const) {
    const { frequency } = tone({ ...scene, out: filter }, 0, seconds, "sawtooth", loud);
    frequency.setValueAtTime(pitch * share * 0.8, scene.at);
    frequency.exponentialRampToValueAtTime(pitch * share * 1.5, scene.at + seconds * 0.6);
    frequency.exponentialRampToValueAtTime(pitch * share, scene.at + seconds);
  }
}

function squeal(scene: Scene, high: number, low: number, seconds: number): void {
  const { frequency } = tone(scene, 0, seconds, "triangle", 0.14);
  frequency.setValueAtTime(high, scene.at);
  frequency.linearRampToValueAtTime(high * 1.1, scene.at + seconds * 0.3);
  frequency.exponentialRampToValueAtTime(low, scene.at + seconds);
}

function hiss(scene: Scene, from: number, seconds: number, pitch: number, loud: number): void {
  const filter = breath(scene, from, seconds, loud);
  filter.frequency.setValueAtTime(pitch, scene.at + from);
}

function sweep(scene: Scene, low: number, high: number, seconds: number, loud: number): void {
  const { frequency } = breath(scene, 0, seconds, loud);
  frequency.setValueAtTime(low, scene.at);
  frequency.exponentialRampToValueAtTime(high, scene.at + seconds);
}

/** Noise through a narrow gap. */
function breath(scene: Scene, from: number, seconds: number, loud: number): BiquadFilterNode {
  const { context, at } = scene;
  const source = context.createBufferSource();
  source.buffer = noise(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  source.connect(filter);
  filter.connect(fading(scene, from, seconds, loud));
  source.start(at + from);
  source.stop(at + from + seconds);
  return filter;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(context: AudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  noises.set(context, made);
  return made;
}
