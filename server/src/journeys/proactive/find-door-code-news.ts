import { channelRules } from "@bellhop/contract/channel-kinds";
import type { DoorCodeNews } from "../../domain/assistant/index.ts";
import type { Conversation } from "../../domain/conversations/index.ts";
import { findPlaceOfGuest } from "../../domain/guest-sessions/index.ts";
import { findGuest } from "../../domain/guests/index.ts";
import {
  doorCodeFrom,
  holdsDoorCode,
  inRoomsOf,
  listPauses,
  listRules,
  type PlanSettings,
} from "../../domain/proactive/index.ts";
import { listReservationsOfGuest } from "../../domain/reservations/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { type PlannedStay, planStays } from "./plan-stays.ts";
import { type PlanParts, readPlanSettings } from "./read-plan-settings.ts";

type Asking = Pick<Conversation, "guest_id" | "channel_kind">;
/** The stay whose code a guest may get again. */
export type CodeOfStay = {
  reservationId: string;
  guestId: string;
  stays: readonly { guest_id: string; room: string }[];
};
export type FoundNews = { news: DoorCodeNews; of: CodeOfStay | undefined };

/**
 * What the plan says about the door code of the guest who writes: the same as `planOf` does, for this guest only.
 * Undefined if nothing is planned, or if staff have to do something first.
 */
export async function findDoorCodeNews(
  at: ReadingAtVenue,
  conversation: Asking,
  parts: PlanParts,
): Promise<FoundNews | undefined> {
  const rules = (await listRules(at)).filter(({ is_on }) => is_on);
  if (!rules.some(holdsDoorCode)) return undefined;
  const pauses = await listPauses(at);
  if (pauses.some(({ until }) => until === null)) return undefined;
  const asker = await findAsker(at, conversation);
  if (asker === "not_verified") return { news: { is: "not_verified", rooms: [] }, of: undefined };
  if (!asker) return undefined;
  const plan = await readPlanSettings(at, parts, rules, pauses);
  const reservationId = await findStay(at, asker, plan.settings);
  if (!reservationId) return undefined;
  const stays = await planStays(at, [reservationId], rules, plan, parts);
  const stay = stays.find(({ guest }) => guest.guest_id === asker);
  return stay && newsOf(stay, plan.settings, at.now, conversation);
}

/** The person who writes. A browser counts as theirs once it has shown so, and a phone if it is known. */
async function findAsker(
  at: ReadingAtVenue,
  { guest_id: guestId, channel_kind: channel }: Asking,
): Promise<string | "not_verified" | undefined> {
  if (!channelRules[channel].isPage) {
    const { phone, merged_into } = await findGuest(at, guestId);
    return phone === null ? undefined : (merged_into ?? guestId);
  }
  const verified = (await findPlaceOfGuest(at, guestId))?.verified_guest_id;
  if (!verified) return "not_verified";
  return (await findGuest(at, verified)).merged_into ?? verified;
}

/** The current stay, else the next one; undefined without a stay, or with two at once. */
async function findStay(
  at: ReadingAtVenue,
  guestId: string,
  { calendar }: PlanSettings,
): Promise<string | undefined> {
  const today = calendar.dayOf(at.now);
  const [first, second] = (await listReservationsOfGuest(at, guestId))
    .filter(
      ({ status, checkout }) => (status === "confirmed" || status === "checked_in") && checkout >= today,
    )
    .toSorted((one, other) => (one.checkin < other.checkin ? -1 : 1));
  const overlaps = first && second && second.checkin < first.checkout;
  return overlaps ? undefined : first?.reservation_id;
}

/** A message that goes out so soon may be sent before its time is read. */
const soonMs = 5 * 60_000;

function newsOf(
  { stay, guest: person, planned }: PlannedStay,
  settings: PlanSettings,
  now: Date,
  { guest_id: writerId, channel_kind: channel }: Asking,
): FoundNews | undefined {
  const { calendar } = settings;
  const guestOn = (at: Date) => inRoomsOf(person, stay, at, settings);
  const guest = guestOn(now);
  const roomsAt = (at: Date) =>
    guestOn(at)
      .places.map(({ room }) => room)
      .filter(Boolean);
  const tell = (news: DoorCodeNews, of?: CodeOfStay): FoundNews => ({ news, of });
  const codes = planned.filter(({ rule }) => holdsDoorCode(rule));
  if (codes.some(({ state }) => state === "sent")) {
    const from = doorCodeFrom(stay, settings);
    if (guest.door_code !== "set" || !from || from > now) return undefined;
    const of = { reservationId: stay.reservation_id, guestId: guest.guest_id, stays: guest.places };
    return tell({ is: "again", rooms: roomsAt(now) }, of);
  }
  const [next] = codes
    .flatMap(({ sendsAt, way }) => (sendsAt && way ? [{ sendsAt, way }] : []))
    .sort((one, other) => one.sendsAt.getTime() - other.sendsAt.getTime());
  if (next) {
    const { isPage } = channelRules[channel];
    const isSame = next.way === "guest_page" ? isPage && writerId === guest.guest_id : !isPage;
    const place = isSame ? "here" : next.way === "guest_page" ? "guest_page" : "whatsapp";
    const isSoon = next.sendsAt.getTime() - now.getTime() < soonMs;
    const time = { day: calendar.dayOf(next.sendsAt), time: calendar.timeOf(next.sendsAt) };
    return tell({ is: "planned", place, at: isSoon ? undefined : time, rooms: roomsAt(next.sendsAt) });
  }
  const waits = codes.some(({ state, reason }) => state === "waits" && reason === "not_checked_in");
  return waits ? tell({ is: "after_check_in", rooms: roomsAt(now) }) : undefined;
}
