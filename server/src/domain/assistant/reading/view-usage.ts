import type { ReadingAtVenue } from "../../../platform/at/index.ts";
import type { ModelPrice } from "../../../platform/model/index.ts";
import { tokensOfMonth } from "../statements/translations.ts";
import { microsOf } from "./budget.ts";
import { countFailures, sumUsage } from "./readings.queries.ts";

const failureDays = 7;

type Month = { today: string; timezone: string };

/** What a venue's readings and translations of the calendar month have used. `micros`: null if the price is unknown. */
export async function viewUsage(
  at: ReadingAtVenue,
  { today, timezone }: Month,
  price: ModelPrice | undefined,
) {
  const since = new Date(at.now.getTime() - failureDays * 24 * 3_600_000);
  const [readings, { input, output }, failures] = await Promise.all([
    at.tx.rows(sumUsage, { venueId: at.venueId, today, timezone }),
    tokensOfMonth(at, { today, timezone }),
    at.tx.rows(countFailures, { venueId: at.venueId, since }),
  ]);
  // Their calls are not shown: one has many sentences.
  const translations = { calls: 0, answers: 0, input_tokens: input, output_tokens: output };
  return {
    ...totalOf([...readings, translations], price),
    translation: totalOf([translations], price),
    forStaff: totalOf(
      readings.filter(({ purpose }) => purpose !== "reading"),
      price,
    ),
    failures,
  };
}

type Sums = { calls: number; answers: number; input_tokens: number; output_tokens: number };

function totalOf(sums: readonly Sums[], price: ModelPrice | undefined) {
  const sum = (field: keyof Sums) => sums.reduce((total, one) => total + one[field], 0);
  const [input, output] = [sum("input_tokens"), sum("output_tokens")];
  const micros = price ? Math.round(microsOf(price, input, output)) : null;
  return { calls: sum("calls"), answers: sum("answers"), tokens: input + output, micros };
}
