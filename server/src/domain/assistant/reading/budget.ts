import { minorDigits } from "@bellhop/contract/currencies";
import type { Settings } from "@bellhop/contract/settings";
import type { ReadingAtVenue } from "../../../platform/at/index.ts";
import type { ModelPrice } from "../../../platform/model/index.ts";
import type { OverBudget } from "./reading-failure.ts";
import { sumReadings } from "./readings.queries.ts";

type Month = { today: string; timezone: string };

/** What calls of this calendar month have used, at the venue and in a conversation. `cost` is in minor units; null if the price is unknown. */
async function sumOfMonth(
  at: ReadingAtVenue,
  { today, timezone }: Month,
  price: ModelPrice | undefined,
  conversationId: string | null,
) {
  const sums = await at.tx.row(sumReadings, { venueId: at.venueId, today, timezone, conversationId });
  return {
    tokens: sums.input_tokens + sums.output_tokens,
    conversationTokens: sums.conversation_tokens,
    cost: price ? costOf(price, sums.input_tokens, sums.output_tokens) : null,
  };
}

const million = 1_000_000;

function costOf(price: ModelPrice, inputTokens: number, outputTokens: number): number {
  const major = microsOf(price, inputTokens, outputTokens) / million;
  return Math.ceil(major * 10 ** minorDigits(price.currency));
}

/** What tokens cost, in millionths of the currency: prices are those of a million tokens. */
export const microsOf = ({ input, output }: ModelPrice, inputTokens: number, outputTokens: number): number =>
  inputTokens * input + outputTokens * output;

type Limits = Settings["readings"];

/** The budget that is used up, if one is. Calls that are under way are not counted. */
export async function findOverBudget(
  at: ReadingAtVenue,
  limits: Limits,
  month: Month,
  { price, conversationId }: { price: ModelPrice | undefined; conversationId: string | null },
): Promise<OverBudget | undefined> {
  const used = await sumOfMonth(at, month, price, conversationId);
  if (isOver(limits.month_tokens, used.tokens) || isOver(limits.month_cost, used.cost)) return "venue_budget";
  return isOver(limits.guest_month_tokens, used.conversationTokens) ? "guest_budget" : undefined;
}

const isOver = (limit: number | null, amount: number | null): boolean =>
  limit !== null && amount !== null && amount >= limit;

/** The same for calls that belong to no guest. */
export const isOverVenueBudget = async (
  at: ReadingAtVenue,
  limits: Limits,
  month: Month,
  price: ModelPrice | undefined,
): Promise<boolean> =>
  (await findOverBudget(at, limits, month, { price, conversationId: null })) === "venue_budget";
