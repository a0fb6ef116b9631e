import { baseOf } from "@bellhop/contract/values";

/** A sentence of the venue in its own words. */
export type Source = { text: string; language: string };

/** What guests may get in one language, by the key of the source. */
export type Translations = ReadonlyMap<string, { text: string; isGenerated: boolean }>;

export const keyOf = ({ text, language }: Source): string => `${baseOf(language)}\n${text}`;

export const sourceTextOf = (key: string): string => key.slice(key.indexOf("\n") + 1);
