/** A message that the server does not have yet. */
export type Queued = {
  sent_as: string;
  text: string;
  /** RFC 3339. */
  at: string;
  /** The server refused it. */
  is_refused?: true;
};

/** Stored for a moment, which notifies the other tabs. */
const over = "null";

/**
 * Messages that wait for a connection, kept on this device for all tabs and all links of a hotel. Without storage they last
 * as long as the page.
 */
export function openKeptQueue(keptAs: string) {
  const name = `bellhop-queue-${keptAs}`;
  function read(): Queued[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
      return Array.isArray(kept) ? (kept as Queued[]) : [];
    } catch {
      return [];
    }
  }
  function write(queued: readonly Queued[]) {
    try {
      if (queued.length === 0) localStorage.removeItem(name);
      else localStorage.setItem(name, JSON.stringify(queued));
    } catch {
      // Private windows may refuse: the queue lasts as long as the page.
    }
  }
  return {
    read,
    /** Keeps what this tab changed. What other tabs keep stays. */
    change(before: readonly Queued[], after: readonly Queued[]) {
      const own = new Set([...before, ...after].map(({ sent_as }) => sent_as));
      write([...read().filter(({ sent_as }) => !own.has(sent_as)), ...after]);
    },
    /** Removes everything and notifies the other tabs that the session has ended. */
    clear() {
      try {
        localStorage.setItem(name, over);
      } catch {
        // Nothing was kept.
      }
      write([]);
    },
    /** Calls the listener when another tab changed what is kept; with null if the session has ended. */
    follow(listener: (queued: Queued[] | null) => void) {
      addEventListener("storage", ({ key, newValue }) => {
        if (key === name) listener(newValue === over ? null : read());
      });
    },
  };
}
