import { randomUUID } from "node:crypto";
import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import { listConversations } from "@bellhop/contract/conversations";
import { deleteGuest, mergeGuests } from "@bellhop/contract/guests";
import {
  addProactiveRule,
  listProactiveRules,
  type Moment,
  type ProactiveRule,
  pauseProactive,
  saveProactiveRule,
  switchProactiveRule,
} from "@bellhop/contract/proactive";
import { importReservations } from "@bellhop/contract/reservation-imports";
import {
  addReservationGuest,
  changeReservation,
  moveRoom,
  readReservation,
  setReservationStatus,
} from "@bellhop/contract/reservations";
import { changeSettings } from "@bellhop/contract/settings";
import type { Random } from "../random.ts";
import { dateAfter, type ModelRule, type ModelStay, personOf, type World } from "./model.ts";

/** How the amendments reach the product. */
export type Hands = {
  now(): Date;
  ask<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>>;
  /** A guest writes on WhatsApp, from a phone, a user id, or both. */
  write(from: { phone?: string; userId?: string }, text: string): Promise<void>;
};

const zones = ["Europe/Rome", "Europe/Rome", "America/New_York", "Australia/Lord_Howe"];

const kinds: [kind: ModelRule["kind"], number: number, time: string][] = [
  ["before_arrival", 2, "17:00"],
  ["arrival_day", 0, "10:00"],
  ["after_check_in", 30, ""],
  ["mid_stay", 2, "10:30"],
  ["before_departure", 1, "18:00"],
  ["after_check_out", 240, ""],
];

const momentOf = ({ kind, number, time }: ModelRule): Moment =>
  kind === "after_check_in" || kind === "after_check_out"
    ? { kind, minutes: number }
    : kind === "arrival_day"
      ? { kind, time }
      : kind === "mid_stay"
        ? { kind, day: number, time }
        : { kind, days: number, time };

const wordsOf = (rule: ModelRule): Omit<InputOf<typeof addProactiveRule>, "rule_id"> => ({
  name: rule.kind,
  moment: momentOf(rule),
  purpose: "service",
  conditions: {},
  texts: [{ language: "en", text: rule.text, fallbacks: {}, needs_check: false }],
  template_name: "all_fine",
  extra_entry_id: null,
  holdout_percent: 0,
});

/** A hotel with a rule for each moment, and no limit that matters. */
export async function openWorld({ ask, now }: Hands): Promise<World> {
  await ask(changeSettings, {
    general: { timezone: "Europe/Rome" },
    proactive: { quiet_from: "22:00", quiet_to: "09:00", max_per_day: 20 },
  });
  const rules = new Map<string, ModelRule>();
  for (const [kind, number, time] of kinds) {
    const rule: ModelRule = {
      ...{ id: randomUUID(), kind, number, time, text: "Hello {first_name}." },
      ...{ isOn: true, switchedAt: 0, countsFrom: 0 },
    };
    await ask(addProactiveRule, { rule_id: rule.id, ...wordsOf(rule) });
    await ask(switchProactiveRule, { rule_id: rule.id, is_on: true });
    rules.set(rule.id, { ...rule, switchedAt: now().getTime() });
  }
  return {
    ...{ timezone: "Europe/Rome", quietFrom: "22:00", quietTo: "09:00", rules },
    ...{ stays: new Map(), guests: new Map(), pauses: [] },
    ...{ sent: new Set(), heldBack: new Set(), perhapsHeldBack: new Set(), dropped: new Set() },
  };
}

type Bound = { world: World; hands: Hands; random: Random };
type Amendment = (bound: Bound) => Promise<string | undefined>;

let booked = 0;

/** A booking comes from another system, for soon. Guests have the keys of the product. */
export async function book({ world, hands, random }: Bound): Promise<string> {
  const number = `J-${++booked}`;
  const phone = `+4477${String(10_000_000 + booked)}`;
  const arrives = dateAfter(today(hands), random.between(0, 5));
  const leaves = dateAfter(arrives, random.between(1, 4));
  const { rows } = await hands.ask(importReservations, {
    source: "journey",
    reservations: [
      {
        ...{ external_id: number, reservation_number: number, guest_name: "Ada Rossi", phone },
        ...{ checkin: arrives, checkout: leaves, room: String(100 + booked) },
      },
    ],
  } as InputOf<typeof importReservations>);
  const reservationId = rows[0]?.reservation_id;
  const found = reservationId
    ? await hands.ask(readReservation, { reservation_id: reservationId })
    : undefined;
  const guest = found?.guests[0];
  if (!found || !guest) throw new Error("A booking was not imported");
  const known = hands.now().getTime();
  world.guests.set(guest.guest_id, newGuest(guest.guest_id));
  world.stays.set(found.reservation_id, {
    ...{
      id: found.reservation_id,
      arrives,
      leaves,
      status: "confirmed",
      since: undefined,
      knownSince: known,
    },
    guests: [guest.guest_id],
  });
  phones.set(guest.guest_id, phone);
  return "booked";
}

