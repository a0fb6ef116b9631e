import { announcePage } from "../storage/device-copy.ts";

export type Autosave = {
  /** Saves now. Resolves when that was answered, or could not be sent. */
  flush: () => Promise<void>;
  /** Retries now what got no answer. */
  retry: () => void;
  /** Restores unsaved changes of closed pages. */
  restore: () => Promise<void>;
  /** Whether closing the page would lose something. */
  isAnyUnkept: () => boolean;
};

const opened: Autosave[] = [];

/**
 * Keeps an autosave running as long as the page: restores what closed pages left, saves before the page goes,
 * retries when the connection is back, and warns before changes are lost.
 */
export function openAutosave(autosave: Autosave) {
  if (opened.length === 0) listen();
  opened.push(autosave);
  void autosave.restore();
}

export const flushAll = () => Promise.all(opened.map((autosave) => autosave.flush()));

export function retryAll() {
  for (const autosave of opened) autosave.retry();
}

function listen() {
  announcePage();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") void flushAll();
    else for (const autosave of opened) void autosave.restore();
  });
  window.addEventListener("pagehide", () => void flushAll());
  window.addEventListener("online", retryAll);
  window.addEventListener("beforeunload", (event) => {
    if (opened.some((autosave) => autosave.isAnyUnkept())) event.preventDefault();
  });
}
