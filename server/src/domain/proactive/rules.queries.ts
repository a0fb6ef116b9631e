import { change, statement } from "../../platform/db/index.ts";

export type RuleRow = {
  rule_id: string;
  version: number;
  ready_made: string | null;
  name: string;
  purpose: string;
  moment: unknown;
  conditions: unknown;
  texts: unknown;
  template_name: string | null;
  extra_entry_id: string | null;
  holdout_percent: number;
  is_on: boolean;
  switched_at: Date;
  counts_from: Date;
};

const columns = `rule_id, version, ready_made, name, purpose, moment, conditions, texts, template_name, extra_entry_id,
  holdout_percent, is_on, switched_at, counts_from`;

const present = "from proactive_rules where venue_id = $venueId and deleted_at is null";

export const selectRules = statement<{ venueId: number }, RuleRow>(
  "list proactive rules",
  `select ${columns} ${present}`,
);

/** Changes of rules wait until the unit has sent. */
export const lockRulesToSend = change<{ venueId: number }, RuleRow>(
  "lock proactive rules to send",
  `select ${columns} ${present} order by rule_id for share`,
);

export const selectRuleForUpdate = change<{ venueId: number; ruleId: string }, RuleRow>(
  "lock proactive rule",
  `select ${columns} ${present} and rule_id = $ruleId for update`,
);

/** Also of deleted rules: what they sent stays in the log. */
export const selectRuleName = statement<{ venueId: number; ruleId: string }, { name: string }>(
  "find name of proactive rule",
  "select name from proactive_rules where venue_id = $venueId and rule_id = $ruleId",
);

type Written = {
  venueId: number;
  ruleId: string;
  name: string;
  purpose: string;
  moment: string;
  conditions: string;
  texts: string;
  templateName: string | null;
  extraEntryId: string | null;
  holdoutPercent: number;
  countsFrom: Date;
};

/** Adds nothing if a rule has this id or is made from the same ready-made message. */
export const insertRule = change<Written & { readyMade: string | null; switchedAt: Date }, RuleRow>(
  "insert proactive rule",
  `insert into proactive_rules (venue_id, rule_id, ready_made, name, purpose, moment, conditions, texts, template_name,
     extra_entry_id, holdout_percent, switched_at, counts_from)
   values ($venueId, $ruleId, $readyMade, $name, $purpose, $moment, $conditions, $texts, $templateName, $extraEntryId,
     $holdoutPercent, $switchedAt, $countsFrom)
   on conflict do nothing returning ${columns}`,
);

export const updateRule = change<Written, RuleRow>(
  "update proactive rule",
  `update proactive_rules set version = version + 1, name = $name, purpose = $purpose, moment = $moment,
     conditions = $conditions, texts = $texts, template_name = $templateName, extra_entry_id = $extraEntryId,
     holdout_percent = $holdoutPercent, counts_from = $countsFrom
   where venue_id = $venueId and rule_id = $ruleId returning ${columns}`,
);

export const updateSwitched = change<
  { venueId: number; ruleId: string; isOn: boolean; switchedAt: Date; countsFrom: Date },
  RuleRow
>(
  "switch proactive rule",
  `update proactive_rules set is_on = $isOn, switched_at = $switchedAt, counts_from = $countsFrom, version = version + 1
   where venue_id = $venueId and rule_id = $ruleId returning ${columns}`,
);

export const updateDeleted = change<{ venueId: number; ruleId: string; deletedAt: Date }>(
  "delete proactive rule",
  `update proactive_rules set is_on = false, deleted_at = $deletedAt
   where venue_id = $venueId and rule_id = $ruleId`,
);

export type PauseRow = { paused_at: Date; paused_by: string; resumed_at: Date | null };

const pausesSince = `select paused_at, paused_by, resumed_at from proactive_pauses
   where venue_id = $venueId and (resumed_at is null or resumed_at > $since) order by paused_at`;

export const selectPauses = statement<{ venueId: number; since: Date }, PauseRow>(
  "list proactive pauses",
  pausesSince,
);

export const lockPausesToSend = change<{ venueId: number; since: Date }, PauseRow>(
  "lock proactive pauses to send",
  `${pausesSince} for share`,
);

/** Nothing changes if a pause lasts already. */
export const insertPause = change<{ venueId: number; pausedAt: Date; pausedBy: string }>(
  "pause proactive messages",
  `insert into proactive_pauses (venue_id, paused_at, paused_by) values ($venueId, $pausedAt, $pausedBy)
   on conflict do nothing`,
);

export const updateResumed = change<{ venueId: number; resumedAt: Date }>(
  "resume proactive messages",
  `update proactive_pauses set resumed_at = $resumedAt where venue_id = $venueId and resumed_at is null`,
);
