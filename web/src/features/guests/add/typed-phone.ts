import parsePhoneNumber, { AsYouType, type CountryCode } from "libphonenumber-js/min";

export type TypedPhone = {
  /** E.164. */
  phone: string;
  /** ISO 3166; the largest one if several share the code. */
  country: string | undefined;
  /** As the guest would write it: national in `home`, else with the country code. */
  readable: string;
};

/**
 * Reads a number as people type or paste it: with +, with 00, or as it is dialled in `home` (ISO 3166). Undefined if
 * its country has no numbers of that length.
 */
export function readTypedPhone(typed: string, home: string): TypedPhone | undefined {
  const plain = withoutMarks(typed);
  return parsed(plain, home) ?? (plain.startsWith("00") ? parsed(`+${plain.slice(2)}`, home) : undefined);
}

function parsed(plain: string, home: string): TypedPhone | undefined {
  const number = parsePhoneNumber(plain, home as CountryCode);
  if (!number || number.ext || !number.isPossible()) return undefined;
  const isNational = !/^(\+|00|\D*\+)/.test(plain);
  return {
    phone: number.number,
    country: isNational ? home : (number.country ?? number.getPossibleCountries()[0]),
    readable: isNational ? number.formatNational() : number.formatInternational(),
  };
}

/** Groups the digits while they are typed. Leaves everything else as it is. */
export function groupTyped(typed: string, home: string): string {
  if (!/^[+\d\s().\-/]+$/.test(typed)) return typed;
  return new AsYouType(home as CountryCode).input(typed);
}

/** The number without its country code, to write it for another country. */
export function nationalDigits(typed: string, home: string): string {
  const number = parsePhoneNumber(withoutMarks(typed), home as CountryCode);
  return number ? number.nationalNumber : typed;
}

/** Pasted numbers may have full-width digits and direction marks. */
function withoutMarks(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();
}
