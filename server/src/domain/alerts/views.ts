import type { Alert } from "@bellhop/contract/alerts";
import { limits } from "@bellhop/contract/limits";
import type { ReadingAtOperator, ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { listMutes, type MuteRow, tellOf } from "../notifications/index.ts";
import {
  type AlertRow,
  countAlerts,
  findManualAlert,
  listAlerts,
  listAlertsOfUnit,
  selectCountsOfVenues,
} from "./alerts.queries.ts";
import { escalationOf } from "./escalation.ts";

type Page = { cursor?: string | undefined; limit?: number | undefined };

/** One page of the venue's open alerts as a member sees them, the most urgent first, and how many there are. */
export async function viewAlerts(
  at: ReadingAtVenue,
  memberId: string,
  { cursor, limit = limits.pageItems }: Page,
) {
  const [cursorAt, place] = decodeTimeCursor(cursor, "rankedId");
  const [urgency = null, cursorId = null] = place?.split(" ") ?? [];
  const cursorUrgency = urgency === null ? null : Number(urgency);
  const [rows, { count }, manual, mutes] = await Promise.all([
    at.tx.rows(listAlerts, { venueId: at.venueId, cursorUrgency, cursorAt, cursorId, limit: limit + 1 }),
    at.tx.row(countAlerts, { venueId: at.venueId }),
    at.tx.maybeRow(findManualAlert, { venueId: at.venueId }),
    listMutes(at, memberId),
  ]);
  const { shown, next } = toPage(rows, limit, (row) => `${row.urgency} ${row.alert_id}`);
  return {
    items: shown.map((row) => toAlert(row, mutes, at.now)),
    next_cursor: next,
    count,
    manual: manual ? { ...manual, set_at: manual.set_at.toISOString() } : null,
  };
}

/** How many alerts of each venue a list over several of them shows. */
const shownOfVenue = 20;

/** The numbers of open alerts by venue. Venues without one are left out. */
export async function countAlertsOfVenues(
  at: ReadingAtOperator,
  venueIds: number[],
): Promise<Map<number, number>> {
  const rows = await at.tx.rows(selectCountsOfVenues, { venueIds });
  return new Map(rows.map(({ venue_id, count }) => [venue_id, count]));
}

/** The alerts of all venues of the unit, venue by venue. */
export async function viewAlertsOfUnit(at: ReadingAtOperator) {
  const venues = await at.tx.rows(listAlertsOfUnit, { venueIds: at.venueIds, limit: shownOfVenue });
  return {
    count: venues.reduce((sum, venue) => sum + venue.count, 0),
    items: venues.map((venue) => ({
      ...venue,
      alerts: venue.alerts.map((row) =>
        toAlert(
          {
            ...row,
            raised_at: new Date(row.raised_at),
            asked_at: row.asked_at === null ? null : new Date(row.asked_at),
          },
          [],
          at.now,
        ),
      ),
    })),
  };
}

function toAlert({ urgency: _, ladders, ...row }: AlertRow, mutes: MuteRow[], now: Date): Alert {
  const told = tellOf(row, ladders, mutes);
  // Before the first step is reached, and for causes that have none, its age says who should act.
  const escalation_step = told?.steps.at(-1)?.step ?? escalationOf(row.raised_at, row.reason, now);
  return {
    ...row,
    ...(told && { told }),
    raised_at: row.raised_at.toISOString(),
    asked_at: row.asked_at?.toISOString() ?? null,
    escalation_step,
  };
}
