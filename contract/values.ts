import * as z from "zod/mini";
import { currencies } from "./currencies.ts";
import { invalid } from "./field-problems.ts";
import { firstDate, mailbox } from "./formats.ts";
import { type OpeningHours, weekdays } from "./hours.ts";
import { limits } from "./limits.ts";

export { baseOf } from "./formats.ts";

/** Also accepts a string of digits. */
export const venueId = z
  .pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, invalid("not_a_number")))]),
    z.transform((value) => Number(value)),
  )
  .register(z.globalRegistry, { description: "A venue's number, also as text.", examples: [1] });

export const id = z.uuid();

export const sendersId = z.uuid().register(z.globalRegistry, {
  description: "Made by the sender: the same one again is the same thing.",
});

export const instant = z.iso.datetime();

export const localDate = z.iso
  .date()
  // Malformed dates already fail the format.
  .check(z.refine((date) => date.length !== 10 || date >= firstDate, { error: invalid("date_too_early") }));

/** 24:00 is the end of the day. */
export const timeOfDay = z
  .string()
  .check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, invalid("time_invalid")));

export const openingHours: z.ZodMiniType<OpeningHours, OpeningHours> = z
  .array(
    z.strictObject({
      days: z.array(z.enum(weekdays)).check(z.minLength(1), z.maxLength(7)),
      from: timeOfDay,
      to: timeOfDay,
    }),
  )
  .check(z.maxLength(21));

export const currency = z
  .string()
  .check(z.refine((code) => currencies.has(code), { error: invalid("currency_unknown") }))
  .register(z.globalRegistry, { examples: ["EUR"] });

export const language = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, invalid("language_invalid")))
  .register(z.globalRegistry, { examples: ["en"] });

export const phone = z
  .string()
  .check(z.regex(/^\+[1-9]\d{6,14}$/, invalid("phone_invalid")))
  .register(z.globalRegistry, { examples: ["+447700900123"] });

export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.emailCharacters),
    z.email({ pattern: mailbox, error: invalid("email_invalid") }),
  )
  .register(z.globalRegistry, { examples: ["ana@hotel.example"] });

/** Removes U+0000 and lone surrogates, which PostgreSQL can't store. */
export const cleanWords = z.overwrite<string>((text) => text.replaceAll("\0", "").toWellFormed());

/** False if nothing of the text is visible. */
const shows = (text: string) => /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Empty if nothing is visible. */
export const words = (max: number) =>
  z.string().check(
    cleanWords,
    z.trim(),
    z.overwrite((text) => (shows(text) ? text : "")),
    z.maxLength(max),
  );

/**
 * One line without bidi controls and marks, because names appear in sentences, transcripts and mail subjects. Keeps
 * joiners, which names in Persian and Indic scripts and emoji need. Empty if nothing is visible.
 */
export function cleanName(typed: string): string {
  const line = typed
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\ufff9-\ufffb]/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return shows(line) ? line : "";
}

export const name = (max: number) => z.string().check(z.overwrite(cleanName), z.maxLength(max));

export const nothing = z.object({});

export const searchWords = z.string().check(cleanWords, z.trim(), z.maxLength(limits.searchCharacters));

export const cursor = z.string().check(z.maxLength(200));

export const page = {
  cursor: z.optional(cursor),
  limit: z.optional(z.int().check(z.gte(1), z.lte(limits.maxPageItems))),
};

/** The same for GET, where all values are strings. */
export const pageInAddress = {
  cursor: z.optional(cursor),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, invalid("not_a_number"))),
      z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(limits.maxPageItems))),
    ),
  ),
};

export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.nullable(cursor) });
}
