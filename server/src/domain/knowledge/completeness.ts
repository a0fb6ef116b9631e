import { catalogueItem, topicOf } from "@bellhop/contract/catalogue";
import type { Filled, Section } from "@bellhop/contract/knowledge";
import { baseOf } from "@bellhop/contract/values";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import type { Topic } from "@bellhop/language/lexicon";

/** What guests of nearly every hotel want to know. */
const expected: Record<"profile" | "policy" | "amenities", Topic[]> = {
  profile: ["address", "contact", "reception", "room_types", "staff_languages"],
  policy: [
    "check_in",
    "check_out",
    "late_check_in",
    "cancellation",
    "payment",
    "city_tax",
    "id_document",
    "children",
    "pets",
    "smoking",
    "quiet_hours",
    "visitors",
  ],
  amenities: [
    "wifi",
    "parking",
    "breakfast",
    "restaurant",
    "bar",
    "pool",
    "gym",
    "spa",
    "elevator",
    "air_conditioning",
    "room_service",
    "laundry",
    "accessibility",
    "cot",
    "tv",
  ],
};

/** Frequent questions, in any section. */
const frequentlyAsked: Topic[] = [
  "wifi",
  "parking",
  "check_in",
  "early_check_in",
  "check_out",
  "late_check_out",
  "breakfast",
  "luggage",
  "pets",
  "restaurant",
  "pool",
  "shuttle",
  "taxi",
  "invoice",
  "city_tax",
  "payment",
  "cancellation",
  "smoking",
  "lost_property",
  "pharmacy",
  "accessibility",
  "emergency",
];

/**
 * How much of what guests want to know the entries answer in this language, by text, place or structured fields. An
 * amenity marked absent counts. Upsells count only with a name and a price: others cannot be ordered.
 */
export function completenessOf(
  entries: readonly KnowledgeEntry[],
  language: string,
): Record<Section, Filled> {
  const forGuests = entries.filter((entry) => !entry.internal);
  const answered = forGuests.filter((entry) => isSet(entry) || hasWords(entry, language, "text", "place"));
  const keysIn = (section?: Section) =>
    new Set(
      answered
        .filter((entry) => !section || entry.section === section)
        .map(({ key }) => (key === undefined ? key : topicOf(key))),
    );
  const upsells = forGuests.filter((entry) => entry.section === "upsells");
  const unsellable = upsells.filter((entry) => !entry.price || !hasNameIn(entry, language));
  return {
    profile: filledOf(expected.profile, keysIn("profile")),
    policy: filledOf(expected.policy, keysIn("policy")),
    amenities: filledOf(expected.amenities, keysIn("amenities")),
    faq: filledOf(frequentlyAsked, keysIn()),
    upsells: {
      filled: upsells.length - unsellable.length,
      of: Math.max(1, upsells.length),
      missing: unsellable.map((entry) => entry.key ?? entry.entryId),
    },
  };
}

function filledOf(topics: Topic[], keys: ReadonlySet<string | undefined>): Filled {
  const missing = topics.filter((topic) => !keys.has(topic));
  return { filled: topics.length - missing.length, of: topics.length, missing };
}

function isSet({ availability, facts, price }: KnowledgeEntry): boolean {
  return [availability, facts, price].some((one) => one !== undefined);
}

function hasNameIn(entry: KnowledgeEntry, language: string): boolean {
  return catalogueItem(entry.section, entry.key ?? null) !== undefined || hasWords(entry, language, "title");
}

function hasWords(
  { texts }: KnowledgeEntry,
  language: string,
  ...parts: ("title" | "text" | "place")[]
): boolean {
  return Object.entries(texts).some(
    ([tag, text]) => baseOf(tag) === baseOf(language) && parts.some((part) => text[part]?.trim()),
  );
}
