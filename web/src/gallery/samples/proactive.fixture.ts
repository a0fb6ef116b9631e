import { doorCodeMask } from "@bellhop/contract/door-codes";
import type {
  Moment,
  PlannedMessage,
  ProactiveReason,
  ProactiveRule,
  ProactiveText,
} from "@bellhop/contract/proactive";
import { differenceOf, shareOf } from "@bellhop/contract/statistics";
import { nadia, sampleConversations } from "./guests.fixture.ts";
import { SampleRefusal } from "./operator.fixture.ts";
import { sampleStayRatings } from "./stay-ratings.fixture.ts";
import { ago, numberedId, sampleClock, sampleNow } from "./time.fixture.ts";

type Body = Record<string, unknown>;
type Words = Parameters<typeof ruleOf>[1];
type Results = Partial<ProactiveRule["results"]>;

const text = (language: string, words: string, more: Partial<ProactiveText> = {}): ProactiveText => ({
  language,
  text: words,
  fallbacks: {},
  needs_check: false,
  ...more,
});

const inFive = (english: string): ProactiveText[] => [
  text("en", english),
  ...["de", "fr", "it", "ar"].map((language) => text(language, english)),
];

function ruleOf(
  number: number,
  words: Partial<ProactiveRule> & { name: string; moment: Moment; texts: ProactiveText[] },
  results: Results = {},
): ProactiveRule {
  return {
    rule_id: numberedId(number),
    version: 4,
    purpose: "service",
    conditions: {},
    template_name: null,
    extra_entry_id: null,
    holdout_percent: 0,
    is_on: true,
    switched_at: ago(40 * 24 * 60),
    templates: [],
    uplift: null,
    ...words,
    results: {
      sent: 0,
      read: 0,
      replied: 0,
      held_back: 0,
      ordered: 0,
      scores: [0, 0, 0, 0, 0],
      without_score: 0,
      ...results,
    },
  };
}

const templates = (
  state: ProactiveRule["templates"][number]["state"],
  languages = ["en"],
  reason: string | null = null,
): ProactiveRule["templates"] =>
  languages.map((language) => ({ language, state, category: "utility", reason }));

const extraId = numberedId(6_001);

const [offered, heldOut] = [shareOf(34, 210), shareOf(9, 190)];

