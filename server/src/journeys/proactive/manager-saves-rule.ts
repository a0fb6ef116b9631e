import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type {
  addProactiveRule,
  addReadyMadeRules,
  deleteProactiveRule,
  ProactiveRule,
  pauseProactive,
  saveProactiveRule,
  switchProactiveRule,
} from "@bellhop/contract/proactive";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import type { Acting } from "../../domain/members/index.ts";
import { requireRule } from "../../domain/plans/index.ts";
import {
  addReadyMade,
  addRule,
  deleteRule,
  type Rule,
  type RuleWords,
  saveRule,
  setPaused,
  switchRule,
  viewPause,
} from "../../domain/proactive/index.ts";
import { countRulesOn } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { findExtraIfAny } from "../requests/find-extra.ts";
import { enqueueSendFirst, scheduleProactive } from "./send-first.ts";
import { viewRule } from "./view-rules.ts";

const subjectOf = ({ rule_id, name }: Rule) => ({ id: rule_id, name });

const noted = ({ name, moment, purpose, conditions, texts, template_name, ...rest }: RuleWords) => ({
  name,
  purpose,
  moment: JSON.stringify(moment),
  conditions: JSON.stringify(conditions),
  template_name,
  extra_entry_id: rest.extra_entry_id,
  holdout_percent: rest.holdout_percent,
  texts: Object.fromEntries(texts.map(({ language, text }) => [language, text])),
});

async function requireExtra(at: AtVenue, entryId: string | null) {
  if (entryId !== null && !(await findExtraIfAny(at, entryId))) throw refuse("not_found");
}

/** A manager adds a rule, switched off. */
export async function managerAddsRule(
  at: AtVenue,
  by: Actor,
  { rule_id, ...words }: InputOf<typeof addProactiveRule>,
): Promise<ProactiveRule> {
  await requireExtra(at, words.extra_entry_id);
  const rule = await addRule(at, rule_id, words);
  const after = noted(rule);
  await recordChange(at, by, { kind: "proactive_rule_saved", subject: subjectOf(rule), before: null, after });
  return viewRule(at, rule);
}

/** A manager changes a rule. It counts from the next minute. */
export async function managerSavesRule(
  at: AtVenue,
  by: Actor,
  { rule_id, version, ...words }: InputOf<typeof saveProactiveRule>,
): Promise<ProactiveRule> {
  const { before, after } = await saveRule(at, { ruleId: rule_id, version, words });
  if (words.extra_entry_id !== before.extra_entry_id) await requireExtra(at, words.extra_entry_id);
  await recordChange(at, by, {
    kind: "proactive_rule_saved",
    subject: subjectOf(after),
    before: noted(before),
    after: noted(after),
  });
  return viewRule(at, after);
}

/** A manager switches a rule on, if the plan includes one more, or off. */
export const managerSwitchesRule = (
  { db, config }: Services,
  venueId: number,
  input: InputOf<typeof switchProactiveRule>,
  who: Acting,
): Promise<ProactiveRule> =>
  db.atInstallation(async (above) => {
    const { rule, isAdded } = await above.inVenue(venueId, (at) => switchHere(at, who, input));
    const { operator_id: operatorId } = who;
    const count = () => countRulesOn(above, operatorId);
    if (isAdded) await requireRule(above, config.billing, operatorId, count);
    return rule;
  });

async function switchHere(
  at: AtVenue,
  by: Actor,
  { rule_id, is_on }: InputOf<typeof switchProactiveRule>,
): Promise<{ rule: ProactiveRule; isAdded: boolean }> {
  const { before, after } = await switchRule(at, rule_id, is_on);
  await recordChange(at, by, {
    kind: "proactive_rule_switched",
    subject: subjectOf(after),
    before: { is_on: before.is_on },
    after: { is_on: after.is_on },
  });
  if (is_on) {
    await scheduleProactive(at);
    await enqueueSendFirst(at);
  }
  return { rule: await viewRule(at, after), isAdded: after.is_on && !before.is_on };
}

export async function managerDeletesRule(
  at: AtVenue,
  by: Actor,
  { rule_id }: InputOf<typeof deleteProactiveRule>,
): Promise<Record<string, never>> {
  const rule = await deleteRule(at, rule_id);
  const before = noted(rule);
  await recordChange(at, by, {
    kind: "proactive_rule_deleted",
    subject: subjectOf(rule),
    before,
    after: null,
  });
  return {};
}

/** A manager adds the ready-made rules that are missing, switched off. */
export async function managerAddsReadyMade(
  at: AtVenue,
  by: Actor,
): Promise<OutputOf<typeof addReadyMadeRules>> {
  const added = await addReadyMade(at);
  await recordChange(at, by, { kind: "proactive_rule_saved", before: { added: [] }, after: { added } });
  return { added: added.length };
}

/** A manager pauses all messages that the venue sends first, or resumes them. */
export async function managerPauses(
  at: AtVenue,
  by: Actor,
  { is_paused }: InputOf<typeof pauseProactive>,
): Promise<OutputOf<typeof pauseProactive>> {
  const before = await viewPause(at);
  const after = await setPaused(at, by, is_paused);
  await recordChange(at, by, {
    kind: "proactive_paused",
    before: { is_paused: before.paused_at !== null },
    after: { is_paused: after.paused_at !== null },
  });
  return after;
}
