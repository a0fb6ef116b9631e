import { longestWaitMs } from "./save-timer.ts";

/** Restores what closed pages have left, once at a time, and again later if it fails. */
export function makeRestore(restoreNow: () => Promise<void>, notify: () => void) {
  let restoring: Promise<void> | undefined;

  function restore(): Promise<void> {
    restoring ??= restoreNow()
      .catch((failure: unknown) => {
        console.warn("Restoring unsaved changes failed; retrying later:", failure);
        setTimeout(() => void restore(), longestWaitMs);
      })
      .finally(() => {
        restoring = undefined;
        notify();
      });
    return restoring;
  }

  return { restore, restoring: () => restoring };
}
