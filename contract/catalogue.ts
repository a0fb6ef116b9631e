import type { Facts } from "./entries.ts";
import type { Section } from "./sections.ts";
import { type Unit, units } from "./units.ts";

type FactName = keyof Facts;

export type CatalogueItem = {
  section: Exclude<Section, "faq">;
  key: string;
  /** Heading in the form. */
  group: string;
  facts: readonly FactName[];
  /** The broader or narrower word guests use: an indoor pool is a pool. */
  topic?: string;
  /** Meaning of `facts.allowed`. */
  asks?: "allowed" | "possible" | "available" | "required";
  /** Meaning of `facts.age`. */
  age?: "free_below" | "youngest";
  /** `facts.count` is the maximum per guest; otherwise how many exist. */
  count?: "at_most";
  /** Meaning of `facts.days`, counted before arrival. */
  days?: "free_until" | "due";
  /** Possible units of a price. */
  units?: readonly Unit[];
  /**
   * OpenTravel Alliance code (lists of 2014B and later): HAC hotel amenity, RMA room amenity. Only for the same
   * meaning.
   */
  ota?: string;
  /** Where the same thing is asked. An entry that was written here counts until it is moved there. */
  home?: Home;
};

export type Home = { section: Exclude<Section, "faq">; key: string };

type Extras = Pick<CatalogueItem, "topic" | "asks" | "age" | "count" | "days" | "units">;

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
  extras: Extras = {},
): CatalogueItem => ({ section: "policy", group, key, facts, ...extras });

type AmenityExtras = { ota?: string; topic?: string; facts?: readonly FactName[] } & Pick<
  Extras,
  "age" | "count"
>;

/** A place or service with opening hours. */
const amenity = (
  group: string,
  key: string,
  { facts = [], ...extras }: AmenityExtras = {},
): CatalogueItem => ({
  section: "amenities",
  group,
  key,
  facts: ["from", "until", "hours", ...facts],
  units,
  ...extras,
});

/** Without opening hours. */
const inRoom = (key: string, { facts = [], ...extras }: AmenityExtras = {}): CatalogueItem => ({
  section: "amenities",
  group: "room",
  key,
  facts,
  units: ["stay", "night", "item", "day"],
  ...extras,
});

const upsell = (group: string, key: string, units: readonly Unit[], topic?: string): CatalogueItem => ({
  section: "upsells",
  group,
  key,
  facts: ["from", "until"],
  units,
  ...(topic && { topic }),
});

/** `section/key` of what is asked somewhere else. */
const homes: Record<string, Home> = {
  "policy/desk_24h": { section: "profile", key: "reception" },
  "amenities/desk_24h": { section: "profile", key: "reception" },
  "policy/wifi": { section: "amenities", key: "wifi" },
  "profile/cash_machine": { section: "amenities", key: "cash_machine" },
  "upsells/early_check_in": { section: "policy", key: "early_check_in" },
  "upsells/late_check_out": { section: "policy", key: "late_check_out" },
};

