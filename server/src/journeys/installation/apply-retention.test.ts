import { access, utimes } from "node:fs/promises";
import { listConversations, markDone } from "@bellhop/contract/conversations";
import { createRequest } from "@bellhop/contract/requests";
import { changeSettings, type Settings } from "@bellhop/contract/settings";
import { listTranscripts } from "@bellhop/contract/transcripts";
import { expect, test } from "vitest";
import { mediaFile, writeMediaFile } from "../../domain/media/index.ts";
import { addReservation, insertStay } from "../../domain/reservations/index.ts";
import { openTask } from "../../domain/tasks/index.ts";
import { claimTranslationOf, keepTranslation } from "../../domain/translations/index.ts";
import { newId } from "../../platform/ids.ts";
import type { Services } from "../../services.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { applyRetention } from "./apply-retention.ts";

const dayMs = 86_400_000;

async function oldHotel(name: string) {
  const bellhop = await testBellhop();
  const hotel = await openHotel(bellhop.services, name);
  const neighbour = await openHotel(bellhop.services, "Neighbour");
  const run = async (services: Services = bellhop.services) => {
    await applyRetention.handle({} as never, services, { lastAttempt: false });
    await bellhop.runDueJobs();
  };
  const rows = (sql: string, of: Hotel = hotel) => asOwner(bellhop.ownerUrl, sql, of.venueId);
  const count = async (table: string, where = "true", venueId: number | undefined = hotel.venueId) => {
    const [found] = await asOwner(
      bellhop.ownerUrl,
      `select count(*)::int as n from ${table} where ${where}`,
      venueId,
    );
    return Number(found?.n);
  };
  const writes = async (from: string, text: string, to: Hotel = hotel) => {
    const message = {
      from,
      id: `wamid.${from}.${newId()}`,
      text,
      at: bellhop.clock.now(),
      name: `Guest ${from}`,
    };
    const body = textsBody(to.phoneNumberId, [message]);
    expect(await deliver(bellhop, body)).toBe(200);
    bellhop.clock.pass(5_000);
    await bellhop.runDueJobs();
    return body;
  };
  const guestId = async (from: string) =>
    String((await rows(`select guest_id from guests where phone = '+${from}'`))[0]?.guest_id);
  const texts = async () =>
    (await rows("select text from messages where author = 'guest' and text <> '' order by created_at")).map(
      ({ text }) => text,
    );
  return { ...bellhop, bellhop, hotel, neighbour, run, rows, count, writes, guestId, texts };
}

const question = "When is breakfast served?";

