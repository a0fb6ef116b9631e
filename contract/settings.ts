import * as z from "zod/mini";
import { call } from "./call.ts";
import { countries } from "./countries.ts";
import { currency } from "./currencies.ts";
import { invalid } from "./field-problems.ts";
import { openingHours, timeOfDay } from "./hours.ts";
import { limits } from "./limits.ts";
import { language, name, phone, words } from "./values.ts";

export const timezone = z
  .string()
  .check(z.refine(isTimezone, { error: invalid("timezone_unknown") }))
  .register(z.globalRegistry, { examples: ["Europe/Rome"] });

/** Offsets are none: they know no summer time. */
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
  /** In which guests are answered. */
  languages: venueLanguages,
  default_language: language,
  country,
  rooms: z.nullable(roomCount),
  /** Where guests reach a person. */
  phone: z.nullable(phone),
  /** When somebody is at the reception; null is day and night. */
  hours: z.nullable(openingHours),
});

const functionality = z.strictObject({
  dashboard_conversation: z.boolean(),
  whatsapp: z.boolean(),
  concierge: z.boolean(),
  translation: z.boolean(),
  /** `suggest` and `paused`: every guest goes to staff. */
  assistant_mode: z.enum(["live", "suggest", "paused"]),
});

/** Known by name so that they can be published; none of them does anything yet. */
export const assistantTool = z.enum(["staff_request", "order_upsell"]);
export type AssistantTool = z.infer<typeof assistantTool>;

/** A draft, until it is published. */
const assistant = z.strictObject({
  name: name(limits.assistantNameCharacters).check(z.minLength(1, invalid("name_missing"))),
  voice: words(limits.assistantWordsCharacters),
  greeting: words(limits.assistantWordsCharacters),
  hand_over: z.strictObject({
    /** Topics that always go to staff, in the venue's words. */
    topics: z.array(words(limits.handOverTopicCharacters)).check(z.maxLength(limits.handOverTopics)),
    at_night: z.boolean(),
  }),
  tools: z
    .array(assistantTool)
    .check(z.refine((all) => new Set(all).size === all.length, { error: invalid("duplicate") })),
  /** From 0 to 1: how sure the assistant has to be; at 0 it answers wherever an entry fits at all, at 1 never. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
});

const notifications = z.strictObject({ sound: z.boolean(), web_push: z.boolean(), email: z.boolean() });

/** The public assistant, on the guest page and on the venue's own site. */
const publicPage = z.strictObject({
  enabled: z.boolean(),
  colour: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, invalid("colour_invalid"))),
  allowed_sites: z
    .array(z.string().check(z.regex(/^https:\/\/[A-Za-z0-9.-]+(:\d{1,5})?$/, invalid("site_invalid"))))
    .check(z.maxLength(20)),
});

const proactive = z.strictObject({
  quiet_from: timeOfDay,
  quiet_to: timeOfDay,
  max_per_day: z.int().check(z.gte(0), z.lte(20)),
});

const days = z.int().check(z.gte(1), z.lte(3650));

/** For how many days each class of what guests leave is kept. */
const retention = z.strictObject({ transcripts: days, media: days, webhooks: days });

/**
 * What a venue has set, whole. Today these act: in `general` the name, the time zone, the default language, and the
 * languages and the currency in what is written and said; in `functionality` all but `translation`,
 * `dashboard_conversation` and `whatsapp` in the browser only. Of `assistant`, once it is published: `greeting` (to a
 * guest who greets in the default language), `hand_over.topics`, `confidence`, and `hand_over.at_night`, which where it
 * is off has guests told from when somebody is there by `general.hours`, published with it. `name`, `voice` and `tools`
 * are published and change nothing so far. Everything else (`notifications`, `public`, `proactive`, `retention` and the
 * rest of `general`) is checked and kept for what is to use it.
 */
export const settings = z.object({
  version: z.int(),
  general,
  functionality,
  assistant,
  notifications,
  public: publicPage,
  proactive,
  retention,
});
export type Settings = z.infer<typeof settings>;

export const readSettings = call("POST /api/get_venue_settings", {
  says: "Answers the venue's settings, whole.",
  input: z.object({}),
  output: settings,
  may: "staff",
  about: "venue",
  does: "reads",
});

export const changeSettings = call("POST /api/update_venue_settings", {
  says: "Changes the settings it is given and leaves the others; answers all of them. With `version`, only where nobody has changed them since.",
  input: z.strictObject({
    version: z.optional(z.int()),
    general: z.optional(z.partial(general)),
    functionality: z.optional(z.partial(functionality)),
    assistant: z.optional(z.partial(assistant)),
    notifications: z.optional(z.partial(notifications)),
    public: z.optional(z.partial(publicPage)),
    proactive: z.optional(z.partial(proactive)),
    retention: z.optional(z.partial(retention)),
  }),
  output: settings,
  may: "manager",
  about: "venue",
  does: "changes",
  audit: "noted",
  refuses: ["wrong_state"],
});
