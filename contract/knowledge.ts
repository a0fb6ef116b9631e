import * as z from "zod/mini";
import { call } from "./call.ts";
import { currency } from "./currencies.ts";
import { invalid } from "./field-problems.ts";
import { openingHours, timeOfDay } from "./hours.ts";
import { limits } from "./limits.ts";
import { type Section, section, sectionVersions } from "./sections.ts";
import {
  email,
  id,
  instant,
  language,
  listOf,
  localDate,
  page,
  phone,
  searchWords,
  words,
} from "./values.ts";

export { type Section, section };

/** How an amenity stands: `absent` is what lets the assistant say no. */
export const availability = z.enum(["present", "absent", "paid", "on_request"]);
export type Availability = z.infer<typeof availability>;

/** What a price is for. */
export const unit = z.enum(["stay", "night", "person", "person_night", "item", "hour", "day"]);
export type Unit = z.infer<typeof unit>;

/** Which guests may be told: all, those who are in the house, or those who have not arrived. */
export const scope = z.enum(["everyone", "in_house", "before_arrival"]);
export type Scope = z.infer<typeof scope>;

/** In minor units. */
export const money = z.strictObject({
  amount: z.int().check(z.gte(0), z.lte(limits.priceMinorUnitsMost)),
  currency,
});
export type Money = z.infer<typeof money>;

/** One entry's words in one language. */
export const entryText = z.strictObject({
  /** Empty where the entry's key has a name of its own (`catalogue.ts`). */
  title: words(limits.entryTitleCharacters),
  /** As a guest would ask it. */
  question: z.nullable(words(limits.entryQuestionCharacters)),
  /** What the assistant may say, in the venue's own words; empty where what is set says it all. */
  text: words(limits.entryTextCharacters),
  /** Where it is: "on the third floor". */
  place: z.nullable(words(limits.entryPlaceCharacters)),
});
export type EntryText = z.infer<typeof entryText>;

/** What is set rather than written; which of these a key has, says `catalogue.ts`. */
export const facts = z.partial(
  z.strictObject({
    /** Whether guests may, or whether there is one. */
    allowed: z.enum(["yes", "no", "on_request"]),
    from: timeOfDay,
    until: timeOfDay,
    /** Where they differ by the day of the week. */
    hours: openingHours,
    /** Free below it, or the youngest that may. */
    age: z.int().check(z.gte(0), z.lte(120)),
    /** Until so many days before arrival. */
    days: z.int().check(z.gte(0), z.lte(365)),
    /** How many there are. */
    count: z.int().check(z.gte(0), z.lte(100_000)),
    height_cm: z.int().check(z.gte(50), z.lte(1_000)),
    phone,
    email,
    url: z.url({ protocol: /^https?$/, error: invalid("url_invalid") }).check(z.maxLength(500)),
  }),
);
export type Facts = z.infer<typeof facts>;

/** How an upsell is ordered. */
export const offer = z.strictObject({
  /** So long before it is wanted it has to be ordered. */
  lead_minutes: z.nullable(z.int().check(z.gte(0), z.lte(60 * 24 * 90))),
  /** How many can be had on one day. */
  capacity: z.nullable(z.int().check(z.gte(1), z.lte(10_000))),
  /** Confirmed at once, or by staff. */
  approval: z.enum(["instant", "staff"]),
  /** A request that nobody has confirmed ends after so long. */
  expires_hours: z.nullable(z.int().check(z.gte(1), z.lte(24 * 30))),
  tax_percent: z.nullable(z.number().check(z.gte(0), z.lte(100))),
});
export type Offer = z.infer<typeof offer>;

/** The key of the catalogue that an entry is about, such as `parking` or `check_in`. */
const key = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/, invalid("key_unknown")));

