import parsePhoneNumber from "libphonenumber-js/min";

/** A phone number with spaces, as people read it aloud: "+39 06 5551 0142". */
export const readablePhone = (phone: string): string =>
  parsePhoneNumber(phone)?.formatInternational() ?? phone;
