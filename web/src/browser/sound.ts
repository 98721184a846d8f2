/** Short sounds, made on the spot: a few tones each, and none where they are switched off. */

import { preferences } from "./preferences.svelte";

/** A tone: how high in hertz, when it starts and how long it lasts in seconds, how it is made. */
type Tone = readonly [pitch: number, at: number, length: number, shape?: OscillatorType];

const SOUNDS = {
  draw: [[520, 0, 0.05, "triangle"]],
  play: [
    [330, 0, 0.07, "triangle"],
    [440, 0.05, 0.08, "triangle"],
  ],
  turn: [
    [587, 0, 0.12],
    [784, 0.12, 0.2],
  ],
  offer: [
    [659, 0, 0.09],
    [659, 0.13, 0.12],
  ],
  heat: [
    [196, 0, 0.16, "sawtooth"],
    [165, 0.12, 0.2, "sawtooth"],
  ],
  relief: [
    [392, 0, 0.1, "triangle"],
    [587, 0.09, 0.18, "triangle"],
  ],
  trade: [
    [494, 0, 0.08, "triangle"],
    [659, 0.08, 0.08, "triangle"],
    [494, 0.16, 0.12, "triangle"],
  ],
  loss: [
    [330, 0, 0.12],
    [247, 0.11, 0.24],
  ],
  place: [
    [247, 0, 0.05, "triangle"],
    [196, 0.03, 0.07, "triangle"],
  ],
  rise: [
    [440, 0, 0.06, "triangle"],
    [587, 0.06, 0.09, "triangle"],
  ],
  basket: [
    [440, 0, 0.07],
    [587, 0.07, 0.07],
    [740, 0.14, 0.16],
  ],
  squirrel: [
    [880, 0, 0.04, "square"],
    [988, 0.06, 0.04, "square"],
    [784, 0.12, 0.06, "square"],
  ],
  end: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.3],
  ],
  win: [
    [523, 0, 0.12],
    [659, 0.11, 0.12],
    [784, 0.22, 0.12],
    [1047, 0.33, 0.4],
  ],
} satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.06;
let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!preferences.now.sound || document.hidden || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [pitch, at, length, shape = "sine"] of SOUNDS[name] as readonly Tone[]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length);
  }
}
