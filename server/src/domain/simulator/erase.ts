import type { AtVenue } from "../../platform/at/index.ts";
import {
  deleteCallsBefore,
  deleteCallsOfPhones,
  deleteMessagesBefore,
  deleteMessagesOfPhones,
  deletePhones,
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

/** Deletes what was written on simulated phones before `before`. Returns how many messages. */
export async function sweepSimulatedMessages(at: AtVenue, before: Date): Promise<number> {
  await at.tx.run(deleteCallsBefore, { venueId: at.venueId, before });
  return at.tx.run(deleteMessagesBefore, { venueId: at.venueId, before });
}
