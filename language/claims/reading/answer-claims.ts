import { hasCost, isClaimable, isFacility, isPermission } from "../topics.ts";
import { hasFurtherContent, isContentWord } from "./content-words.ts";
import { qualifiersIn } from "./find-qualifiers.ts";
import { addClaim, type Head, type ReadingContext } from "./reading-context.ts";
import type { Span } from "./segments.ts";
import { findTopicMentions } from "./topic-mentions.ts";

export function readAnswer(context: ReadingContext, sentence: Span, part: string) {
  const { patterns, subject, question } = context;
  if (subject.topic === null || !isClaimable(subject.topic)) return;
  const start = /^[\s¡¿"'“]*/u.exec(part)?.[0].length ?? 0;
  const answer = part.slice(start);
  const no = patterns.regex("words 7", () => `^${patterns.source.sayNo}`, "u").exec(answer);
  const word = no ?? patterns.regex("words 6", () => `^${patterns.source.sayYes}`, "u").exec(answer);
  if (!word || patterns.test("conditions", question) || patterns.test("elsewhere", question)) return;
  if (asksMore(context)) return;
  const head: Head = { topic: subject.topic, which: subject.which, mention: null };
  const at = { from: sentence.from + start, to: sentence.from + start + word[0].length };
  const qualifiers = { ...qualifiersIn(question, patterns), which: null };
  if (patterns.test("asksFree", question) && hasCost(subject.topic)) {
    if (asksForCharge.test(question) && !/free of charge/u.test(question)) return;
    const rest = part.slice(start + word[0].length);
    if (no && patterns.test("free", rest) && !patterns.test("paid", part)) return;
    addClaim(context, head, "price", no ? { is: "paid" } : { is: "free" }, qualifiers, at);
  } else if (
    patterns.test("asksWhether", question) &&
    (isFacility(subject.topic) || isPermission(subject.topic))
  ) {
    if (no && !isPlainNo(context, sentence, part, part.slice(start + word[0].length))) return;
    addClaim(context, head, "is", no ? { is: "no" } : { is: "yes" }, qualifiers, at);
  }
}

const asksForCharge = /\b(?:charge|pay|extra|pagar|payant|pago|paga|pagamento|cost)\b/u;

/** True if the question is about more than its subject: then yes or no claims nothing. */
function asksMore({ subject, question, patterns }: ReadingContext): boolean {
  const { mentions, words, known } = findTopicMentions(subject.question ?? "", question, patterns);
  if (mentions.length === 0 || mentions.some(({ topic }) => topic !== subject.topic)) return true;
  return words.some((word, i) => !known[i] && isContentWord({ text: question, patterns }, word));
}

/** "Unfortunately only on request" is not a plain no. */
function isPlainNo(context: ReadingContext, sentence: Span, part: string, rest: string): boolean {
  const { patterns } = context;
  const first = part.split(/[,.!]/u)[0] ?? "";
  const isShort = /^\s*\S+(?:\s\S+)?\s*$/u.test(first);
  if (!isShort && !patterns.test("never", part) && !patterns.test("no", rest)) return false;
  return !hasFurtherContent(context, sentence) || /^\s*[\p{L}']+(?:\s[\p{L}']+)?\s*[,.!]/u.test(part);
}
