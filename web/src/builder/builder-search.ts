import type { Section } from "@bellhop/contract/knowledge";
import { section as sections } from "@bellhop/contract/knowledge";

/** What stands in the middle of the builder: a section, perhaps at one of its entries, or the assistant's voice. */
export type BuilderSearch = { section?: Section | "voice"; entry?: string };

/** Reads the builder's address; what is none of ours is left out. */
export function readBuilderSearch(search: Record<string, unknown>): BuilderSearch {
  const { section, entry } = search;
  const known = section === "voice" ? section : sections.safeParse(section).data;
  return {
    ...(known ? { section: known } : {}),
    ...(typeof entry === "string" && entry !== "" ? { entry } : {}),
  };
}
