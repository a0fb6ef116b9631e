import type { Filled } from "@bellhop/contract/venue-info";
import type { KnowledgeEntry, KnowledgeSection } from "./entry.ts";
import type { Topic } from "./lexicon/concepts.ts";

/** What guests of nearly every house want to know, section by section. */
const wanted: Record<"profile" | "policy" | "amenities", Topic[]> = {
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

/** What guests ask most, wherever the answer is written. */
const askedMost: Topic[] = [
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

type Completeness = Record<KnowledgeSection, Filled>;

/**
 * How much of what guests want to know the entries say, in that language. An amenity that is marked absent is known
 * too. Of upsells those count that name a price: one without cannot be ordered.
 */
export function completenessOf(entries: KnowledgeEntry[], language: string): Completeness {
  const said = entries.filter((entry) => !entry.internal && hasWords(entry, language));
  const keysIn = (section?: KnowledgeSection) =>
    new Set(said.filter((entry) => !section || entry.section === section).map((entry) => entry.key));
  const upsells = entries.filter((entry) => entry.section === "upsells" && !entry.internal);
  const sellable = upsells.filter((entry) => entry.price && hasWords(entry, language));
  return {
    profile: filledOf(wanted.profile, keysIn("profile")),
    policy: filledOf(wanted.policy, keysIn("policy")),
    amenities: filledOf(wanted.amenities, keysIn("amenities")),
    faq: filledOf(askedMost, keysIn()),
    upsells: {
      filled: sellable.length,
      of: Math.max(1, upsells.length),
      missing: upsells
        .filter((entry) => !sellable.includes(entry))
        .map((entry) => entry.key ?? entry.entryId),
    },
  };
}

function filledOf(topics: Topic[], keys: ReadonlySet<string | undefined>): Filled {
  const missing = topics.filter((topic) => !keys.has(topic));
  return { filled: topics.length - missing.length, of: topics.length, missing };
}

function hasWords(entry: KnowledgeEntry, language: string): boolean {
  const base = (tag: string) => tag.split("-")[0];
  return Object.entries(entry.texts).some(
    ([tag, { text }]) => base(tag) === base(language) && text.trim() !== "",
  );
}
