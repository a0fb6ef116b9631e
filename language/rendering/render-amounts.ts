import { minorDigits } from "@bellhop/contract/currencies";
import type { Money } from "@bellhop/contract/knowledge";
import { numberFormat } from "./formats.ts";

/** Some money as that language writes it, without empty decimals: "€18"; and how much it is in major units. */
export function sayMoney({ amount, currency }: Money, language: string): { value: number; money: string } {
  const digits = minorDigits(currency);
  const format = numberFormat(language, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: "stripIfInteger",
  });
  const value = amount / 10 ** digits;
  return { value, money: format.format(value) };
}

/** A length of time with its word: "24 hours". */
export function sayDuration(value: number, unit: "day" | "hour" | "minute", language: string): string {
  return numberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** A height as guests read it at a garage: "1.9 m". */
export function inMetres(centimetres: number, language: string): string {
  return numberFormat(language, { style: "unit", unit: "meter" }).format(centimetres / 100);
}
