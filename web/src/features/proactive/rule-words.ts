import type { InputOf } from "@bellhop/contract/call";
import type { addProactiveRule, Moment, ProactiveRule } from "@bellhop/contract/proactive";
import type { MomentKind } from "./words/moment-words.ts";

/** What a manager writes of a message. */
export type RuleWords = Omit<InputOf<typeof addProactiveRule>, "rule_id">;

export const wordsOf = ({
  name,
  moment,
  purpose,
  conditions,
  texts,
  template_name,
  extra_entry_id,
  holdout_percent,
}: RuleWords): RuleWords => ({
  name,
  moment,
  purpose,
  conditions,
  texts,
  template_name,
  extra_entry_id,
  holdout_percent,
});

/** A usual time for each moment. */
export const usualMoment: Record<MomentKind, Moment> = {
  booked: { kind: "booked", minutes: 5 },
  before_arrival: { kind: "before_arrival", days: 1, time: "17:00" },
  arrival_day: { kind: "arrival_day", time: "11:00" },
  after_check_in: { kind: "after_check_in", minutes: 30 },
  mid_stay: { kind: "mid_stay", day: 2, time: "10:00" },
  before_departure: { kind: "before_departure", days: 1, time: "18:00" },
  after_check_out: { kind: "after_check_out", minutes: 240 },
};

export const newWords = (name: string, kind: MomentKind, language: string): RuleWords => ({
  name,
  moment: usualMoment[kind],
  purpose: kind === "after_check_out" ? "feedback" : "service",
  conditions: {},
  texts: [{ language, text: "", fallbacks: {}, needs_check: false }],
  template_name: null,
  extra_entry_id: null,
  holdout_percent: 0,
});

/** A message that no one has saved yet. */
export const unsavedRule = (ruleId: string, words: RuleWords): ProactiveRule => ({
  rule_id: ruleId,
  version: 0,
  ...words,
  is_on: false,
  switched_at: new Date(0).toISOString(),
  templates: [],
  results: {
    sent: 0,
    read: 0,
    replied: 0,
    held_back: 0,
    ordered: 0,
    scores: [0, 0, 0, 0, 0],
    without_score: 0,
  },
  uplift: null,
});

export const isUnsaved = ({ version }: Pick<ProactiveRule, "version">): boolean => version === 0;
