import type { OutputOf } from "@bellhop/contract/call";
import type { restoreDraft as theCall } from "@bellhop/contract/knowledge";
import { sectionsOfVersion } from "../../domain/assistant/index.ts";
import { listSections, restoreEntries, type Writer } from "../../domain/knowledge/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";

/**
 * Restores each section of the draft to what a version of the assistant was built from, internal entries too. It is a
 * change like any other: the sections' versions in the answer undo it.
 */
export async function staffRestoresDraft(
  at: AtVenue,
  by: Writer,
  version: number,
): Promise<OutputOf<typeof theCall>> {
  const built = await sectionsOfVersion(at, version);
  if (!built) throw refuse("not_found");
  const changed: OutputOf<typeof theCall>["sections"] = [];
  for (const { section, version: now } of await listSections(at)) {
    const to_version = built[section] ?? 0;
    if (to_version === now) continue;
    const { version: restored } = await restoreEntries(at, by, { section, version: now, to_version });
    if (restored !== now) changed.push({ section, before: now, version: restored });
  }
  return { sections: changed };
}
