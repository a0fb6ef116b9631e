import { isLocalDate } from "@bellhop/contract/formats";
import type { StatisticsNumber } from "@bellhop/contract/statistics";

export const periods = ["day", "week", "month", "custom"] as const;
export type Period = (typeof periods)[number];

/** A number, and which part of it. */
export type Counted = { number: StatisticsNumber; key?: string; weekday?: number; hour?: number };

/** The screen's address. */
export type StatisticsSearch = Partial<Counted> & {
  /** The week, if absent. */
  period?: Exclude<Period, "week">;
  /** For a custom period. */
  from?: string;
  /** The last day. Today, if absent. */
  to?: string;
  /** All hotels that the member may see; this one, if absent. */
  hotels?: "all";
  compare?: "none";
};

const isUpTo = (value: unknown, max: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= max;

/** Ignores unknown values. Names of numbers are checked when their list opens. */
export function readStatisticsSearch(search: Record<string, unknown>): StatisticsSearch {
  const { from, to, number, key, weekday, hour } = search;
  const period = periods.find((one) => one === search.period);
  const hasNumber = typeof number === "string" && /^[a-z_]{1,40}$/.test(number);
  // The router reads digits as a number.
  const keyText = ["string", "number"].includes(typeof key) ? String(key).slice(0, 100) : "";
  return {
    ...(period && period !== "week" && { period }),
    ...(period === "custom" && isLocalDate(from) && { from }),
    ...(isLocalDate(to) && { to }),
    ...(search.hotels === "all" && { hotels: "all" }),
    ...(search.compare === "none" && { compare: "none" }),
    ...(hasNumber && { number: number as StatisticsNumber }),
    ...(hasNumber && keyText && { key: keyText }),
    ...(hasNumber && isUpTo(weekday, 6) && { weekday }),
    ...(hasNumber && isUpTo(hour, 23) && { hour }),
  };
}

/** The address without the open list. */
export function withoutCounted(search: StatisticsSearch): StatisticsSearch {
  const { number: _number, key: _key, weekday: _weekday, hour: _hour, ...rest } = search;
  return rest;
}
