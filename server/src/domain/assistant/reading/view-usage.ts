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
  const [sums, translated, failures] = await Promise.all([
    at.tx.row(sumUsage, { venueId: at.venueId, today, timezone }),
    tokensOfMonth(at, { today, timezone }),
    at.tx.rows(countFailures, { venueId: at.venueId, since }),
  ]);
  const { calls, answers, input_tokens: input, output_tokens: output } = sums;
  const micros = price ? Math.round(microsOf(price, input, output)) : null;
  const translation = {
    tokens: translated.input + translated.output,
    micros: price ? Math.round(microsOf(price, translated.input, translated.output)) : null,
  };
  return { calls, answers, tokens: input + output, micros, translation, failures };
}
