import { venueKey } from "../../core/api/query.ts";

export const guestKeys = {
  all: (venueId: number) => [...venueKey(venueId), "guest"] as const,
  one: (venueId: number, guestId: string) => [...guestKeys.all(venueId), guestId] as const,
  suggestions: (venueId: number, guestId: string) =>
    [...guestKeys.one(venueId, guestId), "suggestions"] as const,
  card: (venueId: number, guestId: string) => [...guestKeys.one(venueId, guestId), "card"] as const,
  firstMessage: (venueId: number, messageId: string) =>
    [...venueKey(venueId), "first message", messageId] as const,
};
