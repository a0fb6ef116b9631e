// Detects the language of a text.

export { type GuestLanguage, guestLanguages } from "@bellhop/contract/guest-languages";
export { detectLanguage } from "./detect-language.ts";
