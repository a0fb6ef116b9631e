import { setTimeout as pause } from "node:timers/promises";
import {
  applyReservationImport,
  listReservationImports,
  type ReservationImport,
  startReservationImport,
  undoReservationImport,
} from "@bellhop/contract/reservation-imports";
import { asOwner } from "../server/src/testing/as-owner.ts";
import type { Random } from "../server/src/testing/random.ts";
import type { Owner, TaskUnderTest } from "./tasks-trial.ts";

const readyWithinMs = 60_000;

/**
 * Reads, applies and undoes files of reservations. Each row is applied once and undone once, whatever dies in between:
 * its booking is there as long as it is applied and not undone, with one guest and one stay. `rows`: several batches.
 */
export function reservationImports(random: Random, { rows = 1_200 } = {}): TaskUnderTest {
  let files = 0;

  async function read(owner: Owner): Promise<string | undefined> {
    const tag = `K${random.below(1_000_000)}x${files++}`;
    const lines = Array.from(
      { length: rows },
      (_, n) => `${tag}-${n},${tag} Guest ${n},2026-11-21,2026-11-22`,
    );
    const content = Buffer.from(["Booking number,Guest name,Check-in,Check-out", ...lines].join("\n"));
    const from = { kind: "file", name: "stays.csv", content: content.toString("base64") } as const;
    const started = await owner.ask(startReservationImport, { from });
    return started?.status === 200 ? started.body.task_id : undefined;
  }

  async function inState(owner: Owner, state: ReservationImport["state"]) {
    const listed = await owner.ask(listReservationImports, { limit: 100 });
    return listed?.status === 200 ? listed.body.items.find((one) => one.state === state) : undefined;
  }

  /** Undefined if the process dies before. */
  async function waitFor(owner: Owner, state: ReservationImport["state"]) {
    for (let waitedMs = 0; waitedMs < readyWithinMs; waitedMs += 100) {
      const found = await inState(owner, state);
      if (found) return found;
      await pause(100);
    }
    return undefined;
  }

  async function apply(owner: Owner): Promise<string | undefined> {
    if (!(await inState(owner, "ready")) && !(await read(owner))) return undefined;
    const ready = await waitFor(owner, "ready");
    const started = ready && (await owner.ask(applyReservationImport, { import_id: ready.import_id }));
    return started?.status === 200 ? started.body.task_id : undefined;
  }

  async function undo(owner: Owner): Promise<string | undefined> {
    if (!(await inState(owner, "applied")) && !(await apply(owner))) return undefined;
    const applied = await waitFor(owner, "applied");
    const started = applied && (await owner.ask(undoReservationImport, { import_id: applied.import_id }));
    return started?.status === 200 ? started.body.task_id : undefined;
  }

  return {
    kinds: ["start_reservation_import", "apply_reservation_import", "undo_reservation_import"],
    failpoints: ["reservations.read", "reservations.applied", "reservations.undone"],
    takesMs: 3_000,

    async start(owner, step) {
      if (step === "reservations.applied") return apply(owner);
      if (step === "reservations.undone") return undo(owner);
      if (step) return read(owner);
      // Each import moves to its next step.
      if (random.chance(0.4) && (await inState(owner, "ready"))) return apply(owner);
      if (random.chance(0.4) && (await inState(owner, "applied"))) return undo(owner);
      return read(owner);
    },

    async judge(owner) {
      const wrong: string[] = [];
      const url = await owner.ownerUrl();
      const [found = {}] = await asOwner(url, facts, owner.venueId);
      for (const [what, count] of Object.entries(found)) if (count !== 0) wrong.push(`${count} ${what}`);
      const made = await owner.all((cursor) =>
        owner.ask(listReservationImports, { limit: 100, ...(cursor && { cursor }) }),
      );
      const count = (state: ReservationImport["state"]) => made.filter((one) => one.state === state).length;
      return {
        wrong,
        stats: { files: made.length, applied: count("applied"), undone: count("undone") },
      };
    },
  };
}

const bookingOf = "exists (select from reservations b where b.reservation_id = r.reservation_id)";
const facts = `select
  (select count(*)::int from reservation_import_rows r
   where effect is not null and undone_at is null and not ${bookingOf}) as "applied rows without a booking",
  (select count(*)::int from reservation_import_rows r
   where undone_at is not null and ${bookingOf}) as "undone rows with a booking",
  (select count(*)::int from reservations b where reservation_number like 'K%x%-%' and not exists (
     select from reservation_import_rows r where r.reservation_id = b.reservation_id)) as "bookings without a row",
  (select count(*)::int from reservations b where reservation_number like 'K%x%-%' and 1 <> (
     select count(*) from stays s where s.reservation_id = b.reservation_id)) as "bookings without one stay",
  (select count(*)::int from guests g where name like 'K%x% Guest %' and 1 <> (
     select count(*) from stays s where s.guest_id = g.guest_id)) as "guests without one stay",
  (select count(*)::int from reservation_imports
   where state in ('reading', 'applying', 'undoing')) as "imports that no task works on",
  (select count(*)::int from reservation_imports i where state in ('applied', 'undone') and applied <> (
     select count(*) from reservation_import_rows r where r.import_id = i.import_id and effect is not null))
    as "imports that miscount",
  (select count(*)::int from reservation_imports i where state = 'applied' and exists (
     select from reservation_import_rows r where r.import_id = i.import_id and verdict = 'new' and applied_at is null))
    as "applied imports with rows left"`;
