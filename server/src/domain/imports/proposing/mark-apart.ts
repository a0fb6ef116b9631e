import {
  continues,
  isCondition,
  isDenial,
  namesPeriod,
  questionIn,
  withoutNumber,
} from "../reading/labels.ts";
import { type Element, type Line, lineOf } from "./elements.ts";
import { areAbout, isGeneral, namesSubject, type TopicOf, type TopicsIn } from "./topics.ts";

/**
 * Rules about different things under a heading without a topic ("House rules") are passages of their own: each is found
 * and answered alone. Neighbours about the same thing stay together.
 */
export function markApart(elements: readonly Element[], topicOf: TopicOf, topicsIn: TopicsIn) {
  /** True below a heading that names no topic. */
  let isOpen = true;
  let rules: Line[] = [];
  /** The list below a lead-in. */
  let led: Line[] = [];
  const areDifferent = (lines: readonly Line[]) =>
    new Set(lines.flatMap(({ text }) => [...topicsIn(text)].slice(0, 1))).size >= minApart;
  /** A list below a lead-in is one passage, unless it has rules about different things itself. */
  const endLed = () => {
    if (areDifferent(led)) rules.push(...led);
    led = [];
  };
  const end = () => {
    endLed();
    const named = rules.map(({ text }) => topicsIn(text));
    if (isOpen && areDifferent(rules))
      for (const [at, rule] of rules.entries()) {
        const [before, own] = [named[at - 1], named[at]];
        const isApart = !before || !own || !(areAbout(before, own) || dependsOn(rule, own));
        rule.rule = isApart ? "begins" : "goes_on";
      }
    rules = [];
  };
  for (const [at, element] of elements.entries()) {
    if (element.kind !== "line") {
      end();
      if (element.kind === "heading")
        isOpen =
          [...topicsIn(element.text)].every(isGeneral) &&
          topicOf(element.text) === undefined &&
          !questionIn(element.text) &&
          !isDenial(element.text) &&
          !isCondition(element.text);
      continue;
    }
    const { line } = element;
    const before = lineOf(elements[at - 1]);
    const isMarked = line.isItem || withoutNumber(line.text) !== line.text;
    const isRule = endsSentence.test(line.text) || (isMarked && line.text.length >= longRule);
    const isNext = !before || line.startsBlock || endsSentence.test(before.text);
    const isFirstLed = /[:：]$/u.test(before?.text ?? "");
    const lead = isFirstLed ? (before?.text ?? "") : "";
    if (isDenial(lead) || isCondition(lead)) isOpen = false;
    if (isFirstLed) endLed();
    if (led.length > 0 && !line.isItem) endLed();
    if (!isRule || !isNext || line.text.length < minRule) continue;
    if (isFirstLed || led.length > 0) led.push(line);
    else rules.push(line);
  }
  end();
}
/** Rules are divided if they are about at least so many things. */
const minApart = 3;
/** Characters. A marked line that is long is a rule also without a full stop. */
const [minRule, longRule] = [25, 60];

/** True for a rule that says nothing alone: "Not in the restaurant", "On Sundays until 14:00", "Children only with an adult". */
function dependsOn({ text, isItem, startsBlock }: Line, topics: ReadonlySet<string>): boolean {
  const rule = withoutNumber(text);
  if (continues(rule) || namesPeriod(rule.split(/\s+/u).slice(0, wordsOfPeriod).join(" "))) return true;
  // A paragraph says itself what it is about.
  return (isItem || !startsBlock) && !namesSubject(topics, limitsPeople.test(rule));
}
const wordsOfPeriod = 3;
const limitsPeople =
  /(?<!\p{L})(?:only|nur|seulement|uniquement|solo|sólo|soltanto|alleen|só|somente|apenas)(?!\p{L})/iu;
const endsSentence = /[.!?;)]["”’»]?$/u;
