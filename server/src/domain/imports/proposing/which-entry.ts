import { type CatalogueItem, catalogue, topicOf } from "@bellhop/contract/catalogue";
import type { Section } from "@bellhop/contract/knowledge";
import { topicsIn } from "@bellhop/language/lexicon";

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

export const isForSale = (headings: string[]) => headings.some((heading) => forSale.test(heading));

/** Chooses the section and key for a text about a topic. */
export function whereBelongs(topic: string, text: string, headings: string[], hasPrice: boolean): Belongs {
  const items = itemsOf.get(topic) ?? [];
  const sells = hasPrice && isForSale(headings);
  const upsell = items.find(({ section }) => section === "upsells");
  if (sells && upsell) return { section: "upsells", key: upsell.key };
  const wanted: Section[] = rules.has(topic)
    ? ["policy", "profile", "amenities"]
    : ["profile", "amenities", "policy"];
  const item = wanted
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
