import type { Money, Unit } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { findMoney, foldAligned, type Per, parseAmount, patternsOf } from "@bellhop/language/values";

/** A price in a text, what it is for, and the words that say it. */
export type Price = { price: Money; unit: Unit | undefined; isLeast: boolean; quote: string };

const units: Partial<Record<string, Unit>> = {
  night: "night",
  stay: "stay",
  day: "day",
  hour: "hour",
  item: "item",
};

function unitOf({ time, head }: Per): Unit | undefined {
  if (head) return time === "night" || time === "day" ? "person_night" : "person";
  return time === null ? undefined : units[time];
}

/** Every price in a text. `home`: the venue's currency, which a sign of several is taken for. */
export function pricesIn(text: string, home: string, language: string): Price[] {
  const found = findMoney(foldAligned(text), patternsOf(language), home);
  const can = found.filter(({ value }) => value.amount <= limits.priceMinorUnitsMost);
  return can.map(({ from, to, value, per, isPerBehind, bound }) => {
    const { amount, currency } = value;
    const unit = isPerBehind ? unitOf(per) : undefined;
    const behind = unit ? /^[^.;\n€$£]{0,40}/u.exec(text.slice(to))?.[0] : "";
    const quote = `${text.slice(from, to)}${behind ?? ""}`.trim();
    return { price: { amount, currency }, unit, isLeast: bound === "from", quote };
  });
}

/** The one price of a text; none where it names several, or a least one. */
export function onlyPriceIn(text: string, home: string, language: string): Price | undefined {
  const prices = pricesIn(text, home, language);
  const [first] = prices;
  const isOne = first && prices.every(({ price }) => price.amount === first.price.amount);
  return isOne && !first.isLeast ? first : undefined;
}

/** Reads a number as a cell has it: `18`, `18,50`, `1.200,00`; with or without its currency. */
export function priceOfCell(cell: string, currency: string, language: string): Money | undefined {
  const read = onlyPriceIn(cell, currency, language)?.price;
  if (read) return read;
  const amount = /^\d[\d.,'’ \u00a0]*$/.test(cell.trim()) ? parseAmount(cell.trim(), currency) : undefined;
  return amount === undefined || amount > limits.priceMinorUnitsMost ? undefined : { amount, currency };
}
