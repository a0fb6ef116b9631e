import type { ModelAnswer, Question } from "../../platform/model/index.ts";
import { type ReadingUsage, usageOf } from "./reading/read-burst.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** For a prompt: "German". */
export const nameOfLanguage = (language: string): string => names.of(language) ?? language;

/** The provider may charge for a request that was cut off, not for one that it did not take. */
export function usageOfAnswer(question: Question, answered: ModelAnswer): ReadingUsage | undefined {
  if (!("failed" in answered)) return usageOf(question, answered.text, answered.usage);
  const mayCost = !answered.skipped && (answered.failed === "too_slow" || answered.failed === "unusable");
  return mayCost ? usageOf(question, "", undefined) : undefined;
}
