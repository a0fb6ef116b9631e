import { type IdeaFilter, type IdeaSort, ideaFilters, ideaSorts } from "@bellhop/contract/idea-lists";
import { limits } from "@bellhop/contract/limits";

/** The search parameters of the screen. */
export type IdeasSearch = {
  view?: "news";
  sort?: IdeaSort;
  status?: IdeaFilter | "all";
  q?: string;
  /** The id of the idea in the panel. */
  idea?: string;
};

export const statusChoices = ["active", ...ideaFilters.filter((one) => one !== "active"), "all"] as const;

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.includes(value as Value);

/** Ignores unknown values, and leaves out defaults. */
export function readIdeasSearch(search: Record<string, unknown>): IdeasSearch {
  const { view, sort, status, idea } = search;
  // The router reads digits as a number.
  const q = ["string", "number"].includes(typeof search.q)
    ? String(search.q).slice(0, limits.searchCharacters)
    : "";
  return {
    ...(view === "news" && { view }),
    ...(isOneOf(ideaSorts, sort) && sort !== "votes" && { sort }),
    ...(isOneOf(statusChoices, status) && status !== "active" && { status }),
    ...(q && { q }),
    ...(typeof idea === "string" && idea !== "" && { idea }),
  };
}
