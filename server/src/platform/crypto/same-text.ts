import { timingSafeEqual } from "node:crypto";

/** Compares in constant time. False if either text is empty. */
export function isSameText(given: string | undefined, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
