import type { OutputOf } from "@bellhop/contract/call";
import type { listProactiveRules, ProactiveRule } from "@bellhop/contract/proactive";
import { differenceOf, shareOf } from "@bellhop/contract/statistics";
import { listResults, listRules, listUplift, type Rule, viewPause } from "../../domain/proactive/index.ts";
import { readScores } from "../../domain/stay-ratings/index.ts";
import { findChannelToWriteFirst, readTemplates } from "../../domain/templates/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { Services } from "../../services.ts";
import { findTranslator } from "./translate-rule-text.ts";

const resultDays = 30;
const noScores = { scores: [0, 0, 0, 0, 0], without_score: 0 };
const dayMs = 86_400_000;

/** The rules in the order of the stay, with their templates and how they did. */
export async function viewRules(
  at: ReadingAtVenue,
  services: Services,
): Promise<OutputOf<typeof listProactiveRules>> {
  const [rules, pause, translator, channel] = await Promise.all([
    listRules(at),
    viewPause(at),
    findTranslator(at, services),
    findChannelToWriteFirst(at),
  ]);
  return {
    items: await toProactiveRules(at, rules),
    ...pause,
    channel: channel?.kind ?? null,
    can_email: services.mail.canSend,
    can_translate: translator !== undefined,
  };
}

export async function viewRule(at: ReadingAtVenue, rule: Rule): Promise<ProactiveRule> {
  const [view] = await toProactiveRules(at, [rule]);
  if (!view) throw new Error("A rule has no view");
  return view;
}

async function toProactiveRules(at: ReadingAtVenue, rules: readonly Rule[]): Promise<ProactiveRule[]> {
  const since = new Date(at.now.getTime() - resultDays * dayMs);
  const { timezone } = await findVenue(at);
  const [results, uplift, ratings, channel] = await Promise.all([
    listResults(at, since),
    listUplift(at, timezone),
    readScores(at, since),
    findChannelToWriteFirst(at),
  ]);
  const templates = channel && (await readTemplates(at, channel));
  const none = { sent: 0, read: 0, replied: 0, held_back: 0, ordered: 0 };
  return rules.map(({ switched_at, counts_from: _, ...rule }) => {
    const found = results.find(({ rule_id }) => rule_id === rule.rule_id);
    const { rule_id: _id, ...counts } = found ?? { rule_id: "", ...none };
    return {
      ...rule,
      switched_at: switched_at.toISOString(),
      templates: rule.template_name === null ? [] : (templates?.statesOf(rule.template_name) ?? []),
      results: { ...counts, ...(ratings.get(rule.rule_id) ?? noScores) },
      uplift: isCompared(rule)
        ? toUplift(uplift.find(({ rule_id }) => rule_id === rule.rule_id) ?? noUplift)
        : null,
    };
  });
}

const isCompared = ({
  purpose,
  extra_entry_id,
  holdout_percent,
}: Omit<Rule, "switched_at" | "counts_from">) =>
  purpose === "sells" && extra_entry_id !== null && holdout_percent > 0;

type Counted = Omit<Awaited<ReturnType<typeof listUplift>>[number], "rule_id">;
const noUplift: Counted = { offered: 0, offered_ordered: 0, held_out: 0, held_out_ordered: 0 };

function toUplift(counted: Counted): ProactiveRule["uplift"] {
  const offered = shareOf(counted.offered_ordered, counted.offered);
  const heldOut = shareOf(counted.held_out_ordered, counted.held_out);
  return { offered, held_out: heldOut, difference: differenceOf(offered, heldOut) };
}
