import type { ChangedSection, Section, SectionUpdate } from "@bellhop/contract/knowledge";
import type { AtVenue } from "../../platform/at/index.ts";

/** Who changes what is written; null: the product. */
export type Writer = { member_id: string | null; name: string } | null;

export type SectionUpdates = { [Name in Section]?: SectionUpdate | undefined };

/** Where the fields of the call stand that asked for a change, for refusals: of a section, and of its nth entry. */
export type FieldNames = { section(name: Section): string; entry(name: Section, index: number): string };

/**
 * Changes what is written, in any of its sections: all of it or nothing. Refused where a section is at another version,
 * where a field does not fit (named as `fields` has it), and where there is no room. Each section that has changed
 * has a version more, a revision, and is told to the dashboards; where nothing differs nothing is done.
 */
export async function changeSections(
  _at: AtVenue,
  _by: Writer,
  _updates: SectionUpdates,
  _fields?: FieldNames,
): Promise<ChangedSection[]> {
  throw new Error("Not built yet");
}
