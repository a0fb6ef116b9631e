import { problemsIn, type VenueDraft, type VenueProblem } from "../venues/index.ts";
import type { SignUpDraft } from "./sign-up-draft.ts";
import { type SignUpStep, signUpSteps } from "./sign-up-search.ts";

const fieldsOf: Record<SignUpStep, (keyof VenueDraft)[]> = {
  hotel: ["name"],
  place: ["country", "timezone", "currency", "languages", "default_language"],
  desk: ["rooms", "phone"],
  answers: [],
};

/** What must be fixed before the next step. */
export function problemsOfStep(step: SignUpStep, { venue }: SignUpDraft) {
  const problems: [string, VenueProblem][] = Object.entries(problemsIn(venue));
  return Object.fromEntries(
    problems.filter(([field]) => fieldsOf[step].includes(field as keyof VenueDraft)),
  ) as Partial<Record<keyof VenueDraft, VenueProblem>>;
}

/** The first incomplete step, else the last. */
export function openStep(draft: SignUpDraft): SignUpStep {
  return signUpSteps.find((step) => Object.keys(problemsOfStep(step, draft)).length > 0) ?? "answers";
}

/** By the server's field name. */
export function stepOfField(field: string): SignUpStep {
  const [part, name = ""] = field.split(".");
  if (part === "answers") return "answers";
  if (part !== "venue") return "hotel";
  return signUpSteps.find((step) => fieldsOf[step].some((one) => one === name)) ?? "hotel";
}
