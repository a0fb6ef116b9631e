import { addDays } from "@bellhop/contract/formats";
import type { ExtraSlot } from "@bellhop/contract/requests";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuseNotPossible } from "../../platform/refusal.ts";
import { instantOf } from "./plan-times.ts";
import { lockExtraDay, selectTaken } from "./requests.queries.ts";

/** What an entry of the upsells says about ordering it. */
export type Extra = {
  entryId: string;
  title: string;
  /** The price of one. */
  price: { amount: number; currency: string } | null;
  capacity: number | null;
  leadMinutes: number | null;
  expiresHours: number | null;
  approval: "instant" | "staff";
};

type Order = {
  day: string;
  time: string | null;
  quantity: number;
  timezone: string;
  /** The request that is confirmed: its own quantity does not count. */
  exceptId: string | null;
  /** Although the lead time has begun. */
  anyway: boolean;
};

/** Without a time, an order is for noon. */
const usualTime = "12:00";

const isTooLate = (
  extra: Extra,
  { day, time, timezone }: Pick<Order, "day" | "time" | "timezone">,
  now: Date,
) =>
  instantOf(day, time ?? usualTime, timezone).getTime() - (extra.leadMinutes ?? 0) * 60_000 < now.getTime();

/**
 * Refuses an order that is not possible at this moment. Until the unit ends, other orders for this day wait, so what was
 * left stays left.
 */
export async function requirePossible(at: AtVenue, extra: Extra, order: Order) {
  const { day, quantity, exceptId, anyway } = order;
  if (!anyway && isTooLate(extra, order, at.now)) throw refuseNotPossible("order_closed");
  if (extra.capacity === null) return;
  await at.tx.run(lockExtraDay, { venueId: at.venueId, entryId: extra.entryId, day });
  const params = { venueId: at.venueId, entryId: extra.entryId, from: day, to: day, exceptId };
  const [taken] = await at.tx.rows(selectTaken, params);
  if ((taken?.taken ?? 0) + quantity > extra.capacity) throw refuseNotPossible("sold_out");
}

type Days = { from: string; days: number; time: string | null; timezone: string; exceptId: string | null };

/** How many of an extra are left on each of the days. */
export async function listSlots(
  at: ReadingAtVenue,
  extra: Extra,
  { from, days, time, timezone, exceptId }: Days,
): Promise<ExtraSlot[]> {
  const to = addDays(from, days - 1);
  const params = { venueId: at.venueId, entryId: extra.entryId, from, to, exceptId };
  const taken = new Map((await at.tx.rows(selectTaken, params)).map((row) => [row.day, row.taken]));
  return Array.from({ length: days }, (_, ahead) => {
    const day = addDays(from, ahead);
    const { capacity } = extra;
    return {
      day,
      capacity,
      left: capacity === null ? null : Math.max(0, capacity - (taken.get(day) ?? 0)),
      is_too_late: isTooLate(extra, { day, time, timezone }, at.now),
    };
  });
}
