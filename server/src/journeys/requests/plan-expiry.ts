import {
  dayOfTime,
  type Extra,
  expireRequestQueue,
  planTimes,
  type StoredRequest,
} from "../../domain/requests/index.ts";
import { settingsOf, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { findStaffed } from "../statistics/find-staffed.ts";

type RequestTime = Pick<StoredRequest, "kind" | "day" | "time">;

/** When staff must have acted, and when the request expires, by the reception's hours and the venue's settings. */
export async function timesOf(at: ReadingAtVenue, venue: Venue, wish: RequestTime, extra?: Extra) {
  const { hours } = await findStaffed(at);
  const { lead_minutes: leadMinutes } = settingsOf(venue).requests;
  const { dueAt, expiresAt } = planTimes(
    wish,
    { timezone: venue.timezone, hours, leadMinutes },
    at.now,
    extra,
  );
  return { due_at: dueAt, expires_at: expiresAt };
}

/** A time without a day is the next one. */
export const dayWanted = (venue: Venue, { day, time }: Pick<RequestTime, "day" | "time">, now: Date) =>
  day ?? (time === null ? null : dayOfTime(time, now, venue.timezone));

/** The request expires then, unless it is decided or its time is changed. */
export async function planExpiry(
  at: AtVenue,
  { request_id, expires_at }: Pick<StoredRequest, "request_id" | "expires_at">,
) {
  if (!expires_at) return;
  const payload = { venue_id: at.venueId, request_id };
  // A job for another time must not take its place.
  const key = `${request_id} ${expires_at.getTime()}`;
  await at.enqueue(expireRequestQueue, payload, { key, startAfter: expires_at });
}
