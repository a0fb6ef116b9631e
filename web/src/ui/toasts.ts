import { makeStore } from "./store.ts";

export type Toast = {
  id: number;
  text: string;
  tone: "calm" | "urgent";
  /** Such as Undo. */
  action?: { label: string; run: () => void } | undefined;
  /** A newer toast about the same thing replaces this one. */
  about?: string | undefined;
  /** Called when the person closes it without taking the action. */
  onClose?: (() => void) | undefined;
};

/** Long enough to read and reach for the button. */
const shownMs = 8_000;
const toasts = makeStore<readonly Toast[]>([]);
let nextId = 1;

/** Older toasts with an action that stay next to a new one. */
const maxActionToasts = 2;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let areHeld = false;

/** Shows a toast for eight seconds. Replaces toasts without an action. */
export function toast(text: string, more: Partial<Omit<Toast, "id" | "text">> = {}) {
  const id = nextId++;
  const { tone = "calm", action, about, onClose } = more;
  const offers = toasts
    .get()
    .filter((shown) => shown.action && (about === undefined || shown.about !== about));
  toasts.set([...offers.slice(-maxActionToasts), { id, text, tone, action, about, onClose }]);
  if (!areHeld) countDown();
}

export function dismissToast(id: number) {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
  // The pointer was over the removed toast, and browsers report no leave.
  releaseToasts();
}

/** The person closes it. */
export function closeToast({ id, onClose }: Pick<Toast, "id" | "onClose">) {
  dismissToast(id);
  onClose?.();
}

/** Runs the newest toast's action. */
export function runLastAction() {
  const offer = toasts.get().findLast((shown) => shown.action);
  if (!offer) return;
  dismissToast(offer.id);
  offer.action?.run();
}

/** Pauses the timers while someone reads. */
export function holdToasts() {
  areHeld = true;
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

/** Restarts the timers. */
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

export const toastsShown = toasts.get;

export const useToasts = toasts.use;
