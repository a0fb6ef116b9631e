import * as z from "zod/mini";
import { call } from "./call.ts";
import { countries } from "./countries.ts";
import { invalid } from "./field-problems.ts";
import { guestLanguages } from "./guest-languages.ts";
import { requestButton } from "./guest-page-requests.ts";
import { limits } from "./limits.ts";
import { ladderSettings } from "./notification-rules.ts";
import { anyRequestKind, department } from "./request-fields.ts";
import {
  currency,
  instant,
  language,
  name,
  nothing,
  openingHours,
  phone,
  timeOfDay,
  words,
} from "./values.ts";

export const timezone = z
  .string()
  .check(z.refine(isTimezone, { error: invalid("timezone_unknown") }))
  .register(z.globalRegistry, { examples: ["Europe/Rome"] });

/** Offsets are refused, because they ignore daylight saving. */
function isTimezone(name: string): boolean {
  if (!/^(UTC|[A-Z][A-Za-z0-9_+-]*(\/[A-Z][A-Za-z0-9_+-]*)+)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

export const venueName = name(limits.venueNameCharacters).check(z.minLength(1, invalid("name_missing")));

export const country = z
  .string()
  .check(z.refine((code) => countries.has(code), { error: invalid("country_unknown") }))
  .register(z.globalRegistry, { examples: ["IT"] });

export const venueLanguages = z.array(language).check(
  z.minLength(1),
  z.maxLength(limits.venueLanguages),
  z.refine((all) => new Set(all).size === all.length, { error: invalid("duplicate") }),
);

export const roomCount = z.int().check(z.gte(1), z.lte(limits.venueRooms));

const general = z.strictObject({
  name: venueName,
  timezone,
  currency,
  languages: venueLanguages,
  default_language: language,
  country,
  /** Stored only. Older venues may have it; a member can move it to the hotel profile in General settings. */
  rooms: z.nullable(roomCount),
  /** Used while the hotel profile has no phone of the reception or contact. */
  phone: z.nullable(phone),
  /** Used while the hotel profile has no reception hours; null means day and night. */
  hours: z.nullable(openingHours),
});

const functionality = z.strictObject({
  dashboard_conversation: z.boolean(),
  whatsapp: z.boolean(),
  concierge: z.boolean(),
  /** The language model may translate threads and draft replies for staff, if `readings.enabled` is on too. */
  translation: z.boolean(),
  /** With `suggest`, answers wait until a member approves them; `paused` hands every guest to staff. */
  assistant_mode: z.enum(["live", "suggest", "paused"]),
});

/** Guests read "Assistant" in their own language until the venue chooses a name. */
export const usualAssistantName = "Assistant";

/**
 * The assistant may do this besides answering. `staff_request`: add what a guest asks for to the requests.
 * `order_upsell`: turn a guest's yes to an offered extra into an order. Without one, staff get the guest's message and do
 * it.
 */
export const assistantTools = ["staff_request", "order_upsell"] as const;
export const assistantTool = z.enum(assistantTools);
export type AssistantTool = (typeof assistantTools)[number];

/** Takes effect when published. */
const assistant = z.strictObject({
  /** In our greeting, and at its messages on the guest page. */
  name: name(limits.assistantNameCharacters).check(z.minLength(1, invalid("name_missing"))),
  /** How replies sound that a model drafts for staff. */
  voice: words(limits.assistantWordsCharacters),
  greeting: words(limits.assistantWordsCharacters),
  hand_over: z.strictObject({
    /** Topics that always go to staff. */
    topics: z.array(words(limits.handOverTopicCharacters)).check(z.maxLength(limits.handOverTopics)),
    at_night: z.boolean(),
  }),
  tools: z
    .array(assistantTool)
    .check(z.refine((all) => new Set(all).size === all.length, { error: invalid("duplicate") })),
  /** 0 answers if any entry fits, 1 never answers. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
});

/** Who is told about alerts, and when. Every person chooses sound, push and e-mail for themselves. */
const notifications = z.strictObject({
  /** This, `web_push` and `email` are stored only: every person chooses them. */
  sound: z.boolean(),
  web_push: z.boolean(),
  email: z.boolean(),
  ...ladderSettings,
  /** In the venue's time zone. The same time twice: no quiet hours. */
  quiet_from: timeOfDay,
  quiet_to: timeOfDay,
});

/** An origin with https, or one of this machine for tries. */
const siteForm = /^(https:\/\/[A-Za-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/;

const publicPage = z.strictObject({
  enabled: z.boolean(),
  colour: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, invalid("colour_invalid"))),
  allowed_sites: z.array(z.string().check(z.regex(siteForm, invalid("site_invalid")))).check(z.maxLength(20)),
  /** Shown to guests who scan a code inside the house. */
  wifi: z.nullable(
    z.strictObject({
      network: name(limits.wifiNetworkCharacters).check(z.minLength(1, invalid("name_missing"))),
      /** Empty for an open network. */
      password: words(limits.wifiPasswordCharacters),
    }),
  ),
  /** Suggested to guests before the usual ones. */
  questions: z
    .array(name(limits.suggestedQuestionCharacters).check(z.minLength(1, invalid("name_missing"))))
    .check(z.maxLength(limits.suggestedQuestions)),
  /** At the head of the page, in the default language. */
  greeting: name(limits.guestPageGreetingCharacters),
  /** That guests can choose. The page also has the default language, if it has texts in it. */
  languages: z.array(z.enum(guestLanguages)).check(
    z.minLength(1),
    z.refine((all) => new Set(all).size === all.length, { error: invalid("duplicate") }),
  ),
  /** Off: staff answer who opened the page outside the house and has not shown a booking. */
  assistant_for_visitors: z.boolean(),
  /** What guests in the house, or with a booking, can ask for by a form; in the page's order. */
  request_buttons: z
    .array(requestButton)
    .check(z.refine((all) => new Set(all).size === all.length, { error: invalid("duplicate") })),
});

const proactive = z.strictObject({
  quiet_from: timeOfDay,
  quiet_to: timeOfDay,
  max_per_day: z.int().check(z.gte(0), z.lte(20)),
  /** When a guest may get a door code: once checked in, or from the day of arrival on, also if checked in before. */
  door_code_from: z.enum(["checked_in", "arrival_day"]),
  /** For `arrival_day`: this many hours before check-in time, but not before that day. */
  door_code_hours_before: z.int().check(z.gte(0), z.lte(24)),
  /** Where guests review the venue publicly; empty: nowhere. Guests who rated their stay get it, whatever the rating. */
  review_url: z.union([
    z.literal(""),
    z.url({ protocol: /^https$/, error: invalid("url_invalid") }).check(
      z.maxLength(limits.reviewUrlCharacters),
      z.refine((url) => !/[\s@]/u.test(url.split("/")[2] ?? ""), invalid("url_has_sign_in")),
    ),
  ]),
  /** Messages go by e-mail to guests who can't get them on WhatsApp or the guest page. */
  email: z.boolean(),
});

/** How guests' requests are worked on. */
const requests = z.strictObject({
  /** Who has requests besides members, such as "Housekeeping". */
  departments: z.array(department).check(
    z.maxLength(limits.maxDepartments),
    z.refine((all) => new Set(all).size === all.length, { error: invalid("duplicate") }),
  ),
  /** How long before the wanted time staff must have acted, where it differs from the usual. */
  lead_minutes: z.partialRecord(anyRequestKind, z.int().check(z.gte(0), z.lte(limits.leadMinutes))),
});

const tokenCount = z.int().check(z.gte(0), z.lte(limits.readingTokens));

/** What a language model, the venue's own or the installation's, may do at this venue. No effect without one. */
const readings = z.strictObject({
  /**
   * It reads guests' messages that the rules are not sure about, and translates and drafts for staff: words of guests
   * leave the installation.
   */
  enabled: z.boolean(),
  /** It translates the sentences of a published version for guests: no guest's words leave the installation. */
  translates: z.boolean(),
  /** In a calendar month; null for no limit. Above it the rules answer, and nothing is translated. */
  month_tokens: z.nullable(tokenCount),
  /** The same for one guest. */
  guest_month_tokens: z.nullable(tokenCount),
  /** In minor units of the currency of the model's price. No effect if the price is unknown. */
  month_cost: z.nullable(z.int().check(z.gte(0), z.lte(limits.readingCost))),
  /**
   * Guests' voice notes are sent to the installation's transcription server, if it has one. Off: guests are asked to
   * write.
   */
  transcribes: z.boolean(),
  /** Minutes of voice notes in a calendar month; null for no limit. Above it, guests are asked to write. */
  month_voice_minutes: z.nullable(z.int().check(z.gte(0), z.lte(limits.voiceMinutes))),
});

const days = z.int().check(z.gte(1), z.lte(3650));

/**
 * In days. `transcripts` counts from a conversation's last message. Raw webhooks contain messages, so they are kept no
 * longer than `transcripts`.
 */
const retention = z.strictObject({ transcripts: days, media: days, webhooks: days });

/**
 * All settings of a venue. Those of the assistant take effect once published. Guests get `greeting` in the default
 * language only. If `hand_over.at_night` is off, they are told the next reception hours (of the hotel profile, else
 * `general.hours`).
 * Each field has an effect, or `tools/check/settings-effects.test.ts` lists it as stored only.
 */
export const settings = z.object({
  version: z.int(),
  general,
  functionality,
  assistant,
  notifications,
  public: publicPage,
  proactive,
  requests,
  readings,
  retention,
});
export type Settings = z.infer<typeof settings>;

export const readSettings = call("POST /api/get_venue_settings", {
  summary: "Returns the venue's settings.",
  input: z.object({}),
  output: settings,
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const changeSettings = call("POST /api/update_venue_settings", {
  summary:
    "Changes the given settings and returns all of them. With `version`: refused if the settings have changed since.",
  input: z.strictObject({
    version: z.optional(z.int()),
    general: z.optional(z.partial(general)),
    functionality: z.optional(z.partial(functionality)),
    assistant: z.optional(z.partial(assistant)),
    notifications: z.optional(z.partial(notifications)),
    public: z.optional(z.partial(publicPage)),
    proactive: z.optional(z.partial(proactive)),
    requests: z.optional(z.partial(requests)),
    readings: z.optional(z.partial(readings)),
    retention: z.optional(z.partial(retention)),
  }),
  output: settings,
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["wrong_state"],
});

/** A path, such as `functionality.whatsapp`. */
export const settingsChange = z.object({ field: z.string(), by: z.string(), at: instant });
export type SettingsChange = z.infer<typeof settingsChange>;

export const listSettingsChanges = call("POST /api/list_settings_changes", {
  summary: "Lists who last changed each setting, and when. Settings that no one has changed are missing.",
  input: nothing,
  output: z.object({ items: z.array(settingsChange) }),
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const logo = z.object({
  /** Detected from the content. */
  type: z.enum(["image/png", "image/jpeg"]),
  width: z.int(),
  height: z.int(),
  /** Base64. */
  image: z.string(),
});
export type Logo = z.infer<typeof logo>;

const logoCharacters = Math.ceil(limits.logoBytes / 3) * 4;
const smallestPng =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=";

const logoOrNone = z.object({ logo: z.nullable(logo) });

export const readLogo = call("POST /api/get_venue_logo", {
  summary: "Returns the venue's logo, or null.",
  input: nothing,
  output: logoOrNone,
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const changeLogo = call("POST /api/update_venue_logo", {
  summary: "Replaces the venue's logo with a PNG or JPEG image in base64, at most 1 MiB. Null removes it.",
  input: z.object({
    image: z.nullable(
      z
        .string()
        .check(z.minLength(1), z.maxLength(logoCharacters, invalid("logo_too_large")))
        .register(z.globalRegistry, { description: "Base64.", examples: [smallestPng] }),
    ),
  }),
  output: logoOrNone,
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "noted",
  bodyBytes: logoCharacters + 64 * 1024,
});