const newGuest = (key: string) => ({ key, stopped: false, erased: false, mergedInto: undefined });
const phones = new Map<string, string>();
const today = ({ now }: Hands) => now().toISOString().slice(0, 10);

/** The stays that someone may still change. */
function pickStay({ world, random }: Bound): ModelStay | undefined {
  const open = [...world.stays.values()].filter(
    (stay) =>
      stay.guests.length > 0 && !stay.guests.some((key) => world.guests.get(personOf(world, key))?.erased),
  );
  return open.length > 0 ? random.pick(open.slice(-12)) : undefined;
}

const nextOf: Record<ModelStay["status"], ModelStay["status"][]> = {
  confirmed: ["checked_in", "checked_in", "checked_in", "cancelled", "no_show"],
  checked_in: ["checked_out", "checked_out", "confirmed"],
  checked_out: ["checked_in"],
  cancelled: ["confirmed"],
  no_show: ["confirmed"],
};

const changeDates: Amendment = async (bound) => {
  const stay = pickStay(bound);
  if (!stay) return undefined;
  const arrives = dateAfter(stay.arrives, bound.random.between(-2, 3));
  const leaves = dateAfter(arrives, bound.random.between(1, 5));
  await bound.hands.ask(changeReservation, {
    reservation_id: stay.id,
    fields: { checkin: arrives, checkout: leaves },
  });
  Object.assign(stay, { arrives, leaves });
  return "dates";
};

const changeStatus: Amendment = async (bound) => {
  const stay = pickStay(bound);
  if (!stay) return undefined;
  const { status: previous } = stay;
  const status = bound.random.pick(nextOf[previous]);
  await bound.hands.ask(setReservationStatus, { reservation_id: stay.id, status });
  Object.assign(stay, { status, since: bound.hands.now().getTime() });
  return statusWords[`${previous} ${status}`] ?? status;
};

const statusWords: Record<string, string> = {
  "checked_in confirmed": "check-in reversed",
  "checked_out checked_in": "check-out reversed",
  "cancelled confirmed": "cancellation reversed",
  "no_show confirmed": "no-show reversed",
};

const changeRoom: Amendment = async (bound) => {
  const stay = pickStay(bound);
  if (!stay) return undefined;
  const { guests } = await bound.hands.ask(readReservation, { reservation_id: stay.id });
  const guest = guests[0];
  if (!guest) return undefined;
  const { guest_id, room } = guest;
  const new_room = String(bound.random.between(500, 999));
  await bound.hands.ask(moveRoom, { reservation_id: stay.id, guest_id, room, new_room });
  return "room";
};

const switchOne: Amendment = async ({ world, hands, random }) => {
  const rules = [...world.rules.values()];
  const off = rules.filter(({ isOn }) => !isOn);
  // Most rules are on most of the time.
  const rule = random.pick(off.length > 1 ? off : rules);
  const isOn = !rule.isOn;
  await hands.ask(switchProactiveRule, { rule_id: rule.id, is_on: isOn });
  const switchedAt = hands.now().getTime();
  Object.assign(rule, { isOn, switchedAt, countsFrom: switchedAt });
  return isOn ? "switched on" : "switched off";
};

const editRule: Amendment = async ({ world, hands, random }) => {
  const rule = random.pick([...world.rules.values()]);
  const time = rule.time && `${String(random.between(9, 21)).padStart(2, "0")}:${random.pick(["00", "30"])}`;
  const days = { before_arrival: 4, mid_stay: 3, before_departure: 2 }[rule.kind as string];
  const number =
    rule.kind === "mid_stay" ? random.between(2, 3) : days ? random.between(1, days) : rule.number;
  await save(hands, rule, { ...rule, time, number });
  return "rule edited";
};

const editText: Amendment = async ({ world, hands, random }) => {
  const rule = random.pick([...world.rules.values()]);
  await save(hands, rule, { ...rule, text: `Hello {first_name}, text ${random.below(1_000)}.` });
  return "text edited";
};

async function save(hands: Hands, rule: ModelRule, edited: ModelRule) {
  const version = await versionOf(hands, rule.id);
  await hands.ask(saveProactiveRule, { rule_id: rule.id, version, ...wordsOf(edited) });
  const minute = 60_000;
  const countsFrom = (Math.floor(hands.now().getTime() / minute) + 1) * minute;
  Object.assign(rule, edited, { countsFrom });
}

async function versionOf({ ask }: Hands, ruleId: string): Promise<number> {
  const { items } = await ask(listProactiveRules, {});
  return items.find(({ rule_id }: ProactiveRule) => rule_id === ruleId)?.version ?? 0;
}

const changeZone: Amendment = async ({ world, hands, random }) => {
  await moveToZone({ world, hands }, random.pick(zones));
  return "time zone";
};

