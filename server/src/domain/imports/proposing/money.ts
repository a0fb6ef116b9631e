import type { Money, Unit } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { findMoney, foldAligned, type Per, parseAmount, patternsOf } from "@bellhop/language/values";

/** A price in a text, and the words it was read from. `isLeast`: the text says "from". */
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

/** All prices in a text. `home` is the venue's currency; an ambiguous sign such as "$" means this one. */
function pricesIn(text: string, home: string, language: string): Price[] {
  const found = findMoney(foldAligned(text), patternsOf(language), home);
  const can = found.filter(({ value }) => value.amount <= limits.maxPriceMinorUnits);
  return can.map(({ from, to, value, per, isPerBehind, bound }) => {
    const { amount, currency } = value;
    const unit = isPerBehind ? unitOf(per) : undefined;
    const behind = unit ? /^[^.;\n€$£]{0,40}/u.exec(text.slice(to))?.[0] : "";
    const quote = `${text.slice(from, to)}${behind ?? ""}`.trim();
    return { price: { amount, currency }, unit, isLeast: bound === "from", quote };
  });
}

/** The price of a text; undefined if it names several prices or a minimum price. */
export function onlyPriceIn(text: string, home: string, language: string): Price | undefined {
  const prices = pricesIn(text, home, language);
  const [first] = prices;
  const isOne = first && prices.every(({ price }) => price.amount === first.price.amount);
  return isOne && !first.isLeast ? first : undefined;
}

/** Parses a price in a table cell, with or without a currency: `18`, `18,50`, `1.200,00`. */
export function priceOfCell(cell: string, currency: string, language: string): Money | undefined {
  const read = onlyPriceIn(cell, currency, language)?.price;
  if (read) return read;
  const amount = /^\d[\d.,'’ \u00a0]*$/.test(cell.trim()) ? parseAmount(cell.trim(), currency) : undefined;
  return amount === undefined || amount > limits.maxPriceMinorUnits ? undefined : { amount, currency };
}
