import { goLive } from "../domain/assistant/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { renderCurrent } from "./render-knowledge.ts";

/** A venue that opens has a concierge at once, of what is written in this very unit. Answers its version. */
export async function openAssistant(at: AtVenue, by: string | null): Promise<number> {
  const knowledge = { entries: await renderCurrent(at), contested: [] };
  const live = await goLive(at, "knowledge", { knowledge, by });
  if (!live) throw new Error("A concierge with entries is always built");
  return live.version;
}
