import type { FoundTime } from "../../values/index.ts";
import type { ClaimAspect } from "../contradiction.ts";
import type { Value } from "../value.ts";
import { addClaim, type ReadingContext, type Statement } from "./reading-context.ts";

export function readTimes(context: ReadingContext, statement: Statement) {
  const { patterns } = context;
  const { head, clause, qualifiers, found } = statement;
  // "On request you can check in from 13:00" or "for €20" is about early check-in.
  const isExtra = head.topic === "check_in" && (found.money.length > 0 || patterns.test("onRequest", clause));
  if (isExtra) return;
  if (found.times.length === 0) readAllDay(context, statement);
  // "From 23:00 to 6:00 the door is locked" does not state hours.
  if (patterns.test("closed", clause) && !closesAt.test(clause) && !patterns.test("open", clause)) return;
  for (const time of found.times) {
    const value: Value = { is: "time", minutes: time.minutes, halfDay: time.halfDay };
    if (time.partner === null && isOrder(context, statement)) {
      if (time.role === "until") addClaim(context, head, "deadline", value, qualifiers, time);
      continue;
    }
    // One time beside others is not an opening time: children have other hours, or another price starts then.
    const aspect = aspectOf(context, statement, time);
    if (aspect) addClaim(context, head, aspect, value, qualifiers, time);
  }
}

/** "Order by 10" states a deadline. */
function isOrder({ patterns }: ReadingContext, { head, clause }: Statement): boolean {
  const onRequest = patterns.regex("words 1", () => patterns.source.onRequest, "gu");
  return head.topic !== "cancellation" && patterns.test("orders", clause.replace(onRequest, ""));
}

function readAllDay(context: ReadingContext, { head, clause, segment, qualifiers }: Statement) {
  const { patterns } = context;
  const allDay = patterns.find("allDay", clause);
  if (!allDay || patterns.test("never", clause)) return;
  const end = allDay.index + allDay[0].length;
  const isNotice = patterns
    .regex("words 2", () => `^\\s*(?:${patterns.source.before}|of |vor |avant)`, "u")
    .test(clause.slice(end, end + 14));
  if (isNotice || within.test(clause.slice(Math.max(0, allDay.index - 14), allDay.index))) return;
  const at = { from: segment.from + allDay.index, to: segment.from + end };
  addClaim(context, head, "all_day", { is: "yes" }, qualifiers, at);
}

const within =
  /(?:within|at least|least|mindestens|moins|menos|meno|almeno|entro|per|pro|par|por|for|first|bis zu)\s*$/u;
const justBefore = /(?:\bbefore|\bvor|\bavant|\bantes d[aeo]s?(?: las)?|\bprima delle?)(?: the)?\s*$/u;
const onlyAfter = /(?:is|are|possible|available|time|ist|moglich)\s+(?:\p{L}+\s+)?(?:after|nach)\s*$/u;

/** The aspect that a time states for the topic, or null. */
function aspectOf(
  { text }: ReadingContext,
  { head: { topic }, segment }: Statement,
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

/** "Ferme" (closes) and "fermé" (closed) are equal in folded text. */
export const closesAt = /\b(?:closes?|ferme(?:nt)?|fecha|cierra|chiude|schliesst)\b|schließt/u;
