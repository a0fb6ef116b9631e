import { findYesNo, foldAligned, readWithFallback, type YesNo } from "@bellhop/language/values";

/** Reads yes, no or on request; undefined where a text says none of them. */
export const saysOf = (text: string, language: string): YesNo | undefined =>
  readWithFallback(language, text, (patterns) => findYesNo(foldAligned(text), patterns));
