import { type CatalogueItem, catalogue, topicOf } from "@bellhop/contract/catalogue";
import type { Section } from "@bellhop/contract/knowledge";
import { analyzeText, topicsIn } from "@bellhop/language/lexicon";
import { foldAligned, patternsOf } from "@bellhop/language/values";
import { withoutNumbering } from "../reading/labels.ts";

export type Belongs = { section: Section; key: string };
/** Says which topic a label or heading plainly names. */
export type TopicOf = (label: string) => string | undefined;
/** Says what a text may be about. */
export type TopicsIn = (text: string) => ReadonlySet<string>;

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
/** Topics that labels often mention in passing. */
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
  "view",
  "weather",
]);
/** True for a topic of headings above rules about anything: "House rules", "Regulations of the campsite". */
export const isGeneral = (topic: string): boolean => general.has(topic) || topic === "pitch";

/** True if two statements are about the same: what one of them names first, the other names too. */
export function areAbout(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const isMain = (topic: string) => !incidental.has(topic) && !isGeneral(topic) && topic !== "reception";
  const [first, second] = [[...one].filter(isMain), [...other].filter(isMain)];
  const mains = [first[0], second[0]].filter((topic) => topic !== undefined);
  return mains.some((topic) => first.includes(topic) && second.includes(topic));
}
/** Whether a statement says itself what it is about. `besidePeople`: children and groups are no subject. */
export const namesSubject = (topics: ReadonlySet<string>, besidePeople: boolean): boolean =>
  [...topics].some(
    (topic) => !incidental.has(topic) && topic !== "weather" && !(besidePeople && people.has(topic)),
  );
const people = new Set(["children", "occupancy", "visitors", "group"]);
/** Words that are a topic in guests' questions, and something else in headings. */
const somethingElse =
  /^(?:(?:bitte )?beachten.*|(?:gentili |cari )?ospiti|trattamenti|steps?|press|guests?|gäste|hôtes|huéspedes|gasten|maps?|karte|cards?|carta|note|notes|water|wasser|extras?|vols?|service|services|servizi|servicios|food|essen|people|personen|persone|personas|adults?|erwachsene|volwassenen?|adulti|adultos|adultes?|security|sicherheit|sécurité|seguridad|sicurezza|veiligheid|lage|posizione|rooms?|zimmer|camere|chambres?|habitaciones|kamers)$/iu;
const houses =
  /(?<!\p{L})(?:hotels?|hostal|hostel|hôtel|albergo|pension|gasthof|gasthaus|landhaus|apart\p{L}*|residence|résidence|resort|lodge|inn|villa|casa|maison|agriturismo|podere|pousada|quinta|finca|ryokan|motel|b&b)(?!\p{L})/iu;
const rooms =
  /(?<!\p{L})(?:apart\p{L}*|appart\p{L}*|studios?|villas?|chalets?|cottages?|bungalows?|mobile? ?homes?|mobil-?homes?|g[iî]tes?|ferienwohnung\p{L}*|ferienhaus|suites?|(?:double|single|family|twin|standard|deluxe) rooms?|\p{L}+zimmer|zimmer \P{L}|chambres? \p{L}+|camer[ae] \p{L}+|habitaci\p{L}* \p{L}+|kamers? \p{L}+)(?!\p{L})/iu;
/** "Pets policy", "check-in times": the rules of a topic are the topic. */
const ofRules =
  /^(?:polic(?:y|ies)|rules?|information|infos?|times?|hours?|procedures?|regel\p{L}*|richtlinie\p{L}*|zeit\p{L}*|politique|horaires?|norm[ea]s?|orari\p{L}*|horarios?|beleid|regels?)$/u;
const beside =
  /\p{L}\s(?:at|on|in|near|for|from|am|im|auf|bei|beim|für|au|aux|à|sur|pour|en|nel|nella|al|alla|per|para|op|bij|aan|voor)\s/iu;
const ofKinds =
  /^(?:types?|kinds?|number|size|arten?|sorten?|anzahl|tipi|tipos?|numero|número|nombre|soorten?|aantal)(?!\p{L})/iu;
/** Names of the document itself: "Guest information sheet", "Gästemappe". */
const ofDocument =
  /(?:information|info|welcome|guest|house|service)s?[ -](?:sheet|book|booklet|guide|leaflet|brochure|folder|pack|directory|letter)|(?:gäste|haus|hotel|info\p{L}*)-?(?:mappe|blatt|broschüre|heft|abc)|livret d.accueil|(?:guía|folleto|carpeta) (?:de|del|para) |(?:guida|libretto|cartella) (?:de|di|per) /iu;
/** Things that belong to another one, which may be missing. */
const accessories =
  /^(?:ironing boards?|bügelbrett\p{L}*|planche\p{L}* à repasser|tablas? de planchar|ass[ei] da stiro|tábuas? de (?:passar|engomar)|strijkplank\p{L}*)$/iu;
const forSale =
  /(?:extras?|upgrades?|packages?|add-ons?|treats?|specials?|offers?|arrangements?|zusatzleistungen|zubuchbar|angebote|pakete|suppléments|forfaits|options|servicios extra|paquetes|ofertas|servizi extra|pacchetti|offerte|serviços extra|pacotes)/i;
