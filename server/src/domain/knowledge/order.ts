/** The part of an order that stood otherwise, and what it stood behind; null: at the front. */
export type FormerOrder = { order_before: string[]; order_behind: string | null };

/** The order with these first, and the others as they stand; what is not in it is left out. */
export function withFirst(order: readonly string[], first: readonly string[]): string[] {
  const there = new Set(order);
  return [...new Set([...first.filter((id) => there.has(id)), ...order])];
}

/** What is needed to have the order of before again, out of the one after; null where what is left needs nothing. */
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

/** The order as it was before all of those changes, the latest first; what was not there then may stand anywhere in it. */
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

/** Puts what is missing in an order where a former one had it: behind the nearest that is still there. */
export function withFormer(order: readonly string[], former: readonly string[]): string[] {
  const there = new Set(order);
  const behind = new Map<string | null, string[]>();
  let last: string | null = null;
  for (const id of former) {
    if (there.has(id)) last = id;
    else behind.set(last, [...(behind.get(last) ?? []), id]);
  }
  return [...(behind.get(null) ?? []), ...order.flatMap((id) => [id, ...(behind.get(id) ?? [])])];
}
