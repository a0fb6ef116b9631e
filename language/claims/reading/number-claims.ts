import { unqualified } from "../claim.ts";
import { freeBelow, hasNotice, isCounted, isShared } from "../topics.ts";
import { countBefore, seatsIn } from "./find-numbers.ts";
import { addClaim, type ReadingContext, type Statement } from "./reading-context.ts";

export function readNumbers(
  context: ReadingContext,
  { head, segment, clause, qualifiers, found }: Statement,
) {
  const { patterns } = context;
  const isFree = patterns.test("free", clause) || paysNothing.test(clause);
  const hasPrice = found.money.length > 0;
  for (const number of found.numbers) {
    // A limit for free stays is not a limit for being admitted.
    if (number.aspect === "age" && (isFree || (hasPrice && head.topic === "children"))) {
      const isOfMeals = head.topic === "children" && eats.test(clause);
      const which = patterns.test("infant", clause) ? `${freeBelow}, infants` : freeBelow;
      if (isFree && number.limit === "below" && !hasPrice && !isOfMeals)
        addClaim(context, { ...head, which }, "age", number.value, unqualified, number);
      continue;
    }
    if (number.aspect === "height" && head.topic !== "parking") continue;
    if (number.aspect === "notice" && !hasNotice(head.topic)) continue;
    if (number.aspect === "share" && !isShared(head.topic)) continue;
    // Groups have other cancellation terms.
    const ofGroups = qualifiers.who === "group" ? qualifiers.who : null;
    const about =
      number.aspect === "age" && head.topic === "check_in"
        ? { ...head, topic: "minimum_age" as const }
        : head;
    addClaim(
      context,
      about,
      number.aspect,
      number.value,
      { ...unqualified, which: qualifiers.which, who: ofGroups },
      number,
    );
  }
  if (head.topic === "meeting_room")
    for (const { value, from, to } of seatsIn(clause)) {
      const at = { from: segment.from + from, to: segment.from + to };
      addClaim(context, { ...head, which: "seats" }, "count", value, unqualified, at);
    }
  if (head.mention && isCounted(head.topic)) {
    const count = countBefore(context.text, head.mention.from, context.patterns);
    const isTaken =
      count &&
      context.claims.some(({ place }) => place.at && place.at.from < count.to && place.at.to > count.from);
    if (count && !isTaken)
      addClaim(context, head, "count", count.value, { ...unqualified, who: qualifiers.who }, count);
  }
}

const eats =
  /(?<!\p{L})(?:eat|eats|dine|food|meals?|menus?|essen|isst|speisen|mang\p{L}+|com[eo]n|pasti|repas)(?!\p{L})/u;
const paysNothing =
  /(?<!\p{L})(?:not? (?:pay|have to pay|charged?)|don't pay|zahlen nicht\p{L}*|ne pai?ent (?:pas|rien)|no pagan|non pagano|nao pagam)(?!\p{L})/u;
