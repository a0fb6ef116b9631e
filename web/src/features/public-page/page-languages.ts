import { type GuestLanguage, guestLanguages } from "@bellhop/contract/guest-languages";

/** The chosen languages of the guest page and the hotel's own, in the page's order. */
export const pageLanguages = (chosen: readonly string[], own: string): GuestLanguage[] =>
  guestLanguages.filter((language) => language === own || chosen.includes(language));
