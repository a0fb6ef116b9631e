// Files of 20,000 and 50,000 reservations with 33 columns: how fast they are read, applied, and found to be the same
// again, how much memory that takes, and how long each view of the reservations takes with how many statements.
// `npm run prove -- reservations [--rows N --bookings N]`
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { fetchAccess } from "@bellhop/contract/access";
import type { InputOf } from "@bellhop/contract/call";
import {
  applyReservationImport,
  changeImportFormat,
  type ReservationImport,
  readReservationImport,
  startReservationImport,
} from "@bellhop/contract/reservation-imports";
import { listReservations } from "@bellhop/contract/reservations";
import { listTasks } from "@bellhop/contract/tasks";
import { startBellhopUnderTest } from "../../chaos/bellhop-under-test.ts";
import { listReservations as listPage } from "../../server/src/domain/reservations/index.ts";
import { asOwner } from "../../server/src/testing/as-owner.ts";
import { askAsOwner } from "./ask-as-owner.ts";
import { openCountingVenue } from "./reservations/counting-venue.ts";
import { manyReservations, nameOf } from "./reservations/many-reservations.ts";

const { values } = parseArgs({
  options: { rows: { type: "string", default: "50000" }, bookings: { type: "string", default: "20000" } },
});
const rows = Number(values.rows);
const bookings = Number(values.bookings);
/** More than a smaller import takes. */
const maxGrowthMiB = 60;
const maxHeapMiB = 256;
const maxViewMs = 50;

const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-reservations-"));
const bellhop = await startBellhopUnderTest(dataDir, {
  DEMO: "1",
  CALLS_PER_MINUTE: "0",
  // Without a limit, the heap of a process grows as long as the machine has memory, whatever it needs.
  NODE_OPTIONS: `--max-old-space-size=${maxHeapMiB}`,
});
await bellhop.start();
const wrong: string[] = [];

const ask = askAsOwner(bellhop);

