import type { LiveEvent } from "@bellhop/contract/live";
import {
  conditions,
  moment,
  proactiveLimits,
  proactivePurpose,
  proactiveText,
} from "@bellhop/contract/proactive";
import { baseOf } from "@bellhop/contract/values";
import * as z from "zod/mini";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { findVenue, lockVenue, setRulesOn } from "../venues/index.ts";
import { momentOrder } from "./moments.ts";
import { readyMadeRules } from "./ready-made.ts";
import {
  insertPause,
  insertRule,
  lockPausesToSend,
  lockRulesToSend,
  type PauseRow,
  type RuleRow,
  selectPauses,
  selectRuleForUpdate,
  selectRuleName,
  selectRules,
  updateDeleted,
  updateResumed,
  updateRule,
  updateSwitched,
} from "./rules.queries.ts";
import { firstMessageRule } from "./stays.queries.ts";
import type { Pause, Rule, RuleWords } from "./types.ts";

const stored = z.object({
  moment,
  purpose: proactivePurpose,
  conditions,
  texts: z.array(proactiveText),
});

const toRule = (row: RuleRow): Rule => ({
  rule_id: row.rule_id,
  version: row.version,
  name: row.name,
  ...stored.parse(row),
  template_name: row.template_name,
  extra_entry_id: row.extra_entry_id,
  holdout_percent: row.holdout_percent,
  is_on: row.is_on,
  switched_at: row.switched_at,
  counts_from: row.counts_from,
});

const minuteMs = 60_000;

/** A change counts from the next minute. */
export const nextMinute = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / minuteMs) + 1) * minuteMs);

/** How far into the stay a moment is, to sort by. */
function placeOf({ moment: one }: Rule): number {
  if (one.kind === "before_arrival" || one.kind === "before_departure") return -one.days;
  return one.kind === "mid_stay" ? one.day : "minutes" in one ? one.minutes : 0;
}

const inOrder = (one: Rule, other: Rule): number =>
  momentOrder[one.moment.kind] - momentOrder[other.moment.kind] ||
  placeOf(one) - placeOf(other) ||
  (one.rule_id < other.rule_id ? -1 : 1);

/** The venue's rules in the order of the stay. */
export async function listRules(at: ReadingAtVenue): Promise<Rule[]> {
  return (await at.tx.rows(selectRules, { venueId: at.venueId })).map(toRule).sort(inOrder);
}

/** Refused if there is an id, and there never was a rule with it. */
export async function requireRuleIfNamed(at: ReadingAtVenue, ruleId: string | undefined) {
  if (ruleId === undefined || ruleId === firstMessageRule) return;
  if (!(await at.tx.maybeRow(selectRuleName, { venueId: at.venueId, ruleId }))) throw refuse("not_found");
}

/** The rules and the pauses. Changes of them wait until the unit ends. */
export async function lockToSendFirst(at: AtVenue): Promise<{ rules: Rule[]; pauses: Pause[] }> {
  const rules = (await at.tx.rows(lockRulesToSend, { venueId: at.venueId })).map(toRule).sort(inOrder);
  const pauses = await at.tx.rows(lockPausesToSend, pausesThatMatter(at));
  return { rules, pauses: pauses.map(toPause) };
}

/** No message is useful for longer after it was due. */
const pausesThatMatter = ({ venueId, now }: ReadingAtVenue) => ({
  venueId,
  since: new Date(now.getTime() - (proactiveLimits.daysAround + 5) * 24 * 60 * minuteMs),
});

const toPause = (row: PauseRow): Pause => ({ from: row.paused_at, until: row.resumed_at });

export const listPauses = async (at: ReadingAtVenue): Promise<Pause[]> =>
  (await at.tx.rows(selectPauses, pausesThatMatter(at))).map(toPause);

type PauseView = { paused_at: string | null; paused_by: string | null };

export async function viewPause(at: ReadingAtVenue): Promise<PauseView> {
  const row = (await at.tx.rows(selectPauses, pausesThatMatter(at))).find(({ resumed_at }) => !resumed_at);
  if (!row) return { paused_at: null, paused_by: null };
  return { paused_at: row.paused_at.toISOString(), paused_by: row.paused_by };
}

