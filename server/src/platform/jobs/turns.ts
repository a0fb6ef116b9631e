export type Turns = {
  /** Counts one job, and returns its priority in its queue: 0 at most, lower the more jobs the venue enqueued lately. */
  take(queue: string, venueId: number): number;
};

/** After this time, a job counts half. */
const halfLifeMs = 60_000;

/**
 * Lets venues take turns: a venue that enqueued thousands of jobs does not hold up the next job of a quiet one. The
 * priority falls by one each time the count doubles, so venues that are about as busy run in order of arrival. Each
 * process counts what it enqueued itself. Beyond `maxKeys`, the count that is unused for longest is forgotten.
 */
export function openTurns({
  maxKeys = 10_000,
  nowMs = () => performance.now(),
}: {
  maxKeys?: number;
  nowMs?: () => number;
} = {}): Turns {
  const recent = new Map<string, { count: number; at: number }>();
  return {
    take(queue, venueId) {
      const key = `${queue} ${venueId}`;
      const now = nowMs();
      const known = recent.get(key);
      const count = 1 + (known ? known.count * 2 ** ((known.at - now) / halfLifeMs) : 0);
      recent.delete(key);
      recent.set(key, { count, at: now });
      const [unused] = recent.keys();
      if (recent.size > maxKeys && unused !== undefined) recent.delete(unused);
      return 0 - Math.floor(Math.log2(count));
    },
  };
}
