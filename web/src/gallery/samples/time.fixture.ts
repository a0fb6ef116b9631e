/** 23:40 on a Saturday night in the sample hotel. */
export const sampleNow = Date.parse("2026-11-21T22:40:20Z");

const startedAt = Date.now();

/** Starts at 23:40 when the page is loaded. */
export const sampleClock = (): number => sampleNow + Date.now() - startedAt;

export const ago = (minutes: number): string => new Date(sampleNow - minutes * 60_000).toISOString();

/** Stable across runs. */
export const numberedId = (number: number): string =>
  `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;
