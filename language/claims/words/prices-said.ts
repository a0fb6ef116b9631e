import type { Patterns } from "../../values/index.ts";
import type { Stretch } from "../segments.ts";
import { isWeak } from "../topics.ts";
import { hasCost } from "./has-cost.ts";
import { isTelling } from "./telling-words.ts";
import { claim, type Head, type Saying, type TextRead } from "./text-read.ts";

/** Reads what a part of a sentence says of what something costs; `hasPrice`: the sentence names an amount. */
export function readPrices(reading: TextRead, saying: Saying, hasPrice: boolean) {
  const { head, segment, said, qualifiers, found } = saying;
  const narrowed = narrowedBy(reading, head, segment);
  for (const price of found.money) {
    // Of a thing with many prices it takes the same words to mean the same one.
    const kinds = [head.which ?? qualifiers.which, price.bound, narrowed, forSeveral.exec(said)?.[0]];
    const which = kinds.filter(Boolean).join(" ") || null;
    // A day is charged as a night is.
    const per = price.per.time === "day" ? { ...price.per, time: "night" } : price.per;
    claim(reading, { ...head, which }, "price", price.value, { ...qualifiers, per }, price.digits);
  }
  if (found.money.length === 0 && hasCost(head.topic)) readFreeOrPaid(reading, saying, hasPrice);
}

function readFreeOrPaid(reading: TextRead, { head, said, segment, qualifiers }: Saying, hasPrice: boolean) {
  const { patterns } = reading;
  const paid = patterns.find("paid", said);
  const found = paid ?? patterns.find("free", said);
  if (!found) return;
  const at = { from: segment.from + found.index, to: segment.from + found.index + found[0].length };
  if (paid) return claim(reading, head, "price", { is: "paid" }, qualifiers, at);
  if (hasPrice && qualifiers.who === null) return;
  if (head.topic !== "city_tax" && isNoGift(reading.text, at, patterns)) return;
  if (isNegated(reading, at, segment)) return claim(reading, head, "price", { is: "paid" }, qualifiers, at);
  if (/^inclu(?:des|ding|ye|de|i|t)$|^include$/u.test(found[0])) {
    const included = includedIn(reading, at, segment);
    if (included?.topic === head.topic)
      claim(reading, { ...included, mention: included }, "price", { is: "free" }, qualifiers, at);
    return;
  }
  if (!isForSome(reading, at, segment)) claim(reading, head, "price", { is: "free" }, qualifiers, at);
}

/** "A private sauna", "e-bikes": dearer ones of the same. */
const narrower =
  /(?<!\p{L})(premium|private?\p{L}*|vip|exclusive?|second|additional|electric|e|mountain|racing|valet|express|deluxe|fast(?:er)?|zweite\p{L}*|weitere\p{L}*|exklusiv\p{L}*|elektrisch\p{L}*|prive\p{L}*|privad\p{L}*|privat\p{L}*)[\s-]$/u;
/** "For two people": together. */
const forSeveral =
  /(?<!\p{L})(?:for|fur|für|pour|para|per)\s+(?:up to |bis zu |jusqu'a |hasta |fino a )?(?:\d{1,2} (?:to|-|–|bis|a) )?(?:[2-9]|\d{2}) (?:people|persons?|guests|adults|personen|personnes|personas|persone|pessoas)(?!\p{L})/u;

function narrowedBy({ text }: TextRead, { mention }: Head, segment: Stretch): string | undefined {
  if (!mention) return undefined;
  return (
    narrower.exec(text.slice(segment.from, mention.from))?.[1] ??
    /^(?:e|electric)(?=[\s-]?bi[ck])/u.exec(text.slice(mention.from, mention.to))?.[0]
  );
}

function isNegated({ text, patterns }: TextRead, at: Stretch, segment: Stretch): boolean {
  const { source } = patterns;
  return patterns
    .regex(
      "words 3",
      () =>
        `(?:${source.never}|${source.no}|\\bnot|\\bnicht|\\bno|\\bnon|\\bnao|\\bpas)\\s+(?:\\p{L}+\\s+)?$`,
      "u",
    )
    .test(text.slice(Math.max(segment.from, at.from - 22), at.from));
}

/** What "includes" is followed by, where nothing stands before it that includes it. */
function includedIn({ named }: TextRead, at: Stretch, segment: Stretch) {
  const isBefore = named.mentions.some(
    (mention) => mention.to <= at.from && mention.from >= segment.from && !isWeak(mention.topic),
  );
  if (isBefore) return undefined;
  return named.mentions.find((mention) => mention.from >= at.to && mention.to <= segment.to);
}

/** "Free for suites", "free for members": nobody else's. */
function isForSome(reading: TextRead, at: Stretch, segment: Stretch): boolean {
  const rest = reading.text.slice(at.to, segment.to);
  const found = reading.patterns
    .regex("words 4", () => `^[^,.]{0,30}?${reading.patterns.source.for}\\s+`, "u")
    .exec(rest);
  if (!found) return false;
  const from = at.to + found[0].length;
  const first = reading.named.words.filter((word) => word.from >= from && word.to <= segment.to).slice(0, 3);
  return first.some((word) => {
    const isKnown = reading.patterns.vocabulary.has(reading.text.slice(word.from, word.to));
    const isFlavour = reading.named.mentions.some((m) => m.from <= word.from && m.to >= word.to);
    return (isFlavour && !isKnown) || isTelling(reading, word);
  });
}

/** "Smoke-free", "feel free", "gluten free", "VAT included". */
function isNoGift(text: string, at: Stretch, { source, regex }: Patterns): boolean {
  const before = text.slice(Math.max(0, at.from - 16), at.from);
  const behind = text.slice(at.to, at.to + 18);
  if (before.endsWith("-")) return true;
  if (
    /(?:smoke|gluten|lactose|sugar|car|barrier|allergy|dairy|alcohol|duty|stress|toll|noise|pet|feel|hands|are you|room is|rooms are)[\s-]$/u.test(
      before,
    )
  )
    return true;
  if (/^\s(?:to |cancel|until|storn|annul|anul)/u.test(behind)) return true;
  if (
    /(?:vat|tax|taxes|mwst|mehrwertsteuer|iva|tva|service|steuern?|bedienung|tasse)\s*(?:is |are |is )?$/u.test(
      before,
    ) ||
    /^\s*(?:vat|tax|mwst|iva|tva|steuer)/u.test(behind)
  )
    return true;
  return regex("words 8", () => `^\\s*${source.noPrice}`, "u").test(behind);
}
