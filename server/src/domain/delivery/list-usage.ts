import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { countPricedMessages, countUnpricedMessages } from "./usage.queries.ts";

export type PricedMessages = Awaited<ReturnType<typeof listUsage>>[number];

/** The messages that WhatsApp reported a price for, by category and the beginning of the guests' numbers. `month` is like 2026-11. */
export const listUsage = (at: ReadingAtVenue, month: string) =>
  at.tx.rows(countPricedMessages, { venueId: at.venueId, month });

/** Messages of the month whose price WhatsApp has not reported. */
export const countUnpriced = async (at: ReadingAtVenue, month: string): Promise<number> =>
  (await at.tx.row(countUnpricedMessages, { venueId: at.venueId, month })).count;
