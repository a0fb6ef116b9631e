import { patternsOf, plain, readIn, type Whether, whetherIn } from "@bellhop/language/values";

/** Reads yes, no or on request; undefined if the text says none of them. */
export const saysOf = (text: string, language: string): Whether | undefined =>
  readIn(language, text, (patterns) => whetherIn(plain(text), patterns));

export const saysFree = (text: string, language: string): boolean =>
  patternsOf(language).test("free", plain(text));
export const saysPaid = (text: string, language: string): boolean =>
  patternsOf(language).test("paid", plain(text)) && !saysFree(text, language);
