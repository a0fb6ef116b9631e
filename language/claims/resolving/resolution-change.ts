import type { EntryChange, EntryText, Facts } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "../../entries/index.ts";
import { findYesNo, foldAligned, patternsOf } from "../../values/index.ts";
import type { Place, Side } from "../contradiction.ts";
import { isYesOrNo, type Value } from "../value.ts";
import { replaceSentences, type StatedSide, sentenceStating } from "./replace-sentences.ts";
import { rewritten } from "./rewrite.ts";

/**
 * The change that makes an entry agree with another side, in every place. A value is replaced in the text;
 * for yes and no, the whole sentence is. Undefined if that is not possible.
 */
export function resolutionChange(
  entry: KnowledgeEntry,
  side: Side,
  used: StatedSide,
): EntryChange | undefined {
  const { says: value } = used.side;
  const change: EntryChange = { entry_id: entry.entryId };
  const inWords = side.places.filter((place) => place.at !== null && place.language !== null);
  for (const place of side.places) if (place.at === null) setFact(change, entry, place, value);
  // Otherwise another language of the entry would still disagree.
  if (isYesOrNo(value) && !coversAllLanguages(entry, inWords)) return undefined;
  for (const [language, places] of Map.groupBy(inWords, (place) => place.language ?? "")) {
    const words = entry.texts[language];
    if (!words) continue;
    const text: EntryText = {
      title: words.title,
      question: words.question ?? null,
      text: words.text,
      place: words.place ?? null,
    };
    if (isYesOrNo(value)) {
      if (findYesNo(foldAligned(words.title), patternsOf(language)) !== undefined) return undefined;
      const replaced = replaceSentences(
        words,
        language,
        { about: used.about, places },
        sentenceStating(used, language),
      );
      if (replaced === undefined) return undefined;
      text.text = replaced;
    } else
      for (const field of ["title", "text"] as const)
        text[field] = rewritten(
          text[field],
          places.flatMap(({ at, field: of }) => (at && of === field ? [at] : [])),
          side.says,
          value,
        );
    change.texts = { ...change.texts, [language]: text };
  }
  return change;
}

/** True if the places cover every text of the entry, or only fields. */
const coversAllLanguages = ({ texts }: KnowledgeEntry, inWords: readonly Place[]): boolean =>
  inWords.length === 0 ||
  Object.entries(texts).every(
    ([language, { text }]) => text === "" || inWords.some((place) => place.language === language),
  );

const availabilityByValue = { yes: "present", no: "absent", on_request: "on_request" } as const;

function setFact(change: EntryChange, entry: KnowledgeEntry, { field }: Place, value: Value) {
  if (field === "price" && value.is === "money")
    change.price = { amount: value.amount, currency: value.currency };
  if (field === "availability" && isYesOrNo(value)) change.availability = availabilityByValue[value.is];
  if (field === "offer.lead_minutes" && value.is === "number" && entry.offer)
    change.offer = { ...entry.offer, lead_minutes: value.number * 60 };
  const fact = /^facts\.(\w+)$/.exec(field)?.[1] as keyof Facts | undefined;
  if (!fact) return;
  const set = factOf(fact, value);
  if (set !== undefined) change.facts = { ...entry.facts, ...change.facts, [fact]: set };
}

function factOf(fact: keyof Facts, value: Value): string | number | undefined {
  if (value.is === "time") {
    const [hour, minute] = [Math.floor(value.minutes / 60), value.minutes % 60];
    return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  }
  if (value.is === "number") return fact === "days" ? value.number / 24 : value.number;
  return isYesOrNo(value) ? value.is : undefined;
}
