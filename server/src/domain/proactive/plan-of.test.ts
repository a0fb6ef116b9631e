import { expect, test } from "vitest";
import { openCalendar } from "./calendar.ts";
import { asRule } from "./dry-run-of.ts";
import { holdsUntil } from "./holds-until.ts";
import { isHeldOut, planOf, type ToPlan } from "./plan-of.ts";
import type { GuestToPlan, PastSend, PlaceToPlan, PlanSettings, RuleWords, StayToPlan } from "./types.ts";
import { wordTemplate } from "./wording.ts";

const words: RuleWords = {
  name: "Arrival",
  moment: { kind: "before_arrival", days: 1, time: "17:00" },
  purpose: "service",
  conditions: {},
  texts: [
    { language: "en", text: "Hello {first_name}", fallbacks: {}, needs_check: false },
    { language: "de", text: "Hallo {first_name}", fallbacks: {}, needs_check: true },
  ],
  template_name: null,
  extra_entry_id: null,
  holdout_percent: 0,
};

const stay: StayToPlan = {
  ...{ reservation_id: "r", reservation_number: "1", status: "confirmed", status_since: null },
  ...{ checkin: "2027-03-29", checkout: "2027-04-02", created_at: new Date("2027-03-01T10:00:00Z") },
  ...{ adults: 2, children: null, room_type: "", source: "pms", is_greeted: false },
};

const place = (room: string, dates: [string, string] | [null, null] = [null, null], door_code = "set") =>
  ({ guest_id: "g", room, from_date: dates[0], until_date: dates[1], door_code }) as PlaceToPlan;

const guest: GuestToPlan = {
  ...{ guest_id: "g", name: "Ada Rossi", room: "12", language: null, conversation_id: null },
  ...{ has_whatsapp: true, has_phone: true, has_page: false, has_verified_page: false },
  ...{ door_code: "set", places: [place("12")] },
  ...{ last_guest_at: new Date("2027-03-27T10:00:00Z"), trouble: null, ordered: [], declined: [] },
  ...{ email: null, offers_limited: false },
};

/** The clocks in Rome change on 28 March 2027, at two. */
const settings: PlanSettings = {
  calendar: openCalendar({ timezone: "Europe/Rome", quiet_from: "22:00", quiet_to: "09:00" }),
  ...{ maxPerDay: 2, pauses: [], hotel: "Alpha", defaultLanguage: "en", guestPage: "https://x.example/g/1" },
  ...{ checkInTime: "15:00", checkOutTime: undefined, channel: "whatsapp" },
  doorCode: { from: "checked_in", hoursBefore: 0 },
  ...{ email: "off", offersPausedUntil: null },
  isWindowOpen: () => true,
  findTemplate: () => "no_template",
  extras: new Map(),
};

type Case = Partial<Omit<ToPlan, "stay" | "guest" | "settings">> & {
  words?: Partial<RuleWords>;
  stay?: Partial<StayToPlan>;
  guest?: Partial<GuestToPlan>;
  settings?: Partial<PlanSettings>;
};

const plan = (one: Case) => planAll(one)[0];

const planAll = (one: Case) =>
  planOf({
    stay: { ...stay, ...one.stay },
    guest: { ...guest, ...one.guest },
    settings: { ...settings, ...one.settings },
    rules: one.rules ?? [asRule({ ...words, ...one.words })],
    consent: one.consent ?? {},
    history: one.history ?? [],
    now: one.now ?? new Date("2027-03-20T10:00:00Z"),
  });

const past = (fields: Partial<PastSend>): PastSend => ({
  ...{ rule_id: "other", reservation_id: "r", moment: "booked", state: "sent", reason: null, field: null },
  ...{ due_at: stay.created_at, decided_at: stay.created_at, day: "2027-03-28", message_id: "m", way: null },
  ...{ language: "en", is_other_language: false, was_dropped: false, ...fields },
});

