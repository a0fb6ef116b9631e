import type { Topic } from "../../lexicon/index.ts";
import { unqualified } from "../claim.ts";
import { countBefore, seatsIn } from "../read-numbers.ts";
import { freeBelow, isCounted } from "../topics.ts";
import { claim, type Saying, type TextRead } from "./text-read.ts";

/** Reads the ages, heights, notices and counts that a part of a sentence says. */
export function readNumbers(reading: TextRead, { head, segment, said, qualifiers, found }: Saying) {
  const { patterns } = reading;
  const isFree = patterns.test("free", said) || paysNothing.test(said);
  const hasPrice = found.money.length > 0;
  for (const number of found.numbers) {
    // Who is too young to pay is not too young to come.
    if (number.aspect === "age" && (isFree || (hasPrice && head.topic === "children"))) {
      const isOfMeals = head.topic === "children" && eats.test(said);
      const which = patterns.test("infant", said) ? `${freeBelow}, infants` : freeBelow;
      if (isFree && number.limit === "below" && !hasPrice && !isOfMeals)
        claim(reading, { ...head, which }, "age", number.value, unqualified, number);
      continue;
    }
    if (number.aspect === "height" && head.topic !== "parking") continue;
    if (number.aspect === "notice" && !noticed.has(head.topic)) continue;
    if (number.aspect === "share" && !isShared(head.topic)) continue;
    // A group has another time to cancel.
    const ofGroups = qualifiers.who === "group" ? qualifiers.who : null;
    const about =
      number.aspect === "age" && head.topic === "check_in"
        ? { ...head, topic: "minimum_age" as const }
        : head;
    claim(
      reading,
      about,
      number.aspect,
      number.value,
      { ...unqualified, which: qualifiers.which, who: ofGroups },
      number,
    );
  }
  if (head.topic === "meeting_room")
    for (const { value, from, to } of seatsIn(said)) {
      const at = { from: segment.from + from, to: segment.from + to };
      claim(reading, { ...head, which: "seats" }, "count", value, unqualified, at);
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

const eats =
  /(?<!\p{L})(?:eat|eats|dine|food|meals?|menus?|essen|isst|speisen|mang\p{L}+|com[eo]n|pasti|repas)(?!\p{L})/u;
const paysNothing =
  /(?<!\p{L})(?:not? (?:pay|have to pay|charged?)|don't pay|zahlen nicht\p{L}*|ne pai?ent (?:pas|rien)|no pagan|non pagano|nao pagam)(?!\p{L})/u;

/** What is asked for as a share of the price. */
export const isShared = (topic: Topic): boolean => topic === "deposit" || topic === "cancellation";

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
