import type { InputOf } from "@bellhop/contract/call";
import { addDays } from "@bellhop/contract/formats";
import { type getVenueStatistics, longestPeriodDays } from "@bellhop/contract/statistics";
import { countLive, daysIn, type Fact } from "../../domain/statistics/index.ts";
import { findVenueDay } from "../../domain/venues/index.ts";
import type { Database, Reading, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuseField } from "../../platform/refusal.ts";
import { eachOf } from "./each-of.ts";
import { findStaffed } from "./find-staffed.ts";

type ScopeInput = InputOf<typeof getVenueStatistics>;
type Who = { operator_id: string; venueIds: number[] };

/** A period of one venue, or of all that the member may see. */
export type Period = {
  from: string;
  to: string;
  venueIds: number[];
  isAll: boolean;
  /** Facts of these venues that are not stored yet, as JSON. */
  live: string;
  isCounting: boolean;
  atVenue<T>(venueId: number, work: (at: ReadingAtVenue) => Promise<T>): Promise<T>;
  atAll<T>(work: (at: Reading) => Promise<T>): Promise<T>;
};

const usualDays = 7;

/** Reads what is not stored yet, then does the work. One transaction, if it is one venue's period. */
export function withPeriod<T>(
  venueId: number,
  input: ScopeInput,
  who: Who,
  db: Database,
  work: (period: Period) => Promise<T>,
): Promise<T> {
  if (input.venues !== "all")
    return db.readAtVenue(venueId, async (at) => {
      const days = await resolveDays(at, input);
      const { facts, isCounting } = await liveAt(at);
      return work({
        ...days,
        venueIds: [venueId],
        isAll: false,
        live: JSON.stringify(facts),
        isCounting,
        atVenue: (_, part) => part(at),
        atAll: (part) => part(at),
      });
    });
  return overAll(venueId, input, who, db, work);
}

async function overAll<T>(
  venueId: number,
  input: ScopeInput,
  { operator_id: operatorId, venueIds }: Who,
  db: Database,
  work: (period: Period) => Promise<T>,
): Promise<T> {
  const scope = { operatorId, venueIds };
  const days = await db.readAtVenue(venueId, (at) => resolveDays(at, input));
  const live = await eachOf(venueIds, (id) => db.readAtVenue(id, liveAt));
  return work({
    ...days,
    venueIds,
    isAll: true,
    live: JSON.stringify(live.flatMap(({ facts }) => facts)),
    isCounting: live.some(({ isCounting }) => isCounting),
    atVenue: (id, part) => db.readAtVenue(id, part),
    atAll: (part) => db.readAtOperator(scope, part),
  });
}

type LiveFact = Fact & { venue_id: number };

async function liveAt(at: ReadingAtVenue): Promise<{ facts: LiveFact[]; isCounting: boolean }> {
  const { facts, isCounting } = await countLive(at, await findStaffed(at));
  return { facts: facts.map((fact) => ({ ...fact, venue_id: at.venueId })), isCounting };
}

/** Without days, the last seven; with one of them, the seven that end or begin with it. */
async function resolveDays(at: ReadingAtVenue, { from, to }: ScopeInput) {
  const last = to ?? (from === undefined ? (await findVenueDay(at)).today : addDays(from, usualDays - 1));
  const first = from ?? addDays(last, 1 - usualDays);
  if (first > last) throw refuseField("to", "last_day_before_first");
  if (daysIn(first, last) > longestPeriodDays)
    throw refuseField("to", "period_too_long", { maximum: longestPeriodDays });
  return { from: first, to: last };
}
