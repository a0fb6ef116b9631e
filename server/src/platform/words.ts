import type { Language } from "@bellhop/contract/languages";

/** Texts in every language. English defines the keys. Plain text, not HTML. */
export function words<Said extends object>(
  en: Said,
  others: Record<Exclude<Language, "en">, NoInfer<Said>>,
): Record<Language, Said> {
  return { en, ...others };
}
