import { catalogueItem } from "@bellhop/contract/catalogue";
import type { Contradiction, ContradictionSide } from "@bellhop/contract/contradictions";
import { minorDigits } from "@bellhop/contract/currencies";
import { useLingui } from "@lingui/react/macro";
import { localeOf } from "../../core/language/formats.ts";
import { formatMoney, useFieldName, useItemName } from "../catalogue/index.ts";
import { markedQuote } from "./marked-quote.ts";

/** The title in the reader's language if there is one, else as quoted. */
export function useSideTitle() {
  const { i18n } = useLingui();
  const itemName = useItemName();
  return ({ key, section, title, titles }: ContradictionSide): string => {
    const language = i18n.locale.split("-")[0];
    const own = Object.keys(titles).find((tag) => tag.split("-")[0] === language);
    const item = section ? catalogueItem(section, key) : undefined;
    return (own && titles[own]) || (item ? itemName(item) : title);
  };
}

/** A side's text with the difference marked, or the field and its value. */
export function useSideText() {
  const { t, i18n } = useLingui();
  const nameInFaq = useFieldName("faq");
  return ({ kind }: Contradiction, side: ContradictionSide) => {
    const known: Record<string, string> = {
      yes: t`yes`,
      no: t`no`,
      on_request: t`on request`,
      free: t`free of charge`,
      paid: t`for a charge`,
    };
    const money = moneyOf(side.value);
    const read = money ? formatMoney(money, localeOf(i18n.locale)) : (known[side.value] ?? side.value);
    const quote = markedQuote(side);
    // A field value has no language, and its quote is the value itself.
    if (side.language === null && side.quote === side.value)
      return { before: `${nameInFaq(side.field)}: `, marked: read, after: "", value: read, isSet: true };
    const asWritten = kind === "time" || kind === "number" ? quote.marked || read : read;
    return { ...quote, value: asWritten, isSet: false };
  };
}

/** Parses a value such as `18.00 EUR`. */
function moneyOf(value: string) {
  const [, number, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(value) ?? [];
  if (number === undefined || currency === undefined) return undefined;
  return { amount: Math.round(Number(number) * 10 ** minorDigits(currency)), currency };
}