const time = (at: string) => ({ moment: { kind: "before_arrival", days: 1, time: at } as const });
const none = { state: "held_back", wording: undefined };
const sends = (at: string) => ({ state: "will_be_sent", reason: null, sendsAt: new Date(at) });
const closed = { isWindowOpen: () => false };
/** Outside the reply window, for a guest with an address. */
const mailed = (fields: Partial<GuestToPlan>): Case => ({
  guest: { email: "usable", ...fields },
  settings: { ...closed, email: "on" },
});
const content = {
  header: "",
  body: "An offer.",
  footer: "",
  buttons: [],
  examples: { header: [], body: [] },
};
/** A template of the category marketing. */
const marketing = (fields: Partial<GuestToPlan>, until?: string): Case => ({
  guest: fields,
  settings: {
    ...closed,
    findTemplate: () => ({ language: "en", content, templateId: "t", category: "marketing" }),
    offersPausedUntil: until ? new Date(until) : null,
  },
});
const offer = { purpose: "sells" as const };
const welcome = { moment: { kind: "after_check_in", minutes: 30 } as const };
const ruleId = asRule(words).rule_id;
const due = new Date("2027-03-28T15:00:00Z");

test.each<[string, Case, object | undefined]>([
  ["in summer time", {}, sends("2027-03-28T15:00:00Z")],
  [
    "after booking, where staff chose the first message",
    {
      ...{ words: { moment: { kind: "booked", minutes: 0 } }, stay: { source: "staff", is_greeted: true } },
      now: new Date("2027-03-01T10:01:00Z"),
    },
    { state: "held_back", reason: "left_to_staff", isFinal: false },
  ],
  ["in winter time", { stay: { checkin: "2027-03-28" } }, sends("2027-03-27T16:00:00Z")],
  [
    "at a time that the clocks leave out, which is quiet",
    { words: time("02:30") },
    { state: "waits", reason: "quiet_hours", sendsAt: new Date("2027-03-28T07:00:00Z") },
  ],
  [
    "after its time, for a late import",
    { now: new Date("2027-03-29T10:00:00Z") },
    sends("2027-03-29T10:00:00Z"),
  ],
  [
    "after the day of arrival",
    { now: new Date("2027-03-30T10:00:00Z") },
    { ...none, reason: "too_late", isFinal: true },
  ],
  ["for a guest who is checked in", { stay: { status: "checked_in" } }, undefined],
  ["for a cancelled stay", { stay: { status: "cancelled" } }, undefined],
  [
    "of a stay that was known too late",
    { stay: { created_at: new Date("2027-04-01T10:00:00Z") } },
    undefined,
  ],
  [
    "of a rule that was switched on later",
    { rules: [{ ...asRule(words), switched_at: new Date("2027-03-28T15:00:01Z") }], now: due },
    undefined,
  ],
  [
    "of a rule that counts from the next minute",
    { rules: [{ ...asRule(words), counts_from: new Date("2027-03-28T15:01:00Z") }], now: due },
    sends("2027-03-28T15:01:00Z"),
  ],
  [
    "in a pause that has ended",
    {
      settings: { pauses: [{ from: due, until: new Date("2027-03-28T15:10:00Z") }] },
      now: new Date("2027-03-28T16:00:00Z"),
    },
    undefined,
  ],
  [
    "in a pause",
    { settings: { pauses: [{ from: due, until: null }] }, now: due },
    { ...none, reason: "paused", isFinal: true },
  ],
  [
    "without consent",
    { words: offer, consent: { offers: "no_consent" } },
    { ...none, reason: "no_consent", isFinal: false },
  ],
  [
    "that sells, in an emergency",
    { words: offer, guest: { trouble: "open_emergency" } },
    { reason: "open_emergency" },
  ],
  [
    "that asks for a rating, with an open complaint",
    { words: { purpose: "feedback" }, guest: { trouble: "open_complaint" } },
    { ...none, reason: "open_complaint" },
  ],
  ["of the stay, in an emergency", { guest: { trouble: "open_emergency" } }, sends("2027-03-28T15:00:00Z")],
  [
    "on a day with two others",
    { history: [past({}), past({})] },
    { state: "waits", reason: "day_limit", sendsAt: new Date("2027-03-29T07:00:00Z") },
  ],
  ["sent before", { history: [past({ rule_id: ruleId, moment: "before_arrival" })] }, { state: "sent" }],
  [
    "held back for other dates",
    {
      history: [past({ rule_id: ruleId, moment: "before_arrival", state: "held_back", reason: "too_late" })],
    },
    sends("2027-03-28T15:00:00Z"),
  ],
  [
    "dropped because of other dates",
    { history: [past({ rule_id: ruleId, moment: "before_arrival", was_dropped: true })] },
    sends("2027-03-28T15:00:00Z"),
  ],
  [
    "dropped, and due at the same time again",
    { history: [past({ rule_id: ruleId, moment: "before_arrival", was_dropped: true, due_at: due })] },
    sends("2027-03-28T15:00:00Z"),
  ],
  [
    "dropped for a cancelled stay: it stays in the log",
    {
      stay: { status: "cancelled" },
      history: [past({ rule_id: ruleId, moment: "before_arrival", was_dropped: true })],
    },
    { state: "sent", isStored: true },
  ],
  [
    "dropped for one of two merged guests, and sent to the other",
    {
      history: [
        past({ rule_id: ruleId, moment: "before_arrival", was_dropped: true, message_id: "dropped" }),
        past({ rule_id: ruleId, moment: "before_arrival" }),
      ],
    },
    { state: "sent", messageId: "m" },
  ],
  [
    "on a day with a dropped message",
    { settings: { maxPerDay: 1 }, history: [past({ was_dropped: true })] },
    sends("2027-03-28T15:00:00Z"),
  ],
  [
    "in a language whose text needs a check",
    { guest: { language: "de" } },
    { isOther: true, language: "en" },
  ],
  [
    "with a field that has no value",
    {
      words: {
        texts: [{ language: "en", text: "Until {check_out_time}", fallbacks: {}, needs_check: false }],
      },
    },
    { ...none, reason: "field_missing", field: "check_out_time" },
  ],
  ["without any address", { guest: { has_whatsapp: false } }, { ...none, reason: "no_address" }],
  ["on the guest page", { guest: { has_whatsapp: false, has_page: true } }, { way: "guest_page" }],
  ["by e-mail, where WhatsApp may not", mailed({}), { way: "email" }],
  ["by e-mail, without a phone", mailed({ has_whatsapp: false }), { way: "email" }],
  ["on the guest page rather than by e-mail", mailed({ has_page: true }), { way: "guest_page" }],
  ["by e-mail, refused by the mail server", mailed({ email: "refused" }), { ...none, reason: "no_template" }],
  [
    "by e-mail only, refused by the mail server",
    mailed({ has_whatsapp: false, email: "refused" }),
    { ...none, reason: "email_refused" },
  ],
  [
    "by e-mail only, which is off",
    { ...mailed({ has_whatsapp: false }), settings: { email: "off" } },
    { ...none, reason: "email_off" },
  ],
  [
    "by e-mail only, without a mail server",
    { ...mailed({ has_whatsapp: false }), settings: { email: "no_server" } },
    { ...none, reason: "no_mail_server" },
  ],
  ["that WhatsApp limits for the guest", marketing({ offers_limited: true }), { reason: "offers_limited" }],
  ["while WhatsApp pauses offers", marketing({}, "2027-04-20T10:00:00Z"), { reason: "offers_paused" }],
  ["after WhatsApp's pause", marketing({}, "2027-03-21T10:00:00Z"), { way: "whatsapp_template" }],
  ["without a template", { settings: { isWindowOpen: () => false } }, { ...none, reason: "no_template" }],
  ["for other nights", { words: { conditions: { max_nights: 3 } } }, undefined],
  ["after a check-in that is to come", { words: welcome }, { state: "waits", reason: "not_checked_in" }],
  [
    "during the stay, to a guest who has not arrived",
    { words: { moment: { kind: "mid_stay", day: 2, time: "10:00" } }, now: new Date("2027-03-30T10:00:00Z") },
    { ...none, reason: "not_checked_in" },
  ],
  ["on the day of departure", { words: { moment: { kind: "mid_stay", day: 5, time: "10:00" } } }, undefined],
])("a message %s", (_, one, expected) => {
  const planned = plan(one);
  if (expected) expect(planned).toMatchObject(expected);
  else expect(planned).toBeUndefined();
});

