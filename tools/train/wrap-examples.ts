import type { Example } from "./read-examples.ts";
import { seeded } from "./seeded.ts";

/** The label of calls for help. */
export const CALL = "call";

/** The share of each act's examples that is repeated with courtesy, and with a question. */
const besideCourtesy: Record<string, number> = {
  emergency: 0.3,
  complaint: 0.3,
  request: 0.3,
  question: 0.3,
};
const besideQuestion: Record<string, number> = { emergency: 0.12, complaint: 0.12 };
const courtesy = ["thanks", "thanks", "greeting"];
/** The share of examples that is repeated with a call for help: alone it is no danger, and no label. */
const besideCall: Record<string, number> = { emergency: 0.1, request: 0.15, question: 0.15, statement: 0.05 };
const joints = [", ", " ", ". "];

/**
 * Guests thank, greet or ask in the same message as something serious, so some examples are repeated with such words
 * before or after them.
 */
export function wrapExamples(examples: readonly Example[]): Example[] {
  const random = seeded(11);
  const pick = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)];
  const byActAndLanguage = Map.groupBy(examples, ({ label, language }) => `${label} ${language}`);
  const beside = (one: Example, label: string | undefined): Example[] => {
    const other = pick(byActAndLanguage.get(`${label} ${one.language}`) ?? []);
    if (!other) return [];
    const both = random() < 0.5 ? [other.text, one.text] : [one.text, other.text];
    return [{ ...one, text: both.join(pick(joints)) }];
  };
  const wrapped = examples.flatMap((one) => [
    ...(random() < (besideCourtesy[one.label] ?? 0) ? beside(one, pick(courtesy)) : []),
    ...(random() < (besideQuestion[one.label] ?? 0) ? beside(one, "question") : []),
    ...(random() < (besideCall[one.label] ?? 0) ? beside(one, CALL) : []),
  ]);
  return [...examples, ...wrapped].filter(({ label }) => label !== CALL);
}