export const isForSale = (headings: readonly string[]) => headings.some((heading) => forSale.test(heading));

/** True for a heading that names one room or kind of room: the lines below it hold for that room only. */
export const namesOneRoom = (heading: string) => rooms.test(heading);

const itemsOf = new Map<string, CatalogueItem[]>();
for (const item of catalogue) {
  for (const topic of new Set([item.key, topicOf(item.key)]))
    itemsOf.set(topic, [...(itemsOf.get(topic) ?? []), item]);
}

/** The only topic of a text that isn't incidental; undefined if there are none or several. */
export function onlyTopicOf(text: string, language: string): string | undefined {
  const topics = [...topicsIn(text.slice(0, 600), language)];
  const main = topics.filter((topic) => !incidental.has(topic));
  return main.length === 1 ? main[0] : main.length === 0 && topics.length === 1 ? topics[0] : undefined;
}

/**
 * The topic that a heading or a label plainly and alone names: "Parking", not "Sunbeds at the pool". Names in quotation
 * marks and remarks in brackets don't count.
 */
export function subjectOf(label: string, language: string): string | undefined {
  const bare = withoutNumbering(label)
    .replace(/\([^)]*\)|["“„«][^"“”„«»]*["”“»]/gu, " ")
    .trim();
  // Alone it is no topic of the lexicon, because guests say it about anything.
  if (/^tax[ií]s?$/iu.test(bare)) return "taxi";
  if (bare.length > 60 || somethingElse.test(bare) || houses.test(bare) || ofDocument.test(bare))
    return undefined;
  const parts = bare.split(/\s*(?:\/|\||\s[–—-]\s)\s*|\s(?:&|\+|and|und|et|y|e|en)\s/iu).filter(Boolean);
  if (parts.length > 1) {
    const named = new Set(parts.map((part) => subjectOf(part, language) ?? subjectInAnyLanguage(part)));
    return named.size === 1 ? [...named][0] : undefined;
  }
  // "An- und Abreise" names two topics, "sunbeds at the pool" something beside one.
  if (beside.test(bare) || /\p{L}-\s*(?:&|und|en|et|e|y|and|\+)/u.test(bare)) return undefined;
  const topic = onlyTopicOf(bare, language);
  if (!topic || general.has(topic)) return undefined;
  const { vocabulary } = patternsOf(language);
  const further = analyzeText(bare, language).terms.filter(
    ({ namesTopic, forms }) =>
      !namesTopic && !forms.some((form) => vocabulary.has(form) || ofRules.test(form) || /^\d+$/.test(form)),
  );
  // Assistance dogs are not pets. "Types of pets" is one part of a text about pets.
  const isPart =
    patternsOf(language).test("service", foldAligned(bare)) || ofKinds.test(bare) || accessories.test(bare);
  return further.length === 0 && !isPart ? topic : undefined;
}

const headingLanguages = ["en", "de", "fr", "it", "es", "nl", "pt"];

/** The topic of a word in a heading of another language: "Check-in", "WLAN". */
function subjectInAnyLanguage(part: string): string | undefined {
  const named = new Set(
    headingLanguages.flatMap((language) => (part.includes("/") ? [] : (subjectOf(part, language) ?? []))),
  );
  return named.size === 1 ? [...named][0] : undefined;
}

/** The section and key of the catalogue for a passage about a topic; undefined if the catalogue doesn't have it. */
export function whereBelongs(topic: string, text: string): Belongs | undefined {
  const preferred: Section[] = rules.has(topic)
    ? ["policy", "profile", "amenities"]
    : ["profile", "amenities", "policy"];
  const items = (itemsOf.get(topic) ?? []).filter(({ section }) => section !== "upsells");
  const best = items
    .map((item) => ({ item, fits: fits(item, topic, text) }))
    .filter((one) => one.fits >= 0)
    .toSorted(
      (one, other) =>
        other.fits - one.fits || preferred.indexOf(one.item.section) - preferred.indexOf(other.item.section),
    )[0]?.item;
  if (best) return best.home ?? { section: best.section, key: best.key };
  // The catalogue has an indoor and an outdoor pool; a pool is the venue's own key.
  return topic === "pool" ? { section: "amenities", key: "pool" } : undefined;
}

const ofPool: Record<string, RegExp> = {
  indoor_pool: /indoor|hallenbad|innen|intérieur|couvert|cubierta|interior|coperta|interna|coberta|binnen/iu,
  outdoor_pool:
    /outdoor|rooftop|open[- ]air|garden|freibad|außen|aussen|extérieur|exterior|aire libre|esterna|all['’]aperto|ar livre|buiten/iu,
};
/** Keys that the name of their topic alone does not mean. */
const narrower = /_rules$|^(?:key_loss|smoking_area|soundproofing|ski_storage|accessible_room)$/;

/** How well an item of the catalogue fits a topic; negative if it is about something narrower. */
function fits({ key }: CatalogueItem, topic: string, text: string): number {
  if (key === topic) return 3;
  const pool = ofPool[key];
  if (pool)
    return pool.test(text) && !ofPool[key === "indoor_pool" ? "outdoor_pool" : "indoor_pool"]?.test(text)
      ? 2
      : -1;
  if (key === "desk_24h") return /24/.test(text) ? 2 : -1;
  return narrower.test(key) ? -1 : 0;
}