const stored = (): ProactiveRule[] => [
  ruleOf(
    12_001,
    {
      name: "Confirmation",
      moment: { kind: "booked", minutes: 5 },
      template_name: "booking_confirmed",
      templates: templates("approved"),
      texts: inFive("Hello {first_name}, your stay at {hotel} from {arrival_day} is confirmed."),
    },
    { sent: 42, read: 41, replied: 3 },
  ),
  ruleOf(
    12_002,
    {
      name: "Getting here",
      moment: { kind: "before_arrival", days: 3, time: "17:00" },
      template_name: "arrival_information",
      templates: templates("approved"),
      texts: inFive("Hello {first_name}, we look forward to seeing you on {arrival_day}. Need a taxi?"),
    },
    { sent: 38, read: 36, replied: 6 },
  ),
  ruleOf(
    12_003,
    {
      name: "Your room",
      moment: { kind: "arrival_day", time: "11:00" },
      template_name: "room_ready",
      templates: templates("submitted", ["en", "de", "it"]),
      texts: [
        text("en", "Good morning {first_name}, your room {room} is ready from {check_in_time}."),
        text("de", "Guten Morgen {first_name}, Ihr Zimmer ist ab {check_in_time} Uhr bereit."),
        text("it", "Buongiorno {first_name}, la camera è pronta dalle {check_in_time}."),
      ],
    },
    { held_back: 4 },
  ),
  ruleOf(
    12_004,
    {
      name: "Welcome",
      moment: { kind: "after_check_in", minutes: 30 },
      texts: inFive("Welcome, {first_name}! Write to us here at any time."),
    },
    { sent: 36, read: 33, replied: 4 },
  ),
  ruleOf(
    12_005,
    {
      name: "All fine?",
      moment: { kind: "mid_stay", day: 2, time: "10:00" },
      template_name: "all_fine",
      templates: templates("approved"),
      texts: inFive("Good morning {first_name}, is everything fine in room {room}?"),
      conditions: { min_nights: 2 },
    },
    { sent: 29, read: 27, replied: 12 },
  ),
  ruleOf(
    12_006,
    {
      name: "Stay longer",
      moment: { kind: "before_departure", days: 1, time: "18:00" },
      purpose: "sells",
      extra_entry_id: extraId,
      holdout_percent: 50,
      uplift: { offered, held_out: heldOut, difference: differenceOf(offered, heldOut) },
      template_name: "late_check_out",
      conditions: { min_nights: 1, not_ordered: [extraId] },
      templates: templates(
        "rejected",
        ["en", "it"],
        "It reads as advertising. Send it as a marketing template, or remove the price.",
      ),
      texts: [
        text(
          "en",
          "Good evening {first_name}, would you like to keep room {room} longer on {departure_day}? You can stay until 15:00 for {price}. Just reply *Yes*, and we’ll arrange it.",
          { fallbacks: { first_name: "dear guest" } },
        ),
        text(
          "it",
          "Buonasera {first_name}, desidera tenere la camera {room} più a lungo il {departure_day}?",
        ),
        text(
          "de",
          "Guten Abend {first_name}, möchten Sie Zimmer {room} am {departure_day} länger behalten?",
          {
            needs_check: true,
          },
        ),
      ],
    },
    { sent: 31, read: 28, replied: 7, ordered: 6, held_back: 8 },
  ),
  ruleOf(
    12_007,
    {
      name: "Feedback",
      moment: { kind: "after_check_out", minutes: 240 },
      purpose: "feedback",
      is_on: false,
      switched_at: ago(19 * 24 * 60),
      template_name: "feedback_request",
      templates: templates("approved"),
      texts: inFive("Hello {first_name}, how was your stay? Reply with a number from 1 to 5."),
    },
    { sent: 31, read: 28, replied: 20, scores: [1, 0, 2, 5, 11], without_score: 1 },
  ),
];

type Row = [
  day: number,
  time: string,
  guest: number,
  rule: number,
  state: PlannedMessage["state"],
  reason?: ProactiveReason,
  more?: Partial<PlannedMessage>,
];

/** Rome is an hour ahead of UTC in November. */
const instant = (day: number, time: string): string =>
  new Date(Date.parse(`2026-11-21T${time}:00Z`) + day * 86_400_000 - 3_600_000).toISOString();

const rows: Row[] = [
  [0, "18:00", 7, 6, "held_back", "template_rejected"],
  [1, "09:00", 2, 4, "waits", "quiet_hours", { at: instant(0, "23:10"), sends_at: instant(1, "09:00") }],
  [1, "10:00", 0, 5, "held_back", "open_complaint"],
  [1, "10:00", 12, 5, "held_back", "opted_out"],
  [1, "11:00", 16, 3, "held_back", "no_address"],
  [1, "11:00", 15, 3, "held_back", "email_off"],
  [1, "11:00", 3, 3, "held_back", "template_in_review"],
  [1, "17:00", 8, 2, "will_be_sent"],
  [
    1,
    "18:00",
    13,
    6,
    "will_be_sent",
    undefined,
    { way: "guest_page", language: "en", is_other_language: true },
  ],
  [1, "18:00", 6, 6, "held_back", "in_holdout"],
  [2, "10:00", 5, 5, "will_be_sent"],
  [2, "10:00", 9, 5, "waits", "day_limit", { at: instant(1, "10:00"), sends_at: instant(2, "10:00") }],
  [2, "11:00", 10, 3, "held_back", "field_missing", { field: "room" }],
  [2, "15:30", 11, 4, "waits", "not_checked_in"],
  [2, "18:00", 1, 6, "held_back", "text_needs_check"],
];