const hours = (quiet_from: string, quiet_to: string, timezone = "Europe/Rome") => ({
  settings: { calendar: openCalendar({ timezone, quiet_from, quiet_to }) },
});
const neverQuiet = hours("09:00", "09:00");
const at = (time: string) => new Date(time);
const waits = (reason: string, time: string) => ({ state: "waits", reason, sendsAt: at(time) });
const midStay = (day: number, time: string) => ({ moment: { kind: "mid_stay", day, time } as const });
const departure = { moment: { kind: "before_departure", days: 1, time: "18:00" } as const };
const inHouse = (since: string | null) => ({
  status: "checked_in" as const,
  status_since: since === null ? null : at(since),
});
const dayUse = { checkin: "2027-03-29", checkout: "2027-03-29" };
const template = { language: "en", content: { body: "See you tomorrow, {{1}}" }, templateId: "t" };
const byTemplate = {
  findTemplate: (name: string | null) => (name === null ? "no_template" : template),
} as unknown as Partial<PlanSettings>;
const oneSent = { history: [past({})] };

test.each<[string, Case, object | undefined]>([
  [
    "at a time that the clocks leave out",
    { words: time("02:30"), ...neverQuiet },
    sends("2027-03-28T01:30:00Z"),
  ],
  [
    "the second time, at a time that the clocks show twice",
    {
      ...{ words: time("02:30"), now: at("2027-10-20T10:00:00Z"), ...neverQuiet },
      stay: { checkin: "2027-11-01", checkout: "2027-11-03", created_at: at("2027-10-01T10:00:00Z") },
    },
    sends("2027-10-31T01:30:00Z"),
  ],
  [
    "before the end of a day whose next one has no midnight",
    {
      ...{
        words: time("17:00"),
        ...hours("09:00", "09:00", "Africa/Cairo"),
        now: at("2027-04-29T21:59:00Z"),
      },
      stay: { checkin: "2027-04-29", checkout: "2027-05-02" },
    },
    sends("2027-04-29T21:59:00Z"),
  ],
  [
    "after the end of a day whose next one has no midnight",
    {
      ...{
        words: time("17:00"),
        ...hours("09:00", "09:00", "Africa/Cairo"),
        now: at("2027-04-29T22:00:00Z"),
      },
      stay: { checkin: "2027-04-29", checkout: "2027-05-02" },
    },
    { ...none, reason: "too_late", isFinal: true },
  ],
  [
    "after a check-in at midnight",
    { words: welcome, stay: inHouse("2027-03-28T22:00:00Z"), now: at("2027-03-28T22:31:00Z") },
    waits("quiet_hours", "2027-03-29T07:00:00Z"),
  ],
  [
    "after a check-in in the night after the day of arrival",
    { words: welcome, stay: inHouse("2027-03-29T22:30:00Z"), now: at("2027-03-30T07:00:00Z") },
    sends("2027-03-30T07:00:00Z"),
  ],
  [
    "after a check-in, for a guest who has not come when the day of arrival ends",
    { words: welcome, now: at("2027-03-29T21:59:00Z") },
    { state: "waits", reason: "not_checked_in" },
  ],
  [
    "after a check-in, for a guest who has not come on the day of arrival",
    { words: welcome, now: at("2027-03-29T22:00:00Z") },
    undefined,
  ],
  ["before the arrival, without a night", { stay: dayUse }, sends("2027-03-28T15:00:00Z")],
  ["during a stay without a night", { words: midStay(2, "10:00"), stay: dayUse }, undefined],
  ["before the departure, without a night", { words: departure, stay: dayUse }, undefined],
  ["for one night, without a night", { words: { conditions: { min_nights: 1 } }, stay: dayUse }, undefined],
  ["after a check-in at a time that is not known", { words: welcome, stay: inHouse(null) }, undefined],
  [
    "during the stay, after a check-in at a time that is not known",
    { words: midStay(2, "10:00"), stay: inHouse(null) },
    sends("2027-03-30T08:00:00Z"),
  ],
  [
    "after a check-out at a time that is not known",
    {
      words: { moment: { kind: "after_check_out", minutes: 240 } },
      stay: { status: "checked_out", status_since: null },
      now: at("2027-04-02T12:00:00Z"),
    },
    undefined,
  ],
  ["at night, without quiet hours", { words: time("23:30"), ...neverQuiet }, sends("2027-03-28T21:30:00Z")],
  [
    "in quiet hours of one day",
    { words: time("12:30"), ...hours("12:00", "14:00"), now: at("2027-03-28T10:30:00Z") },
    waits("quiet_hours", "2027-03-28T12:00:00Z"),
  ],
  [
    "in quiet hours from one day to the next",
    { words: time("23:30"), now: at("2027-03-28T21:30:00Z") },
    waits("quiet_hours", "2027-03-29T07:00:00Z"),
  ],
  [
    "of a day, in quiet hours that end on the next one",
    { words: midStay(2, "23:00"), stay: inHouse(null) },
    { ...none, reason: "too_late", isFinal: false },
  ],
  ["with no message a day", { settings: { maxPerDay: 0 } }, { ...none, reason: "day_limit" }],
  [
    "with one message a day, after another",
    { settings: { maxPerDay: 1 }, ...oneSent },
    waits("day_limit", "2027-03-29T07:00:00Z"),
  ],
  [
    "of a day, with one message a day, after another",
    {
      ...{ words: midStay(2, "10:00"), stay: inHouse(null), settings: { maxPerDay: 1 } },
      history: [past({ day: "2027-03-30" })],
    },
    { ...none, reason: "day_limit" },
  ],
  [
    "that says tomorrow, moved to the day itself",
    {
      words: { template_name: "arrival_information" },
      settings: { ...byTemplate, maxPerDay: 1, isWindowOpen: () => false },
      ...oneSent,
    },
    { ...none, reason: "day_limit" },
  ],
  [
    "moved to a day on which the reply window is closed",
    {
      words: { template_name: "all_fine", texts: [{ ...words.texts[0], text: "{first_name}" }] as never },
      settings: { ...byTemplate, maxPerDay: 1, isWindowOpen: (_, then) => then < at("2027-03-29T00:00:00Z") },
      ...oneSent,
    },
    { ...waits("day_limit", "2027-03-29T07:00:00Z"), way: "whatsapp_template" },
  ],
  [
    "of one stay, sent in another stay of the guest",
    {
      history: [past({ rule_id: ruleId, moment: "before_arrival", reservation_id: "s", day: "2027-02-01" })],
    },
    sends("2027-03-28T15:00:00Z"),
  ],
  [
    "held back from one of two merged guests and sent to the other",
    {
      history: [
        past({ rule_id: ruleId, moment: "before_arrival", state: "held_back", due_at: due }),
        past({ rule_id: ruleId, moment: "before_arrival" }),
      ],
    },
    { state: "sent" },
  ],
  [
    "held back from one of two merged guests as it is due now, and from the other when it was due before",
    {
      history: [
        past({ rule_id: ruleId, moment: "before_arrival", state: "held_back", reason: "too_late" }),
        past({
          rule_id: ruleId,
          moment: "before_arrival",
          state: "held_back",
          reason: "too_late",
          due_at: due,
        }),
      ],
    },
    { state: "held_back", isStored: true },
  ],
  [
    "held back before the venue's time zone changed at night",
    {
      history: [past({ rule_id: ruleId, moment: "before_arrival", state: "held_back", due_at: due })],
      ...{ ...hours("22:00", "09:00", "America/New_York"), now: at("2027-03-28T23:30:00Z") },
    },
    sends("2027-03-28T23:30:00Z"),
  ],
  [
    "in the quiet hours of a zone that the venue was moved to",
    { ...hours("22:00", "09:00", "Asia/Tokyo"), now: at("2027-03-28T15:00:00Z") },
    waits("quiet_hours", "2027-03-29T00:00:00Z"),
  ],
])("a message %s: as the day, the night and the limit want it", (_, one, expected) => {
  const planned = plan(one);
  if (expected) expect(planned).toMatchObject(expected);
  else expect(planned).toBeUndefined();
});

