import { type GuestPage, guestPagePath, roomParameter } from "@bellhop/contract/guest-page";

type Opened = Pick<GuestPage, "venue" | "room_code" | "is_framed">;

/** The address of the page, or of a part below it, with what the page was opened with. */
export function addressOf(
  { venue, room_code: room, is_framed: isFramed }: Opened,
  part?:
    | "messages"
    | "requests"
    | "verify"
    | "code"
    | "enter-code"
    | "sign-in"
    | "thread"
    | "events"
    | "read"
    | "rating"
    | "stay-rating"
    | "start-over"
    | "files"
    | `files/${string}`
    | "logo",
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    ...(room !== null && { [roomParameter]: room }),
    ...(isFramed && { frame: "" }),
    ...more,
  });
  const path = `${guestPagePath(venue.key)}${part ? `/${part}` : ""}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
