import parsePhoneNumber, { type CountryCode } from "libphonenumber-js/max";

/**
 * A phone as people write it, as E.164; undefined if it is no possible number of the country. Without a country code it
 * is one of `country` (ISO 3166).
 */
export function readPhone(typed: string, country: string): string | undefined {
  // "0044 …", "(+44) 0…" and full-width digits are common in exports.
  const plain = typed.normalize("NFKC").replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
  const parsed = parsePhoneNumber(plain.trim(), country as CountryCode);
  if (!parsed || parsed.ext || !parsed.isPossible()) return undefined;
  return /^\+[1-9]\d{6,14}$/.test(parsed.number) ? parsed.number : undefined;
}
