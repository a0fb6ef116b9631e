import { goLive } from "../domain/concierge/index.ts";
import { listKnowledge } from "../domain/knowledge/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

/** A venue that opens has a concierge at once, of what is written in this very unit. Answers its version. */
export async function conciergeOpens(at: AtVenue, by: string | null): Promise<number> {
  const rows = await at.tx.rows(listKnowledge, [at.venueId]);
  const knowledge = { entries: rows.map(({ entry }) => entry), contested: [] };
  const live = await goLive(at, "knowledge", { knowledge, by });
  if (!live) throw new Error("A concierge with entries is always built");
  return live.version;
}
