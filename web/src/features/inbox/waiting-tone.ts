import { playNote, playSound } from "../../core/sound/sound.ts";
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

/** Two soft notes, at most every four seconds. Browsers stay silent until the page was touched. */
export function playTone() {
  if (!isOn.get() || performance.now() - lastAt < restMs || !navigator.userActivation?.hasBeenActive) return;
  lastAt = performance.now();
  playSound((context) => {
    playNote(context, { hertz: 659, afterSeconds: 0, seconds: 0.4, volume: 0.08 });
    playNote(context, { hertz: 880, afterSeconds: 0.14, seconds: 0.4, volume: 0.08 });
  });
}
