import type { TriedAnswer } from "@bellhop/contract/concierge";
import { limits } from "@bellhop/contract/limits";
import type { LiveEvent } from "@bellhop/contract/live";

/** As whom and when somebody asks. */
export type AskedAs = {
  of: "draft" | "live";
  stay: "in_house" | "before_arrival";
  /** A day of the venue; undefined is today. */
  on: string | undefined;
};

/** One question and what became of it. */
export type Try = {
  id: string;
  text: string;
  answer: TriedAnswer | null;
  failure: Error | null;
  isAsking: boolean;
  /** How many times it was asked: only the latest answer counts. */
  asked: number;
  /** What it said before something was edited, where it says something else now. */
  before: string | null;
};

/** What was said before a question, as the assistant is told of it: oldest first, no more of it than is taken. */
export function historyBefore(tries: readonly Try[], id: string): string[] {
  const at = tries.findIndex((one) => one.id === id);
  const earlier = at < 0 ? tries : tries.slice(0, at);
  return earlier
    .flatMap(({ text, answer }) => (answer ? [text, answer.text] : []))
    .filter((said) => said !== "")
    .slice(-limits.tryHistory);
}

/** The tries with an answer in its place; it tells where that is another one than before. */
export function answered(tries: readonly Try[], id: string, answer: TriedAnswer): Try[] {
  return tries.map((one) => {
    if (one.id !== id) return one;
    const said = one.answer?.text;
    const before = said !== undefined && said !== answer.text ? said : null;
    return { ...one, answer, failure: null, isAsking: false, before };
  });
}

/** Whether what was heard may have the same question answered otherwise. */
export function mayAnswerOtherwise({ kind }: Pick<LiveEvent, "kind">, of: AskedAs["of"]): boolean {
  // What is said, and by which settings, is a draft until it is published.
  return of === "draft" ? kind === "knowledge" || kind === "settings" : kind === "concierge";
}
