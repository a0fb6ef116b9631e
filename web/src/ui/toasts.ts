import { makeStore } from "./store.ts";

export type Toast = {
  id: number;
  words: string;
  tone: "calm" | "urgent";
  /** What takes it back, or does something about it. */
  action?: { words: string; run: () => void } | undefined;
  /** What it tells the state of: a newer one about the same takes its place, as it is not true any more. */
  about?: string | undefined;
};

/** Long enough to read and reach for the button. */
const shownMs = 8_000;
const toasts = makeStore<readonly Toast[]>([]);
let nextId = 1;

/** Older ones that still offer something stay beside a new one, so many of them. */
const offersKept = 2;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let areHeld = false;

/** Says something at the edge of the screen for eight seconds. It takes the place of those that only said something. */
export function toast(words: string, more: Partial<Omit<Toast, "id" | "words">> = {}) {
  const id = nextId++;
  const { tone = "calm", action, about } = more;
  const offers = toasts
    .get()
    .filter((shown) => shown.action && (about === undefined || shown.about !== about));
  toasts.set([...offers.slice(-offersKept), { id, words, tone, action, about }]);
  if (!areHeld) countDown();
}

/** Takes a toast away before its time. */
export function dismissToast(id: number) {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
  // The pointer was on what is gone: no browser tells that it has left.
  releaseToasts();
}

/** Does what the newest toast with a button offers. */
export function takeLastOffer() {
  const offer = toasts.get().findLast((shown) => shown.action);
  if (!offer) return;
  dismissToast(offer.id);
  offer.action?.run();
}

/** Somebody reads them, or is about to press: they stay. */
export function holdToasts() {
  areHeld = true;
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

/** Nobody is at them any more: each stays for its eight seconds from now. */
export function releaseToasts() {
  areHeld = false;
  countDown();
}

function countDown() {
  const shown = new Set(toasts.get().map(({ id }) => id));
  for (const [id, timer] of timers) {
    if (shown.has(id)) continue;
    clearTimeout(timer);
    timers.delete(id);
  }
  for (const id of shown)
    if (!timers.has(id))
      timers.set(
        id,
        setTimeout(() => end(id), shownMs),
      );
}

function end(id: number) {
  timers.delete(id);
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
}

/** The toasts on screen, oldest first. */
export const toastsShown = toasts.get;

/** The same, rendering again when they change. */
export const useToasts = toasts.use;
