import { channelRules } from "@bellhop/contract/channel-kinds";
import type { Audience } from "../../domain/assistant/index.ts";
import type { Conversation } from "../../domain/conversations/index.ts";
import { findPlaceOfGuest } from "../../domain/guest-sessions/index.ts";
import { isGuestInHouse } from "../../domain/reservations/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { isLeftToStaff } from "./is-left-to-staff.ts";

/** On the guest page, a code inside the house counts like a stay; without either, anyone may be asking. */
export async function audienceOf(
  at: AtVenue,
  { guest_id: guestId, channel_kind: channel }: Conversation,
  venue: Venue,
  today: string,
): Promise<{ audience: Audience; isForStaff: boolean }> {
  const { isPage } = channelRules[channel];
  const [isStaying, place] = await Promise.all([
    isGuestInHouse(at, { guestId, today }),
    isPage ? findPlaceOfGuest(at, guestId) : undefined,
  ]);
  const verified = place?.verified_guest_id;
  const isInHouse =
    isStaying ||
    place?.is_in_house === true ||
    (verified != null && (await isGuestInHouse(at, { guestId: verified, today })));
  const visitor = { isInHouse, verifiedGuestId: verified, guestId };
  return {
    audience: { isInHouse, today, isPublic: isPage && !isInHouse },
    isForStaff: isPage && (await isLeftToStaff(at, venue, visitor)),
  };
}
