import { hash } from "node:crypto";
import { baseOf } from "@bellhop/contract/values";

/** A sentence of the venue in its own words. */
export type Source = { text: string; language: string };

/** The entry of a sentence that is to name its subject. Another entry may have the same sentence. */
export type About = { entryId: string; title: string };

/** What guests may get in one language, by the key of the source. */
export type Translations = ReadonlyMap<string, { text: string; isGenerated: boolean }>;

export const keyOf = ({ text, language }: Source): string => `${baseOf(language)}\n${text}`;

const digestOf = (key: string): string => hash("sha256", key, "base64url");

/** With an entry, of the sentence as this entry says it. */
export const hashOf = (source: Source, about?: About): string =>
  digestOf(about ? [keyOf(source), about.entryId, about.title].join("\n") : keyOf(source));

/** Where the translation of a sentence would be; `isOwn`: in its own language, with its subject. */
export type Place = { hash: string; language: string; isOwn: boolean };

export function placeOf(source: Source & About, target: string): Place {
  const isOwn = baseOf(source.language) === baseOf(target);
  return { hash: hashOf(source, isOwn ? source : undefined), language: baseOf(target), isOwn };
}
