import { minorDigits } from "@bellhop/contract/currencies";
import { limits } from "@bellhop/contract/limits";
import { latinDigits } from "../../../core/forms/time-entry.ts";

export type MoneyProblem = "not_a_number" | "below_zero" | "too_precise" | "too_much";

/**
 * Parses a price into minor units, with a point or a comma as the language has it. An ambiguous sign before
 * three digits separates thousands, unless the currency has three decimals and the language writes it so.
 */
export function readMoney(
  typed: string,
  currency: string,
  language: string,
): { amount: number } | { problem: MoneyProblem } {
  const plain = latinDigits(typed)
    .replace(/\p{Sc}|\b\p{L}{1,4}\.?(?=\s|$|\d)|[\s'\u2019_]/gu, "")
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", "");
  if (/^[-\u2212]/.test(plain)) return { problem: "below_zero" };
  if (!/^\d*([.,]\d*)*$/.test(plain) || !/\d/.test(plain)) return { problem: "not_a_number" };
  const digits = minorDigits(currency);
  const point = pointOf(plain, digits, language);
  const whole = (point < 0 ? plain : plain.slice(0, point)).replace(/[.,]/g, "");
  const behind = point < 0 ? "" : plain.slice(point + 1);
  if (behind.replace(/0+$/, "").length > digits) return { problem: "too_precise" };
  const amount = Number(`${whole}${behind.slice(0, digits).padEnd(digits, "0")}`);
  return amount > limits.maxPriceMinorUnits ? { problem: "too_much" } : { amount };
}

/** The position of the decimal sign; -1 if there is none. */
function pointOf(plain: string, digits: number, language: string): number {
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  const sign = plain[last];
  if (sign === undefined) return -1;
  const others = plain.slice(0, last);
  if (others.includes(sign)) return -1;
  if (/[.,]/.test(others)) return last;
  const behind = plain.length - last - 1;
  if (behind !== 3 || last === 0 || last > 3) return last;
  return digits === 3 && sign === decimalSign(language) ? last : -1;
}

function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

type Money = { amount: number; currency: string };

export function formatMoney({ amount, currency }: Money, language: string): string {
  const digits = minorDigits(currency);
  const locale = new Intl.Locale(language, { numberingSystem: "latn" });
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: "stripIfInteger",
  });
  return format.format(amount / 10 ** digits);
}

/** Without the currency: "18.00". */
export function formatAmount({ amount, currency }: Money, language: string): string {
  const digits = minorDigits(currency);
  const locale = new Intl.Locale(language, { numberingSystem: "latn" });
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  return format.format(amount / 10 ** digits);
}

/** The short sign, else the code. */
export function currencySign(currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}

/** Keeps the amount that people read; the minor units follow. */
export function inCurrency({ amount, currency }: Money, next: string): Money {
  const value = amount / 10 ** minorDigits(currency);
  return { amount: Math.round(value * 10 ** minorDigits(next)), currency: next };
}
