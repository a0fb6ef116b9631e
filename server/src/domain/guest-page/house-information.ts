import type { HouseInformation, HouseText } from "@bellhop/contract/guest-page";
import { baseOf } from "@bellhop/contract/values";
import { type AnswerableEntry, type KnowledgeEntry, textIn } from "@bellhop/language/entries";
import { nameOfKey, renderFields } from "@bellhop/language/rendering";
import { type Audience, isForAudience } from "../assistant/index.ts";

type Reader = {
  language: string;
  defaultLanguage: string;
  audience: Audience;
  wifi: HouseInformation["wifi"];
  showsWifi: boolean;
};

/** What guests ask most, in the order of the page. */
const cardTopics = ["breakfast", "check_out", "check_in"] as const;
const sections = new Set(["policy", "amenities", "profile"]);
/** Shown apart, or of no use on a page of the venue itself. */
const leftOut = new Set(["wifi", "contact", "rating"]);
const maxItems = 60;

type Entries = ReadonlyMap<string, AnswerableEntry>;

/** Keyed by the entries of a version, which never change. */
const known = new WeakMap<Entries, Map<string, HouseInformation>>();
/** Languages, places and two days. */
const maxKnown = 64;

/** The house's information for one guest, from the live entries. Equal inputs return the same object. */
export function houseInformation(entries: Entries, reader: Reader): HouseInformation {
  const ofEntries = known.get(entries) ?? new Map<string, HouseInformation>();
  known.set(entries, ofEntries);
  const key = JSON.stringify(reader);
  const house = ofEntries.get(key) ?? collectInformation(entries, reader);
  ofEntries.set(key, house);
  const [oldest] = ofEntries.keys();
  if (ofEntries.size > maxKnown && oldest !== undefined) ofEntries.delete(oldest);
  return house;
}

function collectInformation(
  entries: Entries,
  { language, defaultLanguage, audience, wifi, showsWifi }: Reader,
): HouseInformation {
  const eligible = [...entries.values()].filter(
    (entry) => sections.has(entry.section) && isForAudience(entry, audience),
  );
  const textOf = (entry: AnswerableEntry) => houseText(entry, language, defaultLanguage);
  const ofTopic = (topic: string) => eligible.find((entry) => entry.key === topic);
  const cards = cardTopics.flatMap((topic) => {
    const entry = ofTopic(topic);
    if (!entry) return [];
    const { from, until, hours } = entry.fields?.facts ?? {};
    // Hours that differ by weekday are in the text.
    const times = hours?.length ? {} : { ...(from && { from }), ...(until && { until }) };
    return [{ topic, ...times, ...textOf(entry) }];
  });
  const listed = eligible.filter(({ key }) => !leftOut.has(key ?? ""));
  const wifiEntry = wifi ? undefined : ofTopic("wifi");
  return {
    wifi: showsWifi ? wifi : null,
    wifi_text: wifiEntry && showsWifi ? textOf(wifiEntry) : null,
    cards,
    has_more: listed.length > 0,
    more: listed.slice(0, maxItems).map(textOf),
    topics: [...new Set(eligible.flatMap(({ key }) => key ?? []))],
  };
}

/** In the guest's language if the venue wrote it; else the fields in that language, and the venue's own words. */
export function houseText(entry: AnswerableEntry, language: string, defaultLanguage: string): HouseText {
  const own = textIn(entry, language, defaultLanguage);
  const isOwnLanguage = baseOf(own.language) === baseOf(language);
  const name = entry.key && nameOfKey(entry.key, language);
  const title = isOwnLanguage ? own.title : name || own.title;
  const rendered = isOwnLanguage ? own.text : (name && renderFields(entry, language)) || "";
  return {
    entry_id: entry.entryId,
    title,
    text: withoutTitle(rendered, title),
    own_words: isOwnLanguage ? null : { text: withoutTitle(own.text, own.title), language: own.language },
  };
}

/** Facts are rendered behind the title, which the page shows above them. */
function withoutTitle(text: string, title: string): string {
  const rest = text.startsWith(title) ? /^\s*[:：]\s*(.+)$/su.exec(text.slice(title.length))?.[1] : undefined;
  return rest ? rest.charAt(0).toLocaleUpperCase() + rest.slice(1) : text;
}

type PhoneEntry = Pick<KnowledgeEntry, "key" | "facts" | "internal">;

/** The phone that guests call: the profile's of the reception, else of the contact, else the settings'. */
export function housePhone(entries: PhoneEntry[], settingsPhone: string | null): string | undefined {
  const phones = entries.filter(({ facts, internal }) => facts?.phone && !internal);
  const phoneOf = (key: string) => phones.find((entry) => entry.key === key)?.facts?.phone;
  return phoneOf("reception") ?? phoneOf("contact") ?? settingsPhone ?? undefined;
}

/** The same from the live entries that this audience may read. */
export function livePhone(
  entries: Entries,
  audience: Audience,
  settingsPhone: string | null,
): string | undefined {
  const told = [...entries.values()].filter((entry) => isForAudience(entry, audience));
  return housePhone(
    told.map(({ key, fields }) => ({ ...(key && { key }), ...(fields?.facts && { facts: fields.facts }) })),
    settingsPhone,
  );
}
