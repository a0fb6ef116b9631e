const mailbox = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,24}/u;
const number = /(?<![\d/])(?:\+|00)\s?[1-9](?:[\d\s./-]|\(\d{1,5}\)){6,22}\d(?![\d:])/;
const webAddress = /https?:\/\/[^\s<>"'()]{4,400}[^\s<>"'().,;:!?]/i;
const street =
  /(?:\b\d{1,5}[a-z]?,?\s+(?:[\p{Lu}\d][\p{L}\p{N}.'’-]*\s+){1,4}(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|ln\.?|drive|square|place|way|quay|boulevard|blvd\.?|terrace)\b|\p{L}+(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ufer|damm|straat|laan|plein|kade)\s*\d+|(?:rue|avenue|boulevard|quai|place|chemin|calle|avenida|paseo|plaza|carrer|via|viale|piazza|corso|lungolago|rua|praça|largo)\s+[\p{L}'’ .-]{3,50},?\s*\d*)/iu;
const postcode = /\b(?:\d{4,6}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|\d{4}-\d{3}|\d{4}\s?[A-Z]{2})\b/;

/** Words that mark the hotel's own number. */
const reaches =
  /(?<!\p{L})(?:tel\p{L}*|phone|fon|fono|e-?mail|mail|mob\p{L}*|handy|contact\p{L}*|kontakt|contatt\p{L}*|contacto|reception|rezeption|ricezione|réception|recepci\p{L}*|receptie|hotel|whatsapp)(?!\p{L})/iu;
export const namesReach = (text: string): boolean => reaches.test(text);

/** A phone number with its country code, in the contract's format. */
export function phoneIn(text: string): { phone: string; quote: string } | undefined {
  const quote = number.exec(text)?.[0];
  // The zero in "+49 (0)30" is dialled only within the country.
  const digits = quote
    ?.replace(/\(0\)/, "")
    .replace(/^00/, "+")
    .replace(/[^\d+]/g, "");
  return quote && digits && /^\+[1-9]\d{6,14}$/.test(digits) ? { phone: digits, quote } : undefined;
}

export const emailIn = (text: string) => mailbox.exec(text)?.[0];
export const webAddressIn = (text: string) => webAddress.exec(text)?.[0];

/** True for a street with a number or a postcode, not for "Breakfast takes place from 8:00 to 10:00". */
export const isAddress = (text: string) =>
  text.length <= 200 &&
  !/\d[:.]\d{2}(?!\d)/u.test(text) &&
  street.test(text) &&
  (postcode.test(text) || /\d/.test(text));
