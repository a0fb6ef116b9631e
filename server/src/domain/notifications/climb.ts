import type { Role } from "@bellhop/contract/access";
import type { SkipReason } from "@bellhop/contract/alerts";
import {
  minutesOf,
  type NotificationCause,
  type NotificationRule,
  type NotificationStep,
  type NotificationWay,
  notificationSteps,
  ruleOf,
} from "@bellhop/contract/notifications";
import type { Settings } from "@bellhop/contract/settings";

/** A member with a right to the venue, as seen from one alert. */
export type Person = {
  member_id: string;
  role: Role;
  isOnDuty: boolean;
  devices: number;
  wantsEmail: boolean;
  /** The cause, or the guest it is about. */
  hasMuted: boolean;
};

export type Told = {
  step: NotificationStep;
  people: { member_id: string; ways: NotificationWay[] }[];
  /** Whose open dashboards ring: also theirs who have no device and want no e-mail. */
  heardBy: string[];
  /** Why it reaches no one. */
  skipped: SkipReason | null;
};

type NotificationSettings = Settings["notifications"];

/** Steps of a cause in order. */
export function stepsOf({ first, last, skips }: NotificationRule): NotificationStep[] {
  const from = notificationSteps.indexOf(first);
  const to = Math.max(from, notificationSteps.indexOf(last));
  return notificationSteps.filter(
    (step, index) => index >= from && index <= to && (index === from || !skips.includes(step)),
  );
}

/** These don't wait for the time of a step if the one before it reached no one. */
const hurries: readonly NotificationCause[] = ["emergency"];

/**
 * Who is told at a step, and how: members on duty who have not muted it. Managers and owners are told off duty if no one
 * at all is on duty. A venue without a manager has its owners told instead. Owners get the last step by e-mail even if
 * they get no other e-mails.
 */
export function whoIsTold(step: NotificationStep, people: readonly Person[], canMail: boolean): Told {
  const isAnyoneOnDuty = people.some(({ isOnDuty }) => isOnDuty);
  const skip = (skipped: SkipReason, heardBy: string[] = []): Told => ({
    step,
    people: [],
    heardBy,
    skipped,
  });
  const concerned = people.filter(({ role }) => isConcerned(step, role, people));
  if (concerned.length === 0) return skip("no_member");
  const isForRole = step === "manager" || step === "owner";
  const onDuty = concerned.filter(({ isOnDuty }) => isOnDuty || (isForRole && !isAnyoneOnDuty));
  if (onDuty.length === 0) return skip("no_one_on_duty");
  const listening = onDuty.filter(({ hasMuted }) => !hasMuted);
  if (listening.length === 0) return skip("muted");
  const heardBy = listening.map(({ member_id }) => member_id);
  const told = listening
    .map((person) => ({ member_id: person.member_id, ways: waysOf(step, person, canMail) }))
    .filter(({ ways }) => ways.length > 0);
  return told.length > 0 ? { step, people: told, heardBy, skipped: null } : skip("no_way", heardBy);
}

/** The last step reached that concerns the member, for them alone; undefined if none does. */
export function lastToldTo(
  memberId: string,
  reached: readonly Reached[],
  people: readonly Person[],
  canMail: boolean,
): Told | undefined {
  for (const { step } of reached.toReversed()) {
    const told = whoIsTold(step, people, canMail);
    const own = told.people.filter(({ member_id }) => member_id === memberId);
    if (own.length > 0 || told.heardBy.includes(memberId))
      return { ...told, people: own, heardBy: [memberId] };
  }
  return undefined;
}

type Waiting = { step: NotificationStep; way: NotificationWay; member_id: string };

/**
 * Whether what waits to be sent to a person still is for them: meanwhile they may be off duty, have muted it, or have
 * another role. Who was called because no one was on duty is called also if someone is by now.
 */
export function isStillFor(
  { step, way, member_id }: Waiting,
  people: readonly Person[],
  reached: readonly Reached[],
): boolean {
  const person = people.find((one) => one.member_id === member_id);
  if (!person || person.hasMuted) return false;
  if (way === "email" && step !== "owner" && !person.wantsEmail) return false;
  if (step !== "manager" && step !== "owner") return person.isOnDuty;
  if (person.role === "staff" || (step === "owner" && person.role !== "owner")) return false;
  const isInPlace =
    !people.some(({ isOnDuty }) => isOnDuty) || reached.some(({ skipped }) => skipped === "no_one_on_duty");
  return person.isOnDuty || isInPlace;
}

function isConcerned(step: NotificationStep, role: Role, people: readonly Person[]): boolean {
  if (step === "owner") return role === "owner";
  if (step !== "manager") return true;
  const hasManagers = people.some((one) => one.role === "manager");
  return role === (hasManagers ? "manager" : "owner");
}

function waysOf(step: NotificationStep, person: Person, canMail: boolean): NotificationWay[] {
  if (step === "in_app") return ["app"];
  const isMailed = canMail && (step === "owner" || person.wantsEmail);
  return [...(person.devices > 0 ? (["push"] as const) : []), ...(isMailed ? (["email"] as const) : [])];
}

export type Reached = { step: NotificationStep; at: string; people: number; skipped: SkipReason | null };

type Climbing = {
  cause: NotificationCause;
  settings: NotificationSettings;
  raisedAt: Date;
  /** Steps of before. */
  reached: readonly Reached[];
  people: readonly Person[];
  canMail: boolean;
  now: Date;
  /** The end of the venue's quiet hours; null if it is not quiet. */
  quietUntil: Date | null;
};

/** The steps that are due now, and the next one with its time. */
export function climb({ cause, settings, raisedAt, reached, people, canMail, now, quietUntil }: Climbing): {
  due: Told[];
  next: { step: NotificationStep; at: Date } | null;
} {
  const rule = ruleOf(settings, cause);
  const minutes = minutesOf(settings);
  const isAnyoneOnDuty = people.some(({ isOnDuty }) => isOnDuty);
  const due: Told[] = [];
  let isPassedOn = reached.at(-1)?.skipped !== null && reached.length > 0;
  for (const step of stepsOf(rule)) {
    if (reached.some((before) => before.step === step)) continue;
    const isNow = !isAnyoneOnDuty || (isPassedOn && hurries.includes(cause));
    const after = isNow ? 0 : minutes[step] - minutes[rule.first];
    const planned = new Date(raisedAt.getTime() + after * 60_000);
    const waits = quietUntil !== null && step !== "in_app" && !rule.night;
    const at = waits && quietUntil > planned ? quietUntil : planned;
    if (at > now) return { due, next: { step, at } };
    const told = whoIsTold(step, people, canMail);
    due.push(told);
    isPassedOn = told.skipped !== null;
  }
  return { due, next: null };
}
