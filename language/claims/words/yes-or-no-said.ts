import { type FoundTime, isNoDenial } from "../../values/index.ts";
import type { Mention } from "../mentions.ts";
import type { Stretch } from "../segments.ts";
import { isFacility, isPermission } from "../topics.ts";
import { saysMore } from "./telling-words.ts";
import { claim, type Head, type Saying, type TextRead } from "./text-read.ts";
import { closesAt } from "./times-said.ts";

/** Reads whether there is something, or guests may, in a part of a sentence. */
export function readWhether(reading: TextRead, saying: Saying) {
  const { head, segment, said, found } = saying;
  if (!isFacility(head.servedBy ?? head.topic) && !isPermission(head.topic)) return;
  const mention =
    head.mention && head.mention.from >= segment.from && head.mention.to <= segment.to ? head.mention : null;
  const isNamed = mention !== null || reading.subject.topic === head.topic;
  const where = saying.qualifiers.where ?? whereIn(reading, segment, head);
  const qualifiers = { ...saying.qualifiers, where };
  const denied = deniedAt(reading, saying, mention);
  if (denied) {
    if (!isNamed || found.times.length > 0 || found.money.length > 0) return;
    if (notFor.test(said) || saysMore(reading, segment, head) || isNoDenial(said)) return;
    return claim(reading, head, "is", { is: "no" }, qualifiers, denied);
  }
  const { patterns } = reading;
  const closed = patterns.find("closed", said) ?? (qualifiers.days === null ? null : closesAt.exec(said));
  if (closed) {
    const isOnDays = qualifiers.days !== null && qualifiers.days !== 127 && found.times.length === 0;
    const whose = { ...head, topic: head.servedBy ?? head.topic };
    if ((mention ?? head.mention) && isOnDays)
      claim(reading, whose, "is", { is: "no" }, qualifiers, placed(closed, segment));
    return;
  }
  const request = patterns.find("onRequest", said);
  if (request && isNamed)
    return claim(reading, head, "is", { is: "on_request" }, qualifiers, placed(request, segment), true);
  const affirmed =
    patterns.find("may", said) ??
    (isPermission(head.topic) ? null : patterns.find("has", said)) ??
    (head.topic === "deposit" ? isAsked.exec(said) : null);
  if (affirmed && mention && !mention.isPlace)
    return claim(reading, head, "is", { is: "yes" }, qualifiers, placed(affirmed, segment));
  const value =
    found.times.find(isHours) ??
    found.money[0] ??
    opening(reading, mention, segment, said) ??
    (isPermission(head.topic) ? undefined : givenFree(reading, saying));
  if (value && isNamed && !patterns.test("orders", said))
    claim(reading, head, "is", { is: "yes" }, qualifiers, value, true);
}

/** What has to be given says itself that it has to. */
const isAsked =
  /(?<!\p{L})(?:requires?d?|charged?|takes?|taken|asks? for|collect(?:ed)?|hold|held|due|verlang\p{L}*|erheb\p{L}*|berechn\p{L}*|fallig|notig|erforderlich|exig\p{L}*|demand\p{L}*|requis\p{L}*|requier\p{L}*|cobra\p{L}*|pedimos|richie\p{L}*|chiediamo|exig\p{L}*)(?!\p{L})/u;
/** "You need not pay for it" is no no. */
const notFor = /(?<!\p{L})(?:not|n't) (?:have to|need|mind|worry|hesitate)(?!\p{L})/u;

const isHours = ({ partner, role }: FoundTime) => partner !== null || role === "from" || role === "until";

const placed = (found: RegExpExecArray, segment: Stretch): Stretch => ({
  from: segment.from + found.index,
  to: segment.from + found.index + found[0].length,
});

/** Where a part of a sentence says no: "is not allowed", or "no" right before what it is about. */
function deniedAt(
  { patterns, text }: TextRead,
  { head, segment, said }: Saying,
  mention: Mention | null,
): Stretch | undefined {
  const never =
    patterns.find("never", said) ?? (head.topic === "smoking" ? /\bsmoke[- ]?free\b/u.exec(said) : null);
  if (never) return placed(never, segment);
  if (!mention) return undefined;
  const no = patterns
    .regex("words 5", () => `${patterns.source.no}\\s*(?:\\p{L}+\\s+)?$`, "u")
    .exec(text.slice(Math.max(segment.from, mention.from - 30), mention.from));
  return no ? { from: Math.max(segment.from, mention.from - no[0].length), to: mention.to } : undefined;
}

/** "You can park in our courtyard for free": who says what it costs has it. */
function givenFree({ patterns }: TextRead, { said, segment }: Saying): Stretch | undefined {
  const free = patterns.find("free", said) ?? patterns.find("paid", said);
  return free ? placed(free, segment) : undefined;
}

/** "The gym is open to all guests." */
function opening(
  reading: TextRead,
  mention: Mention | null,
  segment: Stretch,
  said: string,
): Stretch | undefined {
  if (!mention || mention.isPlace || reading.patterns.test("conditions", said)) return undefined;
  const open = reading.patterns.find("open", said);
  const from = segment.from + (open?.index ?? 0);
  return open && from >= mention.to ? { from, to: from + open[0].length } : undefined;
}

const outside =
  /\b(?:outside|outdoors|out in the|yard|courtyard|bench|porch|draussen|im freien|exterieur|exterior|aire libre|all'aperto|esterno|ar livre|designated|area|bereich|zone?s?|zona|area)\b|draußen/u;

/** Where guests may, for what they may in one place and not in another. */
function whereIn(reading: TextRead, segment: Stretch, head: Head): string | null {
  if (!isPermission(head.topic)) return null;
  const said = reading.text.slice(segment.from, segment.to);
  const other = reading.named.mentions.find(
    (m) =>
      m.from >= segment.from &&
      m.to <= segment.to &&
      m !== head.mention &&
      m.topic !== head.topic &&
      m.topic !== "payment",
  );
  if (other) return other.topic;
  if (reading.patterns.test("everywhere", said)) return null;
  const start =
    Math.max(...[".", "!", "?"].map((mark) => reading.text.lastIndexOf(mark, segment.from - 1))) + 1;
  return outside.test(reading.text.slice(start, segment.to)) ? "outside" : null;
}
