import { type CatalogueItem, catalogueItem } from "@bellhop/contract/catalogue";
import type { Facts } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "../entries/index.ts";
import type { AlreadyStated } from "./already-stated.ts";
import { numberFormat } from "./formats.ts";
import { inMetres, sayDuration, sayMoney } from "./render-amounts.ts";
import { onOtherDays, renderHours } from "./render-hours.ts";
import type { RenderingWords } from "./words/rendering-words.ts";

/** In which language, in which words of ours, and beside which of the venue's; `said` is missing where it has none. */
export type Telling = { language: string; words: RenderingWords; said?: AlreadyStated };

/** What an entry has set, in short pieces; what the venue's words say already is left out. */
export function renderFacts(written: KnowledgeEntry, telling: Telling): string[] {
  const item = catalogueItem(written.section, written.key ?? null);
  const facts = written.facts ?? {};
  const standing = sayStanding(written, item, telling);
  if (isRefused(written)) return standing;
  return [
    ...standing,
    ...sayPlace(written, telling),
    ...sayTerms(written, facts, item, telling),
    ...sayAge(facts, item, telling),
    ...sayCounts(facts, item, telling),
    ...sayOffer(written, telling),
    ...sayReached(facts, telling),
  ];
}

/** There is none, or guests may not: then nothing else that is set counts. */
function isRefused({ availability, facts }: KnowledgeEntry): boolean {
  return availability === "absent" || (!availability && facts?.allowed === "no");
}

/** Beside the venue's own words only what those do not suppose: that there is none, that it costs, that one has to ask. */
function sayStanding(
  { availability, facts, price }: KnowledgeEntry,
  item: CatalogueItem | undefined,
  { words, said }: Telling,
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

function sayPlace({ texts }: KnowledgeEntry, { language, said }: Telling): string[] {
  const place = texts[language]?.place?.trim();
  return place && !said?.words(place) ? [place] : [];
}

/** What it costs and when; what is free for a while says first for how long. */
function sayTerms(
  written: KnowledgeEntry,
  facts: Facts,
  item: CatalogueItem | undefined,
  telling: Telling,
): string[] {
  const price = sayPrice(written, telling);
  const days = sayDays(facts, item, telling);
  const times = sayTimes(facts, telling);
  if (item?.days !== "free_until" || days.length === 0) return [...price, ...days, ...times];
  return [...days, ...times, ...price.map(telling.words.afterwards)];
}

function sayPrice({ price, unit }: KnowledgeEntry, { language, words, said }: Telling): string[] {
  if (!price) return [];
  if (price.amount === 0) return said?.word(words.says.free) ? [] : [words.free];
  const { value, money } = sayMoney(price, language);
  if (said?.amount(value, price.currency)) return [];
  return [unit ? words.price(money, words.per[unit]) : money];
}

function sayDays(
  { days }: Facts,
  item: CatalogueItem | undefined,
  { language, words, said }: Telling,
): string[] {
  if (days === undefined || said?.number(days)) return [];
  const isDue = item?.days === "due";
  if (days === 0) return [isDue ? words.dueOnArrival : words.freeUntilArrival];
  const time = sayDuration(days, "day", language);
  return [isDue ? words.due(time) : words.freeUntil(time)];
}

function sayTimes({ from, until, hours }: Facts, { language, words, said }: Telling): string[] {
  if (hours && hours.length > 0) {
    const whole = from && until ? onOtherDays(hours, from, until) : hours;
    const times = whole.flatMap((span) => [span.from, span.to]);
    return said && times.every(said.time) ? [] : renderHours(whole, language, words);
  }
  const times = [from, until].filter((time) => time !== undefined);
  if (times.length === 0 || (said && times.every(said.time))) return [];
  if (from && until) return [`${from}–${until}`];
  return [from ? words.from(from) : words.until(until ?? "")];
}

function sayAge({ age }: Facts, item: CatalogueItem | undefined, { words, said }: Telling): string[] {
  // Nobody is younger than that.
  if (!age || said?.number(age)) return [];
  return [item?.age === "youngest" ? words.youngest(age) : words.freeBelow(age)];
}

function sayCounts(
  { count, height_cm }: Facts,
  item: CatalogueItem | undefined,
  { language, words, said }: Telling,
): string[] {
  const number = numberFormat(language, { style: "decimal" }).format(count ?? 0);
  const counted = item?.count === "at_most" ? words.atMost(number) : words.inAll(number);
  const isHigh = height_cm !== undefined && !said?.number(height_cm / 100) && !said?.number(height_cm);
  return [
    ...(count === undefined || said?.number(count) ? [] : [counted]),
    ...(isHigh ? [words.height(inMetres(height_cm, language))] : []),
  ];
}

function sayOffer({ offer }: KnowledgeEntry, { language, words, said }: Telling): string[] {
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
    ...(minutes === 0 || isAheadSaid ? [] : [words.ahead(sayDuration(ahead, unit, language))]),
    ...(offer?.approval === "staff" && !isTeamSaid ? [words.byTeam] : []),
  ];
}

function sayReached({ phone, email, url }: Facts, { said }: Telling): string[] {
  return [phone, email, url].filter((reached) => reached !== undefined && !said?.words(reached)) as string[];
}
