import { asOwner } from "../../server/src/testing/as-owner.ts";

/** A venue's WhatsApp number. */
export type Hotel = { number: string; account: string; display: string; venueId: number; channelId: string };

export const numbers = ["9001", "9002", "9003"];
/** Two of the numbers belong to one business account. */
const accounts = ["7101", "7101", "7102"];

/** Gives the demo's numbers their business accounts and the numbers that people know. */
export async function registerNumbers(ownerUrl: string): Promise<Hotel[]> {
  const hotels: Hotel[] = [];
  for (const [index, number] of numbers.entries()) {
    const account = accounts[index] ?? "";
    const display = `39061000${number}`;
    const [route] = await asOwner(
      ownerUrl,
      `update number_routes set waba_id = '${account}', display_digits = '${display}'
       where network = 'whatsapp' and phone_number_id = '${number}' returning routed_venue_id, channel_id`,
    );
    const venueId = Number(route?.routed_venue_id);
    hotels.push({ number, account, display, venueId, channelId: String(route?.channel_id) });
  }
  return hotels;
}
