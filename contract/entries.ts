import * as z from "zod/mini";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import { section } from "./sections.ts";
import { type Unit, units } from "./units.ts";
import {
  currency,
  email,
  id,
  instant,
  language,
  localDate,
  openingHours,
  phone,
  timeOfDay,
  words,
} from "./values.ts";

/** Only `absent` lets the assistant say no. */
export const availability = z.enum(["present", "absent", "paid", "on_request"]);
export type Availability = z.infer<typeof availability>;

export const unit = z.enum(units);
export type { Unit };

export const scope = z.enum(["everyone", "in_house", "before_arrival"]);
export type Scope = z.infer<typeof scope>;

export const money = z.strictObject({
  amount: z.int().check(z.gte(0), z.lte(limits.maxPriceMinorUnits)),
  currency,
});
export type Money = z.infer<typeof money>;

export const entryText = z.strictObject({
  /** Empty if the key has a name in `catalogue.ts`. */
  title: words(limits.entryTitleCharacters),
  question: z.nullable(words(limits.entryQuestionCharacters)),
  /** Empty if the facts say everything. */
  text: words(limits.entryTextCharacters),
  /** Such as "on the third floor". */
  place: z.nullable(words(limits.entryPlaceCharacters)),
});
export type EntryText = z.infer<typeof entryText>;

/** `catalogue.ts` lists the facts of each key; its `asks`, `age`, `count` and `days` define their meaning. */
export const facts = z.partial(
  z.strictObject({
    allowed: z.enum(["yes", "no", "on_request"]),
    from: timeOfDay,
    until: timeOfDay,
    /** If they differ by weekday. */
    hours: openingHours,
    age: z.int().check(z.gte(0), z.lte(120)),
    days: z.int().check(z.gte(0), z.lte(365)),
    count: z.int().check(z.gte(0), z.lte(100_000)),
    height_cm: z.int().check(z.gte(50), z.lte(1_000)),
    phone,
    email,
    url: z.url({ protocol: /^https?$/, error: invalid("url_invalid") }).check(z.maxLength(500)),
  }),
);
export type Facts = z.infer<typeof facts>;

export const offer = z.strictObject({
  /** Minimum notice. */
  lead_minutes: z.nullable(z.int().check(z.gte(0), z.lte(60 * 24 * 90))),
  /** Per day. */
  capacity: z.nullable(z.int().check(z.gte(1), z.lte(10_000))),
  approval: z.enum(["instant", "staff"]),
  /** Unconfirmed requests expire after this time. */
  expires_hours: z.nullable(z.int().check(z.gte(1), z.lte(24 * 30))),
  tax_percent: z.nullable(z.number().check(z.gte(0), z.lte(100))),
});
export type Offer = z.infer<typeof offer>;

/** Catalogue key, such as `parking`. */
const key = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/, invalid("key_unknown")));

const written = {
  key: z.nullable(key),
  availability: z.nullable(availability),
  facts,
  price: z.nullable(money),
  unit: z.nullable(unit),
  offer: z.nullable(offer),
  scope,
  /** Staff only. */
  internal: z.boolean(),
  /** First and last day, inclusive. */
  valid_from: z.nullable(localDate),
  valid_until: z.nullable(localDate),
};

export const entry = z.object({
  entry_id: id,
  section,
  ...written,
  texts: z.record(language, entryText),
  updated_at: instant,
  /** Null if Bellhop created it. */
  updated_by: z.nullable(z.string()),
});
export type Entry = z.infer<typeof entry>;

/**
 * A new or changed entry. Omitted fields and languages stay unchanged, or empty in a new entry; null removes a
 * language.
 */
export const entryChange = z.strictObject({
  entry_id: id,
  ...z.partial(z.strictObject(written)).shape,
  texts: z.optional(z.record(language, z.nullable(entryText))),
});
export type EntryChange = z.infer<typeof entryChange>;
