import type { TriedAnswer } from "@bellhop/contract/concierge";
import { limits } from "@bellhop/contract/limits";
import type { LiveEvent } from "@bellhop/contract/live";

export type TryContext = {
  of: "draft" | "live";
  stay: "in_house" | "before_arrival";
  /** A day of the venue; undefined is today. */
  on: string | undefined;
};

export type Try = {
  id: string;
  text: string;
  answer: TriedAnswer | null;
  failure: Error | null;
  isAsking: boolean;
  /** How often it was asked: only the latest answer counts. */
  attempts: number;
  /** The previous answer, if an edit has changed it. */
  before: string | null;
};

/** The questions and answers before this one, oldest first, cut to what the assistant accepts. */
export function historyOf(tries: readonly Try[], id: string): string[] {
  const at = tries.findIndex((one) => one.id === id);
  const earlier = at < 0 ? tries : tries.slice(0, at);
  return earlier
    .flatMap(({ text, answer }) => (answer ? [text, answer.text] : []))
    .filter((text) => text !== "")
    .slice(-limits.tryHistory);
}

export function withAnswer(tries: readonly Try[], id: string, answer: TriedAnswer): Try[] {
  return tries.map((one) => {
    if (one.id !== id) return one;
    const previous = one.answer?.text;
    const before = previous !== undefined && previous !== answer.text ? previous : null;
    return { ...one, answer, failure: null, isAsking: false, before };
  });
}

/** Whether an event may change the answer. */
export function mayAnswerOtherwise({ kind }: Pick<LiveEvent, "kind">, of: TryContext["of"]): boolean {
  // Entries and settings are a draft until they are published.
  return of === "draft" ? kind === "knowledge" || kind === "settings" : kind === "concierge";
}
