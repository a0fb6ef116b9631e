import { type CatalogueItem, catalogue, settable, topicOf } from "@bellhop/contract/catalogue";
import type { Section } from "@bellhop/contract/knowledge";
import { analyzeText, topicsIn } from "@bellhop/language/lexicon";
import { findTimes, foldAligned, patternsOf } from "@bellhop/language/values";
import { sentencesOf } from "./sentences.ts";

export type Belongs = { section: Section; key: string | null };

/** Topics that belong to the policies if another section has them too. */
const rules = new Set([
  "pets",
  "smoking",
  "children",
  "cot",
  "extra_bed",
  "luggage",
  "visitors",
  "parties",
  "check_in",
  "check_out",
  "cancellation",
]);
/** Topics that texts often mention in passing. */
const incidental = new Set([
  "booking",
  "contact",
  "phone",
  "address",
  "city_center",
  "desk",
  "bed",
  "view",
  "key",
  "rating",
  "group",
  "water",
  "room_types",
  "staff_languages",
  "payment",
  "games",
  "family_room",
]);
const forSale =
  /(?:extras?|upgrades?|packages?|add-ons?|treats?|specials?|offers?|arrangements?|zusatzleistungen|zubuchbar|angebote|pakete|suppléments|forfaits|options|servicios extra|paquetes|ofertas|servizi extra|pacchetti|offerte|serviços extra|pacotes)/i;

const itemsOf = new Map<string, CatalogueItem[]>();
for (const item of catalogue) {
  for (const topic of new Set([item.key, topicOf(item.key)]))
    itemsOf.set(topic, [...(itemsOf.get(topic) ?? []), item]);
}

/** Topics of headings that say little about the text below them. */
const general = new Set([
  "house_rules",
  "booking",
  "contact",
  "room_types",
  "rating",
  "attractions",
  "group",
  "concierge",
]);

export const isGeneral = (topic: string) => general.has(topic);

/** The topics of a text, incidental ones last. */
export function topicsOf(text: string, language: string): string[] {
  const topics = [...topicsIn(text.slice(0, 600), language)];
  return topics.toSorted((one, other) => Number(incidental.has(one)) - Number(incidental.has(other)));
}

/** The only topic of a text that isn't incidental; undefined if there are none or several. */
export function onlyTopicOf(text: string, language: string): string | undefined {
  const topics = topicsOf(text, language);
  const main = topics.filter((topic) => !incidental.has(topic));
  return main.length === 1 ? main[0] : main.length === 0 && topics.length === 1 ? topics[0] : undefined;
}

export const isOnlyIncidental = (text: string, language: string): boolean =>
  topicsOf(text, language).every((topic) => incidental.has(topic));

/** Topics that a text about something else mentions: "ask at reception", "before check-in". */
const passing = new Set([
  "reception",
  "concierge",
  "children",
  "garden",
  "terrace",
  "balcony",
  "check_in",
  "check_out",
  "towels",
  "luggage",
  "weather",
  "house_rules",
]);
const people = new Set(["children", "visitors", "group", "family_room"]);
const houses =
  /(?<!\p{L})(?:hotels?|hostal|hostel|hôtel|albergo|pension|gasthof|gasthaus|landhaus|apart\p{L}*|residence|résidence|resort|lodge|inn|villa|casa|maison|agriturismo|podere|pousada|quinta|finca|ryokan|motel|b&b)(?!\p{L})/iu;
const ofKinds =
  /^(?:types?|kinds?|number|size|arten?|sorten?|anzahl|tipi|tipos?|numero|número|nombre|soorten?|aantal)(?!\p{L})/iu;
const distance =
  /(?<![\d.,])\d+(?:[.,]\d+)?\s?(?:m|km|meters?|metres?|meter|metri|metros|mètres|mi|miles?|min\p{L}*)(?![\p{L}\d])/iu;

/**
 * Whether a text under a label may be about something else: it begins with another topic, stands elsewhere than in the
 * house, or has hours where the entry has none.
 */
export function mayBeElse(
  { section, key }: Belongs,
  topic: string,
  label: string,
  text: string,
  language: string,
): boolean {
  const [first = ""] = sentencesOf(text);
  const named = topicsOf(first, language);
  const isOther =
    named.some((one) => !incidental.has(one) && !passing.has(one)) &&
    !named.some((one) => isNear(one, topic));
  const patterns = patternsOf(language);
  const beginning = `${label} ${first}`;
  const isOwn = section === "amenities" || section === "policy";
  const isElsewhere = patterns.test("elsewhere", foldAligned(beginning)) || distance.test(label);
  // "Children: €1.55" may be a line of the city tax.
  const isPerson = people.has(topic) && text.length < 30 && /\d/.test(text);
  const hasHours = findTimes(foldAligned(text), patterns).some(({ partner }) => partner !== null);
  const isOfRoom = section === "amenities" && !settable(section, key).facts.includes("hours");
  return isOther || isPerson || (isOwn && isElsewhere) || (isOfRoom && hasHours);
}

/** True for a topic that a passage about another one may have a line about. */
export const isAside = (topic: string, of: string): boolean =>
  topic === of || ((incidental.has(topic) || passing.has(topic)) && !isNear(topic, of));

/** True for two topics that a passage describes together. */
const isNear = (one: string, other: string) =>
  topicOf(one) === topicOf(other) || nearTopics.some((group) => group.includes(one) && group.includes(other));
