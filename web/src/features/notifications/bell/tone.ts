import { playNote, playSound } from "../../../core/sound/sound.ts";

/** Browsers stay silent until the page was clicked or a key was pressed. */
export const maySound = () => navigator.userActivation?.hasBeenActive === true;

const restMs = 4_000;
let lastAt = Number.NEGATIVE_INFINITY;

/** Two soft notes, at most every four seconds. */
export function playTone() {
  if (performance.now() - lastAt >= restMs) void testTone();
}

/** Plays in any case. False if the browser has blocked it. */
export async function testTone(): Promise<boolean> {
  lastAt = performance.now();
  return playSound((context) => {
    playNote(context, { hertz: 659, afterSeconds: 0, seconds: 0.4, volume: 0.08 });
    playNote(context, { hertz: 880, afterSeconds: 0.14, seconds: 0.4, volume: 0.08 });
  });
}
