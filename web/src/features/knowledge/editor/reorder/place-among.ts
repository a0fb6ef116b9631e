export type MoveBy = -1 | 1 | "first";

export const placeBy = (at: number, by: MoveBy): number => (by === "first" ? 0 : at + by);

/** For `aria-keyshortcuts`. */
export const moveKeys = "Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End";

/** The target index of a key; undefined if it moves nothing. */
export const keyedPlace = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 })[key];

/** The index after a move, and the row it then follows; null for none. */
export function placeAmong(ids: readonly string[], id: string, to: number) {
  const others = ids.filter((other) => other !== id);
  const at = Math.min(Math.max(to, 0), others.length);
  return { at, after: at === 0 ? null : (others[at - 1] ?? null) };
}
