import { unqualified } from "../claim.ts";
import { meansIn } from "../read-means.ts";
import type { Stretch } from "../segments.ts";
import { claim, type Head, inside, type TextRead } from "./text-read.ts";

/** "Cash only", "we do not take credit cards": whatever else the text is about. */
export function readMeans(reading: TextRead, segments: readonly Stretch[]) {
  const { named, patterns, subject, text } = reading;
  const isAboutPaying = subject.topic === "payment";
  if (!isAboutPaying && !named.mentions.some(({ topic }) => topic === "payment")) return;
  for (const segment of segments) {
    const said = text.slice(segment.from, segment.to);
    if (patterns.test("conditions", said) || /\?\s*$/u.test(said)) continue;
    if (!isAboutPaying && !named.mentions.some((m) => m.topic === "payment" && inside(m, segment))) continue;
    for (const { from, to, means, taken } of meansIn(said, patterns.language, isAboutPaying)) {
      const head: Head = { topic: "payment", which: means, mention: null };
      const at = { from: segment.from + from, to: segment.from + to };
      claim(reading, head, "is", { is: taken ? "yes" : "no" }, unqualified, at);
    }
  }
}
