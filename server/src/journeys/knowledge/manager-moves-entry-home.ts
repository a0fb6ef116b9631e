import { isDeepStrictEqual } from "node:util";
import { catalogueItem, type Home, settable } from "@bellhop/contract/catalogue";
import { dayAndNight } from "@bellhop/contract/hours";
import type { ChangedSection, EntryChange, Facts } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import { renderEntry } from "@bellhop/language/rendering";
import {
  listAllEntries,
  listSections,
  type SectionUpdates,
  saveKnowledge,
} from "../../domain/knowledge/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse, refuseField, refuseNotPossible } from "../../platform/refusal.ts";

type Member = { member_id: string | null; name: string };

/**
 * A manager moves an entry to its home in the catalogue. It joins the entry that is there: what that one has stays, what
 * it lacks is added, and another title, place or value, or one without a field there, is added in words. Does nothing if the catalogue asks for
 * it only here. Refused if both are limited to other guests or dates, or if the words of both are too long for one entry.
 */
export async function managerMovesEntryHome(
  at: AtVenue,
  by: Member,
  entryId: string,
): Promise<ChangedSection[]> {
  const [venue, rows, versions] = await Promise.all([findVenue(at), listAllEntries(at), listSections(at)]);
  const entries = rows.map(({ entry }) => entry);
  const moved = entries.find((entry) => entry.entryId === entryId.toLowerCase());
  if (!moved) throw refuse("not_found");
  const home = catalogueItem(moved.section, moved.key ?? null)?.home;
  if (!home) return [];
  const atHome = entries.find(({ section, key }) => section === home.section && key === home.key);
  if (atHome && !isDeepStrictEqual(limitsOf(atHome), limitsOf(moved)))
    throw refuseNotPossible("entries_differ");
  const change = joined(moved, atHome, home, [venue.default_language, ...venue.languages]);
  const versionOf = (section: string) => versions.find((one) => one.section === section)?.version ?? 0;
  const updates: SectionUpdates = {
    [moved.section]: { version: versionOf(moved.section), remove: [moved.entryId] },
    [home.section]: { version: versionOf(home.section), entries: [change] },
  };
  return saveKnowledge(at, by, updates, { knownLanguages: Object.keys(moved.texts) });
}

const limitsOf = ({ scope, internal, validFrom, validUntil }: KnowledgeEntry) => ({
  scope,
  internal,
  validFrom,
  validUntil,
});

function joined(
  moved: KnowledgeEntry,
  atHome: KnowledgeEntry | undefined,
  home: Home,
  languages: readonly string[],
): EntryChange {
  const can = settable(home.section, home.key);
  const values = givenAt(home, moved);
  const facts: Facts = { ...atHome?.facts };
  for (const [name, value] of Object.entries(values.facts))
    if (can.facts.some((fact) => fact === name))
      Object.assign(facts, { [name]: facts[name as never] ?? value });
  const price = can.units.length > 0 ? (atHome?.price ?? moved.price) : undefined;
  const isSamePrice = isDeepStrictEqual(price, moved.price);
  const fitting = isSamePrice && moved.unit && can.units.includes(moved.unit) ? moved.unit : undefined;
  const unit = price && ((atHome?.price && atHome.unit) ?? fitting);
  const availability = can.availability ? (atHome?.availability ?? values.availability) : undefined;
  const remaining = leftOver(moved, values, { facts, price, unit, availability });
  return {
    entry_id: atHome?.entryId ?? newId(),
    key: home.key,
    facts,
    ...(price && { price, unit: unit ?? null }),
    ...(availability && { availability }),
    ...(!atHome && {
      scope: moved.scope ?? "everyone",
      internal: moved.internal ?? false,
      valid_from: moved.validFrom ?? null,
      valid_until: moved.validUntil ?? null,
    }),
    texts: joinedTexts(moved, atHome, remaining, languages),
  };
}

/**
 * The values as their home has them: an open desk has hours, and what staff confirm is on request. An availability that
 * became a fact is not given again.
 */
function givenAt(home: Home, { facts = {}, availability, offer }: KnowledgeEntry) {
  const can = settable(home.section, home.key);
  const allowed = facts.allowed ?? (availability && allowedOf[availability]) ?? (offer && "on_request");
  const isOpenAlways = home.key === "reception" && allowed === "yes";
  const isFact = isOpenAlways || can.facts.includes("allowed");
  return {
    facts: {
      ...facts,
      ...(allowed && can.facts.includes("allowed") && { allowed }),
      ...(isOpenAlways && { allowed: undefined, hours: facts.hours ?? dayAndNight }),
    } as Facts,
    availability: isFact ? undefined : (availability ?? (facts.allowed && availabilityOf[facts.allowed])),
  };
}

const allowedOf = { present: "yes", paid: "yes", absent: "no", on_request: "on_request" } as const;
const availabilityOf = { yes: "present", no: "absent", on_request: "on_request" } as const;

type Values = { facts: Facts; availability: KnowledgeEntry["availability"] };

/** The part of an entry whose values have no field at home, or another value there. */
function leftOver(
  { entryId, section, key, price, unit, offer }: KnowledgeEntry,
  values: Values,
  home: Values & Pick<KnowledgeEntry, "price" | "unit">,
): KnowledgeEntry {
  const facts = Object.entries(values.facts).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(home.facts[name as keyof Facts], value),
  );
  const isPriceThere = isDeepStrictEqual(home.price, price) && (!unit || unit === home.unit);
  const availability = values.availability === home.availability ? undefined : values.availability;
  return {
    entryId,
    section,
    ...(key && { key }),
    ...(availability && { availability }),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) as Facts }),
    ...(price && !isPriceThere && { price, ...(unit && { unit }) }),
    // Who confirms it is in `allowed`.
    ...(offer?.lead_minutes && { offer: { ...offer, approval: "instant" } }),
    texts: {},
  };
}

const asSentence = (words: string) => (/[.!?]$/u.test(words) ? words : `${words}.`);

function joinedTexts(
  moved: KnowledgeEntry,
  atHome: KnowledgeEntry | undefined,
  remaining: KnowledgeEntry,
  languages: readonly string[],
): EntryChange["texts"] {
  const rendered =
    remaining.facts || remaining.price || remaining.availability || remaining.offer
      ? renderEntry(remaining, { languages: [...new Set(languages)], defaultLanguage: languages[0] ?? "en" })
      : undefined;
  const written = new Set([...Object.keys(moved.texts), ...Object.keys(atHome?.texts ?? {})]);
  if (rendered) for (const language of languages) written.add(language);
  return Object.fromEntries(
    [...written].map((language) => {
      const [own, other] = [atHome?.texts[language], moved.texts[language]];
      const place =
        other?.place && own?.place && other.place !== own.place ? asSentence(other.place) : undefined;
      const title = other?.title && own?.title && other.title !== own.title ? other.title : undefined;
      const words =
        title && other?.text ? `${title}: ${other.text}` : other?.text || (title && asSentence(title));
      const parts = [own?.text, words, place, rendered?.texts[language]?.text].map((text) => text?.trim());
      const text = [...new Set(parts.filter(Boolean))].join(" ");
      if (text.length > limits.entryTextCharacters)
        throw refuseField(`texts.${language}.text`, "too_long", { maximum: limits.entryTextCharacters });
      return [
        language,
        {
          title: own?.title || other?.title || "",
          question: own?.question ?? other?.question ?? null,
          text,
          place: own?.place ?? other?.place ?? null,
        },
      ];
    }),
  );
}
