import type { Topic } from "../../knowledge/index.ts";
import { unqualified } from "../claim.ts";
import { countBefore } from "../read-numbers.ts";
import { isCounted } from "../topics.ts";
import { claim, type Saying, type TextRead } from "./text-read.ts";

/** Reads the ages, heights, notices and counts that a part of a sentence says. */
export function readNumbers(reading: TextRead, { head, qualifiers, found }: Saying) {
  for (const number of found.numbers) {
    if (number.aspect === "height" && head.topic !== "parking") continue;
    if (number.aspect === "notice" && !noticed.has(head.topic)) continue;
    const about =
      number.aspect === "age" && head.topic === "check_in"
        ? { ...head, topic: "minimum_age" as const }
        : head;
    claim(reading, about, number.aspect, number.value, { ...unqualified, which: qualifiers.which }, number);
  }
  if (head.mention && isCounted(head.topic)) {
    const count = countBefore(reading.text, head.mention.from, reading.patterns);
    const isTaken =
      count &&
      reading.claims.some(({ place }) => place.at && place.at.from < count.to && place.at.to > count.from);
    if (count && !isTaken)
      claim(reading, head, "count", count.value, { ...unqualified, who: qualifiers.who }, count);
  }
}

/** What is asked for so long before. */
const noticed = new Set<Topic>([
  "cancellation",
  "shuttle",
  "massage",
  "spa",
  "late_check_out",
  "early_check_in",
  "room_service",
  "half_board",
  "babysitting",
  "celebration",
  "extra_bed",
  "cot",
  "laundry",
  "dinner",
  "breakfast",
  "bicycle",
  "deposit",
  "restaurant",
  "taxi",
  "flowers",
  "bottle",
]);
