import type { Section } from "@bellhop/contract/knowledge";
import type { Reading } from "../../platform/at/index.ts";
import { listAllWritten } from "./entries.queries.ts";
import type { WrittenRow } from "./written-entry.ts";

/** All that a venue has written, or one section of it, in its order. */
export async function listWritten(
  at: Reading & { venueId: number },
  section?: Section,
): Promise<WrittenRow[]> {
  const rows = await at.tx.rows(listAllWritten, [at.venueId, section ?? null]);
  return rows.map(({ entry, ordinal, updated_at, updated_by }) => ({
    entry,
    ordinal,
    updatedAt: updated_at,
    updatedBy: updated_by,
  }));
}
