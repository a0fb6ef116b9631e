import {
  type LadderSettings,
  minutesOf,
  type NotificationCause,
  type NotificationRule,
  type NotificationStep,
  notificationSteps,
  ruleOf,
  usualRules,
} from "@bellhop/contract/notification-rules";

const positionOf = (step: NotificationStep) => notificationSteps.indexOf(step);

/** Whether a cause with this rule stops at the step, runs through it, or does not get there. */
export function passes(
  { first, last, skips }: NotificationRule,
  step: NotificationStep,
): "starts" | "stops" | "runs_through" | "outside" {
  const [at, from] = [positionOf(step), positionOf(first)];
  if (at === from) return "starts";
  if (at < from || at > positionOf(last)) return "outside";
  return skips.includes(step) && step !== last ? "runs_through" : "stops";
}

/** The minutes after the alert at which a cause with this rule gets to the step. */
export function minutesUntil(
  settings: LadderSettings,
  { first }: NotificationRule,
  step: NotificationStep,
): number {
  const minutes = minutesOf(settings);
  return minutes[step] - minutes[first];
}

/** The rule with another first or last step, so that the first is not after the last. */
export function withSteps(
  rule: NotificationRule,
  change: Partial<Pick<NotificationRule, "first" | "last">>,
): NotificationRule {
  const next = { ...rule, ...change };
  const isTurned = positionOf(next.first) > positionOf(next.last);
  const chosen = change.first ?? change.last ?? next.first;
  const { first, last } = isTurned ? { first: chosen, last: chosen } : next;
  const between = (step: NotificationStep) =>
    positionOf(step) > positionOf(first) && positionOf(step) < positionOf(last);
  return { ...next, first, last, skips: next.skips.filter(between) };
}

const isSame = (one: NotificationRule, other: NotificationRule) =>
  (["first", "last", "sound", "night", "words"] as const).every((part) => one[part] === other[part]) &&
  notificationSteps.every((step) => one.skips.includes(step) === other.skips.includes(step));

/** The venue's rules with this one; undefined if it changes nothing. Usual rules are not stored. */
export function withRule(
  { rules }: Pick<LadderSettings, "rules">,
  cause: NotificationCause,
  rule: NotificationRule,
): LadderSettings["rules"] | undefined {
  if (isSame(rule, ruleOf({ rules }, cause))) return undefined;
  const { [cause]: _, ...others } = rules;
  return isSame(rule, usualRules[cause]) ? others : { ...others, [cause]: rule };
}
