import { catalogueItem } from "@bellhop/contract/catalogue";
import type { Unit } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "../../entries/index.ts";
import type { Topic } from "../../lexicon/index.ts";
import { type Claim, type Qualifiers, unqualified } from "../claim.ts";
import type { ClaimAspect } from "../contradiction.ts";
import { freeBelow, isClaimable, isFacility } from "../topics.ts";
import { shown, type Value } from "../value.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

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
    const said = shown(value);
    claims.push({
      topic,
      aspect,
      value,
      qualifiers: { ...unqualified, which, ...qualifiers },
      implied,
      place: { field, language: null, quote: said, mark: { from: 0, to: said.length }, at: null },
    });
  };
  if (key === "desk_24h") {
    const is = facts.allowed ?? (availability === "absent" ? "no" : availability ? "yes" : undefined);
    if (is)
      add(facts.allowed ? "facts.allowed" : "availability", "all_day", { is: is === "no" ? "no" : "yes" });
  } else {
    if (availability === "absent") add("availability", "is", { is: "no" });
    else if (availability)
      add("availability", "is", { is: availability === "on_request" ? "on_request" : "yes" });
    if (availability === "paid" && !price) add("availability", "price", { is: "paid" });
    if (facts.allowed && (item?.asks !== "required" || topic === "deposit"))
      add("facts.allowed", "is", { is: facts.allowed });
  }
  if (!isClaimable(topic)) return claims;
  const time = (field: "from" | "until") => {
    const written = facts[field];
    if (!written) return;
    const [hour = 0, minute = 0] = written.split(":").map(Number);
    add(`facts.${field}`, field, { is: "time", minutes: hour * 60 + minute, halfDay: false });
  };
  time("from");
  time("until");
  const hours = facts.hours ?? [];
  for (const { days, from, to } of hours) {
    const mask = days.reduce((all, day) => all | (1 << weekdays.indexOf(day)), 0);
    for (const [aspect, written] of [
      ["from", from],
      ["until", to],
    ] as const) {
      const [hour = 0, minute = 0] = written.split(":").map(Number);
      add("facts.hours", aspect, { is: "time", minutes: hour * 60 + minute, halfDay: false }, { days: mask });
    }
  }
  const listed = hours.reduce(
    (all, { days }) => all | days.reduce((mask, day) => mask | (1 << weekdays.indexOf(day)), 0),
    0,
  );
  const off = 127 & ~listed;
  // Hours for all days but one mean closed on that day.
  if (isFacility(topic) && off !== 0 && (off & (off - 1)) === 0)
    add("facts.hours", "is", { is: "no" }, { days: off });
  if (price) {
    add("price", "price", { is: "money", ...price }, { per: unit ? perUnit[unit] : unqualified.per });
    if (section !== "policy" || facts.allowed === undefined) add("price", "is", { is: "yes" }, {}, true);
  }
  const number = (
    field: "age" | "count" | "height_cm" | "days",
    aspect: ClaimAspect,
    of: "age" | "count" | "cm" | "hours",
    times = 1,
  ) => {
    const written = facts[field];
    if (written !== undefined)
      add(
        `facts.${field}`,
        aspect,
        { is: "number", number: written * times, also: null, of },
        field === "age" && item?.age === "free_below" ? { which: freeBelow } : {},
      );
  };
  number("age", "age", "age");
  number("count", "count", "count");
  number("height_cm", "height", "cm");
  if (item?.days !== "due") number("days", "notice", "hours", 24);
  const lead = entry.offer?.lead_minutes;
  if (lead && lead % 60 === 0)
    add("offer.lead_minutes", "notice", { is: "number", number: lead / 60, also: null, of: "hours" });
  return claims;
}
