import type { Share } from "@bellhop/contract/statistics";

/** The z value of a 95 % interval. */
const z = 1.959964;

/** A share with its Wilson interval. */
export function shareOf(count: number, total: number): Share {
  if (total === 0) return { count, total, interval: null };
  const share = count / total;
  const spread = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  const centre = share + z ** 2 / (2 * total);
  const scale = 1 + z ** 2 / total;
  return {
    count,
    total,
    interval: { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) },
  };
}
