import { catalogueItem } from "@bellhop/contract/catalogue";
import { type Weekday, weekdays } from "@bellhop/contract/hours";
import type { Unit } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "../../entries/index.ts";
import type { Topic } from "../../lexicon/index.ts";
import { everyDay } from "../../values/index.ts";
import { type Claim, type Qualifiers, unqualified } from "../claim.ts";
import type { ClaimAspect } from "../contradiction.ts";
import { freeBelow, isClaimable, isFacility } from "../topics.ts";
import { shown, type Value } from "../value.ts";

/** A unit of the forms in the terms of `Per`. */
export const perUnit: Record<Unit, Qualifiers["per"]> = {
  stay: { time: "stay", head: null },
  night: { time: "night", head: null },
  day: { time: "night", head: null },
  hour: { time: "hour", head: null },
  item: { time: "item", head: null },
  person: { time: null, head: true },
  person_night: { time: "night", head: true },
};

export function readFacts(entry: KnowledgeEntry, topic: Topic, which: string | null): Claim[] {
  const { facts = {}, availability, price, unit, section, key } = entry;
  const claims: Claim[] = [];
  const item = catalogueItem(section, key ?? null);
  const add = (
    field: string,
    aspect: ClaimAspect,
    value: Value,
    qualifiers: Partial<Qualifiers> = {},
    implied = false,
  ) => {
    const quote = shown(value);
    claims.push({
      topic,
      aspect,
      value,
      qualifiers: { ...unqualified, which, ...qualifiers },
      implied,
      place: { field, language: null, quote, mark: { from: 0, to: quote.length }, at: null },
    });
  };
  const allowed =
    facts.allowed && (item?.asks !== "required" || topic === "deposit") ? facts.allowed : undefined;
  if (key === "desk_24h") {
    const is = facts.allowed ?? (availability && availabilityAs[availability]);
    if (is)
      add(facts.allowed ? "facts.allowed" : "availability", "all_day", { is: is === "no" ? "no" : "yes" });
  } else {
    if (availability) add("availability", "is", { is: availabilityAs[availability] });
    if (availability === "paid" && !price) add("availability", "price", { is: "paid" });
    if (allowed) add("facts.allowed", "is", { is: allowed });
  }
  if (!isClaimable(topic)) return claims;
  const { from, until, hours = [] } = facts;
  if (from) add("facts.from", "from", timeValue(from));
  if (until) add("facts.until", "until", timeValue(until));
  for (const { days, from, to } of hours) {
    add("facts.hours", "from", timeValue(from), { days: maskOf(days) });
    add("facts.hours", "until", timeValue(to), { days: maskOf(days) });
  }
  const off = everyDay & ~maskOf(hours.flatMap(({ days }) => days));
  // Hours for all days but one mean closed on that day.
  if (isFacility(topic) && off !== 0 && (off & (off - 1)) === 0)
    add("facts.hours", "is", { is: "no" }, { days: off });
  if (price) {
    add("price", "price", { is: "money", ...price }, { per: unit ? perUnit[unit] : unqualified.per });
    if (section !== "policy" || facts.allowed === undefined) add("price", "is", { is: "yes" }, {}, true);
  }
  const addNumber = (field: string, aspect: ClaimAspect, of: NumberUnit, number: number | undefined) => {
    const isFreeBelow = aspect === "age" && item?.age === "free_below";
    if (number !== undefined)
      add(field, aspect, { is: "number", number, also: null, of }, isFreeBelow ? { which: freeBelow } : {});
  };
  addNumber("facts.age", "age", "age", facts.age);
  addNumber("facts.count", "count", "count", facts.count);
  addNumber("facts.height_cm", "height", "cm", facts.height_cm);
  if (item?.days !== "due") addNumber("facts.days", "notice", "hours", facts.days && facts.days * 24);
  const lead = entry.offer?.lead_minutes;
  if (lead && lead % 60 === 0) addNumber("offer.lead_minutes", "notice", "hours", lead / 60);
  return claims;
}

type NumberUnit = Extract<Value, { is: "number" }>["of"];

const availabilityAs = { present: "yes", paid: "yes", on_request: "on_request", absent: "no" } as const;

const maskOf = (days: readonly Weekday[]): number =>
  days.reduce((mask, day) => mask | (1 << weekdays.indexOf(day)), 0);

function timeValue(time: string): Value {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return { is: "time", minutes: hour * 60 + minute, halfDay: false };
}
