import { makeStore } from "../app/store.ts";

export type Toast = {
  id: number;
  words: string;
  tone: "calm" | "urgent";
  /** What takes it back, or does something about it. */
  action?: { words: string; run: () => void } | undefined;
};

/** Long enough to read and reach for the button. */
const shownMs = 8_000;
const toasts = makeStore<readonly Toast[]>([]);
let nextId = 1;

/** Says something at the edge of the screen for eight seconds; a newer one takes its place. */
export function toast(words: string, more: Partial<Pick<Toast, "tone" | "action">> = {}) {
  const id = nextId++;
  toasts.set([{ id, words, tone: more.tone ?? "calm", action: more.action }]);
  setTimeout(() => dismissToast(id), shownMs);
}

/** Takes a toast away before its time. */
export function dismissToast(id: number) {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
}

/** The toasts on screen. */
export const useToasts = toasts.use;
