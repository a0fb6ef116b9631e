import { baseOf } from "@bellhop/contract/values";
import { jsonOrUndefined } from "../../platform/json/json-or-undefined.ts";
import type { ModelAnswer, ModelUsage, Question } from "../../platform/model/index.ts";

/** What a call used. Estimated if the server does not say. */
export type CallUsage = {
  inputTokens: number;
  outputTokens: number;
  ms: number | null;
  isEstimated: boolean;
};

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
export function usageOfAnswer(question: Question, answered: ModelAnswer): CallUsage | undefined {
  if (!("failed" in answered)) return usageOf(question, answered.text, answered.usage);
  const mayCost = !answered.skipped && (answered.failed === "too_slow" || answered.failed === "unusable");
  return mayCost ? usageOf(question, "", undefined) : undefined;
}

/** Few languages have fewer. */
const charactersPerToken = 3;

export function usageOf(
  { instructions, prompt }: Question,
  answered: string,
  told: ModelUsage | undefined,
): CallUsage {
  const estimate = (text: string) => Math.ceil(text.length / charactersPerToken);
  return {
    inputTokens: told?.inputTokens ?? estimate(instructions + prompt),
    outputTokens: told?.outputTokens ?? estimate(answered),
    ms: told?.ms ?? null,
    isEstimated: told?.inputTokens === undefined || told.outputTokens === undefined,
  };
}

/** For a prompt: a text, or several with names, as JSON in one line, which cannot end its part of the prompt. */
export const asLine = (said: string | Record<string, string>): string =>
  JSON.stringify(said).replaceAll("<", "\\u003c");

/** For a prompt: one line, without anything that looks like the end of a part. */
export const inLine = (text: string): string => text.replace(/\s+/gu, " ").replaceAll("<", "‹");

/** The JSON object in an answer, also in a fence or between other words. */
export function jsonIn(text: string): unknown {
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  if (from < 0 || to < from) return undefined;
  return jsonOrUndefined(text.slice(from, to + 1));
}
