import { fetchAccess } from "@bellhop/contract/access";
import type { OutputOf } from "@bellhop/contract/call";
import { updateConcierge } from "@bellhop/contract/concierge";
import { changeSettings, listSettingsChanges } from "@bellhop/contract/settings";
import { listTasks, type Task } from "@bellhop/contract/tasks";
import { expect, test } from "vitest";
import { addEntries } from "../../domain/knowledge/index.ts";
import { updateProgress } from "../../domain/tasks/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Answer, ask, type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openHotel, openSister } from "../../testing/cast.ts";
import { publishKnowledge } from "./staff-publishes-assistant.ts";

const bellhop = await testBellhop();

/** A venue without a version, with this many entries, and its manager. */
async function newVenue(name: string, entries: number, internal = false) {
  const hotel = await openHotel(bellhop.services, name);
  const venueId = await openSister(bellhop.services, hotel, `${name} Sister`);
  await write(venueId, entries, internal);
  const { sub } = await addColleague(bellhop.services, hotel, "manager", [venueId]);
  return { hotel, venueId, manager: await signedIn(bellhop, sub) };
}

async function write(venueId: number, entries: number, internal = false) {
  const added = Array.from({ length: entries }, (_, n) => {
    const texts = { en: { title: `Entry ${n}`, text: `Words of entry ${n}.` } };
    return { entryId: newId(), section: "faq" as const, texts, internal };
  });
  await bellhop.services.db.atVenue(venueId, (at) => addEntries(at, null, added));
}

const build = async (who: Caller) => (await who.ask(updateConcierge, {})).body.task_id;
const taskOf = async (who: Caller, task_id: string): Promise<Task | undefined> =>
  (await who.ask(listTasks, { task_id })).body.items[0];

async function versions(venueId: number) {
  return asOwner(
    bellhop.ownerUrl,
    "select version, jsonb_array_length(entries) as entries from concierges order by version",
    venueId,
  );
}

test("the first version switches the assistant on and reaches open dashboards", async () => {
  const { venueId, manager } = await newVenue("Hotel First", 3);
  expect((await manager.ask(fetchAccess, {})).body.flags.builtConcierge).toBe(false);
  const taskId = await build(manager);
  expect(await taskOf(manager, taskId)).toMatchObject({
    kind: "update_concierge",
    state: "PENDING",
    progress: 0,
    asked_by: "A manager",
    started_at: null,
    result: null,
  });
  await bellhop.runDueJobs();
  expect(await taskOf(manager, taskId)).toMatchObject({
    state: "SUCCESS",
    progress: 100,
    result: { version: 1 },
  });
  expect(await versions(venueId)).toEqual([{ version: 1, entries: 3 }]);
  expect((await manager.ask(fetchAccess, {})).body.flags.builtConcierge).toBe(true);
  const { items } = (await manager.ask(listSettingsChanges, {})).body;
  expect(items).toEqual([{ field: "functionality.concierge", by: "A manager", at: expect.any(String) }]);
  const told = await asOwner(
    bellhop.ownerUrl,
    "select event ->> 'kind' as kind, event #>> '{task,state}' as state from live_events order by seq",
    venueId,
  );
  const steps = ["knowledge", "PENDING", "STARTED", "STARTED", "STARTED", "settings", "concierge", "SUCCESS"];
  expect(told.map(({ kind, state }) => state ?? kind)).toEqual(steps);
});

test("old tasks are not listed", async () => {
  const { venueId, manager } = await newVenue("Hotel Past", 1);
  const old = await build(manager);
  await bellhop.runDueJobs();
  await asOwner(bellhop.ownerUrl, "update tasks set asked_at = asked_at - interval '91 days'", venueId);
  const last = await build(manager);
  await bellhop.runDueJobs();
  const { items } = (await manager.ask(listTasks, {})).body;
  expect(items.map(({ task_id }) => task_id)).toEqual([last]);
  expect((await manager.ask(listTasks, { task_id: old })).status).toBe(404);
});

test("publishing without entries for guests fails with a reason", async () => {
  for (const entries of [0, 2]) {
    const { venueId, manager } = await newVenue(`Hotel Empty ${entries}`, entries, true);
    const taskId = await build(manager);
    await bellhop.runDueJobs();
    expect(await taskOf(manager, taskId)).toMatchObject({
      state: "FAILURE",
      message: { code: "nothing_to_publish" },
      result: null,
    });
    expect(await versions(venueId)).toEqual([]);
  }
});

test("a second request joins a waiting task; later requests start a new one", async () => {
  const { venueId, manager } = await newVenue("Hotel Twice", 1);
  const [one, other] = await Promise.all([build(manager), build(manager)]);
  expect(one).toBe(other);
  await bellhop.runDueJobs();
  await write(venueId, 2);
  expect(await build(manager)).not.toBe(one);
  await bellhop.runDueJobs();
  expect(await versions(venueId)).toEqual([
    { version: 1, entries: 1 },
    { version: 2, entries: 3 },
  ]);
});

