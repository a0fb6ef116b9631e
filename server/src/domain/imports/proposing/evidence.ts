/**
 * How a source ties words to an entry. A label or a heading is `loose` if it has further words: "Sunbeds at the pool"; a
 * question, if it asks nothing: "Still stuck?".
 */
export type Evidence =
  | "question"
  | "loose_question"
  | "column"
  | "label"
  | "loose_label"
  | "heading"
  | "loose_heading"
  | "sentence"
  | "contact"
  | "address"
  | "sale"
  | "description"
  | "model_agreed"
  | "model_question"
  | "model_alone"
  | "model_against";

/**
 * The share of right words by evidence, and of right values where the words are right. Measured on texts at first sight,
 * before the rules were tuned on them (`npm run eval -- import`). Those of models are not measured and stay below what is
 * ticked.
 */
const words: Record<Evidence, number> = {
  question: 0.96,
  loose_question: 0.8,
  column: 0.94,
  label: 0.94,
  heading: 0.94,
  loose_label: 0.8,
  loose_heading: 0.8,
  sentence: 0.73,
  contact: 0.85,
  address: 0.8,
  sale: 0.8,
  description: 0.6,
  model_agreed: 0.75,
  model_question: 0.7,
  model_alone: 0.6,
  model_against: 0.35,
};
const values = { time: 0.97, yes_no: 0.97, number: 0.97, reach: 0.97, price: 0.75 };

const groups: Record<string, keyof typeof values> = {
  "facts.from": "time",
  "facts.until": "time",
  "facts.hours": "time",
  "facts.allowed": "yes_no",
  "facts.phone": "reach",
  "facts.email": "reach",
  "facts.url": "reach",
  availability: "yes_no",
  price: "price",
  unit: "price",
};

export const entryConfidence = (evidence: Evidence): number => words[evidence];

/** `isPaid`: the availability follows from a price. */
export function fieldConfidence(evidence: Evidence, field: string, isPaid = false): number {
  const isWords = field.startsWith("texts.");
  // A table with named columns says which value is meant.
  if (isWords || evidence === "column") return words[evidence];
  const group = field === "availability" && isPaid ? "price" : (groups[field] ?? "number");
  return Math.round(words[evidence] * values[group] * 100) / 100;
}

/** The stronger evidence first. */
export const isStronger = (one: Evidence, other: Evidence): boolean => words[one] > words[other];
