import { goLive } from "../domain/assistant/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { saidNow } from "./knowledge-is-said.ts";

/** A venue that opens has a concierge at once, of what is written in this very unit. Answers its version. */
export async function conciergeOpens(at: AtVenue, by: string | null): Promise<number> {
  const knowledge = { entries: await saidNow(at), contested: [] };
  const live = await goLive(at, "knowledge", { knowledge, by });
  if (!live) throw new Error("A concierge with entries is always built");
  return live.version;
}
