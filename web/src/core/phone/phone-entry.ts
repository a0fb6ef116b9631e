import { callingCodeOf } from "./country-facts.ts";

export type PhoneProblem = "letters" | "too_short" | "too_long";

/** Countries whose numbers keep their leading 0 in international calls. */
const keepTheirZero = new Set(["IT", "SM", "VA", "CI", "CG", "BJ", "GA"]);

/** The domestic prefix, where it is not 0. */
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
 * The shortest callable numbers belong to islands with three-digit codes; ITU E.164 sets the upper limit
 * only.
 */
const digitsLeast = 7;
const digitsLeastAtHome = 8;
const maxDigits = 15;

/** Parses a number as people write it, national or with + or 00, into E.164. */
export function readPhone(typed: string, country: string): { phone: string } | { problem: PhoneProblem } {
  const plain = typed
    .trim()
    .replace(/\(0\)/g, "")
    .replace(/[\s().\-/\u2010-\u2015\u00a0]/g, "");
  if (!/^\+?\d*$/.test(plain)) return { problem: "letters" };
  const digits = isInternational(plain) ? plain.replace(/^(\+|00)/, "") : inFull(plain, country);
  const isIsland = (callingCodeOf(country) ?? "").length > 2;
  const min = isInternational(plain) || isIsland ? digitsLeast : digitsLeastAtHome;
  if (digits.length < min) return { problem: "too_short" };
  if (digits.length > maxDigits) return { problem: "too_long" };
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
