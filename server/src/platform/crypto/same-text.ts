import { timingSafeEqual } from "node:crypto";

/** Compares in constant time. False if either text is empty. */
export function isSameText(actual: string | undefined, expected: string | undefined): boolean {
  if (!actual || !expected) return false;
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