/** Pauses all messages, or resumes them; does nothing if they are paused or resumed already. */
export async function setPaused(at: AtVenue, by: { name: string }, isPaused: boolean): Promise<PauseView> {
  const { venueId } = at;
  if (isPaused) await at.tx.run(insertPause, { venueId, pausedAt: at.now, pausedBy: by.name });
  else await at.tx.run(updateResumed, { venueId, resumedAt: at.now });
  broadcastRules(at);
  return viewPause(at);
}

/** Tells the venue's browsers that a rule or the pause has changed. */
const broadcastRules = (at: AtVenue) =>
  at.broadcast(Promise.resolve({ kind: "proactive_rules" } satisfies LiveEvent));

const toParams = (at: AtVenue, ruleId: string, words: RuleWords) => ({
  venueId: at.venueId,
  ruleId,
  name: words.name,
  purpose: words.purpose,
  moment: JSON.stringify(words.moment),
  conditions: JSON.stringify(words.conditions),
  texts: JSON.stringify(words.texts),
  templateName: words.template_name,
  extraEntryId: words.extra_entry_id,
  holdoutPercent: words.holdout_percent,
  countsFrom: nextMinute(at.now),
});

/** Adds a rule, switched off. The same id again is the same rule. */
export async function addRule(at: AtVenue, ruleId: string, words: RuleWords): Promise<Rule> {
  const rules = await listRules(at);
  const known = rules.find(({ rule_id }) => rule_id === ruleId);
  if (known) return known;
  if (rules.length >= proactiveLimits.rules) throw refuse("limit_reached");
  const params = { ...toParams(at, ruleId, words), readyMade: null, switchedAt: at.now };
  const added = await at.tx.maybeRow(insertRule, params);
  // A deleted rule had this id.
  if (!added) throw refuse("wrong_state");
  broadcastRules(at);
  return toRule(added);
}

/**
 * Adds the ready-made rules that the venue does not have, switched off and named in the venue's language. Returns their
 * keys.
 */
export async function addReadyMade(at: AtVenue): Promise<string[]> {
  const { default_language: language } = await findVenue(at);
  const added: string[] = [];
  for (const { key, names, ...words } of readyMadeRules) {
    const name = names[baseOf(language)] ?? names.en ?? key;
    const params = { ...toParams(at, newId(), { ...words, name }), readyMade: key, switchedAt: at.now };
    if (await at.tx.maybeRow(insertRule, params)) added.push(key);
  }
  if (added.length > 0) broadcastRules(at);
  return added;
}

export async function lockRule(at: AtVenue, ruleId: string): Promise<Rule> {
  const row = await at.tx.maybeRow(selectRuleForUpdate, { venueId: at.venueId, ruleId });
  if (!row) throw refuse("not_found");
  return toRule(row);
}

/** Changes a rule; refused if someone else has changed it since. */
export async function saveRule(
  at: AtVenue,
  { ruleId, version, words }: { ruleId: string; version: number; words: RuleWords },
): Promise<{ before: Rule; after: Rule }> {
  const before = await lockRule(at, ruleId);
  if (before.version !== version) throw refuse("wrong_state");
  const after = toRule(await at.tx.row(updateRule, toParams(at, ruleId, words)));
  broadcastRules(at);
  return { before, after };
}

export async function switchRule(
  at: AtVenue,
  ruleId: string,
  isOn: boolean,
): Promise<{ before: Rule; after: Rule }> {
  // Two members who switch rules at once take turns.
  await lockVenue(at);
  const before = await lockRule(at, ruleId);
  if (before.is_on === isOn) return { before, after: before };
  const switched = { isOn, switchedAt: at.now, countsFrom: at.now };
  const row = await at.tx.row(updateSwitched, { venueId: at.venueId, ruleId, ...switched });
  await noteRulesOn(at);
  broadcastRules(at);
  return { before, after: toRule(row) };
}

export async function deleteRule(at: AtVenue, ruleId: string): Promise<Rule> {
  await lockVenue(at);
  const before = await lockRule(at, ruleId);
  await at.tx.run(updateDeleted, { venueId: at.venueId, ruleId, deletedAt: at.now });
  await noteRulesOn(at);
  broadcastRules(at);
  return before;
}

const noteRulesOn = async (at: AtVenue) =>
  setRulesOn(at, (await listRules(at)).filter(({ is_on }) => is_on).length);
