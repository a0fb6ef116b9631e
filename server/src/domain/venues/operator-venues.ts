import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type { listOperatorVenues as listOperatorVenuesCall, OperatorVenue } from "@bellhop/contract/venues";
import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import { type Actor, recordChange } from "../audit/index.ts";
import {
  countVenues,
  findVenueOfOperator,
  listVenuesOfOperator,
  type OperatorVenueRow,
  setClosed,
} from "./venues.queries.ts";

/** An operator's venues, or those of them that are given, in the order in which they were opened; closed ones too. */
export async function listOperatorVenues(
  at: Reading,
  operatorId: string,
  venueIds: readonly number[] | null,
  { cursor, limit = limits.pageItems }: InputOf<typeof listOperatorVenuesCall>,
): Promise<OutputOf<typeof listOperatorVenuesCall>> {
  const [cursorAt, cursorId] = decodeTimeCursor(cursor, "seq");
  const rows = await at.tx.rows(listVenuesOfOperator, {
    operatorId,
    venueIds,
    cursorAt,
    cursorId,
    limit: limit + 1,
  });
  const { shown, next } = toPage(rows, limit, (row) => row.venue_id);
  return { items: shown.map(toOperatorVenue), next_cursor: next };
}

/** A venue of the operator; refused with not found otherwise. */
export async function findOperatorVenue(
  at: Reading,
  operatorId: string,
  venueId: number,
): Promise<OperatorVenue> {
  const row = await at.tx.maybeRow(findVenueOfOperator, { operatorId, venueId });
  if (!row) throw refuse("not_found");
  return toOperatorVenue(row);
}

export async function requireRoomForVenue(at: Reading, operatorId: string): Promise<void> {
  const { all_of_them } = await at.tx.row(countVenues, { operatorId });
  if (all_of_them >= limits.maxVenues) throw refuse("limit_reached");
}

/** Closes a venue, unless it is the only open one. The caller holds the operator's lock. */
export async function closeVenue(at: AtInstallation, by: Actor, venueId: number): Promise<OperatorVenue> {
  const venue = await findOperatorVenue(at, by.operator_id, venueId);
  if (venue.closed_at) return venue;
  const { open } = await at.tx.row(countVenues, { operatorId: by.operator_id });
  if (open <= 1) throw refuse("last_venue");
  await at.inVenue(venueId, (atVenue) => atVenue.tx.run(setClosed, { venueId, closedAt: at.now }));
  return noted(at, by, "venue_closed", venue);
}

/** Opens a closed venue again, as it was. */
export async function reopenVenue(at: AtInstallation, by: Actor, venueId: number): Promise<OperatorVenue> {
  const venue = await findOperatorVenue(at, by.operator_id, venueId);
  if (!venue.closed_at) return venue;
  await at.inVenue(venueId, (atVenue) => atVenue.tx.run(setClosed, { venueId, closedAt: null }));
  return noted(at, by, "venue_reopened", venue);
}

async function noted(
  at: AtInstallation,
  by: Actor,
  kind: "venue_closed" | "venue_reopened",
  before: OperatorVenue,
): Promise<OperatorVenue> {
  const after = await findOperatorVenue(at, by.operator_id, before.venue_id);
  await recordChange(at, by, {
    kind,
    subject: { id: String(before.venue_id), name: before.name },
    before: { closed_at: before.closed_at },
    after: { closed_at: after.closed_at },
    venueIds: [before.venue_id],
  });
  return after;
}

function toOperatorVenue(row: OperatorVenueRow): OperatorVenue {
  return {
    venue_id: row.venue_id,
    name: row.name,
    country: row.country,
    timezone: row.timezone,
    currency: row.currency,
    languages: row.languages,
    default_language: row.default_language,
    members: row.members,
    opened_at: row.opened_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  };
}