test("a message of the stay goes before one that sells, also if it is due later", () => {
  const offerFirst = { ...asRule({ ...words, ...time("10:00"), ...offer }), rule_id: "offer" };
  const service = { ...asRule(words), rule_id: "service" };
  const all = planAll({ rules: [offerFirst, service], settings: { maxPerDay: 1 } });
  expect(all.map(({ rule, sendsAt, reason }) => [rule.rule_id, sendsAt, reason])).toEqual([
    ["service", due, null],
    ["offer", at("2027-03-29T07:00:00Z"), "day_limit"],
  ]);
});

const dayMs = 24 * 3_600_000;

test.each<[string, Case]>([
  ["on its way", {}],
  ["in quiet hours", { words: time("23:30") }],
  ["after a check-in that is to come", { words: welcome }],
  ["after a check-in", { words: welcome, stay: inHouse("2027-03-29T14:00:00Z") }],
  ["during a stay", { words: midStay(2, "10:00") }],
  ["before the departure, in the house", { words: departure, stay: inHouse(null) }],
  ["behind the day's limit", { settings: { maxPerDay: 1 }, ...oneSent }],
  ["that can't be sent", { guest: { has_whatsapp: false } }],
])("until the time it names, the plan of a message %s is the same", (_, one) => {
  const from = at("2027-03-20T10:00:00Z").getTime();
  for (let now = from; now < from + 20 * dayMs; ) {
    const planned = planAll({ ...one, now: new Date(now) });
    const until = holdsUntil(planned, new Date(now)).getTime();
    for (const later of [now + 60_000, (now + until) / 2, until - 1])
      if (later > now && later < until) expect(planAll({ ...one, now: new Date(later) })).toEqual(planned);
    now = Math.max(until, now + 20 * 60_000);
  }
});

