import * as z from "zod/mini";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";

/** A venue's number. A number sent as text is taken as one. */
export const venueId = z
  .pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, invalid("not_a_number")))]),
    z.transform((value) => Number(value)),
  )
  .register(z.globalRegistry, { description: "A venue's number, also as text.", examples: [1] });

export const id = z.uuid();

/** An id that the sender makes, so that the same thing sent twice is one thing. */
export const sendersId = z.uuid().register(z.globalRegistry, {
  description: "Made by the sender: the same one again is the same thing.",
});

/** An instant, RFC 3339 in UTC. */
export const instant = z.iso.datetime();

/** A calendar date of the venue, `YYYY-MM-DD`. */
export const localDate = z.iso
  .date()
  // What is no date at all is told by its form alone.
  .check(
    z.refine((date) => date.length !== 10 || date >= "1900-01-01", { error: invalid("date_too_early") }),
  );

/** A language, BCP 47. */
export const language = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, invalid("language_invalid")))
  .register(z.globalRegistry, { examples: ["en"] });

/** A phone number, E.164. */
export const phone = z
  .string()
  .check(z.regex(/^\+[1-9]\d{6,14}$/, invalid("phone_invalid")))
  .register(z.globalRegistry, { examples: ["+447700900123"] });

/**
 * One mailbox at one domain, in any script, as mail servers take them: no part is empty, nothing is invisible, and
 * nothing means more in a mail's head or an address.
 */
const mailbox =
  /^(?!.*[\p{C}\p{DI}])(?=[^@]{1,64}@)[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** An e-mail address, as somebody types it. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.emailCharacters),
    z.email({ pattern: mailbox, error: invalid("email_invalid") }),
  )
  .register(z.globalRegistry, { examples: ["ana@hotel.example"] });

/** Words as they can be kept and sent: without U+0000 and half characters, which no channel carries. */
export const cleanWords = z.overwrite<string>((text) => text.replaceAll("\0", "").toWellFormed());

/** False where a reader would see nothing of a text. */
const shows = (text: string) => /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Words that somebody writes, of at most so many characters; empty where nothing of them would show. */
export const words = (most: number) =>
  z.string().check(
    cleanWords,
    z.trim(),
    z.overwrite((text) => (shows(text) ? text : "")),
    z.maxLength(most),
  );

/** What people are called, in one line and the sentence's direction; empty where nothing of it would show. */
export function asName(typed: string): string {
  const line = typed
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return shows(line) ? line : "";
}

/** What somebody or something is called. It stands within sentences, in the subjects of mails and in the audit log. */
export const name = (most: number) => z.string().check(z.overwrite(asName), z.maxLength(most));

export const nothing = z.object({});

/** What somebody types to find something. */
export const searchWords = z.string().check(cleanWords, z.trim(), z.maxLength(limits.searchCharacters));

export const cursor = z.string().check(z.maxLength(200));

/** What every list call takes. */
export const page = {
  cursor: z.optional(cursor),
  limit: z.optional(z.int().check(z.gte(1), z.lte(limits.pageItemsMost))),
};

/** The same for a call that is a GET: all that stands in an address is text. */
export const pageInAddress = {
  cursor: z.optional(cursor),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, invalid("not_a_number"))),
      z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(limits.pageItemsMost))),
    ),
  ),
};

/** What every list call answers. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.nullable(cursor) });
}

/** The language of a tag (BCP 47), without its country: `pt` of `pt-BR`. */
export function baseOf(tag: string): string {
  return tag.split("-")[0] ?? tag;
}
