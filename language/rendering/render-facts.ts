import { type CatalogueItem, catalogueItem } from "@bellhop/contract/catalogue";
import type { Facts } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "../entries/index.ts";
import { formatDuration, formatMetres, formatMoney } from "./format-amounts.ts";
import { numberFormat } from "./formats.ts";
import { renderHours, withOtherDays } from "./render-hours.ts";
import type { StatedFacts } from "./stated-facts.ts";
import type { RenderingWords } from "./words/rendering-words.ts";

/** `said` is what the venue's text states; absent without text. */
export type RenderContext = { language: string; words: RenderingWords; said?: StatedFacts };

export function renderFacts(written: KnowledgeEntry, context: RenderContext): string[] {
  const item = catalogueItem(written.section, written.key ?? null);
  const facts = written.facts ?? {};
  const standing = renderStanding(written, item, context);
  if (isRefused(written)) return standing;
  return [
    ...standing,
    ...renderPlace(written, context),
    ...renderTerms(written, facts, item, context),
    ...renderAge(facts, item, context),
    ...renderCounts(facts, item, context),
    ...renderOffer(written, context),
    ...renderContacts(facts, context),
  ];
}

/** If it does not exist or is not allowed, other fields do not matter. */
function isRefused({ availability, facts }: KnowledgeEntry): boolean {
  return availability === "absent" || (!availability && facts?.allowed === "no");
}

/**
 * Beside the venue's text only what is not obvious: that it does not exist, costs money, or needs a request.
 */
function renderStanding(
  { availability, facts, price }: KnowledgeEntry,
  item: CatalogueItem | undefined,
  { words, said }: RenderContext,
): string[] {
  if (availability) {
    const isPriced = availability === "paid" && price !== undefined;
    const supposed = said && {
      present: true,
      absent: said.word(words.says.no),
      paid: isPriced || said.someAmount() || said.word(words.says.forAFee),
      on_request: said.word(words.says.onRequest),
    };
    return supposed?.[availability] ? [] : [words.availability[isPriced ? "present" : availability]];
  }
  if (!facts?.allowed) return [];
  const supposed = said && {
    yes: true,
    no: said.word(words.says.no),
    on_request: said.word(words.says.onRequest),
  };
  return supposed?.[facts.allowed] ? [] : [words.allowed[item?.asks ?? "available"][facts.allowed]];
}

function renderPlace({ texts }: KnowledgeEntry, { language, said }: RenderContext): string[] {
  const place = texts[language]?.place?.trim();
  return place && !said?.words(place) ? [place] : [];
}

/** Price and times; a free period comes first. */
function renderTerms(
  written: KnowledgeEntry,
  facts: Facts,
  item: CatalogueItem | undefined,
  context: RenderContext,
): string[] {
  const price = renderPrice(written, context);
  const days = renderDays(facts, item, context);
  const times = renderTimes(facts, context);
  if (item?.days !== "free_until" || days.length === 0) return [...price, ...days, ...times];
  return [...days, ...times, ...price.map(context.words.afterwards)];
}

function renderPrice({ price, unit }: KnowledgeEntry, { language, words, said }: RenderContext): string[] {
  if (!price) return [];
  if (price.amount === 0) return said?.word(words.says.free) ? [] : [words.free];
  const { value, money } = formatMoney(price, language);
  if (said?.amount(value, price.currency)) return [];
  return [unit ? words.price(money, words.per[unit]) : money];
}

function renderDays(
  { days }: Facts,
  item: CatalogueItem | undefined,
  { language, words, said }: RenderContext,
): string[] {
  if (days === undefined || said?.number(days)) return [];
  const isDue = item?.days === "due";
  if (days === 0) return [isDue ? words.dueOnArrival : words.freeUntilArrival];
  const time = formatDuration(days, "day", language);
  return [isDue ? words.due(time) : words.freeUntil(time)];
}

function renderTimes({ from, until, hours }: Facts, { language, words, said }: RenderContext): string[] {
  if (hours && hours.length > 0) {
    const whole = from && until ? withOtherDays(hours, from, until) : hours;
    const times = whole.flatMap((span) => [span.from, span.to]);
    return said && times.every(said.time) ? [] : renderHours(whole, language, words);
  }
  const times = [from, until].filter((time) => time !== undefined);
  if (times.length === 0 || (said && times.every(said.time))) return [];
  if (from && until) return [`${from}–${until}`];
  return [from ? words.from(from) : words.until(until ?? "")];
}

function renderAge(
  { age }: Facts,
  item: CatalogueItem | undefined,
  { words, said }: RenderContext,
): string[] {
  // Age 0 excludes nobody.
  if (!age || said?.number(age)) return [];
  return [item?.age === "youngest" ? words.youngest(age) : words.freeBelow(age)];
}

function renderCounts(
  { count, height_cm }: Facts,
  item: CatalogueItem | undefined,
  { language, words, said }: RenderContext,
): string[] {
  const number = numberFormat(language, { style: "decimal" }).format(count ?? 0);
  const counted = item?.count === "at_most" ? words.atMost(number) : words.inAll(number);
  const isHigh = height_cm !== undefined && !said?.number(height_cm / 100) && !said?.number(height_cm);
  return [
    ...(count === undefined || said?.number(count) ? [] : [counted]),
    ...(isHigh ? [words.height(formatMetres(height_cm, language))] : []),
  ];
}

function renderOffer({ offer }: KnowledgeEntry, { language, words, said }: RenderContext): string[] {
  const minutes = offer?.lead_minutes ?? 0;
  const [ahead, unit] =
    minutes % 1440 === 0
      ? ([minutes / 1440, "day"] as const)
      : minutes % 60 === 0
        ? ([minutes / 60, "hour"] as const)
        : ([minutes, "minute"] as const);
  const isAheadSaid = said?.word(words.says.ahead);
  const isTeamSaid = said?.word(words.says.confirmed);
  return [
    ...(minutes === 0 || isAheadSaid ? [] : [words.ahead(formatDuration(ahead, unit, language))]),
    ...(offer?.approval === "staff" && !isTeamSaid ? [words.byTeam] : []),
  ];
}

function renderContacts({ phone, email, url }: Facts, { said }: RenderContext): string[] {
  return [phone, email, url].filter((reached) => reached !== undefined && !said?.words(reached)) as string[];
}
