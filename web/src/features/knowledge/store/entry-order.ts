import type { Move } from "./sent-update.ts";

/** Applies moves; a move after an unknown entry goes to the end. */
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

/** The shortest prefix that makes the server use this order. */
export function orderToSend(order: readonly string[], moves: readonly Move[]): string[] {
  const put = new Set(moves.map(({ entryId }) => entryId));
  return order.slice(0, order.findLastIndex((id) => put.has(id)) + 1);
}
