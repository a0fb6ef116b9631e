import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import type { MessageChange } from "../whatsapp/index.ts";
import { insertMessageChange } from "./message-changes.queries.ts";
import { lockByProviderId } from "./messages.queries.ts";

/** Locks the message that the channel knows by this id; undefined if there is none. */
export const lockMessageOfChannel = (at: AtVenue, channelId: string, providerMessageId: string) =>
  at.tx.maybeRow(lockByProviderId, { venueId: at.venueId, channelId, providerMessageId });

/** Adds a reaction, an edit or a deletion; undefined if it was added before. */
export const addMessageChange = (
  at: AtVenue,
  channelId: string,
  { targetId, providerMessageId, kind, isByGuest, value, happenedAt }: MessageChange,
  addressHash: Buffer | null,
) =>
  at.tx.maybeRow(insertMessageChange, {
    venueId: at.venueId,
    changeId: newId(),
    channelId,
    targetId,
    providerMessageId,
    kind,
    byGuest: isByGuest,
    value,
    addressHash,
    happenedAt,
  });
