import type { KnowledgeImport } from "@bellhop/contract/imports";

type Characters = KnowledgeImport["characters"];

/** Whole percents that add up to 100; undefined if nothing was counted. A part with any text has at least 1. */
export function sharesOf(characters: Characters): Characters | undefined {
  const { catalogue, own, left_out } = characters;
  const all = catalogue + own + left_out;
  if (all === 0) return undefined;
  const parts = Object.entries(characters).map(([where, count]) => ({
    where,
    share: count === 0 ? 0 : Math.max(1, Math.round((count / all) * 100)),
  }));
  const excess = parts.reduce((sum, { share }) => sum + share, -100);
  const largest = parts.toSorted((one, other) => other.share - one.share)[0];
  if (largest) largest.share -= excess;
  return Object.fromEntries(parts.map(({ where, share }) => [where, share])) as Characters;
}
