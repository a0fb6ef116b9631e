import parsePhoneNumber, {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
} from "libphonenumber-js/max";
import { otherSpellings } from "./other-spellings.ts";

/**
 * A phone as people write it, as E.164; undefined if it is no possible number of the country, or a placeholder. Without
 * a country code it is one of `country` (ISO 3166), or of another country whose code has lost its +.
 */
export function readPhone(typed: string, country: string): string | undefined {
  if (isPlaceholder(typed, country)) return undefined;
  // "0044 …", "(+44) 0…" and full-width digits are common in exports.
  const plain = typed.normalize("NFKC").replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
  const asTyped = parse(plain.trim(), country);
  if (asTyped?.isValid()) return asTyped.number;
  const abroad = /^\s*[1-9]/.test(plain) ? parse(`+${plain.trim()}`, country) : undefined;
  return (abroad?.isValid() ? abroad : asTyped)?.number ?? withNewDigits(plain, country);
}

/**
 * Whether someone typed these digits because a number was required: one digit again and again, or 1 to 9 in a row, with
 * or without the country's code.
 */
export function isPlaceholder(typed: string, country: string): boolean {
  const digits = typed.normalize("NFKC").replace(/\D/g, "");
  const code = callingCodeOf(country) ?? "";
  const international = digits.replace(/^00/, "");
  const isInternational = /^\s*(?:\+|00[1-9])/.test(typed);
  const codes = [
    code,
    isInternational ? (parsePhoneNumber(`+${international}`)?.countryCallingCode ?? "") : "",
  ];
  const national = codes
    .filter((one) => one !== "" && international.startsWith(one))
    .map((one) => international.slice(one.length));
  return [digits, ...national].some((one) => one.length >= 5 && placeholders.test(one));
}

/** "9999999999", "0000000001", "1234567890", "0987654321", "123123123". */
const placeholders =
  /^(\d)\1*$|(\d)\2{7}|^0?123456(?:7(?:8(?:90?)?)?)?$|^0?98765(?:4(?:3(?:2(?:10?)?)?)?)?$|^0?(?:123){3,}$/;

/**
 * A number of an old plan, as it is dialled now: of Mexico with its mobile prefix (1, 044, 045), and with eight digits of
 * Ivory Coast and Benin.
 */
function withNewDigits(typed: string, country: string): string | undefined {
  const digits = typed.replace(/\D/g, "").replace(/^00/, "");
  const mexican = /^(?:521|(?:52)?04[45]|(?:52)?01)(\d{10})$/.exec(digits)?.[1];
  if (mexican !== undefined && (country === "MX" || digits.startsWith("521"))) return `+52${mexican}`;
  const full = /^22[59]\d{8}$/.test(digits) ? `+${digits}` : `+${callingCodeOf(country) ?? ""}${digits}`;
  return otherSpellings(full).find((one) => /^\+22[59]/.test(one) && one.length > full.length);
}

function parse(text: string, country: string) {
  const parsed = parsePhoneNumber(text, country as CountryCode);
  if (!parsed || parsed.ext || !parsed.isPossible()) return undefined;
  return /^\+[1-9]\d{6,14}$/.test(parsed.number) ? parsed : undefined;
}

/** The digits of a country's calling code (ISO 3166); null if it has none. */
export const callingCodeOf = (country: string): string | null =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : null;
