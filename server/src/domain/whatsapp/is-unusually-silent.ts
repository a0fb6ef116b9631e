const hourMs = 3_600_000;

/** Guests' messages are counted over so many days. */
export const silenceReadDays = 35;
const minMessages = 20;
const minDays = 10;
const minSilenceMs = 48 * hourMs;

export type GuestActivity = {
  messages: number;
  /** Days with at least one. */
  days: number;
  lastAt: Date | null;
  /** The longest time between two of them. */
  longestGapMs: number;
  /** The venue's messages that were delivered since the last one: the number works. */
  deliveredSince: number;
};

/**
 * Whether guests wrote regularly before and have been silent for so long that something may be broken, such as the
 * webhook. A quiet hotel has few messages or long gaps, so it is never silent in this sense. Without a sign that the
 * number works, the hotel may be closed, so the silence must last longer.
 */
export function isUnusuallySilent(activity: GuestActivity, now: Date): boolean {
  const { messages, days, lastAt, longestGapMs, deliveredSince } = activity;
  if (lastAt === null || messages < minMessages || days < minDays) return false;
  const silentMs = now.getTime() - lastAt.getTime();
  const factor = deliveredSince > 0 ? 3 : 6;
  return silentMs >= Math.max(minSilenceMs, factor * longestGapMs);
}
