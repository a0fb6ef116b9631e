import { addGuest } from "../domain/guests/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { newId } from "../platform/ids.ts";
import { asOwner } from "./as-owner.ts";
import type { TestBellhop } from "./bellhop.ts";
import type { Hotel } from "./cast.ts";

/** A guest without an address. */
const addTestGuest = (at: AtVenue) =>
  addGuest(at, {
    name: newId(),
    nameIsFromProfile: false,
    phone: null,
    whatsappUserId: null,
    language: null,
  });

/** Guests and usage of a hotel, without playing each conversation. */
export function planRows(bellhop: TestBellhop, { venueId, operatorId }: Hotel) {
  return {
    /** Ids of new guests. */
    guests: (count: number) =>
      bellhop.services.db.atVenue(venueId, async (at) => {
        const ids: string[] = [];
        for (let one = 0; one < count; one += 1) {
          const guest = await addTestGuest(at);
          if (guest) ids.push(guest.guest_id);
        }
        return ids;
      }),

    /** Sets what a venue has used in a month. */
    use: (used: { conversations: number; answers: number }, month: string, atVenue = venueId) =>
      asOwner(
        bellhop.ownerUrl,
        `insert into plan_usage values ('${operatorId}', ${atVenue}, '${month}', ${used.conversations}, ${used.answers})
         on conflict (operator_id, used_at_venue, month) do update
         set conversations = excluded.conversations, answers = excluded.answers`,
        venueId,
      ),

    /** The percentages that were warned about. */
    warnings: async () => {
      const rows = await asOwner(
        bellhop.ownerUrl,
        `select percent from plan_warnings where operator_id = '${operatorId}' order by percent`,
        venueId,
      );
      return rows.map(({ percent }) => percent);
    },
  };
}
