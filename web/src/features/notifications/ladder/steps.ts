import {
  type NotificationCause,
  type NotificationRule,
  type NotificationStep,
  notificationSteps,
  usualRules,
} from "@bellhop/contract/notification-rules";
import type { Settings } from "@bellhop/contract/settings";

export type LadderSettings = Pick<
  Settings["notifications"],
  "push_minutes" | "manager_minutes" | "owner_minutes" | "rules"
>;

export const ruleOf = ({ rules }: LadderSettings, cause: NotificationCause): NotificationRule =>
  rules[cause] ?? usualRules[cause];

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

/** A step's minutes after an alert that starts in the app. A step is never before the one below it. */
export function minutesOf(settings: LadderSettings): Record<NotificationStep, number> {
  const push = settings.push_minutes;
  const manager = Math.max(push, settings.manager_minutes);
  return { in_app: 0, push, manager, owner: Math.max(manager, settings.owner_minutes) };
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
