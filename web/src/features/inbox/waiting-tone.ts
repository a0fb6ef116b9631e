import { browserStorage } from "../../core/storage/guarded-storage.ts";
import { makeStore } from "../../ui/store.ts";

const key = "bellhop.tone";
const isOn = makeStore(browserStorage.read(key) !== "off");

/** On by default. */
export const useToneIsOn = isOn.use;

export function switchTone(on: boolean) {
  browserStorage.write(key, on ? null : "off");
  isOn.set(on);
  if (on) playTone();
}

const restMs = 4_000;
let lastAt = Number.NEGATIVE_INFINITY;
let audio: AudioContext | undefined;

/** Two soft notes, at most every four seconds. Browsers stay silent until the page was touched. */
export function playTone() {
  if (!isOn.get() || performance.now() - lastAt < restMs || !navigator.userActivation?.hasBeenActive) return;
  lastAt = performance.now();
  audio ??= new AudioContext();
  note(audio, 659, 0);
  note(audio, 880, 0.14);
}

function note(context: AudioContext, hertz: number, afterSeconds: number) {
  const from = context.currentTime + afterSeconds;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.08, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, from + 0.4);
  const tone = context.createOscillator();
  tone.frequency.value = hertz;
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + 0.45);
}
