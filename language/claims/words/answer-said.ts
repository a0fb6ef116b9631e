import { namesIn } from "../mentions.ts";
import { qualifiersIn } from "../read-qualifiers.ts";
import type { Stretch } from "../segments.ts";
import { isClaimable, isFacility, isPermission } from "../topics.ts";
import { hasCost } from "./has-cost.ts";
import { isTelling, saysMore } from "./telling-words.ts";
import { claim, type Head, type TextRead } from "./text-read.ts";

/** "Is breakfast included?" "Yes." */
export function readAnswer(reading: TextRead, sentence: Stretch, part: string) {
  const { patterns, subject, question } = reading;
  if (subject.topic === null || !isClaimable(subject.topic)) return;
  const start = /^[\s¡¿"'“]*/u.exec(part)?.[0].length ?? 0;
  const answer = part.slice(start);
  const no = patterns.regex("words 7", () => `^${patterns.source.sayNo}`, "u").exec(answer);
  const word = no ?? patterns.regex("words 6", () => `^${patterns.source.sayYes}`, "u").exec(answer);
  if (!word || patterns.test("conditions", question) || patterns.test("elsewhere", question)) return;
  if (asksMore(reading)) return;
  const head: Head = { topic: subject.topic, which: subject.which, mention: null };
  const at = { from: sentence.from + start, to: sentence.from + start + word[0].length };
  const qualifiers = { ...qualifiersIn(question, patterns), which: null };
  if (patterns.test("asksFree", question) && hasCost(subject.topic)) {
    if (asksForCharge.test(question) && !/free of charge/u.test(question)) return;
    const rest = part.slice(start + word[0].length);
    if (no && patterns.test("free", rest) && !patterns.test("paid", part)) return;
    claim(reading, head, "price", no ? { is: "paid" } : { is: "free" }, qualifiers, at);
  } else if (
    patterns.test("asksWhether", question) &&
    (isFacility(subject.topic) || isPermission(subject.topic))
  ) {
    if (no && !isPlainNo(reading, sentence, part, part.slice(start + word[0].length))) return;
    claim(reading, head, "is", no ? { is: "no" } : { is: "yes" }, qualifiers, at);
  }
}

const asksForCharge = /\b(?:charge|pay|extra|pagar|payant|pago|paga|pagamento|cost)\b/u;

/** True where a question is about more than its subject, so that yes or no says nothing of that. */
function asksMore({ subject, question, patterns }: TextRead): boolean {
  const { mentions, words, known } = namesIn(subject.question ?? "", question, patterns);
  if (mentions.length === 0 || mentions.some(({ topic }) => topic !== subject.topic)) return true;
  return words.some((word, i) => !known[i] && isTelling({ text: question, patterns }, word));
}

/** "Unfortunately only on request" is no no. */
function isPlainNo(reading: TextRead, sentence: Stretch, part: string, rest: string): boolean {
  const { patterns } = reading;
  const first = part.split(/[,.!]/u)[0] ?? "";
  const isShort = /^\s*\S+(?:\s\S+)?\s*$/u.test(first);
  if (!isShort && !patterns.test("never", part) && !patterns.test("no", rest)) return false;
  return !saysMore(reading, sentence) || /^\s*[\p{L}']+(?:\s[\p{L}']+)?\s*[,.!]/u.test(part);
}