const items: readonly CatalogueItem[] = [
  profile("house", "about"),
  profile("house", "address", "url"),
  profile("house", "contact", "phone", "email", "url"),
  profile("house", "reception", "hours", "phone"),
  profile("house", "room_types", "count"),
  profile("house", "staff_languages"),
  profile("house", "rating"),
  profile("house", "history"),
  profile("house", "sustainability", "url"),
  profile("getting_here", "airport"),
  profile("getting_here", "train"),
  profile("getting_here", "bus"),
  profile("getting_here", "taxi", "phone"),
  profile("getting_here", "city_center"),
  profile("nearby", "pharmacy", "hours", "phone"),
  profile("nearby", "doctor", "hours", "phone"),
  profile("nearby", "shops", "hours"),
  profile("nearby", "cash_machine"),
  profile("nearby", "nearby_restaurants"),
  profile("nearby", "attractions", "url"),

  policy("arrival", "check_in", ["from", "until"]),
  policy("arrival", "early_check_in", ["allowed", "from"], { asks: "possible", units: ["stay", "hour"] }),
  policy("arrival", "late_check_in", ["allowed", "until", "phone"], {
    asks: "possible",
    units: ["stay", "hour"],
  }),
  policy("arrival", "desk_24h", ["allowed", "hours", "phone"], { topic: "reception", asks: "available" }),
  policy("arrival", "id_document", ["allowed"], { asks: "required" }),
  policy("arrival", "minimum_age", ["age"], { age: "youngest" }),
  policy("arrival", "check_out", ["until"]),
  policy("arrival", "late_check_out", ["allowed", "until"], { asks: "possible", units: ["stay", "hour"] }),
  policy("arrival", "luggage", ["allowed", "from", "until"], { asks: "possible", units: ["item", "day"] }),

  policy("money", "cancellation", ["days", "until"], { days: "free_until", units: ["stay", "night"] }),
  policy("money", "deposit", ["allowed", "days"], {
    asks: "required",
    days: "due",
    units: ["stay", "night", "person"],
  }),
  policy("money", "payment", []),
  policy("money", "city_tax", ["age"], { age: "free_below", units: ["person_night", "night", "stay"] }),
  policy("money", "invoice", ["email"]),
  policy("money", "damage", [], { units: ["item", "stay"] }),
  policy("money", "key_loss", [], { topic: "key", units: ["item"] }),

  policy("guests", "children", ["allowed", "age"], {
    asks: "allowed",
    age: "free_below",
    units: ["night", "person_night", "stay"],
  }),
  policy("guests", "cot", ["allowed", "count"], {
    asks: "available",
    count: "at_most",
    units: ["stay", "night"],
  }),
  policy("guests", "extra_bed", ["allowed", "count"], {
    asks: "available",
    count: "at_most",
    units: ["stay", "night"],
  }),
  policy("guests", "pets", ["allowed", "count"], {
    asks: "allowed",
    count: "at_most",
    units: ["stay", "night", "item"],
  }),
  policy("guests", "smoking", ["allowed"], { asks: "allowed" }),
  policy("guests", "visitors", ["allowed", "until"], { asks: "allowed" }),
  policy("guests", "parties", ["allowed"], { asks: "allowed" }),
  policy("guests", "quiet_hours", ["from", "until"]),

  policy("house", "parking", ["allowed", "count", "height_cm"], {
    asks: "available",
    units: ["night", "day", "hour", "stay"],
  }),
  policy("house", "wifi", ["allowed"], { asks: "available", units: ["stay", "night", "day", "hour"] }),
  policy("house", "breakfast", ["from", "until", "hours", "age"], {
    age: "free_below",
    units: ["person", "person_night", "night"],
  }),
  policy("house", "housekeeping", ["from", "until", "hours"]),
  policy("house", "accessibility", ["allowed"], { asks: "available" }),
  policy("house", "pool_rules", ["from", "until", "hours", "age"], { topic: "pool", age: "youngest" }),
  policy("house", "spa_rules", ["from", "until", "hours", "age"], { topic: "spa", age: "youngest" }),
  policy("house", "lost_property", ["phone", "email"]),

  policy("safety", "security_cameras", ["allowed"], { asks: "available" }),
  policy("safety", "emergency", ["phone"]),

  amenity("arriving", "desk_24h", { ota: "HAC 1", topic: "reception" }),
  amenity("arriving", "parking", { ota: "HAC 68", facts: ["count", "height_cm"] }),
  amenity("arriving", "ev_charging", { ota: "HAC 316", facts: ["count"] }),
  amenity("arriving", "shuttle", { ota: "HAC 282", facts: ["phone"] }),
  amenity("arriving", "luggage", { ota: "HAC 201" }),
  amenity("arriving", "elevator", { ota: "HAC 33" }),
  amenity("arriving", "accessibility", { ota: "HAC 47" }),

  amenity("internet", "wifi", { ota: "HAC 179" }),
  amenity("internet", "printer", { ota: "HAC 267" }),
  amenity("internet", "meeting_room", { ota: "HAC 269", facts: ["count"] }),

  amenity("food", "breakfast", { ota: "HAC 173", facts: ["age"], age: "free_below" }),
  amenity("food", "restaurant", { ota: "HAC 76", facts: ["phone", "url"] }),
  amenity("food", "lunch", { ota: "HAC 174" }),
  amenity("food", "dinner", { ota: "HAC 175" }),
  amenity("food", "bar", { ota: "HAC 165" }),
  amenity("food", "room_service", { ota: "HAC 77", facts: ["phone"] }),
  amenity("food", "vending_machine", { ota: "HAC 98" }),

  amenity("wellness", "indoor_pool", { ota: "HAC 54", topic: "pool", facts: ["age"], age: "youngest" }),
  amenity("wellness", "outdoor_pool", { ota: "HAC 66", topic: "pool", facts: ["age"], age: "youngest" }),
  amenity("wellness", "gym", { ota: "HAC 35", facts: ["age"], age: "youngest" }),
  amenity("wellness", "spa", { ota: "HAC 84", facts: ["phone", "age"], age: "youngest" }),
  amenity("wellness", "sauna", { ota: "HAC 79", facts: ["age"], age: "youngest" }),
  amenity("wellness", "hot_tub", { ota: "HAC 55", facts: ["age"], age: "youngest" }),
  amenity("wellness", "massage", { ota: "HAC 61", facts: ["phone"] }),

  inRoom("air_conditioning", { ota: "RMA 2" }),
  inRoom("heating", { ota: "HAC 242" }),
  inRoom("tv", { ota: "RMA 251" }),
  inRoom("streaming"),
  inRoom("phone", { ota: "RMA 107" }),
  inRoom("desk", { ota: "RMA 28" }),
  inRoom("safe", { ota: "RMA 92" }),
  inRoom("minibar", { ota: "RMA 69" }),
  inRoom("fridge", { ota: "RMA 88" }),
  inRoom("kettle"),
  inRoom("coffee_machine", { ota: "RMA 19", topic: "coffee" }),
  inRoom("kitchenette", { ota: "RMA 61", topic: "kitchen" }),
  inRoom("iron", { ota: "RMA 55" }),
  inRoom("hairdryer", { ota: "RMA 50" }),
  inRoom("toiletries", { ota: "RMA 11" }),
  inRoom("bathrobe", { ota: "RMA 10" }),
  inRoom("towels"),
  inRoom("bathtub", { ota: "RMA 13" }),
  inRoom("shower", { ota: "RMA 142" }),
  inRoom("balcony", { ota: "RMA 7" }),
  inRoom("soundproofing", { ota: "RMA 144", topic: "noise" }),
  inRoom("extra_bed", { ota: "RMA 91", facts: ["count"] }),
  inRoom("accessible_room", { ota: "HAC 258", topic: "accessibility", facts: ["count"] }),

  amenity("families", "family_room", { ota: "RMA 185", facts: ["count"] }),
  amenity("families", "cot", { ota: "RMA 26", facts: ["count"] }),
  amenity("families", "high_chair", { facts: ["count"] }),
  amenity("families", "babysitting", { ota: "HAC 8", facts: ["phone"] }),
  amenity("families", "kids_club", { facts: ["age"], age: "youngest" }),
  amenity("families", "playground", { ota: "HAC 70" }),
  amenity("families", "games", { ota: "HAC 44" }),
  amenity("families", "pets", { ota: "HAC 224", facts: ["count"], count: "at_most" }),

  amenity("services", "housekeeping", { ota: "HAC 50" }),
  amenity("services", "laundry", { ota: "HAC 58" }),
  amenity("services", "dry_cleaning", { ota: "HAC 96" }),
  amenity("services", "bicycle", { ota: "HAC 202", facts: ["count"] }),
  amenity("services", "car_hire", { ota: "HAC 15", facts: ["phone"] }),
  amenity("services", "tours", { ota: "HAC 91" }),
  amenity("services", "wake_up_call", { ota: "HAC 100" }),
  amenity("services", "newspaper", { ota: "HAC 292" }),
  amenity("services", "cash_machine", { ota: "HAC 7" }),

  amenity("outdoors", "terrace"),
  amenity("outdoors", "garden"),
  amenity("outdoors", "barbecue", { ota: "HAC 9" }),
  amenity("outdoors", "beach", { ota: "HAC 239" }),
  amenity("outdoors", "ski_storage"),
  amenity("outdoors", "smoking_area", { topic: "smoking" }),

  upsell("stay", "early_check_in", ["stay", "hour"]),
  upsell("stay", "late_check_out", ["stay", "hour"]),
  upsell("stay", "room_upgrade", ["stay", "night"]),
  upsell("stay", "extra_night", ["night", "person_night"]),
  upsell("food", "breakfast", ["person", "person_night", "night"]),
  upsell("food", "half_board", ["person", "person_night"]),
  upsell("food", "table", ["item", "person"], "restaurant"),
  upsell("arriving", "parking", ["night", "day", "stay"]),
  upsell("arriving", "ev_charging", ["item", "hour", "night"]),
  upsell("arriving", "transfer", ["item", "person"], "shuttle"),
  upsell("arriving", "bicycle", ["day", "hour", "item"]),
  upsell("treats", "spa", ["person", "item", "hour", "day"]),
  upsell("treats", "massage", ["person", "item", "hour"]),
  upsell("treats", "romantic_set", ["item", "stay"], "celebration"),
  upsell("treats", "flowers", ["item"]),
  upsell("treats", "birthday", ["item", "person"], "celebration"),
  upsell("treats", "bottle", ["item"]),
  upsell("treats", "tours", ["person", "item"]),
  upsell("room", "cot", ["stay", "night"]),
  upsell("room", "extra_bed", ["night", "stay"]),
  upsell("room", "pet_kit", ["stay", "item"], "pets"),
  upsell("room", "laundry", ["item", "stay"]),
];

