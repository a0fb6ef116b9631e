import type { Patterns } from "../../values/index.ts";
import { hasCost, isWeak } from "../topics.ts";
import { isContentWord } from "./content-words.ts";
import { perNight } from "./named-offers.ts";
import { addClaim, type Head, type ReadingContext, type Statement } from "./reading-context.ts";
import { type Span, spanOf } from "./segments.ts";

/** Adds prices, or that something is free or paid. `hasPrice`: the sentence names an amount. */
export function readPrices(context: ReadingContext, statement: Statement, hasPrice: boolean) {
  const { head, segment, clause, qualifiers, found } = statement;
  const narrowed = narrowedBy(context, head, segment);
  for (const price of found.money) {
    // Topics with many prices match only if the same words narrow them.
    const kinds = [head.which ?? qualifiers.which, price.bound, narrowed, forSeveral.exec(clause)?.[0]];
    const which = kinds.filter(Boolean).join(" ") || null;
    addClaim(
      context,
      { ...head, which },
      "price",
      price.value,
      { ...qualifiers, per: perNight(price.per) },
      price.digits,
    );
  }
  if (found.money.length === 0 && hasCost(head.topic)) readFreeOrPaid(context, statement, hasPrice);
}

function readFreeOrPaid(
  context: ReadingContext,
  { head, clause, segment, qualifiers }: Statement,
  hasPrice: boolean,
) {
  const { patterns } = context;
  const paid = patterns.find("paid", clause);
  const found = paid ?? patterns.find("free", clause);
  if (!found) return;
  const at = spanOf(found, segment.from);
  if (paid) return addClaim(context, head, "price", { is: "paid" }, qualifiers, at);
  if (hasPrice && qualifiers.who === null) return;
  if (head.topic !== "city_tax" && isNotFree(context.text, at, patterns)) return;
  if (isNegated(context, at, segment))
    return addClaim(context, head, "price", { is: "paid" }, qualifiers, at);
  if (/^inclu(?:des|ding|ye|de|i|t)$|^include$/u.test(found[0])) {
    const included = includedIn(context, at, segment);
    if (included?.topic === head.topic)
      addClaim(context, { ...included, mention: included }, "price", { is: "free" }, qualifiers, at);
    return;
  }
  if (!isForSome(context, at, segment)) addClaim(context, head, "price", { is: "free" }, qualifiers, at);
}

/** "A private sauna", "e-bikes": variants with a higher price. */
const narrower =
  /(?<!\p{L})(premium|private?\p{L}*|vip|exclusive?|second|additional|electric|e|mountain|racing|valet|express|deluxe|fast(?:er)?|zweite\p{L}*|weitere\p{L}*|exklusiv\p{L}*|elektrisch\p{L}*|prive\p{L}*|privad\p{L}*|privat\p{L}*)[\s-]$/u;
/** "For two people": a price for several people together. */
const forSeveral =
  /(?<!\p{L})(?:for|fur|für|pour|para|per)\s+(?:up to |bis zu |jusqu'a |hasta |fino a )?(?:\d{1,2} (?:to|-|–|bis|a) )?(?:[2-9]|\d{2}) (?:people|persons?|guests|adults|personen|personnes|personas|persone|pessoas)(?!\p{L})/u;

function narrowedBy({ text }: ReadingContext, { mention }: Head, segment: Span): string | undefined {
  if (!mention) return undefined;
  return (
    narrower.exec(text.slice(segment.from, mention.from))?.[1] ??
    /^(?:e|electric)(?=[\s-]?bi[ck])/u.exec(text.slice(mention.from, mention.to))?.[0]
  );
}

function isNegated({ text, patterns }: ReadingContext, at: Span, segment: Span): boolean {
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

/** The topic after "includes", unless another topic before it is the subject. */
function includedIn({ named }: ReadingContext, at: Span, segment: Span) {
  const isBefore = named.mentions.some(
    (mention) => mention.to <= at.from && mention.from >= segment.from && !isWeak(mention.topic),
  );
  if (isBefore) return undefined;
  return named.mentions.find((mention) => mention.from >= at.to && mention.to <= segment.to);
}

/** "Free for suites", "free for members" holds for some guests only. */
function isForSome(context: ReadingContext, at: Span, segment: Span): boolean {
  const rest = context.text.slice(at.to, segment.to);
  const found = context.patterns
    .regex("words 4", () => `^[^,.]{0,30}?${context.patterns.source.for}\\s+`, "u")
    .exec(rest);
  if (!found) return false;
  const from = at.to + found[0].length;
  const first = context.named.words.filter((word) => word.from >= from && word.to <= segment.to).slice(0, 3);
  return first.some((word) => {
    const isKnown = context.patterns.vocabulary.has(context.text.slice(word.from, word.to));
    const isFlavour = context.named.mentions.some((m) => m.from <= word.from && m.to >= word.to);
    return (isFlavour && !isKnown) || isContentWord(context, word);
  });
}

/** "Smoke-free", "feel free", "gluten free", "VAT included" do not state a price. */
function isNotFree(text: string, at: Span, { source, regex }: Patterns): boolean {
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
