import { allMatches } from "../text/index.ts";
import { global, type LockPatterns } from "./lock-patterns.ts";
import { currenciesIn } from "./read-numbers.ts";

type Strength = "none" | "weak" | "strong";
export type Polarity = { lead: "yes" | "no" | null; not: Strength; except: Strength; free: Strength; included: Strength; paid: Strength; denials: number };

const alsoNot = /^(?:nor|neither|noch|weder|ni|ne|nem|ни|ولا)$/u;
/** Words of one negation are closer. */
const nextDenial = 14;

const countOf = (denials: { from: number; to: number }[], text: string): number =>
  denials.filter(({ from, to }, i) => {
    const before = denials[i - 1];
    return i === 0 || (from - (before?.to ?? 0) > nextDenial && !alsoNot.test(text.slice(from, to)));
  }).length;

/** How far a negation may be from the word that it denies. */
const reachBefore = 32;
const reachBehind = 14;

/** What a normalized text denies, and whether it says that something is free or costs extra. */
export function polarityIn(normalized: string, { source, language }: LockPatterns): Polarity {
  let text = normalized;
  const start = (name: "yes" | "no") => new RegExp(`^\\W{0,2}${source[name]}(?=\\s?[,.!;:。–-])`, "u").exec(text)?.[0];
  const [yes, no] = [start("yes"), start("no")];
  const lead = yes ? "yes" : no ? "no" : null;
  text = text.slice((yes ?? no ?? "").length).replace(global(source.neutral), (said) => "~".repeat(said.length));
  const spans = (name: "not" | "free" | "included" | "paid" | "except") =>
    allMatches(global(source[name]), text).map(({ 0: said, index }) => ({ from: index, to: index + said.length }));
  const costs = [
    ...spans("free").map((span) => ({ ...span, isFree: true, isIncluded: false, isDenied: false })),
    ...spans("included").map((span) => ({ ...span, isFree: true, isIncluded: true, isDenied: false })),
    ...spans("paid").map((span) => ({ ...span, isFree: false, isIncluded: false, isDenied: false })),
  ];
  const isVerbLast = language === "ja" || language === "tr";
  const isInside = (one: { from: number; to: number }, other: { from: number; to: number }) =>
    one.from < other.to && other.from < one.to;
  const exceptions = spans("except");
  const denials = spans("not").filter((not) => {
    if (exceptions.some((one) => isInside(one, not))) return false;
    if (costs.some((cost) => isInside(cost, not))) return language === "zh" ? costs.some((cost) => !cost.isFree && isInside(cost, not)) : false;
    const near = costs.filter((cost) => {
      const gap = isVerbLast ? text.slice(cost.to, not.from) : text.slice(not.to, cost.from);
      const isOrdered = isVerbLast ? cost.to <= not.from : not.to <= cost.from;
      return isOrdered && gap.length <= (isVerbLast ? reachBehind : reachBefore) && !/[,;:.。!?]|(?<!\p{L})(?:and|but|und|aber|et|mais|ma|y|pero|mas|en|maar|и|но|а|ve|ama)(?!\p{L})/u.test(gap);
    });
    const nearest = isVerbLast ? near.sort((a, b) => b.to - a.to)[0] : near.sort((a, b) => a.from - b.from)[0];
    for (const cost of near) if (cost.isFree === nearest?.isFree) cost.isDenied = true;
    return !nearest;
  });
  const says = (name: "weakNot" | "weakFree" | "weakIncluded" | "weakPaid") => allMatches(global(source[name]), text).length > 0;
  const has = (isFree: boolean, isIncluded = false) =>
    costs.some((cost) => cost.isFree !== cost.isDenied === isFree && cost.isIncluded === isIncluded);
  const strength = (strong: boolean, weak: boolean): Strength => (strong ? "strong" : weak ? "weak" : "none");
  return {
    lead,
    denials: countOf(denials, text),
    not: strength(denials.length > 0, says("weakNot") || lead === "no"),
    except: strength(exceptions.length > 0, denials.length > 0),
    free: strength(has(true), says("weakFree") || has(true, true)),
    included: strength(has(true, true), (!costs.some(({ isDenied }) => isDenied) && says("weakIncluded")) || has(true)),
    paid: strength(has(false) || has(false, true), says("weakPaid") || currenciesIn(text).size > 0),
  };
}