/** All keys, in the order of the forms. */
export const catalogue: readonly CatalogueItem[] = items.map((item) => {
  const home = homes[`${item.section}/${item.key}`];
  return home ? { ...item, home } : item;
});

const byKey = new Map(catalogue.map((item) => [`${item.section}/${item.key}`, item]));
const topics = new Map(catalogue.flatMap(({ key, topic }) => (topic ? [[key, topic] as const] : [])));

/** Undefined for the venue's own keys. */
export function catalogueItem(section: Section, key: string | null): CatalogueItem | undefined {
  return key === null ? undefined : byKey.get(`${section}/${key}`);
}

export function topicOf(key: string): string {
  return topics.get(key) ?? key;
}

export type EntryFields = {
  facts: readonly FactName[];
  /** Empty if it can't have a price. */
  units: readonly Unit[];
  availability: boolean;
  offer: boolean;
};

const everyUnit: readonly Unit[] = ["stay", "night", "person", "person_night", "item", "hour", "day"];
const own: Record<Section, Pick<EntryFields, "facts" | "units">> = {
  profile: { facts: ["hours", "phone", "email", "url"], units: [] },
  policy: { facts: ["allowed", "from", "until"], units: everyUnit },
  amenities: { facts: ["from", "until", "hours"], units: everyUnit },
  faq: { facts: [], units: [] },
  upsells: { facts: ["from", "until"], units: everyUnit },
};

export function settable(section: Section, key: string | null): EntryFields {
  const { facts, units = [] } = catalogueItem(section, key) ?? own[section];
  return { facts, units, availability: section === "amenities", offer: section === "upsells" };
}
