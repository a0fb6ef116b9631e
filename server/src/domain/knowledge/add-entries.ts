import { tidied, type Untidied } from "@bellhop/language/entries";
import type { AtVenue } from "../../platform/at/index.ts";
import { lockWritten, sections } from "./lock-written.ts";
import { type Writer, writeSections } from "./write-sections.ts";

/** Writes entries that are known to fit, each behind what its section has; such as those a venue begins with. */
export async function addEntries(at: AtVenue, by: Writer, entries: readonly Untidied[]): Promise<void> {
  const fromWireSections = Map.groupBy(entries, (entry) => entry.section);
  const locked = await lockWritten(at, []);
  const wanted = sections.flatMap((section) => {
    const put = fromWireSections.get(section)?.map(tidied);
    return put ? [{ section, put, remove: [] }] : [];
  });
  await writeSections(at, by, locked, wanted);
}
