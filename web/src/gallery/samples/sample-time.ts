/** 23:40 on a Saturday night in the sample hotel. */
export const sampleNow = Date.parse("2026-11-21T22:40:20Z");

const startedAt = Date.now();

/** The sample hotel's clock goes on from 23:40. */
export const sampleClock = (): number => sampleNow + Date.now() - startedAt;

/** An instant so many minutes before 23:40. */
export const ago = (minutes: number): string => new Date(sampleNow - minutes * 60_000).toISOString();

/** An id that is the same on every run. */
export const numberedId = (number: number): string =>
  `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;
