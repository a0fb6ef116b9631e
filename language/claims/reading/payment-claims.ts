import { unqualified } from "../claim.ts";
import { findPaymentMethods } from "./find-payment-methods.ts";
import { addClaim, type Head, isWithin, type ReadingContext } from "./reading-context.ts";
import type { Span } from "./segments.ts";

export function readPaymentMethods(context: ReadingContext, segments: readonly Span[]) {
  const { named, patterns, subject, text } = context;
  const isAboutPaying = subject.topic === "payment";
  if (!isAboutPaying && !named.mentions.some(({ topic }) => topic === "payment")) return;
  for (const segment of segments) {
    const clause = text.slice(segment.from, segment.to);
    if (patterns.test("conditions", clause) || /\?\s*$/u.test(clause)) continue;
    if (!isAboutPaying && !named.mentions.some((m) => m.topic === "payment" && isWithin(m, segment)))
      continue;
    for (const { from, to, means, taken } of findPaymentMethods(clause, patterns.language, isAboutPaying)) {
      const head: Head = { topic: "payment", which: means, mention: null };
      const at = { from: segment.from + from, to: segment.from + to };
      addClaim(context, head, "is", { is: taken ? "yes" : "no" }, unqualified, at);
    }
  }
}