test("a template in another language than the guest's has the fields in the order of its own language", () => {
  const text = (language: string, words: string) => ({
    ...{ language, text: words, needs_check: false },
    fallbacks: { check_out_time: language },
  });
  const planned = plan({
    words: {
      template_name: "own",
      texts: [
        text("de", "Bis {check_out_time}, {first_name}"),
        text("en", "{first_name}, until {check_out_time}"),
      ],
    },
    guest: { language: "de" },
    settings: {
      ...closed,
      findTemplate: () => ({
        ...{ language: "en", templateId: "t", category: "utility" },
        content: { ...content, body: "{{1}}, until {{2}}" },
      }),
    },
  });
  expect(planned?.wording?.text).toBe("Ada, until en");
});

test("a template gets nothing in place of a door code", () => {
  const rule = { ...words, ...onArrival, template_name: "own" };
  const template = {
    ...{ language: "en", templateId: "t", category: "utility" as const },
    content: { ...content, body: "Your code is {{1}}" },
  };
  const wordedFor = (door_code: GuestToPlan["door_code"]) =>
    wordTemplate({ rule, stay, guest: { ...guest, door_code }, settings }, template, arrival);
  expect(wordedFor("none")).toEqual({ reason: "field_missing", field: "door_code" });
  expect(wordedFor("set")).toMatchObject({ text: "Your code is ••••", hasDoorCode: true });
});

