import type { WhatsappUsage } from "@bellhop/contract/whatsapp";
import { listUsage } from "../domain/conversations/index.ts";
import { findVenueDay } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

/** The messages of a month that Meta has priced; the venue's current month if none is given. */
export async function viewWhatsappUsage(at: AtVenue, asked: string | undefined): Promise<WhatsappUsage> {
  const month = asked ?? (await findVenueDay(at)).today.slice(0, 7);
  return { month, categories: await listUsage(at, month) };
}
