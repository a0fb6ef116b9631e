import type { FoundTime } from "../../values/index.ts";
import type { ClaimAspect } from "../contradiction.ts";
import type { Value } from "../value.ts";
import { claim, type Saying, type TextRead } from "./text-read.ts";

/** Reads the hours that a part of a sentence says. */
export function readTimes(reading: TextRead, saying: Saying) {
  const { patterns } = reading;
  const { head, said, qualifiers, found } = saying;
  // "On request you can check in from 13:00", "for €20": that is early.
  const isExtra = head.topic === "check_in" && (found.money.length > 0 || patterns.test("onRequest", said));
  if (isExtra) return;
  if (found.times.length === 0) readAllDay(reading, saying);
  // "From 23:00 to 6:00 the door is locked" are no hours.
  if (patterns.test("closed", said) && !closesAt.test(said) && !patterns.test("open", said)) return;
  for (const time of found.times) {
    const value: Value = { is: "time", minutes: time.minutes, halfDay: time.halfDay };
    if (time.partner === null && isOrder(reading, saying)) {
      if (time.role === "until") claim(reading, head, "deadline", value, qualifiers, time);
      continue;
    }
    // Children have other hours, the price of something else begins then: one time beside another is no opening.
    const aspect = aspectOf(reading, saying, time);
    if (aspect) claim(reading, head, aspect, value, qualifiers, time);
  }
}

/** "Order by 10": a time until which something is to be done. */
function isOrder({ patterns }: TextRead, { head, said }: Saying): boolean {
  const onRequest = patterns.regex("words 1", () => patterns.source.onRequest, "gu");
  return head.topic !== "cancellation" && patterns.test("orders", said.replace(onRequest, ""));
}

function readAllDay(reading: TextRead, { head, said, segment, qualifiers }: Saying) {
  const { patterns } = reading;
  const allDay = patterns.find("allDay", said);
  if (!allDay || patterns.test("never", said)) return;
  const end = allDay.index + allDay[0].length;
  const isNotice = patterns
    .regex("words 2", () => `^\\s*(?:${patterns.source.before}|of |vor |avant)`, "u")
    .test(said.slice(end, end + 14));
  if (isNotice || within.test(said.slice(Math.max(0, allDay.index - 14), allDay.index))) return;
  const at = { from: segment.from + allDay.index, to: segment.from + end };
  claim(reading, head, "all_day", { is: "yes" }, qualifiers, at);
}

const within =
  /(?:within|at least|least|mindestens|moins|menos|meno|almeno|entro|per|pro|par|por|for|first|bis zu)\s*$/u;
const justBefore = /(?:\bbefore|\bvor|\bavant|\bantes d[aeo]s?(?: las)?|\bprima delle?)(?: the)?\s*$/u;
const onlyAfter = /(?:is|are|possible|available|time|ist|moglich)\s+(?:\p{L}+\s+)?(?:after|nach)\s*$/u;

/** What a time is for the thing that is spoken of; null where it says nothing of it. */
function aspectOf(
  { text }: TextRead,
  { head: { topic }, segment }: Saying,
  { role, partner, from }: FoundTime,
): ClaimAspect | null {
  const before = text.slice(Math.max(segment.from, from - 24), from);
  const isBefore = justBefore.test(before);
  let aspect: ClaimAspect | null =
    role === "from" || role === "until" ? role : role === "after" ? null : "at";
  if (topic === "check_in" && (aspect === "at" || (role === "after" && onlyAfter.test(before))))
    aspect = "from";
  if (topic === "check_in" && aspect === "until" && isBefore) aspect = null;
  if ((topic === "early_check_in" || topic === "late_check_in") && aspect === "at")
    aspect = topic === "early_check_in" ? "from" : "until";
  const isCheckOut = topic === "check_out" || topic === "late_check_out";
  if (isCheckOut && (aspect === "at" || aspect === "until")) aspect = "until";
  else if (isBefore && topic !== "cancellation") aspect = null;
  return topic === "check_out" && role === "from" && partner === null ? null : aspect;
}

/** "La réception ferme à 22h" reads like "fermé" once it is plain. */
export const closesAt = /\b(?:closes?|ferme(?:nt)?|fecha|cierra|chiude|schliesst)\b|schließt/u;
