/** The value below which that share of the values lies; NaN without values. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/**
 * The increase of `values` per step: the median over all pairs (Theil and Sen), so that a single jump does not count
 * as a trend.
 */
export function slope(values: number[]): number {
  const slopes = values.flatMap((from, n) => values.slice(n + 1).map((to, m) => (to - from) / (m + 1)));
  return slopes.length === 0 ? 0 : median(slopes);
}
