import type { Settings } from "@bellhop/contract/settings";

export type DataClass = keyof Settings["retention"];

const offered: Record<DataClass, readonly number[]> = {
  transcripts: [30, 90, 180, 365, 730, 1095, 1825, 3650],
  media: [7, 30, 90, 180, 365, 730, 1095],
  webhooks: [7, 14, 30, 60, 90],
};

/** The periods to choose from, in days. Includes the current one, which a program may have set to any number. */
export const periodsOf = (data: DataClass, chosen: number): number[] =>
  [...new Set([...offered[data], chosen])].sort((a, b) => a - b);

/** Whole years are shown as such. */
export function inYears(days: number): number | undefined {
  return days > 0 && days % 365 === 0 ? days / 365 : undefined;
}
