import type { ProactiveRule } from "@bellhop/contract/proactive";
import { makeStore } from "../../ui/store.ts";
import { type RuleWords, unsavedRule, wordsOf } from "./rule-words.ts";

/** `version` is that of the stored message that was edited; 0 for a new one. */
export type Draft = { venueId: number; version: number; words: RuleWords };

/** Edits that are not saved yet, by the id of the message. They stay while another screen is open. */
const drafts = makeStore<ReadonlyMap<string, Draft>>(new Map());

export const useDrafts = drafts.use;

export function setDraft(ruleId: string, draft: Draft | null) {
  const next = new Map(drafts.get());
  if (draft) next.set(ruleId, draft);
  else next.delete(ruleId);
  drafts.set(next);
}

export const isSameWords = (one: RuleWords, other: RuleWords): boolean =>
  JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));

export type ShownRule = ProactiveRule & { isChanged: boolean; storedVersion: number };

/** The stored messages as they are edited here, and the new ones. */
export function withDrafts(
  rules: readonly ProactiveRule[],
  edits: ReadonlyMap<string, Draft>,
  venueId: number,
): ShownRule[] {
  const stored = rules.map((rule) => {
    const draft = edits.get(rule.rule_id);
    return {
      ...rule,
      ...draft?.words,
      version: draft?.version ?? rule.version,
      isChanged: draft !== undefined,
      storedVersion: rule.version,
    };
  });
  const known = new Set(rules.map(({ rule_id }) => rule_id));
  const added = [...edits].flatMap(([ruleId, draft]) =>
    draft.venueId === venueId && draft.version === 0 && !known.has(ruleId)
      ? [{ ...unsavedRule(ruleId, draft.words), isChanged: true, storedVersion: 0 }]
      : [],
  );
  return [...stored, ...added];
}
