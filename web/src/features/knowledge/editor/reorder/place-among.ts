/** How a row is put elsewhere from its menu. */
export type MoveBy = -1 | 1 | "first";

/** The place that it is then at. */
export const placeBy = (at: number, by: MoveBy): number => (by === "first" ? 0 : at + by);

/** The keys that move a row, as they are announced. */
export const moveKeys = "Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End";

/** The place that a key leads to from another one; undefined where it leads nowhere. */
export const keyedPlace = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 })[key];

/** A row's place among the others once it is put there, and which of them it then stands behind; null: none. */
export function placeAmong(ids: readonly string[], id: string, to: number) {
  const others = ids.filter((other) => other !== id);
  const at = Math.min(Math.max(to, 0), others.length);
  return { at, after: at === 0 ? null : (others[at - 1] ?? null) };
}
