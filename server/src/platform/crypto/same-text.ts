import { timingSafeEqual } from "node:crypto";

/** True where both are the same text that is not empty; how long that takes tells nothing about what was expected. */
export function isSameText(given: string | undefined, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
