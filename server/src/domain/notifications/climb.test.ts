import type { Role } from "@bellhop/contract/access";
import {
  type NotificationCause,
  type NotificationStep,
  notificationCauses,
  notificationSteps,
  usualRules,
} from "@bellhop/contract/notifications";
import { expect, test } from "vitest";
import { climb, isStillFor, type Person, stepsOf, whoIsTold } from "./climb.ts";

const settings = {
  ...{ sound: true, web_push: true, email: true },
  ...{ push_minutes: 3, manager_minutes: 10, owner_minutes: 25, rules: {} },
  ...{ quiet_from: "22:30", quiet_to: "07:00" },
};
const raisedAt = new Date("2026-11-28T12:00:00Z");
const after = (minutes: number) => new Date(raisedAt.getTime() + minutes * 60_000);

const person = (member_id: string, role: Role, change: Partial<Person> = {}): Person => ({
  ...{ member_id, role, isOnDuty: true, devices: 1, wantsEmail: false, hasMuted: false },
  ...change,
});
const marta = person("marta", "staff");
const paolo = person("paolo", "manager");
const giulia = person("giulia", "owner");
const team = [marta, paolo, giulia];

/** When each step comes, in minutes, as long as nothing happens. */
function timesOf(
  cause: NotificationCause,
  people: Person[],
  more: Partial<Parameters<typeof climb>[0]> = {},
) {
  const reached: Parameters<typeof climb>[0]["reached"][number][] = [];
  const times: [NotificationStep, number, string][] = [];
  for (let minutes = 0; minutes <= 24 * 60; minutes++) {
    const now = after(minutes);
    const quietUntil = more.quietUntil && more.quietUntil > now ? more.quietUntil : null;
    const input = { cause, settings, raisedAt, reached, people, canMail: true, now, ...more, quietUntil };
    const { due, next } = climb(input);
    for (const { step, people: told, skipped } of due) {
      reached.push({ step, at: now.toISOString(), people: told.length, skipped });
      times.push([step, minutes, skipped ?? told.map(({ member_id }) => member_id).join(" ")]);
    }
    if (!next) break;
  }
  return times;
}

const all = "marta paolo giulia";

test.each<[string, NotificationCause, Person[], [NotificationStep, number, string][]]>([
  [
    "a waiting guest climbs in 0, 3, 10 and 25 minutes",
    "guest_waits",
    team,
    [
      ["in_app", 0, all],
      ["push", 3, all],
      ["manager", 10, "paolo"],
      ["owner", 25, "giulia"],
    ],
  ],
  [
    "an emergency begins at the second step",
    "emergency",
    team,
    [
      ["push", 0, all],
      ["manager", 7, "paolo"],
      ["owner", 22, "giulia"],
    ],
  ],
  [
    "an emergency does not wait for a step that reached no one",
    "emergency",
    [{ ...marta, devices: 0 }, { ...paolo, devices: 0 }, giulia],
    [
      ["push", 0, "giulia"],
      ["manager", 7, "no_way"],
      ["owner", 7, "giulia"],
    ],
  ],
  [
    "a broken connection runs through the second step",
    "connection_broken",
    team,
    [
      ["in_app", 0, all],
      ["manager", 10, "paolo"],
      ["owner", 25, "giulia"],
    ],
  ],
  [
    "without a manager, owners are told in their place",
    "guest_waits",
    [marta, giulia],
    [
      ["in_app", 0, "marta giulia"],
      ["push", 3, "marta giulia"],
      ["manager", 10, "giulia"],
      ["owner", 25, "giulia"],
    ],
  ],
  [
    "if no one is on duty, managers and owners are told at once",
    "guest_waits",
    team.map((one) => ({ ...one, isOnDuty: false })),
    [
      ["in_app", 0, "no_one_on_duty"],
      ["push", 0, "no_one_on_duty"],
      ["manager", 0, "paolo"],
      ["owner", 0, "giulia"],
    ],
  ],
  [
    "off duty, a manager is told nothing while others are on duty",
    "guest_waits",
    [marta, { ...paolo, isOnDuty: false }, giulia],
    [
      ["in_app", 0, "marta giulia"],
      ["push", 3, "marta giulia"],
      ["manager", 10, "no_one_on_duty"],
      ["owner", 25, "giulia"],
    ],
  ],
])("%s", (_, cause, people, times) => {
  expect(timesOf(cause, people)).toEqual(times);
});

test("in quiet hours, steps after the first wait for their end, except for causes of the night", () => {
  const quietUntil = after(7 * 60);
  expect(timesOf("guest_waits", team, { quietUntil })).toEqual([
    ["in_app", 0, all],
    ["push", 420, all],
    ["manager", 420, "paolo"],
    ["owner", 420, "giulia"],
  ]);
  expect(timesOf("complaint", team, { quietUntil }).map(([, minutes]) => minutes)).toEqual([0, 7, 22]);
});

test("a venue's rules and minutes replace the usual ones", () => {
  const own = {
    ...settings,
    ...{ push_minutes: 5, manager_minutes: 2 },
    rules: { guest_waits: { ...usualRules.guest_waits, first: "push", last: "manager" } as const },
  };
  const times = timesOf("guest_waits", team, { settings: own });
  // A step is never before the one below it.
  expect(times.map(([step, minutes]) => [step, minutes])).toEqual([
    ["push", 0],
    ["manager", 0],
  ]);
});

