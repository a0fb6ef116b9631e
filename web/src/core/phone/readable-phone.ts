/** Country codes of one and two digits; all others have three (ITU E.164, as assigned in 2026). */
const oneDigit = /^[17]/;
const twoDigits = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Groups a phone number for reading aloud: "+90 532 555 0184". */
export function readablePhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  const countryDigits = oneDigit.test(digits) ? 1 : twoDigits.test(digits) ? 2 : 3;
  const rest = digits.slice(countryDigits);
  // Groups of three from the front; the last group takes the rest.
  const groups = rest.match(/\d{3}(?=\d{2})|\d+/g) ?? [];
  return `+${[digits.slice(0, countryDigits), ...groups].join(" ")}`;
}
