import { isDeepStrictEqual } from "node:util";
import { catalogueItem, settable } from "@bellhop/contract/catalogue";
import { isNoTime, noTime, wrongWithHours } from "@bellhop/contract/hours";
import { type EntryChange, type Facts, lastBeforeFirst } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import type { FieldError } from "../../platform/refusal.ts";

/** In which languages a venue writes. */
export type Languages = { languages: string[]; default_language: string };

/** The invalid fields of a change, named relative to the entry. */
export function misfits(
  change: EntryChange,
  before: KnowledgeEntry | undefined,
  after: KnowledgeEntry,
  venue: Languages,
): FieldError[] {
  return [...inOtherLanguages(change, before, venue), ...filedMisfits(before, after, venue)];
}

/** The same of an entry that a file has: its words in languages that the venue has given up come back as they were kept. */
export function filedMisfits(
  before: KnowledgeEntry | undefined,
  after: KnowledgeEntry,
  venue: Languages,
): FieldError[] {
  return [
    ...notOfItsKey(before, after),
    ...wrongTimes(before?.facts, after.facts),
    ...(hasName(after)
      ? []
      : [{ field: `texts.${venue.default_language}.title`, message: "This needs a title" }]),
    ...(after.validFrom && after.validUntil && after.validFrom > after.validUntil
      ? [{ field: "valid_until", message: lastBeforeFirst }]
      : []),
  ];
}

/** Existing texts in a language that the venue no longer uses may stay. */
function inOtherLanguages({ texts = {} }: EntryChange, before: KnowledgeEntry | undefined, venue: Languages) {
  return Object.entries(texts)
    .filter(([language, text]) => text && !venue.languages.includes(language) && !before?.texts[language])
    .map(([language]) => ({
      field: `texts.${language}`,
      message: "Guests are not answered in this language. Add it to the venue's languages first",
    }));
}

/** Newly set facts must exist for the key. */
function notOfItsKey(before: KnowledgeEntry | undefined, after: KnowledgeEntry): FieldError[] {
  const { facts, units, availability, offer } = settable(after.section, after.key ?? null);
  const was = before?.key === after.key ? before : undefined;
  const about = after.key ? `“${after.key}”` : "this";
  const isNew = (now: unknown, then: unknown) => now !== undefined && !isDeepStrictEqual(now, then);
  const errors: FieldError[] = [];
  for (const [name, value] of Object.entries(after.facts ?? {})) {
    const isSettable = facts.some((fact) => fact === name);
    if (!isSettable && isNew(value, was?.facts?.[name as keyof typeof was.facts]))
      errors.push({ field: `facts.${name}`, message: `${name} cannot be set for ${about}` });
  }
  if (!availability && isNew(after.availability, was?.availability))
    errors.push({ field: "availability", message: "Only amenities are available or not" });
  if (units.length === 0 && isNew(after.price, was?.price))
    errors.push({ field: "price", message: `There is no price for ${about}` });
  if (after.unit && !units.includes(after.unit) && isNew(after.unit, was?.unit))
    errors.push({ field: "unit", message: `${about} has no price per ${after.unit}` });
  if (!offer && isNew(after.offer, was?.offer))
    errors.push({ field: "offer", message: "Only upsells can be ordered" });
  return errors;
}

/** Times that stood there before may stay. */
function wrongTimes(was: Facts = {}, { from, until, hours }: Facts = {}): FieldError[] {
  const errors: FieldError[] = [];
  if (from && until && (from !== was.from || until !== was.until) && isNoTime(from, until))
    errors.push({ field: "facts.until", message: noTime });
  const wrong = hours && !isDeepStrictEqual(hours, was.hours) && wrongWithHours(hours);
  if (wrong) errors.push({ field: "facts.hours", message: wrong.message });
  return errors;
}

/** Something to call it by: words of the venue's, or a key with a name of its own. */
function hasName({ section, key, texts }: KnowledgeEntry): boolean {
  return (
    catalogueItem(section, key ?? null) !== undefined ||
    Object.values(texts).some(({ title, question }) => title !== "" || question !== undefined)
  );
}
