import { type Aspect, type Reading, relatedTopics } from "../lexicon/index.ts";
import type { ClaimAspect, Disagreement } from "./contradiction.ts";

/** What a guest asks for, by what is contested; a question that asks for none of these asks for all there is to say. */
const askedAs: Record<ClaimAspect, readonly Aspect[]> = {
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
const tellsWhatIsAsked = new Set<Aspect>(Object.values(askedAs).flat());

/** What of a topic several contested things fall under: a bare "breakfast?" asks for all of it. */
export function disagreesAbout<D extends Disagreement>(
  contested: readonly D[],
  entryId: string,
  question: Reading,
): D | undefined {
  const wanted = [...question.aspects].filter((aspect) => tellsWhatIsAsked.has(aspect));
  return contested.find(
    ({ about, aspect, entryIds }) =>
      entryIds.includes(entryId) &&
      (question.topics.size === 0 || asks(question, about)) &&
      (wanted.length === 0 || wanted.some((one) => askedAs[aspect].includes(one))),
  );
}

function asks(question: Reading, topic: Disagreement["about"]): boolean {
  if (topic === "offer" || question.topics.has(topic)) return true;
  return [...question.topics].some((asked) => relatedTopics(asked).has(topic));
}
