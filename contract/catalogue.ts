import type { Facts, Section, Unit } from "./knowledge.ts";

type FactName = keyof Facts;

/** What can be set for a key, beside words and place. */
export type CatalogueItem = {
  section: Exclude<Section, "faq">;
  key: string;
  /** Under which heading it stands in its form. */
  group: string;
  facts: readonly FactName[];
  /** It may cost something: a price and what that is for. */
  units?: readonly Unit[];
  /** The OpenTravel Alliance's code: a list (HAC: hotel amenity, RMA: room amenity) and a number. */
  ota?: string;
};

const profile = (group: string, key: string, ...facts: FactName[]): CatalogueItem => ({
  section: "profile",
  group,
  key,
  facts,
});

const policy = (
  group: string,
  key: string,
  facts: readonly FactName[],
  units?: readonly Unit[],
): CatalogueItem => ({ section: "policy", group, key, facts, ...(units && { units }) });

const amenity = (group: string, key: string, ota?: string): CatalogueItem => ({
  section: "amenities",
  group,
  key,
  facts: ["from", "until", "hours"],
  units: ["stay", "night", "person", "item", "hour", "day"],
  ...(ota && { ota }),
});

const upsell = (key: string, ...units: Unit[]): CatalogueItem => ({
  section: "upsells",
  group: "upsells",
  key,
  facts: ["from", "until"],
  units,
});

/** What can be set, section by section, in the order of the forms. Keys are topics that guests ask about, too. */
export const catalogue: readonly CatalogueItem[] = [
  profile("house", "about"),
  profile("house", "address", "url"),
  profile("house", "contact", "phone", "email", "url"),
  profile("house", "reception", "hours", "phone"),
  profile("house", "room_types", "count"),
  profile("house", "staff_languages"),

  policy("arrival", "check_in", ["from", "until"]),
  policy("arrival", "early_check_in", ["allowed", "from"], ["stay"]),
  policy("arrival", "late_check_in", ["allowed", "until"], ["stay"]),
  policy("arrival", "check_out", ["until"]),
  policy("arrival", "late_check_out", ["allowed", "until"], ["stay", "hour"]),
  policy("money", "cancellation", ["days"], ["stay", "night"]),
  policy("money", "city_tax", ["age"], ["person_night", "night", "stay"]),
  policy("guests", "pets", ["allowed", "count"], ["stay", "night"]),

  amenity("internet", "wifi", "HAC 179"),
  amenity("parking", "parking", "HAC 68"),
  amenity("wellness", "indoor_pool", "HAC 54"),

  upsell("late_check_out", "stay", "hour"),
];

const byKey = new Map(catalogue.map((item) => [`${item.section}/${item.key}`, item]));

/** What can be set for a key of a section; undefined for a key of the venue's own. */
export function catalogueItem(section: Section, key: string | null): CatalogueItem | undefined {
  return key === null ? undefined : byKey.get(`${section}/${key}`);
}
