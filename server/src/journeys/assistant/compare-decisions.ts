import type { ReplayOutcome } from "@bellhop/contract/replay";
import type { TestQuestion } from "@bellhop/contract/test-questions";
import type { Decision } from "../../domain/assistant/index.ts";

/** A critical test question that the live version passes and the draft fails. */
export type BrokenTest = Pick<TestQuestion, "test_question_id" | "text" | "entry_id">;

type Compared = { outcome: ReplayOutcome; test: BrokenTest | undefined };

/**
 * How the draft treats a question, compared with the live version. It is worse if staff get more of it, or if the answer
 * differs where a critical test question says that it must not.
 */
export function compareDecisions(
  questions: readonly string[],
  { live, draft }: { live: Decision; draft: Decision },
  broken: readonly BrokenTest[],
): Compared {
  if (isSame(live, draft)) return { outcome: "same", test: undefined };
  const test = broken.find((one) => breaks(one, questions, { live, draft }));
  if (test) return { outcome: "worse", test };
  const more = answeredPart(draft) - answeredPart(live);
  return { outcome: more > 0 ? "better" : more < 0 ? "worse" : "changed", test: undefined };
}

/** 1 if no person is needed, 0 if staff get everything, between if a part is answered. */
function answeredPart(decision: Decision): number {
  if (decision.action !== "hand_over") return 1;
  return decision.sources.length > 0 ? 0.5 : 0;
}

/** The guest reads the same, from the same entries. */
function isSame(one: Decision, other: Decision): boolean {
  if (one.action === "stay_silent" || other.action === "stay_silent") return one.action === other.action;
  return one.action === other.action && one.text === other.text && idsOf(one) === idsOf(other);
}

const idsOf = (decision: Decision): string =>
  sourcesOf(decision)
    .map(({ entryId }) => entryId)
    .sort()
    .join();

const sourcesOf = (decision: Decision) => (decision.action === "stay_silent" ? [] : decision.sources);

/** The guest asked what the test asks, or got the answer from its entry, and would not any more. */
function breaks(
  { text, entry_id }: BrokenTest,
  questions: readonly string[],
  { live, draft }: { live: Decision; draft: Decision },
): boolean {
  const isAsked = questions.some((one) => plain(one) === plain(text));
  const uses = (decision: Decision) => sourcesOf(decision).some(({ entryId }) => entryId === entry_id);
  return isAsked || (entry_id !== null && uses(live) && !uses(draft));
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
