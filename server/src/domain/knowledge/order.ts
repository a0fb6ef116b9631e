/** The part of an order that changed, as it was, and the id before it; null: it was at the front. */
export type FormerOrder = { order_before: string[]; order_behind: string | null };

/** Moves these ids to the front. Ids that are not in the order are ignored. */
export function withFirst(order: readonly string[], first: readonly string[]): string[] {
  const known = new Set(order);
  return [...new Set([...first.filter((id) => known.has(id)), ...order])];
}

/** The data to undo a reordering; null if removals alone explain it. */
export function formerOrder(before: readonly string[], after: readonly string[]): FormerOrder | null {
  const were = new Set(before);
  const kept = after.filter((id) => were.has(id));
  let from = 0;
  while (from < before.length && before[from] === kept[from]) from++;
  let until = before.length;
  let keptUntil = kept.length;
  while (until > from && keptUntil > from && before[until - 1] === kept[keptUntil - 1]) {
    until--;
    keptUntil--;
  }
  if (until === from) return null;
  return { order_before: before.slice(from, until), order_behind: before[from - 1] ?? null };
}

/** Undoes these changes, latest first. Entries that did not exist then may end up anywhere. */
export function orderBefore(order: readonly string[], changes: readonly FormerOrder[]): string[] {
  return changes.reduce<string[]>(
    (now, { order_before, order_behind }) => {
      const stood = new Set(order_before);
      const others = now.filter((id) => !stood.has(id));
      const front = order_behind === null ? 0 : others.indexOf(order_behind) + 1;
      return [...others.slice(0, front), ...order_before, ...others.slice(front)];
    },
    [...order],
  );
}

/** Inserts missing ids where a former order had them: after the nearest predecessor that still exists. */
export function withFormer(order: readonly string[], former: readonly string[]): string[] {
  const known = new Set(order);
  const behind = new Map<string | null, string[]>();
  let last: string | null = null;
  for (const id of former) {
    if (known.has(id)) last = id;
    else behind.set(last, [...(behind.get(last) ?? []), id]);
  }
  return [...(behind.get(null) ?? []), ...order.flatMap((id) => [id, ...(behind.get(id) ?? [])])];
}
