// Detects the language of a text.

export { detectLanguage, type GuestLanguage, guestLanguages } from "./detect-language.ts";