function planned([day, time, guestAt, ruleNumber, state, reason, more]: Row): PlannedMessage {
  const conversation = sampleConversations[guestAt] ?? sampleConversations[0];
  const rule = stored()[ruleNumber - 1];
  if (!conversation || !rule) throw new Error("A row of the plan has no guest or no message");
  const isHeld = state === "held_back";
  return {
    rule_id: rule.rule_id,
    rule_name: rule.name,
    reservation_id: numberedId(9_000 + guestAt),
    guest_id: conversation.guest.guest_id,
    guest_name: conversation.guest.name,
    room: conversation.stay?.room ?? "",
    conversation_id: conversation.conversation_id,
    at: instant(day, time),
    state,
    reason: reason ?? null,
    field: null,
    sends_at: null,
    way: isHeld ? null : "whatsapp_template",
    channel: isHeld ? null : "whatsapp",
    language: isHeld ? null : (conversation.guest.language ?? "en"),
    is_other_language: false,
    message_id: null,
    delivery: null,
    failure: null,
    ...more,
  };
}

const dayCounts = [0, 5, 3, 4, 3, 5, 8, 9, 7, 3, 2, 4, 3, 2];

const log: Row[] = [
  [0, "18:00", 1, 6, "sent", undefined, { delivery: "read" }],
  [0, "18:00", 13, 6, "sent", undefined, { way: "email", channel: "email", delivery: "sent" }],
  [
    0,
    "17:30",
    16,
    6,
    "sent",
    undefined,
    { delivery: "failed", failure: { code: "131026", reason: "guest_unreachable" } },
  ],
  [0, "10:00", 4, 5, "sent", undefined, { delivery: "delivered" }],
  [0, "10:00", 12, 5, "held_back", "opted_out"],
  [-1, "17:00", 3, 2, "sent", undefined, { delivery: "read" }],
  [-1, "11:00", 5, 3, "held_back", "too_late"],
];

const values: Record<string, string> = {
  first_name: "Emily",
  hotel: "Hotel Marena",
  room: "214",
  arrival_day: "19 November",
  departure_day: "Sunday, 22 November",
  check_in_time: "15:00",
  check_out_time: "11:00",
  price: "€45",
  door_code: doorCodeMask,
};