export async function moveToZone({ world, hands }: Pick<Bound, "world" | "hands">, timezone: string) {
  await hands.ask(changeSettings, { general: { timezone } });
  world.timezone = timezone;
}

const pause: Amendment = async ({ world, hands }) => {
  const last = world.pauses.at(-1);
  const isPaused = last !== undefined && last.until === undefined;
  await hands.ask(pauseProactive, { is_paused: !isPaused });
  const now = hands.now().getTime();
  if (isPaused) last.until = now;
  else world.pauses.push({ from: now, until: undefined });
  return isPaused ? "resumed" : "paused";
};

const stopOrStart: Amendment = async (bound) => {
  const { world, random } = bound;
  const stopped = [...world.guests.values()].filter(
    (one) => one.stopped && !one.erased && phones.has(one.key),
  );
  const isBack = stopped.length > 0 && random.chance(0.4);
  const key = isBack ? random.pick(stopped).key : pickStay(bound)?.guests.find((one) => phones.has(one));
  const guest = key === undefined ? undefined : world.guests.get(key);
  const phone = key === undefined ? undefined : phones.get(key);
  if (!guest || !phone) return undefined;
  const stops = !guest.stopped;
  await bound.hands.write({ phone: phone.slice(1) }, stops ? "STOP" : "START");
  guest.stopped = stops;
  return stops ? "opted out" : "opted in again";
};

/** Opens the reply window: until it closes, the guest gets the texts of rules. */
const writeToHotel: Amendment = async (bound) => {
  const key = pickStay(bound)?.guests.find((one) => phones.has(one));
  const phone = key === undefined ? undefined : phones.get(key);
  if (!phone) return undefined;
  await bound.hands.write({ phone: phone.slice(1) }, "Hello");
  return "written to";
};

let people = 0;

/** A guest who wrote from a user id joins a booking, and turns out to be its guest. */
const merge: Amendment = async (bound) => {
  const { world, hands } = bound;
  const stay = pickStay(bound);
  const key = stay?.guests[0];
  const phone = key === undefined ? undefined : phones.get(key);
  if (!stay || key === undefined || !phone || stay.guests.length > 1 || world.guests.get(key)?.stopped)
    return undefined;
  const userId = `US.J${++people}`;
  await hands.write({ phone: phone.slice(1) }, "Hello");
  await hands.write({ userId }, "Good morning");
  await hands.write({ phone: phone.slice(1), userId }, "It is me");
  const { items } = await hands.ask(listConversations, { tab: "all", sort: "newest", limit: 100 });
  const conflict = items.find(({ guest }) => guest.phone === phone)?.conflict;
  if (!conflict) return undefined;
  const other = conflict.guest.guest_id;
  world.guests.set(other, newGuest(other));
  await hands.ask(addReservationGuest, { reservation_id: stay.id, guest: { guest_id: other }, room: "" });
  stay.guests.push(other);
  if (bound.random.chance(0.3)) return "guest added";
  await hands.ask(mergeGuests, { conflict_id: conflict.conflict_id });
  const merged = world.guests.get(other);
  if (merged) merged.mergedInto = key;
  return "merged";
};

const erase: Amendment = async (bound) => {
  const stay = pickStay(bound);
  const key = stay?.guests[0];
  if (!stay || key === undefined || stay.guests.length > 1) return undefined;
  await bound.hands.ask(deleteGuest, { guest_id: key });
  const guest = bound.world.guests.get(key);
  if (guest) guest.erased = true;
  return "erased";
};

const weighted: [weight: number, amendment: Amendment][] = [
  [24, book],
  [16, changeDates],
  [26, changeStatus],
  [4, changeRoom],
  [4, switchOne],
  [4, editRule],
  [3, editText],
  [4, changeZone],
  [4, pause],
  [8, stopOrStart],
  [4, writeToHotel],
  [4, merge],
  [2, erase],
];

/** What amendments are called, to check that each has occurred. */
export const amendmentNames = [
  "booked",
  "dates",
  "room",
  "checked_in",
  "checked_out",
  "cancelled",
  "no_show",
  ...Object.values(statusWords),
  "switched on",
  "switched off",
  "rule edited",
  "text edited",
  "time zone",
  "paused",
  "resumed",
  "opted out",
  "opted in again",
  "written to",
  "guest added",
  "merged",
  "erased",
];

/** Makes one random amendment, in the product and in the model. Returns its name. */
export async function amend(bound: Bound): Promise<string> {
  const all = weighted.flatMap(([weight, amendment]) => Array.from({ length: weight }, () => amendment));
  for (;;) {
    // Nothing is sent in a pause: most of them are short.
    const isPaused = bound.world.pauses.some(({ until }) => until === undefined);
    const name = await (isPaused && bound.random.chance(0.3) ? pause : bound.random.pick(all))(bound);
    if (name !== undefined) return name;
  }
}