const written = {
  key: z.nullable(key),
  availability: z.nullable(availability),
  facts,
  /** In minor units; of a policy item, what it costs. */
  price: z.nullable(money),
  unit: z.nullable(unit),
  offer: z.nullable(offer),
  scope,
  /** For staff only: guests never hear it. */
  internal: z.boolean(),
  /** The first and the last day on which it holds, of the venue. */
  valid_from: z.nullable(localDate),
  valid_until: z.nullable(localDate),
};

/** What is said of days of validity that are none. */

/** One thing the venue has written, as it stands. */
export const entry = z.object({
  entry_id: id,
  section,
  ...written,
  texts: z.record(language, entryText),
  updated_at: instant,
  /** Null where the product wrote it. */
  updated_by: z.nullable(z.string()),
});
export type Entry = z.infer<typeof entry>;

/**
 * An entry that is new or changed; its id is made by the sender. Of one that is there, what is left out stays as it is;
 * in a new one it is empty. Languages that are not named stay; null takes one away.
 */
export const entryChange = z.strictObject({
  entry_id: id,
  ...z.partial(z.strictObject(written)).shape,
  texts: z.optional(z.record(language, z.nullable(entryText))),
});
export type EntryChange = z.infer<typeof entryChange>;

/** What is changed in one section, by somebody who saw it at this version. */
export const sectionUpdate = z.strictObject({
  version: z.int(),
  entries: z.optional(z.array(entryChange).check(z.maxLength(limits.entriesPerUpdateMost))),
  remove: z.optional(z.array(id).check(z.maxLength(limits.entriesMost))),
  /** These come first, in this order; the others follow as they stand. */
  order: z.optional(z.array(id).check(z.maxLength(limits.entriesMost))),
});
export type SectionUpdate = z.infer<typeof sectionUpdate>;

/** What has become of a section: its version, and the entries that were changed, as they are now. */
export const changedSection = z.object({
  section,
  version: z.int(),
  entries: z.array(entry),
  removed: z.array(id),
});
export type ChangedSection = z.infer<typeof changedSection>;

const changesKnowledge = {
  may: "manager",
  about: "venue",
  does: "changes",
  audit: "history_shows_it",
  bodyBytes: limits.entriesUpdateBytes,
} as const;
const readsKnowledge = { may: "staff", about: "venue", does: "reads" } as const;

export const updateVenueInfo = call("POST /api/update_venue_info", {
  says: "Changes what the venue has written, in any of its sections: entries added, changed, removed, put into another order. Each section is named with the version that was seen; where somebody has changed it since, nothing is changed (409), and `versions` of the problem says at which it is. The concierge that is live goes on answering as it was built.",
  input: z.strictObject({
    updates: z.optional(
      z.partial(
        z.strictObject({
          profile: sectionUpdate,
          guest_policy: sectionUpdate,
          amenities: sectionUpdate,
          faq: sectionUpdate,
          upsells: sectionUpdate,
        }),
      ),
    ),
  }),
  output: z.object({ sections: z.array(changedSection) }),
  ...changesKnowledge,
  refuses: ["wrong_state", "limit_reached"],
});

export const listEntries = call("POST /api/list_entries", {
  says: "Lists a section's entries in their order, with the version of the section; by what is searched for in their words, or the ones that are asked for by id.",
  input: z.object({
    section,
    search: z.optional(searchWords),
    entry_ids: z.optional(z.array(id).check(z.maxLength(limits.pageItemsMost))),
    ...page,
  }),
  output: z.extend(listOf(entry), { version: z.int(), total: z.int() }),
  ...readsKnowledge,
});

/** How much of what guests ask for is written, in the venue's default language. */
export const filled = z.object({ filled: z.int(), of: z.int(), missing: z.array(z.string()) });
export type Filled = z.infer<typeof filled>;

export const knowledgeOverview = z.object({
  sections: z.array(z.object({ section, version: z.int(), entries: z.int(), completeness: filled })),
  /** The version that answers guests; null where none has been built. */
  live_version: z.nullable(z.int()),
  /** How many entries guests hear otherwise, or not, since that version was built. */
  changed_since_live: z.int(),
  /** The version that is live hands over other contradictions than those that are open. */
  contested_differs: z.boolean(),
  /** How many contradictions somebody has yet to decide. */
  open_contradictions: z.int(),
  /** In which the venue answers, its own first. */
  languages: z.array(language),
  currency,
});
export type KnowledgeOverview = z.infer<typeof knowledgeOverview>;

