import parsePhoneNumber, {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
} from "libphonenumber-js/max";

/**
 * A phone as people write it, as E.164; undefined if it is no possible number of the country, or a placeholder. Without a country code it
 * is one of `country` (ISO 3166), or of another country whose code has lost its +.
 */
export function readPhone(typed: string, country: string): string | undefined {
  // "0044 …", "(+44) 0…" and full-width digits are common in exports.
  const plain = typed.normalize("NFKC").replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
  const asTyped = parse(plain.trim(), country);
  if (asTyped?.isValid()) return asTyped.number;
  const abroad = /^\s*[1-9]/.test(plain) ? parse(`+${plain.trim()}`, country) : undefined;
  return (abroad?.isValid() ? abroad : asTyped)?.number;
}

function parse(text: string, country: string) {
  const parsed = parsePhoneNumber(text, country as CountryCode);
  if (!parsed || parsed.ext || !parsed.isPossible()) return undefined;
  if (isPlaceholder(parsed.nationalNumber)) return undefined;
  return /^\+[1-9]\d{6,14}$/.test(parsed.number) ? parsed : undefined;
}

/** What is typed where a form wants a number: 0000000000, 111 111 1111, 123456789. */
const isPlaceholder = (digits: string): boolean =>
  /^(\d)\1+$|0{7}$/.test(digits) || "01234567890".includes(digits) || "09876543210".includes(digits);

/** The digits of a country's calling code (ISO 3166); null if it has none. */
export const callingCodeOf = (country: string): string | null =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : null;
