import type { Act } from "./acts.ts";
import { actOf, actProbabilities } from "./read-act.ts";

/** How a sentence is meant, if it asks nothing: thanks, praise, small talk, a complaint, or something told. */
export type Manner = "complaint" | "compliment" | "thanks" | "small_talk" | "statement";

const manners: ReadonlySet<Act> = new Set<Manner>([
  "complaint",
  "compliment",
  "thanks",
  "small_talk",
  "statement",
]);
const isManner = (act: Act): act is Manner => manners.has(act);

export function readManner(sentence: string, language: string): Manner | undefined {
  const act = actOf(sentence, language);
  return isManner(act) ? act : undefined;
}

/** From this probability on: a question that is passed over is worse than chatter that staff read. */
export const asksFrom = 0.4;
const QUESTION = /[?？؟]/u;

/** A question mark, or it more probably asks or wishes for something than not. */
export function asksSomething(sentence: string, language: string): boolean {
  if (QUESTION.test(sentence)) return true;
  const { question, request } = actProbabilities(sentence, language);
  return question + request >= asksFrom;
}
