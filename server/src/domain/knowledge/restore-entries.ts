import type { InputOf } from "@bellhop/contract/call";
import type { ChangedSection, restoreEntries as restoreEntriesCall } from "@bellhop/contract/knowledge";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";
import { listNamedEntries, listOrders } from "./entries.queries.ts";
import { lockSections, requireVersions } from "./lock-sections.ts";
import { orderBefore, withFormer } from "./order.ts";
import { listFormer, listFormerOrders } from "./sections.queries.ts";
import { type Writer, writeSections } from "./write-sections.ts";

/**
 * Restores a section, or some of its entries, to an earlier version, as a new revision. Removed entries return to their
 * places. Refused if the section's version has changed, or if the earlier version never existed.
 */
export async function restoreEntries(
  at: AtVenue,
  by: Writer,
  { section, version, to_version, entry_ids }: InputOf<typeof restoreEntriesCall>,
): Promise<ChangedSection> {
  const locked = await lockSections(at, []);
  requireVersions(locked, [{ section, version }]);
  if (to_version < 0 || to_version > version) throw refuse("not_found");
  const since = { venueId: at.venueId, section, sinceVersion: to_version };
  const [former, orders, [now]] = await Promise.all([
    at.tx.rows(listFormer, { ...since, entryIds: entry_ids ?? null }),
    at.tx.rows(listFormerOrders, since),
    at.tx.rows(listOrders, { venueId: at.venueId, sections: [section] }),
  ]);
  const rows = await at.tx.rows(listNamedEntries, {
    venueId: at.venueId,
    entryIds: former.map((row) => row.entry_id),
  });
  const entries = new Map(rows.map((row) => [row.entry.entryId, row]));
  if (rows.some(({ entry }) => entry.section !== section)) {
    throw refuseField("entry_ids", "entry_in_other_section");
  }
  const put = former.flatMap((row) => row.former ?? []);
  const gone = new Set(former.flatMap((row) => (row.former ? [] : [row.entry_id])));
  const order = now?.ids ?? [];
  const orderThen = orderBefore(order, orders);
  const back = new Set(put.map(({ entryId }) => entryId));
  const stays = new Set([...order, ...back].filter((id) => !gone.has(id)));
  const then = orderThen.filter((id) => stays.has(id));
  const [restored] = await writeSections(
    at,
    by,
    { ...locked, entries },
    [{ section, put, remove: [...gone], order: entry_ids ? withFormer(order, then) : then }],
    { standsAlone: true },
  );
  if (!restored) throw new Error(`Nothing became of restoring ${section}`);
  return restored;
}
