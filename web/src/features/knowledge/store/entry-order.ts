import type { Move } from "./kept-changes.ts";

/** The order after entries were put elsewhere. What is behind one that is not there goes to the end. */
export function moved(ids: readonly string[], moves: readonly Move[]): string[] {
  return moves.reduce<string[]>(
    (order, { entryId, after }) => {
      if (!order.includes(entryId)) return order;
      const others = order.filter((id) => id !== entryId);
      const at = after === null ? 0 : others.indexOf(after) + 1;
      if (at === 0 && after !== null) return order;
      return others.toSpliced(at, 0, entryId);
    },
    [...ids],
  );
}

/** What has to be named so that the server puts entries in this order: all up to the last one that was put elsewhere. */
export function namedOrder(order: readonly string[], moves: readonly Move[]): string[] {
  const put = new Set(moves.map(({ entryId }) => entryId));
  return order.slice(0, order.findLastIndex((id) => put.has(id)) + 1);
}
