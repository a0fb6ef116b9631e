import type { LiveEvent } from "@bellhop/contract/live";

/** More than a venue sends during one read. */
const maxKept = 500;

/**
 * Remembers recent live events. A read that was under way when an event came may return the older state, so
 * its result is patched with these.
 */
export function rememberEvents() {
  let count = 0;
  let kept: { count: number; venueId: number; event: LiveEvent }[] = [];
  return {
    write(venueId: number, event: LiveEvent) {
      count += 1;
      kept = [...kept.slice(1 - maxKept), { count, venueId, event }];
    },
    /** Take a mark before reading. */
    mark: () => count,
    /** Events of the venue after the mark, oldest first. */
    since: (mark: number, venueId: number): LiveEvent[] =>
      kept.filter((one) => one.count > mark && one.venueId === venueId).map(({ event }) => event),
  };
}

export const recentEvents = rememberEvents();
