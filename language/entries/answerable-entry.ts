import type { Availability, Facts, Money, Offer, Scope, Section, Unit } from "@bellhop/contract/knowledge";
import { baseOf } from "@bellhop/contract/values";

type AnswerableText = {
  title: string;
  question?: string;
  /** Text that the assistant may use in answers. */
  text: string;
};

export type AnswerableEntry = {
  entryId: string;
  section: Section;
  /** A catalogue key; it equals a topic of the lexicon. */
  key?: string;
  availability?: Availability;
  /** By BCP 47 tag. */
  texts: Record<string, AnswerableText>;
  price?: Money;
  /** The other fields, to render them in a language that the venue has not written. */
  fields?: { facts?: Facts; unit?: Unit; offer?: Offer };
  /** For staff only: never retrieved, never sent to a guest. */
  internal?: boolean;
  /** The guests who may receive it; absent means everyone. */
  scope?: Scope;
  /** First and last day in the venue's time zone, `YYYY-MM-DD`. */
  validFrom?: string;
  validUntil?: string;
};

/** The text in the wanted language, else in the venue's default language, else in any language. */
export function textIn(
  entry: AnswerableEntry,
  language: string,
  defaultLanguage?: string,
): AnswerableText & { language: string } {
  const has = Object.keys(entry.texts);
  const chosen =
    has.find((tag) => tag === language) ??
    has.find((tag) => baseOf(tag) === baseOf(language)) ??
    has.find((tag) => tag === defaultLanguage) ??
    has[0];
  const text = chosen === undefined ? undefined : entry.texts[chosen];
  if (chosen === undefined || text === undefined)
    throw new Error(`Knowledge entry ${entry.entryId} has no text`);
  return { ...text, language: chosen };
}
