import { type Section, sections } from "@bellhop/contract/sections";

/** `teach` starts a new FAQ entry for a question. */
export type BuilderSearch = {
  section?: Section | "greeting";
  entry?: string;
  teach?: string;
  show?: BuilderPanel;
};

export type BuilderPanel = (typeof panels)[number];
const panels = ["changes", "contradictions", "versions"] as const;

/** Ignores unknown values. */
export function readBuilderSearch(search: Record<string, unknown>): BuilderSearch {
  const { section, entry, teach } = search;
  const show = panels.find((panel) => panel === search.show);
  const known = section === "greeting" ? section : sections.find((one) => one === section);
  return {
    ...(known ? { section: known } : {}),
    ...(typeof entry === "string" && entry !== "" ? { entry } : {}),
    ...(typeof teach === "string" && teach !== "" ? { teach } : {}),
    ...(show ? { show } : {}),
  };
}
