import { baseOf } from "@bellhop/contract/values";
import type { ModelAnswer, Question } from "../../platform/model/index.ts";
import { type ReadingUsage, usageOf } from "./reading/read-burst.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** For a prompt: "German". A tag with parts that do not belong together is named without them. */
export function nameOfLanguage(language: string): string {
  try {
    return names.of(language) ?? language;
  } catch {
    return names.of(baseOf(language)) ?? language;
  }
}

/** The provider may charge for a request that was cut off, not for one that it did not take. */
export function usageOfAnswer(question: Question, answered: ModelAnswer): ReadingUsage | undefined {
  if (!("failed" in answered)) return usageOf(question, answered.text, answered.usage);
  const mayCost = !answered.skipped && (answered.failed === "too_slow" || answered.failed === "unusable");
  return mayCost ? usageOf(question, "", undefined) : undefined;
}
