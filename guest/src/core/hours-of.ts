import type { HouseCard } from "@bellhop/contract/guest-page";
import { fill } from "./fill.ts";
import type { PageTexts } from "./page-props.ts";

/** The times of a card in the guest's language, such as "7:00 – 10:30"; undefined if it has none. */
export function hoursOf({ from, until }: HouseCard, texts: PageTexts): string | undefined {
  if (from && until) return fill(texts.span, { from: short(from), until: short(until) });
  if (from) return fill(texts.from, { from: short(from) });
  return until && fill(texts.until, { until: short(until) });
}

/** "7:00", not "07:00". */
const short = (time: string): string => time.replace(/^0/, "");
