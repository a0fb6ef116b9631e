// Tells which language a text is in.

export { detectLanguage, type GuestLanguage, guestLanguages } from "./detect-language.ts";
