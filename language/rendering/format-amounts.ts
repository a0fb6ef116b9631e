import { minorDigits } from "@bellhop/contract/currencies";
import type { Money } from "@bellhop/contract/knowledge";
import { numberFormat } from "./formats.ts";

/** Money without empty decimals ("€18"), and its value in major units. */
export function formatMoney({ amount, currency }: Money, language: string): { value: number; money: string } {
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

export function formatDuration(value: number, unit: "day" | "hour" | "minute", language: string): string {
  return numberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** "1.9 m", as on a garage sign. */
export function formatMetres(centimetres: number, language: string): string {
  return numberFormat(language, { style: "unit", unit: "meter" }).format(centimetres / 100);
}