function residentMiB(): number {
  const status = readFileSync(`/proc/${bellhop.process().pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}

type Phase = { ms: number; peakMiB: number };

/** Waits for a task and samples the memory meanwhile. */
async function watched(taskId: string): Promise<Phase> {
  const began = performance.now();
  let peakMiB = residentMiB();
  for (let turn = 0; ; turn++) {
    await pause(50);
    peakMiB = Math.max(peakMiB, residentMiB());
    if (turn % 5 !== 0) continue;
    const [task] = (await ask(listTasks, { task_id: taskId })).items;
    if (task?.state === "FAILURE") throw new Error(`A task failed: ${JSON.stringify(task)}`);
    if (task?.state === "SUCCESS") return { ms: Math.round(performance.now() - began), peakMiB };
  }
}

type Imported = {
  stored: ReservationImport;
  uploadMs: number;
  read: Phase;
  readAgain: Phase | undefined;
  applied: Phase | undefined;
};

async function imported(name: string, count: number, first: number): Promise<Imported> {
  const content = Buffer.from(manyReservations(count, first));
  const began = performance.now();
  const from = { kind: "file", name, content: content.toString("base64") } as const;
  const { import_id, task_id } = await ask(startReservationImport, { from });
  const uploadMs = Math.round(performance.now() - began);
  const read = await watched(task_id);
  const ready = (await ask(readReservationImport, { import_id, limit: 1 })).import;
  const isNew = ready.counts.new > 0;
  // The upload is one JSON document, and needs memory by its size. What it leaves is not the reader's.
  const { format } = ready;
  const readAgain =
    isNew && format
      ? await watched((await ask(changeImportFormat, { import_id, format })).task_id)
      : undefined;
  const applied = isNew
    ? await watched((await ask(applyReservationImport, { import_id })).task_id)
    : undefined;
  const stored = (await ask(readReservationImport, { import_id, limit: 1 })).import;
  const perSecond = (phase: Phase) => `${Math.round(count / (phase.ms / 1_000))} rows/s`;
  console.log(
    `${name.padEnd(24)} ${(content.length / 1e6).toFixed(1)} MB uploaded in ${uploadMs} ms; read and compared at ` +
      `${perSecond(read)}, peak with the upload ${read.peakMiB} MiB` +
      (readAgain ? `; read again, peak ${readAgain.peakMiB} MiB` : "") +
      (applied ? `; applied at ${perSecond(applied)}, peak ${applied.peakMiB} MiB` : "") +
      `; ${JSON.stringify(stored.counts)}`,
  );
  return { stored, uploadMs, read, readAgain, applied };
}

const views: Record<string, InputOf<typeof listReservations>> = {
  all: {},
  "a later page": {},
  arrivals: { today: "arriving" },
  "in house": { today: "in_house" },
  departures: { today: "leaving" },
  "one status": { status: ["cancelled"] },
  "two statuses": { status: ["pending", "confirmed"] },
  "a range": { from: "2027-03-01", to: "2027-03-07" },
  "search by name": { search: nameOf(1_999) },
  "search by a beginning": { search: nameOf(1_999).slice(0, 3) },
  "search by number": { search: "PRV-0001999" },
};

async function measureViews() {
  const { venue_id } = (await ask(fetchAccess, {})).venue ?? {};
  if (venue_id === undefined) throw new Error("The owner has no venue");
  // What autovacuum does within a minute.
  await asOwner(await bellhop.ownerUrl(), "analyze");
  const venue = await openCountingVenue(await bellhop.ownerUrl(), venue_id);
  const { next_cursor } = await ask(listReservations, { limit: 100 });
  views["a later page"] = { limit: 100, ...(next_cursor && { cursor: next_cursor }) };
  const lines = [];
  for (const [view, input] of Object.entries(views)) {
    const times: number[] = [];
    for (let turn = 0; turn < 11; turn++) {
      const began = performance.now();
      const { items } = await ask(listReservations, input);
      times.push(performance.now() - began);
      if (items.length === 0 && view !== "in house" && view !== "departures")
        wrong.push(`${view}: nothing is listed`);
    }
    // Other programs may run on this machine: the fastest time is the list's own.
    const { statements, ms, medianMs } = await venue.measure((at) => listPage(at, input));
    const httpMs = Math.round(times.toSorted((one, other) => one - other)[5] ?? 0);
    lines.push({ view, ms, medianMs, httpMs, statements });
    console.log(
      `${view.padEnd(20)} ${`${ms}`.padStart(5)} ms on the server (median ${medianMs}), ${httpMs} ms over HTTP, ${statements} statements`,
    );
    if (ms > maxViewMs) wrong.push(`${view}: ${ms} ms`);
  }
  await venue.close();
  return lines;
}

try {
  const warm = await imported(`${bookings} reservations`, bookings, 0);
  const lines = await measureViews();
  const large = await imported(`${rows} reservations`, rows, bookings);
  const again = await imported("the same again", rows, bookings);
  if (large.stored.applied !== rows) wrong.push(`${large.stored.applied} of ${rows} rows were applied`);
  if (again.stored.counts.same !== rows)
    wrong.push(`again, ${again.stored.counts.same} of ${rows} rows are the same`);
  const peak = ({ readAgain, applied }: Imported) => Math.max(readAgain?.peakMiB ?? 0, applied?.peakMiB ?? 0);
  const growthMiB = peak(large) - peak(warm);
  if (growthMiB > maxGrowthMiB) wrong.push(`the larger file took ${growthMiB} MiB more`);
  for (const line of wrong) console.log(line);
  const holds = wrong.length === 0;
  const figures = ({ uploadMs, read, readAgain, applied }: Imported) => ({
    uploadMs,
    read,
    readAgain,
    applied,
  });
  console.log(
    JSON.stringify({
      proof: "reservations",
      holds,
      maxHeapMiB,
      rows,
      bookings,
      growthMiB,
      warm: figures(warm),
      large: figures(large),
      again: figures(again),
      views: lines,
    }),
  );
  process.exitCode = holds ? 0 : 1;
} finally {
  await bellhop.stop();
  await rm(dataDir, { recursive: true, force: true });
}
