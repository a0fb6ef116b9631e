/** The value below which that share of all lies; NaN of none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** How much `values` rise per step: the median over all pairs (Theil and Sen), so that one jump is no trend. */
export function slope(values: number[]): number {
  const slopes = values.flatMap((from, n) => values.slice(n + 1).map((to, m) => (to - from) / (m + 1)));
  return slopes.length === 0 ? 0 : median(slopes);
}
