import { makeStore } from "../../ui/store.ts";

/** How long a browser may take to start the sound before it counts as blocked. */
const startMs = 1_000;

let audio: AudioContext | undefined;
/** What sounds once the browser allows it. */
let due: (() => void) | undefined;
const isBlocked = makeStore(false);

/** The browser lets this page sound only after it was clicked or a key was pressed. */
export const useSoundIsBlocked = isBlocked.use;

function open(): AudioContext {
  if (audio) return audio;
  audio = new AudioContext();
  audio.addEventListener("statechange", playDue);
  return audio;
}

function playDue() {
  if (audio?.state !== "running") return;
  isBlocked.set(false);
  due?.();
  due = undefined;
}

/**
 * Plays now; if the browser blocks it, once it allows it, unless `cancelSound` comes first. Resolves with whether it
 * played within a second.
 */
export function playSound(play: (context: AudioContext) => void): Promise<boolean> {
  const context = open();
  if (context.state === "running") {
    play(context);
    return Promise.resolve(true);
  }
  const played = new Promise<boolean>((resolve) => {
    due = () => {
      play(context);
      resolve(true);
    };
    setTimeout(() => {
      isBlocked.set(context.state !== "running");
      resolve(false);
    }, startMs);
  });
  allowSound();
  return played;
}

export function cancelSound() {
  due = undefined;
}

/** Call it when the page is clicked or a key is pressed. */
export function allowSound() {
  // Without a click before, some browsers leave the promise open and others reject it.
  open()
    .resume()
    .then(playDue)
    .catch((cause: unknown) => console.warn("Sound is blocked:", cause));
}

type Note = { hertz: number; afterSeconds: number; seconds: number; volume: number };

/** One note that swells and fades. */
export function playNote(context: AudioContext, { hertz, afterSeconds, seconds, volume }: Note) {
  const from = context.currentTime + afterSeconds;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume, from + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, from + seconds);
  const tone = context.createOscillator();
  tone.frequency.value = hertz;
  tone.connect(gain).connect(context.destination);
  tone.start(from);
  tone.stop(from + seconds + 0.05);
}