test("the holdout is the same each time, and has its share", () => {
  const rule = { rule_id: "a", holdout_percent: 20 };
  const held = Array.from({ length: 2_000 }, (_, at) => isHeldOut(rule, `guest ${at}`));
  expect(held).toEqual(Array.from({ length: 2_000 }, (_, at) => isHeldOut(rule, `guest ${at}`)));
  const share = held.filter(Boolean).length / held.length;
  expect(share).toBeGreaterThan(0.16);
  expect(share).toBeLessThan(0.24);
});

const withCode = (moment: RuleWords["moment"]): Partial<RuleWords> => ({
  moment,
  texts: [
    { language: "en", text: "Your code: {door_code}", fallbacks: { door_code: "ask" }, needs_check: false },
  ],
});
const onArrival = withCode({ kind: "arrival_day", time: "12:00" });
const onBooking = withCode({ kind: "booked", minutes: 0 });
/** A guest who moves on 31 March, with the states of both rooms' codes. */
const moves = (first: string, then: string): Partial<GuestToPlan> => ({
  places: [place("12", ["2027-03-29", "2027-03-31"], first), place("14", ["2027-03-31", "2027-04-02"], then)],
});
const byDay = (hoursBefore: number) => ({ doorCode: { from: "arrival_day", hoursBefore } as const });
const checkedIn = (at: string) => ({ status: "checked_in", status_since: new Date(at) }) as const;
const arrival = new Date("2027-03-29T11:00:00Z");
const waitsForCheckIn = { state: "waits", reason: "not_checked_in", sendsAt: null, isFinal: false };
const held = (reason: string) => ({ state: "held_back", reason, wording: undefined });

