import type { Section } from "@bellhop/contract/sections";
import { section as sections } from "@bellhop/contract/sections";

/**
 * What stands in the middle of the builder: a section, perhaps at one of its entries or at a new one for a question to
 * `teach`, or the assistant's voice.
 */
export type BuilderSearch = {
  section?: Section | "voice";
  entry?: string;
  teach?: string;
  show?: BuilderPanel;
};

/** What may be open over it. */
export type BuilderPanel = (typeof panels)[number];
const panels = ["changes", "contradictions", "versions"] as const;

/** Reads the builder's address; what is none of ours is left out. */
export function readBuilderSearch(search: Record<string, unknown>): BuilderSearch {
  const { section, entry, teach } = search;
  const show = panels.find((panel) => panel === search.show);
  const known = section === "voice" ? section : sections.safeParse(section).data;
  return {
    ...(known ? { section: known } : {}),
    ...(typeof entry === "string" && entry !== "" ? { entry } : {}),
    ...(typeof teach === "string" && teach !== "" ? { teach } : {}),
    ...(show ? { show } : {}),
  };
}
