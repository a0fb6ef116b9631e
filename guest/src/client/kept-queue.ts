/** A message that the server does not have yet. */
export type Queued = {
  sent_as: string;
  text: string;
  /** RFC 3339. */
  at: string;
  /** The server refused it. */
  is_refused?: true;
};

/** Messages that wait for a connection, kept on this device. Without storage they last as long as the page. */
export function openKeptQueue(key: string) {
  const name = `bellhop-queue-${key}`;
  return {
    read(): Queued[] {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
        return Array.isArray(kept) ? (kept as Queued[]) : [];
      } catch {
        return [];
      }
    },
    write(queued: readonly Queued[]) {
      try {
        if (queued.length === 0) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(queued));
      } catch {
        // Private windows may refuse: the queue lasts as long as the page.
      }
    },
  };
}
