import { limits } from "@bellhop/contract/limits";
import type { AtVenue } from "../../platform/at/index.ts";
import { clearWindows, updateAgentAt, updateLastGuestAt } from "./guest-channels.queries.ts";

type OnChannel = { guestId: string; channelId: string };

/** The reply window counts from this time, until the guest's next message. */
export const setLastGuestAt = (at: AtVenue, on: OnChannel, lastGuestAt: Date) =>
  at.tx.run(updateLastGuestAt, { venueId: at.venueId, ...on, lastGuestAt });

/** A sign that another agent on the number answers the guest, or that the venue does. The later one counts. */
export const noteWhoAnswers = (at: AtVenue, on: OnChannel, isOurs: boolean, seenAt: Date) =>
  at.tx.run(updateAgentAt, {
    venueId: at.venueId,
    ...on,
    otherAgentAt: isOurs ? null : seenAt,
    ownAgentAt: isOurs ? seenAt : null,
  });

/** Closes the window because WhatsApp reports it closed, whatever our clock says. */
export function closeReplyWindow(at: AtVenue, on: OnChannel) {
  const dayAgo = new Date(at.now.getTime() - limits.replyWindowHours * 3_600_000);
  return setLastGuestAt(at, on, dayAgo);
}

/** Closes the windows of all guests of a channel. */
export const closeReplyWindows = (at: AtVenue, channelId: string) =>
  at.tx.run(clearWindows, { venueId: at.venueId, channelId });
