import { type FoundTime, isWeakNegation } from "../../values/index.ts";
import { isFacility, isPermission } from "../topics.ts";
import { hasFurtherContent } from "./content-words.ts";
import { addClaim, type Head, type ReadingContext, type Statement } from "./reading-context.ts";
import { isWithin, type Span, spanOf } from "./segments.ts";
import { closesAt } from "./time-claims.ts";
import type { Mention } from "./topic-mentions.ts";

export function readYesNo(context: ReadingContext, statement: Statement) {
  const { head, segment, clause, found } = statement;
  if (!isFacility(head.servedBy ?? head.topic) && !isPermission(head.topic)) return;
  const mention = head.mention && isWithin(head.mention, segment) ? head.mention : null;
  const isNamed = mention !== null || context.subject.topic === head.topic;
  const where = statement.qualifiers.where ?? whereIn(context, segment, head);
  const qualifiers = { ...statement.qualifiers, where };
  const denied = deniedAt(context, statement, mention);
  if (denied) {
    if (!isNamed || found.times.length > 0 || found.money.length > 0) return;
    if (notFor.test(clause) || hasFurtherContent(context, segment, head) || isWeakNegation(clause)) return;
    return addClaim(context, head, "is", { is: "no" }, qualifiers, denied);
  }
  const { patterns } = context;
  const closed = patterns.find("closed", clause) ?? (qualifiers.days === null ? null : closesAt.exec(clause));
  if (closed) {
    const isOnDays = qualifiers.days !== null && qualifiers.days !== 127 && found.times.length === 0;
    const whose = { ...head, topic: head.servedBy ?? head.topic };
    if ((mention ?? head.mention) && isOnDays)
      addClaim(context, whose, "is", { is: "no" }, qualifiers, spanOf(closed, segment.from));
    return;
  }
  const request = patterns.find("onRequest", clause);
  if (request && isNamed)
    return addClaim(
      context,
      head,
      "is",
      { is: "on_request" },
      qualifiers,
      spanOf(request, segment.from),
      true,
    );
  const affirmed =
    patterns.find("may", clause) ??
    (isPermission(head.topic) ? null : patterns.find("has", clause)) ??
    (head.topic === "deposit" ? isAsked.exec(clause) : null);
  if (affirmed && mention && !mention.isPlace)
    return addClaim(context, head, "is", { is: "yes" }, qualifiers, spanOf(affirmed, segment.from));
  const value =
    found.times.find(isHours) ??
    found.money[0] ??
    opening(context, mention, segment, clause) ??
    (isPermission(head.topic) ? undefined : givenFree(context, statement));
  if (value && isNamed && !patterns.test("orders", clause))
    addClaim(context, head, "is", { is: "yes" }, qualifiers, value, true);
}

const isAsked =
  /(?<!\p{L})(?:requires?d?|charged?|takes?|taken|asks? for|collect(?:ed)?|hold|held|due|verlang\p{L}*|erheb\p{L}*|berechn\p{L}*|fallig|notig|erforderlich|exig\p{L}*|demand\p{L}*|requis\p{L}*|requier\p{L}*|cobra\p{L}*|pedimos|richie\p{L}*|chiediamo|exig\p{L}*)(?!\p{L})/u;
/** "You need not pay for it" is not a no. */
const notFor = /(?<!\p{L})(?:not|n't) (?:have to|need|mind|worry|hesitate)(?!\p{L})/u;

const isHours = ({ partner, role }: FoundTime) => partner !== null || role === "from" || role === "until";

/** The span that negates: "is not allowed", or "no" right before the mention. */
function deniedAt(
  { patterns, text }: ReadingContext,
  { head, segment, clause }: Statement,
  mention: Mention | null,
): Span | undefined {
  const never =
    patterns.find("never", clause) ?? (head.topic === "smoking" ? /\bsmoke[- ]?free\b/u.exec(clause) : null);
  if (never) return spanOf(never, segment.from);
  if (!mention) return undefined;
  const no = patterns
    .regex("words 5", () => `${patterns.source.no}\\s*(?:\\p{L}+\\s+)?$`, "u")
    .exec(text.slice(Math.max(segment.from, mention.from - 30), mention.from));
  return no ? { from: Math.max(segment.from, mention.from - no[0].length), to: mention.to } : undefined;
}

/** "You can park in our courtyard for free" implies that there is parking. */
function givenFree({ patterns }: ReadingContext, { clause, segment }: Statement): Span | undefined {
  const free = patterns.find("free", clause) ?? patterns.find("paid", clause);
  return free ? spanOf(free, segment.from) : undefined;
}

/** "The gym is open to all guests" implies that there is a gym. */
function opening(
  context: ReadingContext,
  mention: Mention | null,
  segment: Span,
  clause: string,
): Span | undefined {
  if (!mention || mention.isPlace || context.patterns.test("conditions", clause)) return undefined;
  const open = context.patterns.find("open", clause);
  const from = segment.from + (open?.index ?? 0);
  return open && from >= mention.to ? { from, to: from + open[0].length } : undefined;
}

const outside =
  /\b(?:outside|outdoors|out in the|yard|courtyard|bench|porch|draussen|im freien|exterieur|exterior|aire libre|all'aperto|esterno|ar livre|designated|area|bereich|zone?s?|zona|area)\b|draußen/u;

/** For permissions, the place where they hold. */
function whereIn(context: ReadingContext, segment: Span, head: Head): string | null {
  if (!isPermission(head.topic)) return null;
  const clause = context.text.slice(segment.from, segment.to);
  const other = context.named.mentions.find(
    (m) => isWithin(m, segment) && m !== head.mention && m.topic !== head.topic && m.topic !== "payment",
  );
  if (other) return other.topic;
  if (context.patterns.test("everywhere", clause)) return null;
  const start =
    Math.max(...[".", "!", "?"].map((mark) => context.text.lastIndexOf(mark, segment.from - 1))) + 1;
  return outside.test(context.text.slice(start, segment.to)) ? "outside" : null;
}
