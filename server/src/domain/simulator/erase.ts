import type { AtVenue } from "../../platform/at/index.ts";
import {
  deleteCallsOf,
  deleteCallsOfPhones,
  deleteMessages,
  deleteMessagesOfPhones,
  deletePhones,
  lockMessagesBefore,
  lockPhonesToErase,
} from "./erase.queries.ts";

/** Deletes these phones with their messages and webhook calls. Returns the names that were played on them. */
export async function erasePhones(at: AtVenue, phones: string[]): Promise<string[]> {
  const of = { venueId: at.venueId, phones };
  const found = await at.tx.rows(lockPhonesToErase, of);
  await at.tx.run(deleteCallsOfPhones, of);
  await at.tx.run(deleteMessagesOfPhones, of);
  await at.tx.run(deletePhones, of);
  return found.map(({ name }) => name).filter((name) => name !== "");
}

/** Deletes at most `limit` messages that were written on simulated phones before `before`. Returns how many. */
export async function sweepSimulatedMessages(at: AtVenue, before: Date, limit: number): Promise<number> {
  const { venueId } = at;
  const found = await at.tx.rows(lockMessagesBefore, { venueId, before, limit });
  const messageIds = found.map(({ message_id }) => message_id);
  if (messageIds.length === 0) return 0;
  await at.tx.run(deleteCallsOf, { venueId, messageIds });
  return at.tx.run(deleteMessages, { venueId, messageIds });
}
