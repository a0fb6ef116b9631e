import parsePhoneNumber from "libphonenumber-js/min";

/** A phone number as its country writes it, with the country code: "+90 532 555 01 84". */
export function readablePhone(phone: string): string {
  return parsePhoneNumber(phone)?.formatInternational() ?? phone;
}
