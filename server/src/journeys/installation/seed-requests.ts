import type { RequestMove } from "@bellhop/contract/requests";
import { belvedereRequests, type DemoRequest } from "../../domain/demo/index.ts";
import {
  applyStep,
  insertRequest,
  lockRequest,
  type RequestValues,
  type StepBy,
} from "../../domain/requests/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { planExpiry, timesOf } from "../requests/plan-expiry.ts";

export type SeededGuest = { guestId: string; conversationId: string | null };
type Colleague = { member_id: string; name: string };

const moves: Partial<Record<RequestValues["state"], RequestMove>> = {
  proposed: "propose",
  confirmed: "confirm",
  in_progress: "start",
  done: "finish",
  declined: "decline",
  cancelled: "withdraw",
  expired: "expire",
};

/** A dozen requests, in every state. */
export async function seedRequests(at: AtVenue, guests: Map<string, SeededGuest>, colleague: Colleague) {
  for (const one of belvedereRequests) {
    const guest = guests.get(one.guest);
    if (!guest) throw new Error(`The demo has no guest ${one.guest}`);
    await seedRequest(at, one, guest, colleague);
  }
}

async function seedRequest(at: AtVenue, one: DemoRequest, guest: SeededGuest, colleague: Colleague) {
  const earlier = { ...at, now: new Date(at.now.getTime() - one.askedAgo * 60_000) };
  const venue = await findVenue(at);
  const local = (minutes: number) => localTime(new Date(at.now.getTime() + minutes * 60_000), venue.timezone);
  const [inDay, inTime] = one.inMinutes === undefined ? [] : local(one.inMinutes).split(" ");
  const day =
    one.inDays === undefined ? (inDay ?? null) : (local(one.inDays * 24 * 60).split(" ")[0] ?? null);
  const wish = { kind: one.kind, day, time: one.time ?? inTime ?? null };
  const request_id = newId();
  const by: StepBy =
    one.source === "staff"
      ? { who: "member", name: colleague.name, memberId: colleague.member_id }
      : { who: "assistant", name: null, memberId: null };
  const isColleague = one.who === "colleague";
  const values = {
    ...wish,
    ...(await timesOf(earlier, venue, wish)),
    words: one.words ?? "",
    count: one.count ?? null,
    room: null,
    state: "new" as const,
    assignee_member_id: isColleague ? colleague.member_id : null,
    assignee_name: isColleague ? colleague.name : (one.who ?? null),
    proposed_day: null,
    proposed_time: null,
    quantity: null,
    price_minor: null,
    note: one.note ?? "",
  };
  const origin = {
    request_id,
    extra_entry_id: null,
    currency: null,
    guest_id: guest.guestId,
    conversation_id: guest.conversationId,
    message_id: null,
    question_id: null,
    source: one.source,
  };
  await insertRequest(earlier, { ...values, ...origin }, by);
  const stored = await lockRequest(at, request_id);
  const what = moves[one.state];
  if (!what) return planExpiry(at, stored);
  const [proposed_day = null, proposed_time = null] =
    one.proposedIn === undefined ? [] : local(one.proposedIn).split(" ");
  const member: StepBy = { who: "member", name: colleague.name, memberId: colleague.member_id };
  const mover = { withdraw: "guest", expire: "clock" } as const;
  const stepBy: StepBy =
    what === "withdraw" || what === "expire" ? { who: mover[what], name: null, memberId: null } : member;
  const expires_at = one.state === "proposed" ? stored.expires_at : null;
  const changes = { state: one.state, proposed_day, proposed_time, expires_at };
  const later = { ...at, now: new Date(earlier.now.getTime() + 5 * 60_000) };
  await planExpiry(at, await applyStep(later, stored, changes, { what, by: stepBy }));
}

/** "2026-11-28 18:00" */
const localTime = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at);
