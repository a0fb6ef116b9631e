import { type Aspect, relatedTopics, type TextAnalysis } from "../../lexicon/index.ts";
import type { ClaimAspect, Disagreement } from "../contradiction.ts";

/** The aspects that a question must ask for to concern a claim's aspect. */
const aspectsAskedFor: Record<ClaimAspect, readonly Aspect[]> = {
  from: ["time", "early", "all_day"],
  until: ["time", "late", "all_day"],
  at: ["time"],
  all_day: ["time", "all_day", "late", "early"],
  deadline: ["time", "reserve"],
  price: ["price", "included"],
  is: ["allowed", "on_site", "in_room", "electric"],
  age: ["for_children", "allowed"],
  count: ["quantity"],
  height: ["size"],
  notice: ["time"],
  share: ["price"],
};
const specificAspects = new Set<Aspect>(Object.values(aspectsAskedFor).flat());

/** Finds the disagreement that concerns a question; without an aspect ("Breakfast?") every one does. */
export function findDisagreement<D extends Disagreement>(
  contested: readonly D[],
  entryId: string,
  question: TextAnalysis,
): D | undefined {
  const specific = [...question.aspects].filter((aspect) => specificAspects.has(aspect));
  return contested.find(
    ({ about, aspect, entryIds }) =>
      entryIds.includes(entryId) &&
      (question.topics.size === 0 || asks(question, about)) &&
      (specific.length === 0 || specific.some((one) => aspectsAskedFor[aspect].includes(one))),
  );
}

function asks(question: TextAnalysis, topic: Disagreement["about"]): boolean {
  if (topic === "offer" || question.topics.has(topic)) return true;
  return [...question.topics].some((topicAsked) => relatedTopics(topicAsked).has(topic));
}
