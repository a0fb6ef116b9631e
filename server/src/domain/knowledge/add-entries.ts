import { normalizeEntry, type Untidied } from "@bellhop/language/entries";
import type { AtVenue } from "../../platform/at/index.ts";
import { lockSections } from "./lock-sections.ts";
import { sections } from "./sections.ts";
import { type Writer, writeSections } from "./write-sections.ts";

/** Appends valid entries to their sections. */
export async function addEntries(at: AtVenue, by: Writer, entries: readonly Untidied[]): Promise<void> {
  const bySection = Map.groupBy(entries, (entry) => entry.section);
  const locked = await lockSections(at, []);
  const changes = sections.flatMap((section) => {
    const put = bySection.get(section)?.map(normalizeEntry);
    return put ? [{ section, put, remove: [] }] : [];
  });
  await writeSections(at, by, locked, changes);
}