/** Every role on and off duty, with every way, at every step of every cause. */
const roles: Role[] = ["staff", "manager", "owner"];
const kinds = roles.flatMap((role) =>
  [true, false].flatMap((isOnDuty) =>
    [0, 1].flatMap((devices) =>
      [true, false].flatMap((wantsEmail) =>
        [true, false].map((hasMuted) => ({ role, isOnDuty, devices, wantsEmail, hasMuted })),
      ),
    ),
  ),
);

test.each(notificationCauses)("who gets what of %s", (cause) => {
  const people = kinds.map((kind, index) => person(String(index), kind.role, kind));
  for (const step of stepsOf(usualRules[cause]))
    for (const canMail of [true, false]) {
      const told = new Map(whoIsTold(step, people, canMail).people.map((one) => [one.member_id, one.ways]));
      for (const { member_id, role, isOnDuty, devices, wantsEmail, hasMuted } of people) {
        const ways = told.get(member_id) ?? [];
        const isForThem = step === "in_app" || step === "push" || step === role;
        if (!isOnDuty || hasMuted || !isForThem) expect(ways).toEqual([]);
        else if (step === "in_app") expect(ways).toEqual(["app"]);
        else {
          expect(ways.includes("push")).toBe(devices > 0);
          // E-mails go only to people who asked for them, and to owners at their step.
          expect(ways.includes("email")).toBe(canMail && (wantsEmail || step === "owner"));
        }
      }
    }
});

test("every step says why it reaches no one", () => {
  const quiet = { devices: 0, wantsEmail: false };
  const reasons = notificationSteps.map((step) => [
    whoIsTold(step, [], true).skipped,
    whoIsTold(step, [person("a", "staff", { isOnDuty: false })], true).skipped,
    whoIsTold(
      step,
      roles.map((role) => person(role, role, { hasMuted: true })),
      true,
    ).skipped,
    whoIsTold(
      step,
      roles.map((role) => person(role, role, quiet)),
      false,
    ).skipped,
  ]);
  expect(reasons).toEqual([
    ["no_member", "no_one_on_duty", "muted", null],
    ["no_member", "no_one_on_duty", "muted", "no_way"],
    ["no_member", "no_member", "muted", "no_way"],
    ["no_member", "no_member", "muted", "no_way"],
  ]);
});

test("open dashboards ring also for people without a device, but not off duty or muted", () => {
  const people = kinds.map((kind, index) => person(String(index), kind.role, kind));
  for (const step of notificationSteps) {
    const heard = people.filter(
      ({ role, isOnDuty, hasMuted }) =>
        isOnDuty && !hasMuted && (step === "in_app" || step === "push" || step === role),
    );
    expect(whoIsTold(step, people, true).heardBy).toEqual(heard.map(({ member_id }) => member_id));
  }
  const { skipped, heardBy } = whoIsTold("push", [person("a", "staff", { devices: 0 })], true);
  expect([skipped, heardBy]).toEqual(["no_way", ["a"]]);
});

test.each<[string, NotificationStep, Person, boolean]>([
  ["on duty", "push", marta, true],
  ["off duty meanwhile", "push", { ...marta, isOnDuty: false }, false],
  ["muted meanwhile", "push", { ...marta, hasMuted: true }, false],
  ["a manager off duty meanwhile", "manager", { ...paolo, isOnDuty: false }, false],
  ["a manager who is staff now", "manager", { ...paolo, role: "staff" }, false],
  ["an owner in a manager's place", "manager", giulia, true],
  ["an owner who is a manager now", "owner", { ...giulia, role: "manager" }, false],
  ["muted by an owner meanwhile", "owner", { ...giulia, hasMuted: true }, false],
])("what waits to be sent: %s", (_, step, one, expected) => {
  const people = [one, person("other", "staff")];
  const waiting = { step, way: "push" as const, member_id: one.member_id };
  expect(isStillFor(waiting, people, [])).toBe(expected);
  // Removed, or without a right to the venue.
  expect(isStillFor(waiting, people.slice(1), [])).toBe(false);
});

test("who was called because no one was on duty is called also if someone is by now", () => {
  const off = { ...paolo, isOnDuty: false };
  const before = { step: "push", at: raisedAt.toISOString(), people: 0, skipped: "no_one_on_duty" } as const;
  const waiting = { step: "manager", way: "push", member_id: "paolo" } as const;
  expect([isStillFor(waiting, [off], []), isStillFor(waiting, [off, marta], [before])]).toEqual([true, true]);
});

test("an e-mail waits for no one who has switched e-mails off, except for owners at their step", () => {
  const mailed = (step: NotificationStep, one: Person) =>
    isStillFor({ step, way: "email", member_id: one.member_id }, [one], []);
  expect([mailed("push", marta), mailed("push", { ...marta, wantsEmail: true })]).toEqual([false, true]);
  expect(mailed("owner", giulia)).toBe(true);
});