test("each class disappears when it is due, and nothing else does", async () => {
  const { bellhop, hotel, neighbour, clock, services, run, rows, count, writes, guestId, texts } =
    await oldHotel("Hotel Alpha");
  const { db, config } = services;
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const next = await signedIn(bellhop, neighbour.owner.sub, neighbour.venueId);
  const longer: Partial<Settings["retention"]> = { transcripts: 3_000, media: 3_000, webhooks: 3_000 };
  await next.ask(changeSettings, { retention: longer });
  await owner.ask(changeSettings, { retention: { webhooks: 30, media: 90, transcripts: 365 } });
  await writes("15550501", question);
  const old = await writes("15550502", `${question} I am Ada.`);
  await writes("15550503", "Is there a helipad?");
  await writes("15550504", question);
  await writes("15550505", question, neighbour);
  // Two years from now.
  const checkin = new Date(clock.now().getTime() + 720 * dayMs).toISOString().slice(0, 10);
  await db.atVenue(hotel.venueId, async (at) => {
    const stay = { reservation_number: "R-1", status: "confirmed", checkin, checkout: checkin } as const;
    const reservationId = await addReservation(at, stay);
    await insertStay(at, { reservationId, guestId: await guestId("15550504"), room: "1" });
  });
  const mediaId = newId();
  const file = await writeMediaFile(config.dataDir, hotel.venueId, mediaId);
  await file.write(Buffer.from("a picture"));
  await file.keep();
  await rows(
    `insert into media (venue_id, media_id, channel_id, kind, mime_type, file_name, bytes, state, created_at, stored_at)
     select ${hotel.venueId}, '${mediaId}', channel_id, 'image', 'image/png', 'Ada.png', 9, 'stored',
       '${clock.now().toISOString()}', now() from channels limit 1`,
  );
  const isStored = () =>
    access(mediaFile(config.dataDir, hotel.venueId, mediaId)).then(
      () => true,
      () => false,
    );
  /** Raw deliveries: of the hotel, of the neighbour, and to be reviewed. */
  const deliveries = async () => {
    const found = await asOwner(
      bellhop.ownerUrl,
      "select phone_number_ids as ids, state from webhook_deliveries",
    );
    const of = ({ phoneNumberId }: Hotel) =>
      found.filter(({ ids }) => (ids as string[]).includes(phoneNumberId)).length;
    return [of(hotel), of(neighbour), found.filter(({ state }) => state !== "kept").length];
  };
  expect(await deliver(bellhop, "no JSON")).toBe(200);
  await rows(
    `insert into kept_answers (venue_id, member_id, idempotency_key, call, input_sha256, answer, kept_at)
     values (${hotel.venueId}, '${newId()}', '${newId()}', 'x', '', '{}', '${clock.now().toISOString()}')`,
  );
  // The database's clock decides, which no test moves.
  for (const age of ["2 years 1 day", "1 year 364 days"])
    await rows(
      `insert into audit_entries (venue_id, audit_entry_id, noted_at, kind, call, member_id, member_name, subject_id,
         subject_name, changes)
       values (${hotel.venueId}, '${newId()}', now() - interval '${age}', 'alert_set', 'x', '${newId()}', 'Ana', 'x',
         'x', '[]')`,
    );
  const { taskId } = await db.atVenue(hotel.venueId, (at) => openTask(at, "publish_general", "Ana"));
  const reading = await db.atVenue(hotel.venueId, (at) => openTask(at, "import_knowledge", "Ana"));
  await rows("update tasks set ended_at = asked_at, state = 'done', progress = 100");
  const at = `'${clock.now().toISOString()}'`;
  await rows(
    `insert into knowledge_imports (venue_id, import_id, task_id, kind, source, state, left_out, asked_by, asked_at)
     values (${hotel.venueId}, '${newId()}', '${reading.taskId}', 'text', 'Our house', 'ready', '[]', 'Ana', ${at})`,
  );
  await rows(
    `insert into reservation_imports (venue_id, import_id, kind, source, state, bytes, asked_by, asked_at)
     values (${hotel.venueId}, '${newId()}', 'file', 'stays.csv', 'ready', 'Ada', 'Ana', ${at})`,
  );
  await rows(
    `insert into delivery_reports (venue_id, report_id, channel_id, provider_message_id, state, reported_at, received_at)
     select ${hotel.venueId}, '${newId()}', channel_id, 'wamid.nobody', 'read', ${at}, ${at} from channels limit 1`,
  );
  /** Tasks, imports of knowledge and of reservations, files of imports, reports about unknown messages. */
  const others = () =>
    Promise.all([
      count("tasks", `task_id in ('${taskId}', '${reading.taskId}')`),
      count("knowledge_imports"),
      count("reservation_imports"),
      count("reservation_imports", "bytes is not null"),
      count("delivery_reports", "provider_message_id = 'wamid.nobody'"),
    ]);

  // The simulated network reports what arrived.
  for (let n = 0; n < 3; n++) {
    clock.pass(60_000);
    await bellhop.runDueJobs();
  }
  const start = clock.now();
  const setDay = (day: number) => clock.set(new Date(start.getTime() + day * dayMs));
  const audited = () => count("audit_entries", "kind = 'alert_set'");
  const [all = 0, nextDoor = 0] = await deliveries();
  expect(await audited()).toBe(2);
  expect(await others()).toEqual([2, 1, 1, 1, 1]);

  await run();
  expect(await audited()).toBe(1);
  expect(await count("live_events")).toBeGreaterThan(0);
  expect(await count("kept_answers")).toBeGreaterThan(0);
  setDay(2);
  await run();
  // People are still called, which is told live.
  const told = `told_at < '${new Date(start.getTime() + dayMs).toISOString()}'`;
  expect([await count("live_events", told), await count("kept_answers")]).toEqual([0, 0]);

  setDay(29);
  await run();
  expect(await deliveries()).toEqual([all, nextDoor, 1]);
  expect(Math.min(all, nextDoor)).toBeGreaterThan(0);
  setDay(31);
  await run();
  expect(await deliveries()).toEqual([0, nextDoor, 1]);

  setDay(89);
  await run();
  expect(await isStored()).toBe(true);
  expect(await others()).toEqual([2, 1, 1, 0, 0]);
  expect(await deliveries()).toEqual([0, nextDoor, 1]);
  setDay(91);
  await run();
  expect(await isStored()).toBe(false);
  expect(await others()).toEqual([0, 0, 0, 0, 0]);
  expect(await rows("select state, problem, file_name from media")).toEqual([
    { state: "lost", problem: "retention", file_name: null },
  ]);
  expect(await deliveries()).toEqual([0, nextDoor, 0]);

  setDay(300);
  await writes("15550501", "May I come back?");
  const counted = await count("messages");
  setDay(364);
  await run();
  expect((await texts()).length).toBe(5);
  setDay(366);
  await run();
  // The second guest's is gone. The others wrote later, wait for staff, or have a stay ahead.
  expect(await texts()).toEqual([question, "Is there a helipad?", question, "May I come back?"]);
  expect(await count("messages")).toBe(counted);
  expect(await count("simulated_messages", "text like '%breakfast%'")).toBe(0);
  expect(await count("messages", "kind = 'erased'")).toBeGreaterThan(1);
  expect(await count("hand_overs", "about like '%helipad%'")).toBe(1);
  expect(await count("messages", "text <> ''", neighbour.venueId)).toBeGreaterThan(1);

  // The guest stays, with a new conversation. The same delivery is still recognised.
  const ada = await guestId("15550502");
  expect(await deliver(bellhop, old)).toBe(200);
  expect((await texts()).length).toBe(4);
  await writes("15550502", "Hello again");
  expect(await guestId("15550502")).toBe(ada);
  const later = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const { items } = (await later.ask(listTranscripts, { guest_id: ada })).body;
  expect(items.length).toBe(1);
  expect(JSON.stringify(items)).toContain("Hello again");
  expect(JSON.stringify(items)).not.toContain("I am Ada");
});

