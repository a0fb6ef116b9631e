/** The languages the assistant has fixed words in. */
export const guestLanguages = ["en", "es", "fr", "de", "it", "pt", "nl", "tr", "ru", "ar", "zh", "ja"];
