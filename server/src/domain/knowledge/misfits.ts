import { isDeepStrictEqual } from "node:util";
import { catalogueItem, settable } from "@bellhop/contract/catalogue";
import { findHoursError, isEmptyRange } from "@bellhop/contract/hours";
import type { EntryChange, Facts } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import { type FieldError, fieldError, toFieldError } from "../../platform/refusal.ts";

/** The languages of a venue. */
export type Languages = { languages: string[]; default_language: string };

/** Fields of a change that its entry cannot have. Field names are relative to the entry. */
export function misfits(
  change: EntryChange,
  before: KnowledgeEntry | undefined,
  after: KnowledgeEntry,
  venue: Languages,
): FieldError[] {
  return [...inOtherLanguages(change, before, venue), ...filedMisfits(before, after, venue)];
}

/** The same for an entry of a file, which may have languages that the venue no longer uses. */
export function filedMisfits(
  before: KnowledgeEntry | undefined,
  after: KnowledgeEntry,
  venue: Languages,
): FieldError[] {
  return [
    ...notOfItsKey(before, after),
    ...wrongTimes(before?.facts, after.facts),
    ...(hasName(after) ? [] : [fieldError(`texts.${venue.default_language}.title`, "title_missing")]),
    ...(after.validFrom && after.validUntil && after.validFrom > after.validUntil
      ? [fieldError("valid_until", "last_day_before_first")]
      : []),
  ];
}

/** Texts that exist in a language that the venue no longer uses may stay. */
function inOtherLanguages({ texts = {} }: EntryChange, before: KnowledgeEntry | undefined, venue: Languages) {
  return Object.entries(texts)
    .filter(([language, text]) => text && !venue.languages.includes(language) && !before?.texts[language])
    .map(([language]) => fieldError(`texts.${language}`, "language_not_answered"));
}

/** New values must be fields that the key has. */
function notOfItsKey(before: KnowledgeEntry | undefined, after: KnowledgeEntry): FieldError[] {
  const { facts, units, availability, offer } = settable(after.section, after.key ?? null);
  const was = before?.key === after.key ? before : undefined;
  const key = after.key ?? after.section;
  const isNew = (now: unknown, then: unknown) => now !== undefined && !isDeepStrictEqual(now, then);
  const errors: FieldError[] = [];
  for (const [name, value] of Object.entries(after.facts ?? {})) {
    const isSettable = facts.some((fact) => fact === name);
    if (!isSettable && isNew(value, was?.facts?.[name as keyof typeof was.facts]))
      errors.push(fieldError(`facts.${name}`, "fact_not_settable", { fact: name, key }));
  }
  if (!availability && isNew(after.availability, was?.availability))
    errors.push(fieldError("availability", "availability_not_settable"));
  if (units.length === 0 && isNew(after.price, was?.price))
    errors.push(fieldError("price", "price_not_settable", { key }));
  if (after.unit && !units.includes(after.unit) && isNew(after.unit, was?.unit))
    errors.push(fieldError("unit", "unit_not_settable", { key, unit: after.unit }));
  if (!offer && isNew(after.offer, was?.offer)) errors.push(fieldError("offer", "offer_not_settable"));
  return errors;
}

/** Wrong times that were saved before may stay. */
function wrongTimes(was: Facts = {}, { from, until, hours }: Facts = {}): FieldError[] {
  const errors: FieldError[] = [];
  if (from && until && (from !== was.from || until !== was.until) && isEmptyRange(from, until))
    errors.push(fieldError("facts.until", "no_time"));
  const wrong = hours && !isDeepStrictEqual(hours, was.hours) && findHoursError(hours);
  if (wrong) errors.push(toFieldError("facts.hours", wrong.problem));
  return errors;
}

/** True if the entry has a title or a question, or a key of the catalogue with a name. */
function hasName({ section, key, texts }: KnowledgeEntry): boolean {
  return (
    catalogueItem(section, key ?? null) !== undefined ||
    Object.values(texts).some(({ title, question }) => title !== "" || question !== undefined)
  );
}