const nearTopics = [
  ["parking", "ev_charging", "garage"],
  ["spa", "sauna", "massage", "hot_tub"],
  ["restaurant", "dinner", "lunch", "breakfast", "bar", "half_board"],
  ["check_in", "check_out", "late_check_in", "early_check_in", "reception", "luggage"],
  ["check_out", "late_check_out", "luggage"],
  ["doctor", "pharmacy", "emergency"],
  ["cancellation", "refund", "deposit", "payment"],
  ["breakfast", "diet", "coffee", "allergy"],
  ["children", "cot", "extra_bed", "babysitting", "family_room"],
  ["taxi", "airport", "train", "shuttle"],
  ["bicycle", "ev_charging"],
  ["smoking", "smoking_area", "terrace", "balcony", "garden"],
  ["pets", "house_rules", "cleaning"],
  ["laundry", "dry_cleaning", "iron", "towels"],
  ["fridge", "minibar"],
  ["wifi", "internet"],
];

/** Names of the document itself: "Guest information sheet", "Gästemappe". */
const ofDocument =
  /(?:information|info|welcome|guest|house|service)s?[ -](?:sheet|book|booklet|guide|leaflet|brochure|folder|pack|directory|letter)|(?:gäste|haus|hotel|info\p{L}*)-?(?:mappe|blatt|broschüre|heft|abc)|livret d.accueil|(?:guía|folleto|carpeta) (?:de|del|para) |(?:guida|libretto|cartella) (?:de|di|per) /iu;
/** Things that belong to another one, which may be missing. */
const accessories =
  /^(?:ironing boards?|bügelbrett\p{L}*|planche\p{L}* à repasser|tablas? de planchar|ass[ei] da stiro|tábuas? de (?:passar|engomar)|strijkplank\p{L}*)$/iu;

/**
 * The topic that a label or a heading names. `isExact`: it has no further words, as "Sunbeds at the pool" does. Names in
 * quotation marks and remarks in brackets don't count.
 */
export function subjectOf(label: string, language: string): { topic: string; isExact: boolean } | undefined {
  const bare = label.replace(/\([^)]*\)|["“„«][^"“”„«»]*["”“»]/gu, " ").trim();
  // Alone it is no topic of the lexicon, because guests say it about anything.
  if (/^tax[ií]s?$/iu.test(bare)) return { topic: "taxi", isExact: true };
  // "Spa Hotel Seeblick" names the hotel, "An- und Abreise" two topics.
  if (houses.test(bare) || ofDocument.test(bare) || /\p{L}-\s*(?:&|und|en|et|e|y|and|\+|\/)/u.test(bare))
    return undefined;
  const topic = onlyTopicOf(bare, language);
  if (!topic) return undefined;
  const { vocabulary } = patternsOf(language);
  const further = analyzeText(bare, language).terms.filter(
    ({ namesTopic, forms }) =>
      !namesTopic && !forms.some((form) => vocabulary.has(form) || /^\d+$/.test(form)),
  );
  // Assistance dogs are no pets, and "Types of pets" is a part of what is said about them.
  const isPart =
    patternsOf(language).test("service", foldAligned(bare)) || ofKinds.test(bare) || accessories.test(bare);
  const isExact = further.length === 0 && !isPart;
  return { topic, isExact };
}

export const isForSale = (headings: string[]) => headings.some((heading) => forSale.test(heading));

/** Chooses the section and key for a text about a topic. */
export function whereBelongs(topic: string, text: string, headings: string[], hasPrice: boolean): Belongs {
  const items = itemsOf.get(topic) ?? [];
  const sells = hasPrice && isForSale(headings);
  const upsell = items.find(({ section }) => section === "upsells");
  if (sells && upsell) return { section: "upsells", key: upsell.key };
  const preferred: Section[] = rules.has(topic)
    ? ["policy", "profile", "amenities"]
    : ["profile", "amenities", "policy"];
  const item = preferred
    .flatMap((section) => items.filter((one) => one.section === section))
    .toSorted((one, other) => fits(other, topic, text) - fits(one, topic, text))[0];
  if (item && fits(item, topic, text) >= 0) return { section: item.section, key: item.key };
  if (upsell && items.length === 1) return { section: "upsells", key: upsell.key };
  // The catalogue doesn't have the topic: it becomes the venue's own key.
  return { section: topic === "pool" ? "amenities" : "policy", key: topic };
}

/** Scores how well an item of the catalogue fits the text: indoor or outdoor, the facility or its rules. */
function fits({ key, section }: CatalogueItem, topic: string, text: string): number {
  const order = rules.has(topic)
    ? section === "policy"
      ? 0.3
      : 0
    : section === "profile"
      ? 0.3
      : section === "amenities"
        ? 0.2
        : 0.1;
  if (key === topic) return 3 + order;
  if (key === "indoor_pool")
    return /indoor|hallenbad|innen|intérieur|couvert|cubierta|interior|coperta|interna|coberta|binnen/iu.test(
      text,
    )
      ? 2
      : -1;
  if (key === "outdoor_pool")
    return /outdoor|rooftop|open[- ]air|garden|freibad|außen|aussen|extérieur|exterior|aire libre|esterna|all['’]aperto|ar livre|buiten/iu.test(
      text,
    )
      ? 2
      : -1;
  if (key === "desk_24h") return /24/.test(text) ? 2 : -1;
  if (
    /_rules$/.test(key) ||
    key === "key_loss" ||
    key === "smoking_area" ||
    key === "soundproofing" ||
    key === "ski_storage" ||
    key === "accessible_room"
  )
    return -1;
  return order;
}
