import * as z from "zod/mini";
import { escalationStep, escalationSteps } from "./alerts.ts";
import { invalid } from "./field-problems.ts";
import { findHoursError, type OpeningHours } from "./hours.ts";
import { limits } from "./limits.ts";
import { id, openingHours } from "./values.ts";

/** The rows of the ladder. Alerts and requests become one of these causes. */
export const notificationCauses = [
  /** A guest reports an emergency or a danger. */
  "emergency",
  "complaint",
  "wants_person",
  "guest_waits",
  /** The assistant has handed over a question. */
  "handed_over",
  /** A member has claimed the thread and not answered. */
  "claimed_unanswered",
  "request_due",
  "send_failed",
  /** WhatsApp is offline for the number. */
  "connection_broken",
  /** Messages are accepted, but WhatsApp reports nothing about them. */
  "number_silent",
  /** The plan is almost used up. */
  "plan",
] as const;
export const notificationCause = z.enum(notificationCauses);
export type NotificationCause = z.infer<typeof notificationCause>;

export const notificationSteps = escalationSteps;
export const notificationStep = escalationStep;
export type NotificationStep = z.infer<typeof notificationStep>;

/** What a notification is about. `id` is null for the venue itself. */
export const notifiedThing = z.object({
  kind: z.enum(["conversation", "request", "channel", "venue"]),
  id: z.nullable(id),
});
export type NotifiedThing = z.infer<typeof notifiedThing>;

export const notificationRule = z.strictObject({
  first: notificationStep,
  /** Not before `first`. */
  last: notificationStep,
  /** Steps between them that it runs through. */
  skips: z.array(notificationStep).check(z.maxLength(2)),
  /** Plays in the app. */
  sound: z.boolean(),
  /** Comes through in quiet hours. */
  night: z.boolean(),
  /** Notifications may contain the guest's words. */
  words: z.boolean(),
});
export type NotificationRule = z.infer<typeof notificationRule>;

const usual = { skips: [], sound: true, night: false, words: false } satisfies Partial<NotificationRule>;
const grave = { ...usual, first: "push", last: "owner", night: true } as const;
const whole = { ...usual, first: "in_app", last: "owner" } as const;

/** What holds for causes that the venue has no rule for. */
export const usualRules: Record<NotificationCause, NotificationRule> = {
  emergency: { ...grave, skips: [] },
  complaint: { ...grave, skips: [] },
  wants_person: { ...grave, night: false, skips: [] },
  guest_waits: { ...whole, skips: [] },
  handed_over: { ...whole, skips: [] },
  claimed_unanswered: { ...whole, skips: [] },
  request_due: { ...whole, last: "manager", skips: [] },
  send_failed: { ...whole, last: "push", sound: false, skips: [] },
  connection_broken: { ...whole, skips: ["push"], sound: false, night: true },
  number_silent: { ...whole, skips: ["push"], sound: false },
  plan: { ...whole, first: "owner", sound: false, skips: [] },
};

const minutes = z.int().check(z.gte(0), z.lte(limits.maxLadderMinutes));

/** Part of the venue's settings. */
export const ladderSettings = {
  /** A step is never before the one below it, whatever its minutes say. */
  push_minutes: minutes,
  manager_minutes: minutes,
  owner_minutes: minutes,
  /** Rules that differ from the usual ones. */
  rules: z.partialRecord(notificationCause, notificationRule),
};
export type LadderSettings = {
  [Field in keyof typeof ladderSettings]: z.infer<(typeof ladderSettings)[Field]>;
};

export const usualLadder: LadderSettings = {
  ...{ push_minutes: 3, manager_minutes: 10, owner_minutes: 25 },
  rules: {},
};
export const usualQuietHours = { quiet_from: "22:30", quiet_to: "07:00" };

export const ruleOf = (
  { rules }: Pick<LadderSettings, "rules">,
  cause: NotificationCause,
): NotificationRule => rules[cause] ?? usualRules[cause];

/** A step's minutes after an alert that starts in the app. A step is never before the one below it. */
export function minutesOf(settings: Omit<LadderSettings, "rules">): Record<NotificationStep, number> {
  const push = settings.push_minutes;
  const manager = Math.max(push, settings.manager_minutes);
  return { in_app: 0, push, manager, owner: Math.max(manager, settings.owner_minutes) };
}

/** By weekday, in the venue's time zone. If `to` is before `from`, it is on the next day. */
export const dutyPlan = openingHours
  .check(
    z.refine((hours) => findHoursError(hours as OpeningHours) === undefined, { error: invalid("invalid") }),
  )
  .register(z.globalRegistry, { examples: [[{ days: ["monday"], from: "22:00", to: "06:00" }]] });
export type DutyPlan = z.infer<typeof dutyPlan>;
