import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { type MailRecipient, selectMailRecipient, updateRefusedEmail } from "./mail-recipients.queries.ts";

/** Undefined for a deleted guest. */
export const findMailRecipient = (at: ReadingAtVenue, guestId: string): Promise<MailRecipient | undefined> =>
  at.tx.maybeRow(selectMailRecipient, { venueId: at.venueId, guestId });

/** A mail server refused this address of the guest. It counts until the guest has another one. */
export const setRefusedEmail = (at: AtVenue, guestId: string, email: string) =>
  at.tx.run(updateRefusedEmail, { venueId: at.venueId, guestId, email });
