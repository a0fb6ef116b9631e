import { limits } from "@bellhop/contract/limits";
import {
  type AnyRequestKind,
  anyRequestKinds,
  type RequestGroup,
  type RequestState,
  requestGroups,
  requestStates,
} from "@bellhop/contract/requests";

/** The screen's address. */
export type RequestSearch = {
  group?: RequestGroup;
  what?: "requests" | "extras";
  kind?: AnyRequestKind;
  state?: RequestState;
  /** `me`, `no_one`, or `department:` and its name. */
  who?: string;
  q?: string;
  /** Open in the panel. */
  request?: string;
};

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.includes(value as Value);

const departmentPrefix = "department:";

export const whoOfDepartment = (name: string): string => departmentPrefix + name;

export const departmentOf = (who: string): string | undefined =>
  who.startsWith(departmentPrefix) ? who.slice(departmentPrefix.length) : undefined;

/** Ignores unknown values. */
export function readRequestSearch(search: Record<string, unknown>): RequestSearch {
  // The router reads digits as a number.
  const q = ["string", "number"].includes(typeof search.q)
    ? String(search.q).slice(0, limits.searchCharacters)
    : "";
  const who = typeof search.who === "string" ? search.who : "";
  const hasWho = who === "me" || who === "no_one" || Boolean(departmentOf(who));
  return {
    ...(isOneOf(requestGroups, search.group) && search.group !== "open" && { group: search.group }),
    ...(isOneOf(["requests", "extras"] as const, search.what) && { what: search.what }),
    ...(isOneOf(anyRequestKinds, search.kind) && { kind: search.kind }),
    ...(isOneOf(requestStates, search.state) && { state: search.state }),
    ...(hasWho && { who }),
    ...(q && { q }),
    ...(typeof search.request === "string" && search.request !== "" && { request: search.request }),
  };
}

/** What `list_requests` is asked for. */
export function filtersOf({ group, what, kind, state, who, q }: RequestSearch) {
  const name = who && departmentOf(who);
  return {
    group: group ?? "open",
    ...(what && { what }),
    ...(kind && { kind }),
    ...(state && { states: [state] }),
    ...(who && { assignee: name ? { department: name } : (who as "me" | "no_one") }),
    ...(q && { search: q }),
  };
}

export const isFiltered = ({ what, kind, state, who, q }: RequestSearch): boolean =>
  Boolean(what || kind || state || who || q);
