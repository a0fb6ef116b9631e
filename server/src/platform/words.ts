import type { Language } from "@bellhop/contract/languages";

/** Texts in every language. English defines the keys. Plain text, not HTML. */
export function words<Texts extends object>(
  en: Texts,
  others: Record<Exclude<Language, "en">, NoInfer<Texts>>,
): Record<Language, Texts> {
  return { en, ...others };
}
