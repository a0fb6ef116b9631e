import type { WhatsappUsage } from "@bellhop/contract/whatsapp";
import { countUnpriced, listUsage, type PricedMessages } from "../../domain/delivery/index.ts";
import { findVenueDay } from "../../domain/venues/index.ts";
import { priceOf, rateCard } from "../../domain/whatsapp/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";

/** The messages of a month that Meta has priced; the venue's current month if none is given. */
export async function viewWhatsappUsage(
  at: ReadingAtVenue,
  chosenMonth: string | undefined,
): Promise<WhatsappUsage> {
  const month = chosenMonth ?? (await findVenueDay(at)).today.slice(0, 7);
  const [counted, withoutPrice] = await Promise.all([listUsage(at, month), countUnpriced(at, month)]);
  const categories = [...new Set(counted.map(({ category }) => category))]
    .map((category) =>
      summed(
        category,
        counted.filter((one) => one.category === category),
      ),
    )
    .toSorted((a, b) => b.charged + b.free - a.charged - a.free || (a.category < b.category ? -1 : 1));
  return {
    month,
    categories,
    without_price: withoutPrice,
    estimate: {
      prices_of: rateCard.asOf,
      currency: rateCard.currency,
      free_replies: rateCard.freeReplies,
      total: categories.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
    },
  };
}

function summed(category: string, counted: PricedMessages[]): WhatsappUsage["categories"][number] {
  const sum = (of: (one: PricedMessages) => number) => counted.reduce((all, one) => all + of(one), 0);
  const charged = sum((one) => one.charged);
  const free = sum((one) => one.free);
  const counts = { category, charged, free, free_entry: sum((one) => one.free_entry) };
  if (counted.some(({ digits }) => priceOf(category, digits) === undefined)) return { ...counts, cost: null };
  // The report is the meter. Where it does not say why a message is charged, some may be free.
  const priceIn = (one: PricedMessages) => priceOf(category, one.digits) ?? 0;
  const certain = sum((one) => one.regular * priceIn(one));
  const others = sum((one) => (one.charged - one.regular) * priceIn(one));
  const unclear = charged - sum((one) => one.regular);
  return { ...counts, cost: Math.round(certain + others * payableShare(category, unclear, free)) };
}

/** Some replies are free. Those that WhatsApp has reported as free are among them. */
function payableShare(category: string, charged: number, free: number): number {
  if (category !== "service" || charged === 0) return 1;
  const stillFree = Math.max(0, rateCard.freeReplies - free);
  return Math.max(0, charged - stillFree) / charged;
}
