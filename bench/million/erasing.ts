import { applyRetention } from "../../server/src/journeys/installation/apply-retention.ts";
import { eraseMessagesOf } from "../../server/src/journeys/staff/erase-messages.ts";
import { eraseTraces } from "../../server/src/journeys/staff/erase-traces.ts";
import { staffDeletesGuest } from "../../server/src/journeys/staff/staff-deletes-guest.ts";
import { type Bellhop, openBellhop } from "../../server/src/open-bellhop.ts";
import type { Database, Reading } from "../../server/src/platform/at/index.ts";
import { readConfig } from "../../server/src/platform/config.ts";
import type { ReadingTx, Statement } from "../../server/src/platform/db/index.ts";
import { openLog } from "../../server/src/platform/log.ts";
import { asOwner } from "../../server/src/testing/as-owner.ts";
import { addOldRows } from "../../server/src/testing/old-rows.ts";
import type { Figures, MeasureOptions } from "../figures.ts";
import { percentile } from "../statistics.ts";
import type { Million } from "./open-million.ts";

const atMostMs = 300;
/** Some guests of the large venue, by how many messages they have. */
const guestsToDelete = 20;
const oldConversations = 1_000;
const oldOthers = 3_000;
const day = 86_400_000;

type Say = MeasureOptions["say"];

/** Deletes guests, and searches for their traces. Each transaction counts, by what it does first. */
export const measureDeleting = (million: Million, say: Say): Promise<Figures> =>
  withBellhop(million, async (bellhop) =>
    figuresOf(await deleteGuests(million, bellhop), "deleting guests", say),
  );

/** Deletes what the nightly run finds too old: two years old rows of each class, which are added first. */
export const measureRetention = (million: Million, say: Say): Promise<Figures> =>
  withBellhop(million, async ({ services }) => {
    const { ownerUrl, large } = million;
    const query = (sql: string) => asOwner(ownerUrl, sql, large.venueId);
    const old = new Date(Date.now() - 2 * 365 * day);
    const rows = { conversations: oldConversations, others: oldOthers };
    await addOldRows(query, { venueId: large.venueId, old, ...rows });
    await query(`update hand_overs set settled_at = now() where settled_at is null`);
    await query(`update conversations set last_at = last_at - interval '2 years', waiting_since = null where conversation_id in (
      select conversation_id from conversations where erased_at is null order by last_at limit ${oldConversations})`);
    await asOwner(ownerUrl, "analyze");
    const { db, batches } = timed(services.db);
    await applyRetention.handle({} as never, { ...services, db }, { lastAttempt: false });
    return figuresOf(batches, "retention", say);
  });

async function withBellhop<T>(
  { env, ownerUrl }: Million,
  work: (bellhop: Bellhop) => Promise<T>,
): Promise<T> {
  const config = await readConfig({ ...env, DOORS: "http" });
  const bellhop = await openBellhop({ config, port: 0, ownerUrl, log: openLog("error") });
  try {
    return await work(bellhop);
  } finally {
    await bellhop.close();
  }
}

function figuresOf(batches: Map<string, number[]>, name: string, say: Say): Figures {
  const figures: Figures = {};
  for (const [first, taken] of batches) {
    const [longest, middle] = [Math.max(...taken), percentile(taken, 0.5)];
    say(
      `${longest.toFixed(0).padStart(6)} ms at most ${middle.toFixed(0).padStart(5)} ms p50 ` +
        `${String(taken.length).padStart(5)} times  ${name}: ${first}`,
    );
    figures[`million: longest batch of ${name}, ${first}`] = { value: longest, unit: "ms", atMost: atMostMs };
  }
  return figures;
}

/** The guest with the longest thread, and others with an average one; then the job that searches for their traces. */
async function deleteGuests({ ownerUrl, large }: Million, { services }: Bellhop) {
  const { db, batches } = timed(services.db);
  const guests = await asOwner(
    ownerUrl,
    `(select guest_id from conversations where erased_at is null order by last_seq desc limit 1)
     union all (select guest_id from conversations where erased_at is null order by guest_id limit ${guestsToDelete})`,
    large.venueId,
  );
  const by = { ...large.owner, operator_id: large.operatorId, call: "/api/delete_guest" };
  for (const { guest_id } of guests) {
    const { conversationIds } = await db.atVenue(large.venueId, (at) =>
      staffDeletesGuest(at, by, { guest_id: String(guest_id) }, services),
    );
    await eraseMessagesOf({ ...services, db }, large.venueId, conversationIds);
  }
  const [erasure] = await asOwner(ownerUrl, "select erasure_id from erasures limit 1", large.venueId);
  const about = { venue_id: large.venueId, erasure_id: String(erasure?.erasure_id) };
  await eraseTraces.handle(about as never, { ...services, db }, { lastAttempt: false });
  return batches;
}

/** A database that notes how long each unit of work takes, by its first statement. */
function timed(db: Database): { db: Database; batches: Map<string, number[]> } {
  const batches = new Map<string, number[]>();
  const noting = <At extends Reading, T>(
    open: (work: (at: At) => Promise<T>) => Promise<T>,
    work: (at: At) => Promise<T>,
  ) => {
    const startedAt = performance.now();
    let first = "";
    return open((at) => {
      const tx = new Proxy(at.tx, {
        get: (of, way: keyof ReadingTx) => (statement: Statement<unknown, unknown>, params: never) => {
          first ||= statement.name;
          return (of[way] as ReadingTx["rows"])(statement, params);
        },
      });
      return work({ ...at, tx });
    }).finally(() => {
      if (first) batches.set(first, [...(batches.get(first) ?? []), performance.now() - startedAt]);
    });
  };
  return {
    batches,
    db: {
      ...db,
      atVenue: (venueId, work) => noting((noted) => db.atVenue(venueId, noted), work),
      readAtVenue: (venueId, work) => noting((noted) => db.readAtVenue(venueId, noted), work),
      atInstallation: (work) => noting((noted) => db.atInstallation(noted), work),
      readAtInstallation: (work) => db.readAtInstallation(work),
    },
  };
}
