import { knownLanguage } from "./act-matchers.ts";
import { type OfferTexts, offerTexts } from "./offer-texts.words.ts";
import { capitalized, filled, type NamedRequest, requestInFull } from "./request-texts.ts";

/** The titles of the two buttons of an offer. */
export function offerButtons(language: string): { order: string; decline: string } {
  const { order, decline } = offerTexts[knownLanguage(language)];
  return { order, decline };
}

type Told = {
  language: string;
  today?: string | undefined;
  request: NamedRequest;
  /** The price of one, in words. */
  price?: string;
};

/** What becomes of a guest's answer to an offer. What is ordered is told as for any request. */
export function offerText(
  name: Exclude<keyof OfferTexts, "order" | "decline">,
  { language, today, request, price = "" }: Told,
): string {
  const known = knownLanguage(language);
  const what = requestInFull({ language, today, request });
  return filled(offerTexts[known][name], {
    what: name === "asksPrice" ? capitalized(what, known) : what,
    price,
  });
}
