import type { LiveEvent } from "@bellhop/contract/live";

/** More than a venue says while one read is under way. */
const keptMost = 500;

/**
 * Remembers the latest live events, because a read that was under way when an event came may answer with the state
 * before it, and would then write over it: whoever reads applies what was heard meanwhile to what was read.
 */
export function rememberEvents() {
  let count = 0;
  let kept: { count: number; venueId: number; event: LiveEvent }[] = [];
  return {
    keep(venueId: number, event: LiveEvent) {
      count += 1;
      kept = [...kept.slice(1 - keptMost), { count, venueId, event }];
    },
    /** A mark to take before reading. */
    mark: () => count,
    /** What the venue told after the mark, oldest first. */
    since: (mark: number, venueId: number): LiveEvent[] =>
      kept.filter((one) => one.count > mark && one.venueId === venueId).map(({ event }) => event),
  };
}

export const heard = rememberEvents();