export const readKnowledgeOverview = call("POST /api/get_knowledge_overview", {
  says: "Answers how far the venue has come with what it writes: each section's version and completeness, what has changed since the concierge that is live was built, and how much contradicts.",
  input: z.object({}),
  output: knowledgeOverview,
  ...readsKnowledge,
});

/** One step of a section's history: who changed which entries, from what to what. */
export const revision = z.object({
  section,
  /** The version of the section that it made, and the one that it changed: somebody's work without a pause is one step. */
  version: z.int(),
  from_version: z.int(),
  at: instant,
  by: z.nullable(z.string()),
  /** The first of them, where there are very many. */
  changes: z.array(
    z.object({
      entry_id: id,
      title: z.string(),
      /** Null where it was not there. */
      before: z.nullable(entry),
      after: z.nullable(entry),
    }),
  ),
  changes_count: z.int(),
  /** The order was changed. */
  moved: z.boolean(),
});
export type Revision = z.infer<typeof revision>;

export const listRevisions = call("POST /api/list_entry_revisions", {
  says: "Lists who changed what in a section, or in one entry of it, newest first.",
  input: z.object({ section, entry_id: z.optional(id), ...page }),
  output: listOf(revision),
  ...readsKnowledge,
  refuses: ["not_found"],
});

export const restoreEntries = call("POST /api/restore_entries", {
  says: "Puts entries of a section, or all of it, back to how they were at an earlier version. That is a change like any other, and can be taken back by restoring what was before it.",
  input: z.strictObject({
    section,
    version: z.int(),
    to_version: z.int(),
    entry_ids: z.optional(z.array(id).check(z.maxLength(limits.entriesMost))),
  }),
  output: changedSection,
  ...changesKnowledge,
  refuses: ["wrong_state", "not_found", "limit_reached"],
});

export const exportKnowledge = call("GET /api/export_knowledge", {
  says: "Answers all that the venue has written as one file, which `replace_knowledge` takes. The same knowledge gives the same bytes.",
  input: z.object({}),
  output: z.object({
    format: z.literal("bellhop-knowledge"),
    format_version: z.literal(1),
    /** Each with what is set of it, in the fields of an entry. */
    entries: z.array(z.unknown()),
  }),
  ...readsKnowledge,
});

/** Counts the bytes only where the characters do not tell. */
function fitsInFile(file: string): boolean {
  const most = limits.knowledgeFileBytes;
  return file.length <= most && (file.length * 3 <= most || new TextEncoder().encode(file).length <= most);
}

export const replaceKnowledge = call("POST /api/replace_knowledge", {
  says: "Takes a file of `export_knowledge` in place of all that the venue has written; words in languages that guests are not answered in are kept. With `try`, answers what it would do and does nothing. With the `versions` that such an answer named, nothing is replaced where somebody has changed a section since (409).",
  input: z.strictObject({
    file: z
      .string()
      .check(z.refine(fitsInFile, { abort: true, error: invalid("export_too_large") }))
      .register(z.globalRegistry, {
        examples: ['{"format":"bellhop-knowledge","format_version":1,"entries":[]}'],
      }),
    try: z.optional(z.boolean()),
    versions: z.optional(z.partial(sectionVersions)),
  }),
  output: z.object({
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    unchanged: z.int(),
    /** Of those that stay in their section so many stand elsewhere in its order. */
    moved: z.int(),
    /** Each section's version: those that were looked at with `try`, else those that were made. */
    versions: sectionVersions,
  }),
  ...changesKnowledge,
  audit: "noted",
  refuses: ["wrong_state", "limit_reached"],
  bodyBytes: limits.knowledgeFileBytes * 2,
});