test.each<[string, Case, object | undefined]>([
  ["before the check-in", { words: onArrival, now: arrival }, waitsForCheckIn],
  [
    "after it",
    { words: onArrival, stay: checkedIn("2027-03-29T11:30:00Z"), now: new Date("2027-03-29T11:31:00Z") },
    { ...sends("2027-03-29T11:31:00Z"), wording: { text: "Your code: ••••", hasDoorCode: true } },
  ],
  [
    "late in the evening",
    { words: onArrival, stay: checkedIn("2027-03-29T21:00:00Z"), now: new Date("2027-03-29T21:00:00Z") },
    { state: "waits", reason: "quiet_hours", sendsAt: new Date("2027-03-30T07:00:00Z") },
  ],
  [
    "two hours before check-in time",
    { words: withCode({ kind: "before_arrival", days: 1, time: "17:00" }), settings: byDay(2) },
    { state: "waits", reason: "code_too_early", sendsAt: new Date("2027-03-29T11:00:00Z") },
  ],
  [
    "24 hours before: not before the day of arrival, and not in quiet hours",
    { words: withCode({ kind: "before_arrival", days: 1, time: "17:00" }), settings: byDay(24) },
    { state: "waits", sendsAt: new Date("2027-03-29T07:00:00Z") },
  ],
  ["without a code", { words: onArrival, guest: { door_code: "none" }, now: arrival }, held("code_missing")],
  [
    "without a code, before the guest is checked in",
    { words: withCode(welcome.moment), guest: { door_code: "none" } },
    held("code_missing"),
  ],
  ["in another room", { words: onArrival, guest: { door_code: "other_room" } }, held("code_of_other_room")],
  [
    "without the phone of the booking",
    { words: onArrival, guest: { has_phone: false }, stay: checkedIn("2027-03-29T10:00:00Z"), now: arrival },
    held("not_verified"),
  ],
  [
    "on a page that has not shown whose it is",
    { words: onArrival, guest: { has_whatsapp: false, has_page: true }, now: arrival },
    held("no_address"),
  ],
  [
    "on a page that has",
    {
      words: onArrival,
      guest: { has_whatsapp: false, has_page: true, has_verified_page: true },
      ...{ stay: checkedIn("2027-03-29T10:00:00Z"), now: arrival },
    },
    { state: "will_be_sent", way: "guest_page" },
  ],
  [
    "in a template without the code",
    {
      words: { ...onArrival, template_name: "welcome" },
      settings: {
        isWindowOpen: () => false,
        findTemplate: () => ({
          ...{ language: "en", templateId: null },
          content: { category: "utility", header: "", body: "Hello {{1}}", footer: "", buttons: [] },
        }),
      } as never,
      now: arrival,
    },
    held("no_template"),
  ],
  [
    "after a check-in that was taken back",
    { words: onArrival, now: new Date("2027-03-30T10:00:00Z") },
    waitsForCheckIn,
  ],
  [
    "on the day of departure",
    { words: onArrival, now: new Date("2027-04-02T10:30:00Z") },
    { ...held("not_checked_in"), isFinal: true },
  ],
  ["for a cancelled stay", { words: onArrival, stay: { status: "cancelled" } }, undefined],
  [
    "after booking, where staff chose the first message",
    { words: onBooking, stay: { is_greeted: true, ...checkedIn("2027-03-29T10:00:00Z") }, now: arrival },
    { state: "will_be_sent" },
  ],
  [
    "on arrival, without the code of the next room",
    { words: onArrival, guest: moves("set", "none"), stay: checkedIn("2027-03-29T10:00:00Z"), now: arrival },
    { state: "will_be_sent" },
  ],
  [
    "on arrival, without the code of the first room",
    { words: onArrival, guest: moves("none", "set"), stay: checkedIn("2027-03-29T10:00:00Z"), now: arrival },
    held("code_missing"),
  ],
  ...(
    [
      ["at nine on the day of the move: that of the first room", {}, "2027-03-31T07:00:00Z", "12"],
      ["at check-in time of that day: that of the next room", {}, "2027-03-31T13:00:00Z", "14"],
      ["two hours before, where guests get codes then", byDay(2), "2027-03-31T11:00:00Z", "14"],
      ["a minute earlier", byDay(2), "2027-03-31T10:59:00Z", "12"],
    ] as const
  ).map(([when, set, now, room]): [string, Case, object] => [
    when,
    {
      words: {
        ...withCode({ kind: "before_departure", days: 2, time: "09:00" }),
        texts: [{ language: "en", text: "{room} {door_code}", fallbacks: {}, needs_check: false }],
      },
      ...{ guest: moves("set", "set"), stay: checkedIn("2027-03-29T10:00:00Z"), settings: set, now: at(now) },
    },
    { state: "will_be_sent", wording: { text: `${room} ••••` } },
  ]),
  [
    "after the check-out",
    {
      words: withCode({ kind: "after_check_out", minutes: 0 }),
      stay: { status: "checked_out", status_since: due },
    },
    { state: "held_back" },
  ],
])("a message with a door code %s", (_, one, expected) => {
  if (expected) expect(plan(one)).toMatchObject(expected);
  else expect(plan(one)).toBeUndefined();
});
