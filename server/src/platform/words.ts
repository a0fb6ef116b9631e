import type { Language } from "@bellhop/contract/languages";

/**
 * Words of ours in every language. English says what there is to say: where another language lacks a word, or has one
 * more, the types say so. They are plain text, and not HTML.
 */
export function words<Said extends object>(
  en: Said,
  others: Record<Exclude<Language, "en">, NoInfer<Said>>,
): Record<Language, Said> {
  return { en, ...others };
}