test("requests lose their words with the conversation they came from, and those made by hand as late", async () => {
  const { bellhop, hotel, clock, run, rows, writes } = await oldHotel("Hotel Beta");
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  await owner.ask(changeSettings, { retention: { webhooks: 30, media: 90, transcripts: 365 } });
  await writes("15550521", "Could you bring two towels to room 12 please?");
  // Conversations of guests who wait are kept.
  for (const { conversation_id } of (await owner.ask(listConversations, { tab: "waiting" })).body.items)
    await owner.ask(markDone, { conversation_id });
  const byHand = { kind: "repair", words: "Drips", room: "507", note: "For Ada" } as const;
  await owner.ask(createRequest, { new_request_id: newId(), ...byHand });
  clock.set(new Date(clock.now().getTime() + 200 * dayMs));
  await writes("15550522", "Could you bring two towels to room 14 please?");
  await owner.ask(createRequest, { new_request_id: newId(), ...byHand, words: "Rattles" });
  clock.set(new Date(clock.now().getTime() + 200 * dayMs));
  await run();
  const remaining = await rows(
    "select kind, words, note, room, erased_at is null as shown from requests order by created_at",
  );
  const erased = { words: "", note: "", room: null, shown: false };
  expect(remaining).toEqual([
    { kind: "towels", ...erased },
    { kind: "repair", ...erased },
    { kind: "towels", words: "", note: "", room: "14", shown: true },
    { kind: "repair", words: "Rattles", note: "For Ada", room: "507", shown: true },
  ]);
});

test("an interrupted run is finished by the next one, and one venue's failure holds up no other", async () => {
  const { bellhop, services, clock, run, rows, texts, hotel, count, neighbour, writes } =
    await oldHotel("Hotel Beta");
  const written = Array.from({ length: 41 }, (_, n) => ({
    from: `1555${1_000 + n}`,
    id: `wamid.${n}`,
    text: "Is there a helipad?",
    at: clock.now(),
  }));
  await deliver(bellhop, textsBody(hotel.phoneNumberId, written));
  await writes("15559001", question, neighbour);
  // Staff have dealt with all of them.
  await rows("update conversations set waiting_since = null, state = 'done'");
  await rows("update hand_overs set settled_at = now()");
  await rows("update messages set state = 'sent' where state in ('queued', 'sending')");
  clock.pass(366 * dayMs);
  let units = 0;
  const dying: Services["db"] = {
    ...services.db,
    atVenue: (venueId, work) => {
      // Dies after a batch of conversations.
      if (venueId === hotel.venueId && ++units > 1) throw new Error("killed");
      return services.db.atVenue(venueId, work);
    },
  };
  await expect(run({ ...services, db: dying })).rejects.toThrow("Retention failed at 1 venues");
  expect((await texts()).length).toBe(21);
  expect(await count("messages", "author = 'guest' and text <> ''", neighbour.venueId)).toBe(0);
  await run();
  expect(await texts()).toEqual([]);
  expect(await count("messages", "author = 'guest'")).toBe(41);
});

test("bytes that were stored and never committed disappear, also where nothing else is due", async () => {
  const { bellhop, hotel, run } = await oldHotel("Hotel Stray");
  const { dataDir } = bellhop.services.config;
  const store = async () => {
    const mediaId = newId();
    const target = await writeMediaFile(dataDir, hotel.venueId, mediaId);
    await target.write(Buffer.from("never committed"));
    await target.keep();
    return mediaFile(dataDir, hotel.venueId, mediaId);
  };
  const [stray, fresh] = [await store(), await store()];
  const twoHoursAgo = Date.now() / 1_000 - 7_200;
  await utimes(stray, twoHoursAgo, twoHoursAgo);
  await run();
  await expect(access(stray)).rejects.toThrow("ENOENT");
  await access(fresh);
});

test("translations of a thread go with its words", async () => {
  const { hotel, clock, services, run, rows, count, writes } = await oldHotel("Hotel Alpha");
  await writes("15550501", question);
  const [{ conversation_id: conversationId } = {}] = await rows("select conversation_id from conversations");
  const text = { conversationId: String(conversationId), text: question, language: "de" };
  await services.db.atVenue(hotel.venueId, async (at) => {
    await claimTranslationOf(at, text, "small");
    await keepTranslation(at, text, { outcome: "translated", text: "Wann gibt es Frühstück?" });
  });
  const markAll = "update conversations set state = 'done', waiting_since = null";
  await rows(markAll);
  clock.pass(364 * dayMs);
  await run();
  expect(await count("translations")).toBe(1);
  clock.pass(2 * dayMs);
  await run();
  expect(await count("translations")).toBe(0);
});
