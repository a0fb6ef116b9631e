import type { ContradictionSide } from "@bellhop/contract/contradictions";

/** Splits the quote around its mark; an invalid mark marks nothing. */
export function markedQuote({ quote, mark }: Pick<ContradictionSide, "quote" | "mark">) {
  const from = Math.max(0, Math.min(mark.from, quote.length));
  const to = Math.max(from, Math.min(mark.to, quote.length));
  return { before: quote.slice(0, from), marked: quote.slice(from, to), after: quote.slice(to) };
}