test("a job that runs twice publishes once", async () => {
  const { venueId, manager } = await newVenue("Hotel Doubled", 1);
  const task_id = await build(manager);
  const payload = { venue_id: venueId, task_id } as never;
  const run = () => publishKnowledge.handle(payload, bellhop.services, { lastAttempt: false });
  await Promise.all([run(), run(), run()]);
  await bellhop.runDueJobs();
  expect(await versions(venueId)).toEqual([{ version: 1, entries: 1 }]);
  expect(await taskOf(manager, task_id)).toMatchObject({ state: "SUCCESS" });
});

test("a later version leaves the assistant off if the venue has switched it off", async () => {
  const { manager } = await newVenue("Hotel Off", 1);
  await build(manager);
  await bellhop.runDueJobs();
  await ask(bellhop, changeSettings, { functionality: { concierge: false } }, manager.headers);
  await build(manager);
  await bellhop.runDueJobs();
  expect((await manager.ask(fetchAccess, {})).body.flags.builtConcierge).toBe(false);
});

test("a failed attempt is reported and repeated; the last one ends the task", async () => {
  const { venueId, manager } = await newVenue("Hotel Trouble", 1);
  const task_id = await build(manager);
  const payload = { venue_id: venueId, task_id } as never;
  // An entry that cannot be read, as after a bug.
  await asOwner(bellhop.ownerUrl, `update knowledge_entries set entry = '{"texts": null}'`, venueId);
  const run = (lastAttempt: boolean) => publishKnowledge.handle(payload, bellhop.services, { lastAttempt });
  await expect(run(false)).rejects.toThrow();
  expect(await taskOf(manager, task_id)).toMatchObject({ state: "RETRY", ended_at: null });
  await expect(run(true)).rejects.toThrow();
  expect(await taskOf(manager, task_id)).toMatchObject({ state: "FAILURE", result: null });
  await run(false);
  expect(await versions(venueId)).toEqual([]);
});

test("a task fails after its last worker died; a task that has not begun keeps waiting", async () => {
  const lost = await newVenue("Hotel Killed", 1);
  const waiting = await newVenue("Hotel Patient", 1);
  const [lostTask, waitingTask] = [await build(lost.manager), await build(waiting.manager)];
  await bellhop.services.db.atVenue(lost.venueId, (at) =>
    updateProgress(at, lostTask, { progress: 10, message: { code: "building" } }),
  );
  await withoutBuilds();
  for (let minute = 0; minute < 8; minute++) {
    bellhop.clock.pass(60_000);
    await bellhop.runDueJobs();
    // After some killed workers the next attempt may start five minutes after the last one.
    if (minute < 6) expect(await taskOf(lost.manager, lostTask)).toMatchObject({ state: "STARTED" });
  }
  expect(await taskOf(lost.manager, lostTask)).toMatchObject({
    state: "FAILURE",
    message: { code: "interrupted" },
  });
  expect(await taskOf(waiting.manager, waitingTask)).toMatchObject({ state: "PENDING" });
});

/** Deletes the publishing jobs, as if their workers had been killed in the last attempt. */
async function withoutBuilds() {
  await asOwner(bellhop.ownerUrl, "delete from pgboss.job_common where name = 'publish-knowledge'");
}

test("staff can list tasks, newest first and in pages, but not start one", async () => {
  const { hotel, venueId, manager } = await newVenue("Hotel Pages", 1);
  const staff = await signedIn(
    bellhop,
    (await addColleague(bellhop.services, hotel, "staff", [venueId])).sub,
  );
  expect((await staff.ask(updateConcierge, {})).body).toMatchObject({ status: 403, code: "role_required" });
  const built: string[] = [];
  for (let n = 0; n < 5; n++) {
    built.unshift(await build(manager));
    await bellhop.runDueJobs();
  }
  const bare = await fetch(`${bellhop.services.selfUrl()}${listTasks.path}`, {
    method: "POST",
    headers: staff.headers,
  });
  expect(listTasks.output.parse(await bare.json()).items.map((task) => task.task_id)).toEqual(built);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body }: Answer<OutputOf<typeof listTasks>> = await staff.ask(listTasks, {
      limit: 2,
      ...(cursor !== undefined && { cursor }),
    });
    seen.push(...body.items.map((task) => task.task_id));
    cursor = body.next_cursor ?? undefined;
    await build(manager);
    await bellhop.runDueJobs();
  } while (cursor);
  expect(seen).toEqual(built);
  expect((await hotelOwner(hotel)).status).toBe(404);

  async function hotelOwner(of: Hotel) {
    const owner = await signedIn(bellhop, of.owner.sub, of.venueId);
    return owner.ask(listTasks, { task_id: String(built[0]) });
  }
});
