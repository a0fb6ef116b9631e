import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type { listCounted as listCountedCall } from "@bellhop/contract/statistics";
import { listCounted, listNewestTexts, toCountedThing } from "../../domain/statistics/index.ts";
import type { Database } from "../../platform/at/index.ts";
import { decodeOffset, encodeOffset } from "../../platform/cursor.ts";
import { eachOf } from "./each-of.ts";
import { withPeriod } from "./with-period.ts";

/** What stands behind a number: exactly as many rows as it says. */
export function viewCounted(
  venueId: number,
  input: InputOf<typeof listCountedCall>,
  who: { operator_id: string; venueIds: number[] },
  { db }: { db: Database },
): Promise<OutputOf<typeof listCountedCall>> {
  const offset = decodeOffset(input.cursor);
  const { number, key = null, weekday = null, hour = null, limit = limits.pageItems } = input;
  return withPeriod(venueId, input, who, db, async ({ venueIds, from, to, live, atAll, atVenue }) => {
    const counted = { venueIds, from, to, live, number, key, weekday, hour };
    const rows = await atAll((at) => listCounted(at, { ...counted, offset, limit }));
    const [any] =
      rows.length > 0 || offset === 0
        ? rows
        : await atAll((at) => listCounted(at, { ...counted, offset: 0, limit: 1 }));
    const total = any?.total ?? 0;
    const byVenue = Map.groupBy(rows, ({ venue_id }) => Number(venue_id));
    const texts = await eachOf([...byVenue], ([id, ofVenue]) =>
      atVenue(id, (at) => listNewestTexts(at, ofVenue)),
    );
    const all = new Map(texts.flatMap((found) => [...found]));
    const end = offset + rows.length;
    return {
      items: rows.map((row) => toCountedThing(row, all)),
      next_cursor: rows.length > 0 && end < total ? encodeOffset(end) : null,
      total,
    };
  });
}
