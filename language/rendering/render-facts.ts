import { type CatalogueItem, catalogueItem } from "@bellhop/contract/catalogue";
import type { Facts, Money, Unit } from "@bellhop/contract/knowledge";
import parsePhoneNumber from "libphonenumber-js/min";
import type { KnowledgeEntry } from "../entries/index.ts";
import { formatDuration, formatMetres, formatMoney } from "./format-amounts.ts";
import { numberFormat } from "./formats.ts";
import { renderHours, withOtherDays } from "./render-hours.ts";
import type { StatedFacts } from "./stated-facts.ts";
import type { RenderingWords } from "./words/rendering-words.ts";

/** `stated` is what the venue's text states; absent without text. */
type FactOptions = { language: string; words: RenderingWords; stated?: StatedFacts };
type Context = FactOptions & { item: CatalogueItem | undefined };

/** Renders the fields that the venue's text does not state, in short phrases. */
export function renderFacts(written: KnowledgeEntry, options: FactOptions): string[] {
  const context = { ...options, item: catalogueItem(written.section, written.key ?? null) };
  const { availability, facts = {} } = written;
  const standing = renderStanding(written, context);
  // If it does not exist or is not allowed, other fields do not matter.
  if (availability === "absent" || (!availability && facts.allowed === "no")) return standing;
  return [
    ...standing,
    ...renderPlace(written, context),
    ...renderTerms(written, context),
    ...renderAge(facts, context),
    ...renderCounts(facts, context),
    ...renderOffer(written, context),
    ...renderContacts(facts, context),
  ];
}

/** Adds to the venue's text only what is not obvious: that it does not exist, costs money, or needs a request. */
function renderStanding(
  { availability, facts, price }: KnowledgeEntry,
  { item, words, stated }: Context,
): string[] {
  const isPriced = availability === "paid" && price !== undefined;
  const isNo = stated?.word(words.says.no);
  const isStated = {
    yes: stated !== undefined,
    present: stated !== undefined,
    no: isNo,
    absent: isNo,
    paid: stated && (isPriced || stated.someAmount() || stated.word(words.says.forAFee)),
    on_request: stated?.word(words.says.onRequest),
  };
  const { allowed } = facts ?? {};
  if (availability)
    return isStated[availability] ? [] : [words.availability[isPriced ? "present" : availability]];
  return !allowed || isStated[allowed] ? [] : [words.allowed[item?.asks ?? "available"][allowed]];
}

function renderPlace({ texts }: KnowledgeEntry, { language, stated }: Context): string[] {
  const place = texts[language]?.place?.trim();
  return place && !stated?.words(place) ? [place] : [];
}

/** Price and times; a free period comes first. */
function renderTerms(written: KnowledgeEntry, context: Context): string[] {
  const price = renderPrice(written, context);
  const days = renderDays(written.facts ?? {}, context);
  const times = renderTimes(written.facts ?? {}, context);
  if (context.item?.days !== "free_until" || days.length === 0) return [...price, ...days, ...times];
  return [...days, ...times, ...price.map(context.words.afterwards)];
}

function renderPrice(written: KnowledgeEntry, { language, words, stated }: Context): string[] {
  const { price, section, key, unit } = written;
  if (!price) return [];
  if (price.amount === 0) return stated?.word(words.says.free) ? [] : [words.free];
  const { value } = formatMoney(price, language);
  if (stated?.amount(value, price.currency)) return [];
  return [priceInWords({ section, key, unit, price }, language, words)];
}

type Priced = {
  section: KnowledgeEntry["section"];
  key: string | undefined;
  unit: Unit | undefined;
  price: Money;
};

/** "€18 per night" */
export function priceInWords(
  { price, unit, section, key }: Priced,
  language: string,
  words: Pick<RenderingWords, "price" | "per" | "free">,
): string {
  if (price.amount === 0) return words.free;
  const { money } = formatMoney(price, language);
  // "Per piece" fits things, not a massage or a transfer; each order has its price anyway.
  const isOneOrder = unit === "item" && (section === "upsells" || services.has(key ?? ""));
  return unit && !isOneOrder ? words.price(money, words.per[unit]) : money;
}

const services: ReadonlySet<string> = new Set([
  "massage",
  "spa",
  "shuttle",
  "taxi",
  "tours",
  "babysitting",
  "wake_up_call",
  "meeting_room",
  "celebration",
]);

function renderDays({ days }: Facts, { item, language, words, stated }: Context): string[] {
  if (days === undefined || stated?.number(days)) return [];
  const isDue = item?.days === "due";
  if (days === 0) return [isDue ? words.dueOnArrival : words.freeUntilArrival];
  const time = formatDuration(days, "day", language);
  return [isDue ? words.due(time) : words.freeUntil(time)];
}

function renderTimes({ from, until, hours }: Facts, { language, words, stated }: Context): string[] {
  if (hours && hours.length > 0) {
    const whole = from && until ? withOtherDays(hours, from, until) : hours;
    const times = whole.flatMap((span) => [span.from, span.to]);
    return stated && times.every(stated.time) ? [] : renderHours(whole, language, words);
  }
  const times = [from, until].filter((time) => time !== undefined);
  if (times.length === 0 || (stated && times.every(stated.time))) return [];
  if (from && until) return [words.between(from, until)];
  return [from ? words.from(from) : words.until(until ?? "")];
}

function renderAge({ age }: Facts, { item, words, stated }: Context): string[] {
  // Age 0 excludes no guest.
  if (!age || stated?.number(age)) return [];
  return [item?.age === "youngest" ? words.youngest(age) : words.freeBelow(age)];
}

function renderCounts({ count, height_cm }: Facts, { item, language, words, stated }: Context): string[] {
  const number = numberFormat(language, { style: "decimal" }).format(count ?? 0);
  const counted = item?.count === "at_most" ? words.atMost(number) : words.inAll(number);
  const isHigh = height_cm !== undefined && !stated?.number(height_cm / 100) && !stated?.number(height_cm);
  return [
    ...(count === undefined || stated?.number(count) ? [] : [counted]),
    ...(isHigh ? [words.height(formatMetres(height_cm, language))] : []),
  ];
}

function renderOffer({ offer }: KnowledgeEntry, { language, words, stated }: Context): string[] {
  const minutes = offer?.lead_minutes ?? 0;
  const [ahead, unit] =
    minutes % 1440 === 0
      ? ([minutes / 1440, "day"] as const)
      : minutes % 60 === 0
        ? ([minutes / 60, "hour"] as const)
        : ([minutes, "minute"] as const);
  const isAheadSaid = stated?.word(words.says.ahead);
  const isTeamSaid = stated?.word(words.says.confirmed);
  return [
    ...(minutes === 0 || isAheadSaid ? [] : [words.ahead(formatDuration(ahead, unit, language))]),
    ...(offer?.approval === "staff" && !isTeamSaid ? [words.byTeam] : []),
  ];
}

function renderContacts({ phone, email, url }: Facts, { stated }: Context): string[] {
  const readable = phone && (parsePhoneNumber(phone)?.formatInternational() ?? phone);
  return [readable, email, url].filter(
    (reached) => reached !== undefined && !stated?.words(reached),
  ) as string[];
}