/** Address parameters: `proactive` is `empty`, `off`, `paused`, `no_mail` or `no_stays`. */
export function sampleProactive(wanted: URLSearchParams) {
  const how = wanted.get("proactive");
  let rules =
    how === "empty" ? [] : stored().map((rule) => (how === "off" ? { ...rule, is_on: false } : rule));
  let paused = how === "paused" ? { paused_at: ago(68), paused_by: "Ana Ferri" } : resumed();
  const find = (ruleId: unknown): ProactiveRule => {
    const rule = rules.find(({ rule_id }) => rule_id === ruleId);
    if (!rule) throw new SampleRefusal("not_found");
    return rule;
  };
  const put = (rule: ProactiveRule): ProactiveRule => {
    rules = rules.map((one) => (one.rule_id === rule.rule_id ? rule : one));
    return rule;
  };
  const heldIfPaused = (one: PlannedMessage): PlannedMessage =>
    paused.paused_at === null || one.state === "held_back"
      ? one
      : { ...one, state: "held_back", reason: "paused", way: null, sends_at: null };
  const plan = () =>
    how === "no_stays" || rules.every(({ is_on }) => !is_on) ? [] : rows.map(planned).map(heldIfPaused);
  return {
    list_templates: () => ({
      items: [...new Set(stored().flatMap(({ template_name }) => template_name ?? []))].map(
        (name, index) => ({
          template_id: numberedId(12_800 + index),
          name,
        }),
      ),
    }),
    list_stay_ratings: sampleStayRatings,
    list_proactive_rules: () => ({
      items: rules,
      ...paused,
      channel: "whatsapp" as const,
      can_email: how !== "no_mail",
      can_translate: how !== "no_mail",
    }),
    translate_proactive_text: ({ to, text }: Body) => ({
      outcome: to === "ar" ? "unreliable" : "translated",
      text: to === "ar" ? null : { language: to, text, fallbacks: {}, needs_check: true },
      failure: null,
    }),
    add_proactive_rule: ({ rule_id, ...words }: Body) => {
      const rule = { ...ruleOf(0, words as Words), rule_id: String(rule_id), version: 1, is_on: false };
      rules = [...rules, rule];
      return rule;
    },
    save_proactive_rule: ({ rule_id, version, ...words }: Body) => {
      const rule = find(rule_id);
      if (rule.version !== version) throw new SampleRefusal("wrong_state");
      return put({ ...rule, ...words, version: rule.version + 1 });
    },
    switch_proactive_rule: ({ rule_id, is_on }: Body) =>
      put({ ...find(rule_id), is_on: is_on === true, switched_at: new Date(sampleClock()).toISOString() }),
    delete_proactive_rule: ({ rule_id }: Body) => {
      const { rule_id: found } = find(rule_id);
      rules = rules.filter((one) => one.rule_id !== found);
      return {};
    },
    add_ready_made_rules: () => {
      const names = new Set(rules.map(({ name }) => name));
      const added = stored().filter(({ name }) => !names.has(name));
      rules = [...rules, ...added.map((rule) => ({ ...rule, is_on: false, version: 1 }))];
      return { added: added.length };
    },
    pause_proactive: ({ is_paused }: Body) => {
      paused = is_paused
        ? { paused_at: new Date(sampleClock()).toISOString(), paused_by: nadia.name }
        : resumed();
      return paused;
    },
    preview_proactive_rule: ({ texts, guest_id, language: chosen, way, ...asked }: Body) => {
      const guest = sampleConversations.find((one) => one.guest.guest_id === guest_id)?.guest;
      const own = guest?.language ?? chosen;
      const all = texts as ProactiveText[];
      const found = all.find((one) => one.language === own) ?? all[0];
      const filled: Record<string, string> = {
        ...values,
        ...(guest && { first_name: guest.name.split(" ")[0] ?? "" }),
      };
      return {
        guest_name: guest?.name ?? "Emily",
        buttons: asked.purpose === "sells" && asked.extra_entry_id ? ["Order", "No, thanks"] : [],
        text: (found?.text ?? "").replace(/\{([a-z_]+)\}/g, (whole, name: string) => filled[name] ?? whole),
        language: found?.language ?? "en",
        at: instant(1, "18:00"),
        state: "will_be_sent",
        reason: null,
        field: null,
        way: way === "email" ? "email" : way === "guest_page" ? "guest_page" : "whatsapp_template",
        mail:
          way === "email"
            ? {
                from: "Hotel Marena <mail@bellhop.example>",
                subject: "Your stay: Hotel Marena",
                answer: "Open the chat and answer",
                about:
                  "Hotel Marena sent this message automatically. Use the link above to answer. Replies to this e-mail go to reception@marena.example.",
                stop: "Stop messages",
              }
            : null,
        cost:
          way === undefined || way === "whatsapp"
            ? { category: "utility", micros: 30_000, currency: "USD", prices_of: "2026-10-01" }
            : null,
      };
    },
    test_proactive_rule: () => ({ message_id: numberedId(12_900) }),
    dry_run_proactive_rule: () => ({
      sent: 12,
      held_back: [
        { reason: "open_complaint", count: 2 },
        { reason: "opted_out", count: 1 },
      ],
      examples: [{ guest_name: "Emily Hartwell", at: instant(-3, "18:00"), text: "Good evening Emily, …" }],
    }),
    list_planned_messages: ({ day, state, rule_id }: Body) => {
      const all = plan();
      const items = all.filter(
        (one) =>
          (day === undefined || (one.sends_at ?? one.at).slice(0, 10) === day) &&
          (state === undefined || one.state === state) &&
          (rule_id === undefined || one.rule_id === rule_id),
      );
      const days = dayCounts.map((count, ahead) => {
        const date = new Date(sampleNow + 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10);
        const own = all.filter((one) => (one.sends_at ?? one.at).slice(0, 10) === date);
        const held_back = own.filter((one) => one.state === "held_back").length;
        return {
          day: date,
          will_be_sent: all.length === 0 || paused.paused_at !== null ? 0 : count,
          held_back,
        };
      });
      return { items, next_cursor: null, days };
    },
    list_sent_first: () => ({ items: log.map(planned), next_cursor: null }),
  };
}

function resumed(): { paused_at: string | null; paused_by: string | null } {
  return { paused_at: null, paused_by: null };
}
