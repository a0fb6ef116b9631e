import { callingCodeOf } from "./country-facts.ts";

/** Why what was typed is no phone number. */
export type PhoneProblem = "letters" | "too_short" | "too_long";

/** Numbers there keep the 0 that they begin with when they are called from abroad. */
const keepTheirZero = new Set(["IT", "SM", "VA", "CI", "CG", "BJ", "GA"]);

/** What is dialled before a number inside the country only, where it is not 0. */
const dialledInside: Record<string, string> = {
  US: "1",
  CA: "1",
  RU: "8",
  KZ: "8",
  BY: "8",
  LT: "0",
  HU: "06",
};

/**
 * Below this no country has a number that a guest could call: islands, whose codes have three digits, have the shortest
 * (ITU E.164 sets the upper end only).
 */
const digitsLeast = 7;
const digitsLeastAtHome = 8;
const digitsMost = 15;

/** Reads a number as people write it, in the way of their country or with + or 00 in front, into E.164. */
export function readPhone(typed: string, country: string): { phone: string } | { problem: PhoneProblem } {
  const plain = typed
    .trim()
    .replace(/\(0\)/g, "")
    .replace(/[\s().\-/\u2010-\u2015\u00a0]/g, "");
  if (!/^\+?\d*$/.test(plain)) return { problem: "letters" };
  const digits = isInternational(plain) ? plain.replace(/^(\+|00)/, "") : inFull(plain, country);
  const isIsland = (callingCodeOf(country) ?? "").length > 2;
  const least = isInternational(plain) || isIsland ? digitsLeast : digitsLeastAtHome;
  if (digits.length < least) return { problem: "too_short" };
  if (digits.length > digitsMost) return { problem: "too_long" };
  return { phone: `+${digits}` };
}

function isInternational(plain: string): boolean {
  return plain.startsWith("+") || plain.startsWith("00");
}

function inFull(plain: string, country: string): string {
  const prefix = keepTheirZero.has(country) ? "" : (dialledInside[country] ?? "0");
  const national = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain;
  return `${callingCodeOf(country) ?? ""}${national}`;
}
