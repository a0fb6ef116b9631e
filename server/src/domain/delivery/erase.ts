import type { AtVenue } from "../../platform/at/index.ts";
import type { KnownMessages } from "../messages/index.ts";
import {
  deleteParkedReportsAbout,
  deleteParkedReportsOf,
  deleteParkedReportsOfAttempts,
  deleteReportsOf,
  eraseAttempts,
} from "./erase.queries.ts";

/** Deletes the status updates about these messages, and removes ids and errors of the attempts to send them. */
export async function eraseDeliveries(at: AtVenue, messageIds: string[], known: KnownMessages) {
  const { venueId } = at;
  await at.tx.run(deleteParkedReportsOf, { venueId, ...known });
  await at.tx.run(deleteParkedReportsOfAttempts, { venueId, messageIds });
  await at.tx.run(deleteReportsOf, { venueId, messageIds });
  await at.tx.run(eraseAttempts, { venueId, messageIds });
}

/** Deletes the status updates about guests that have no message. The hashes are those of their addresses. */
export const eraseReportsAbout = (at: AtVenue, hashes: Buffer[]) =>
  at.tx.run(deleteParkedReportsAbout, { venueId: at.venueId, hashes });
