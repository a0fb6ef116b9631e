import { chooseLanguage } from "@bellhop/contract/access";
import type { OutputOf } from "@bellhop/contract/call";
import { listConversations } from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import { listReservations } from "@bellhop/contract/reservations";
import { listTranscripts } from "@bellhop/contract/transcripts";
import { expect, test } from "vitest";
import { addGuest } from "../../domain/guests/index.ts";
import { addReservation, insertStay } from "../../domain/reservations/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Answer, ask, type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openHotel } from "../../testing/cast.ts";
import { forgedTranscripts, forgeriesIn } from "../../testing/forged-transcripts.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();

async function openHouse(name: string): Promise<{ hotel: Hotel; staff: Caller }> {
  const hotel = await openHotel(bellhop.services, name);
  const { sub } = await addColleague(bellhop.services, hotel, "staff");
  return { hotel, staff: await signedIn(bellhop, sub) };
}

type Booked = { number: string; guests: Array<{ name: string; phone?: string; room?: string }> } & Partial<{
  status: "confirmed" | "checked_in" | "checked_out" | "cancelled" | "pending";
  checkin: string;
  checkout: string;
}>;

let minted = 0;

async function book(
  hotel: Hotel,
  { number, guests, status = "confirmed", checkin = "2027-03-01", checkout = "2027-03-04" }: Booked,
) {
  bellhop.clock.pass(10);
  await bellhop.services.db.atVenue(hotel.venueId, async (at) => {
    const reservationId = await addReservation(at, { reservation_number: number, status, checkin, checkout });
    for (const { name, phone, room = "" } of guests) {
      minted += 1;
      const address = { phone: phone ?? `+3933300${10_000 + minted}`, whatsappUserId: null };
      const guest = await addGuest(at, { name, nameIsFromProfile: false, language: null, ...address });
      await insertStay(at, { reservationId, guestId: String(guest?.guest_id), room });
    }
  });
}

type BookingPage = OutputOf<typeof listReservations>;
const reservations = async (staff: Caller, input: object): Promise<BookingPage> => {
  const { status, body } = await ask(bellhop, listReservations, input, staff.headers);
  if (status !== 200) throw new Error(`${status} ${body.detail}`);
  return body;
};
const numbers = async (staff: Caller, input: object) =>
  (await reservations(staff, input)).items.map((one) => one.reservation_number);

test("bookings are listed with their rooms and guests, the last changed first, without a body", async () => {
  const { hotel, staff } = await openHouse("Hotel Books");
  await book(hotel, {
    number: "A-1",
    guests: [
      { name: "Ana", room: "201" },
      { name: "Bo", room: "202" },
      { name: "Cy", room: "201" },
    ],
  });
  await book(hotel, { number: "A-2", guests: [] });
  const response = await fetch(`${bellhop.services.selfUrl()}${listReservations.path}`, {
    method: "POST",
    headers: staff.headers,
  });
  const { items, next_cursor } = listReservations.output.parse(await response.json());
  expect(next_cursor).toBeNull();
  expect(items).toMatchObject([
    { reservation_number: "A-2", rooms: [], guests: [] },
    {
      reservation_number: "A-1",
      rooms: ["201", "202"],
      guests: [{ name: "Ana" }, { name: "Cy" }, { name: "Bo", room: "202", conversation_id: null }],
    },
  ]);
});

test("bookings are found by number, name and phone, by prefixes of words, in any case and script", async () => {
  const { hotel, staff } = await openHouse("Hotel BookingPage");
  await book(hotel, { number: "BV-20431", guests: [{ name: "José Muñoz Lázaro", phone: "+34600111222" }] });
  await book(hotel, { number: "BV-20432", guests: [{ name: "عمر الحربي" }, { name: "José Lima" }] });
  await book(hotel, { number: "BV-90001", guests: [{ name: "Ольга Ким" }] });
  await book(hotel, { number: "x_%", guests: [{ name: "O'Brien" }] });
  const found = (search: string) => numbers(staff, { search });
  expect(await found("20431")).toEqual(["BV-20431"]);
  expect(await found("bv-20431")).toEqual(["BV-20431"]);
  expect(await found("bv20431")).toEqual(["BV-20431"]);
  expect(await found("jose")).toEqual(["BV-20432", "BV-20431"]);
  expect(await found("MUÑ josé")).toEqual(["BV-20431"]);
  expect(await found("jose ольга")).toEqual([]);
  expect(await found("+34 600 111")).toEqual(["BV-20431"]);
  expect(await found("+34600111")).toEqual(["BV-20431"]);
  expect(await found("الحر")).toEqual(["BV-20432"]);
  expect(await found("ОЛЬГА")).toEqual(["BV-90001"]);
  expect(await found("brien")).toEqual(["x_%"]);
  for (const nothing of ["%", "_", "+", "'; drop table guests; --", "ose"])
    expect(await found(nothing)).toEqual([]);
  for (const cleared of ["", "   "])
    expect(await found(cleared)).toEqual(["x_%", "BV-90001", "BV-20432", "BV-20431"]);
});

test("bookings are filtered by status, by overlapping days, by arrival", async () => {
  const { hotel, staff } = await openHouse("Hotel Narrow");
  await book(hotel, {
    number: "N-1",
    guests: [],
    status: "cancelled",
    checkin: "2027-05-01",
    checkout: "2027-05-05",
  });
  await book(hotel, { number: "N-2", guests: [], checkin: "2027-05-05", checkout: "2027-05-07" });
  await book(hotel, {
    number: "N-3",
    guests: [],
    status: "checked_out",
    checkin: "2027-06-01",
    checkout: "2027-06-02",
  });
  expect(await numbers(staff, { status: ["cancelled"] })).toEqual(["N-1"]);
  expect(await numbers(staff, { status: ["cancelled", "checked_out"] })).toEqual(["N-3", "N-1"]);
  expect(await numbers(staff, { from: "2027-05-05", to: "2027-05-05" })).toEqual(["N-2", "N-1"]);
  expect(await numbers(staff, { from: "2027-05-06" })).toEqual(["N-3", "N-2"]);
  expect(await numbers(staff, { to: "2027-05-04" })).toEqual(["N-1"]);
  expect(await numbers(staff, { arrival: "2027-05-05" })).toEqual(["N-2"]);
  expect(await numbers(staff, { arrival: "2027-05-05", status: ["cancelled"] })).toEqual([]);
  expect(await numbers(staff, { search: "n", status: ["confirmed"] })).toEqual(["N-2"]);
  for (const wrong of [
    { from: "2027-02-30" },
    { arrival: "0000-01-01" },
    { status: [] },
    { status: ["gone"] },
    { today: "soon" },
  ])
    expect((await ask(bellhop, listReservations, wrong, staff.headers)).status).toBe(422);
});

test("today is the venue's date", async () => {
  const { hotel, staff } = await openHouse("Hotel Date Line");
  // Time zones where it is already tomorrow, or still yesterday, in UTC: one of the two at any hour.
  for (const timezone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    await asOwner(bellhop.ownerUrl, `update venues set timezone = '${timezone}'`, hotel.venueId);
    const day = (days: number) =>
      new Intl.DateTimeFormat("en-CA", { timeZone: timezone }).format(
        bellhop.clock.now().getTime() + days * 86_400_000,
      );
    const name = timezone.slice(-4);
    await book(hotel, { number: `${name} comes`, guests: [], checkin: day(0), checkout: day(2) });
    await book(hotel, {
      number: `${name} came`,
      guests: [],
      status: "checked_in",
      checkin: day(0),
      checkout: day(1),
    });
    await book(hotel, {
      number: `${name} goes`,
      guests: [],
      status: "checked_in",
      checkin: day(-3),
      checkout: day(0),
    });
    await book(hotel, {
      number: `${name} never`,
      guests: [],
      status: "cancelled",
      checkin: day(0),
      checkout: day(0),
    });
    await book(hotel, { number: `${name} later`, guests: [], checkin: day(1), checkout: day(2) });
    const ofZone = async (input: object) =>
      (await numbers(staff, input)).filter((one) => one.startsWith(name));
    expect(await ofZone({ today: "arriving" })).toEqual([`${name} came`, `${name} comes`]);
    expect(await ofZone({ today: "leaving" })).toEqual([`${name} goes`]);
    expect(await ofZone({ today: "in_house" })).toEqual([`${name} goes`, `${name} came`]);
    expect(await ofZone({ today: "arriving", status: ["confirmed"] })).toEqual([`${name} comes`]);
    expect(await ofZone({ today: "in_house", status: ["confirmed"] })).toEqual([]);
    expect(await ofZone({ today: "arriving", arrival: day(1) })).toEqual([]);
  }
});

test("thousands of bookings page without gap or repetition, many of one instant, while new ones arrive", async () => {
  const { hotel, staff } = await openHouse("Hotel Thousands");
  await asOwner(
    bellhop.ownerUrl,
    `insert into reservations (venue_id, reservation_id, reservation_number, status, checkin, checkout, created_at, active_at)
     select ${hotel.venueId}, gen_random_uuid(), 'T-' || n, (array['confirmed', 'cancelled', 'checked_out'])[1 + n % 3],
       date '2026-01-01' + n % 300, date '2026-01-03' + n % 300, now(), now() - (n / 70) * interval '1.000003 second'
     from generate_series(1, 2500) n`,
    hotel.venueId,
  );
  for (const [input, due] of [
    [{}, 2500],
    [{ status: ["cancelled"] }, 834],
    [{ status: ["cancelled", "confirmed"] }, 1667],
  ] as const) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await reservations(staff, {
        ...input,
        limit: 100,
        ...(cursor !== undefined && { cursor }),
      });
      seen.push(...page.items.map((one) => one.reservation_number).filter((one) => one.startsWith("T-")));
      cursor = page.next_cursor ?? undefined;
      minted += 1;
      await book(hotel, { number: `new ${minted}`, guests: [] });
    } while (cursor !== undefined);
    expect(seen).toHaveLength(due);
    expect(new Set(seen).size).toBe(due);
  }
});

let sent = 0;

async function guestWrites(hotel: Hotel, from: string, text: string, name: string) {
  sent += 1;
  const written = { from, id: `wamid.${sent}`, text, name, at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [written]))).toBe(200);
  bellhop.clock.pass(5_000);
  await bellhop.runDueJobs();
}

const transcripts = async (staff: Caller, input: object) => {
  const { status, body }: Answer<OutputOf<typeof listTranscripts>> = await ask(
    bellhop,
    listTranscripts,
    input,
    staff.headers,
  );
  if (status !== 200) throw new Error(`${status} ${body.detail}`);
  return body;
};
const whose = async (staff: Caller, input: object) =>
  (await transcripts(staff, input)).items.map((one) => one.conversation.guest.name);

test("transcripts show who wrote what, in order, with the sources of answers, newest activity first", async () => {
  const { hotel, staff } = await openHouse("Hotel Reads");
  await guestWrites(hotel, "15550501", "When is breakfast?", "Ada");
  await guestWrites(hotel, "15550502", "Can I bring my horse?", "Bea");
  const [waiting] = (await staff.ask(listConversations, { tab: "waiting" })).body.items;
  const reply = { conversation_id: String(waiting?.conversation_id), message_id: newId(), text: "Of course" };
  await staff.ask(sendReply, reply);
  await guestWrites(hotel, "15550501", "When do we check out?", "Ada");
  const { items } = await transcripts(staff, {});
  expect(items.map((one) => one.conversation.guest.name)).toEqual(["Ada", "Bea"]);
  expect(items[0]?.messages.map(({ author, sources }) => [author, sources[0]?.title])).toEqual([
    ["guest", undefined],
    ["assistant", "Breakfast"],
    ["guest", undefined],
    ["assistant", "Check-out"],
  ]);
  expect(items[1]?.messages.map(({ author, member_name }) => [author, member_name])).toEqual([
    ["guest", null],
    ["assistant", null],
    ["system", null],
    ["system", null],
    ["staff", "A staff"],
  ]);

  const [text] = (
    await transcripts(staff, { conversation_id: items[1]?.conversation.conversation_id, format: "text" })
  ).items;
  expect(text?.text).toMatch(
    /^Guest Bea, \+15550502\nTimes are in Europe\/Rome\.\n\n\[\d{4}-\d\d-\d\d \d\d:\d\d\] Guest Bea: Can I bring my horse\?/,
  );
  expect(text?.text).toContain("] Staff A staff: Of course");
  await staff.ask(chooseLanguage, { language: "de" });
  const [german] = (
    await transcripts(staff, { conversation_id: items[1]?.conversation.conversation_id, format: "text" })
  ).items;
  expect(german?.text).toMatch(
    /^Gast Bea, \+15550502\nUhrzeiten in der Zeitzone Europe\/Rome\.\n\n.*\] Gast Bea: Can I bring/,
  );
  expect(german?.text).toContain("An das Team übergeben (Kein Eintrag dazu)");
  expect((await ask(bellhop, listTranscripts, { format: "text" }, staff.headers)).status).toBe(422);
});

test("no guest can forge a line of a transcript, by a name or by a message", async () => {
  const { hotel, staff } = await openHouse("Hotel Forged");
  const from = (number: number) => `1555054${100 + number}`;
  const texts = forgedTranscripts.map((attack, number) => ({ ...attack, from: from(number), id: newId() }));
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, texts))).toBe(200);
  for (const [number, attack] of forgedTranscripts.entries()) {
    const [one] = (await transcripts(staff, { phone: from(number) })).items;
    const conversation_id = one?.conversation.conversation_id;
    const [read] = (await transcripts(staff, { conversation_id, format: "text" })).items;
    expect(forgeriesIn(read?.text ?? "", read?.messages.length ?? 0), JSON.stringify(attack)).toEqual([]);
  }
});

test("transcripts are found by guest, phone, booking, words, days, channel and state", async () => {
  const { hotel, staff } = await openHouse("Hotel Filters");
  await book(hotel, { number: "HF-7", guests: [{ name: "Cora Díaz", phone: "+15550511" }] });
  await guestWrites(hotel, "15550511", "When is breakfast?", "Cora");
  await guestWrites(hotel, "15550512", "When is breakfast?", "Dora");
  const both = ["Dora", "Cora Díaz"];
  expect(await whose(staff, {})).toEqual(both);
  const [dora] = (await transcripts(staff, {})).items;
  const guest = dora?.conversation.guest;
  expect(await whose(staff, { guest_id: guest?.guest_id })).toEqual(["Dora"]);
  expect(await whose(staff, { phone: "+1 555-0511" })).toEqual(["Cora Díaz"]);
  expect(await whose(staff, { reservation_number: "HF-7" })).toEqual(["Cora Díaz"]);
  expect(await whose(staff, { reservation_number: "HF-7", phone: "+15550512" })).toEqual([]);
  expect(await whose(staff, { reservation_number: "HF" })).toEqual([]);
  expect(await whose(staff, { search: "diaz" })).toEqual(["Cora Díaz"]);
  expect(await whose(staff, { search: "hf-7" })).toEqual(["Cora Díaz"]);
  expect(await whose(staff, { search: "ora" })).toEqual([]);
  expect(await whose(staff, { search: " " })).toEqual(both);
  expect(await whose(staff, { channel: "simulator" })).toEqual(both);
  expect(await whose(staff, { channel: "whatsapp" })).toEqual([]);
  expect(await whose(staff, { state: "open" })).toEqual(both);
  expect(await whose(staff, { state: "done" })).toEqual([]);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(bellhop.clock.now());
  expect(await whose(staff, { from: today, to: today })).toEqual(both);
  expect(await whose(staff, { to: "2020-01-01" })).toEqual([]);
  expect(await whose(staff, { from: "2099-01-01" })).toEqual([]);
  expect(
    await whose(staff, { conversation_id: dora?.conversation.conversation_id, phone: "+15550511" }),
  ).toEqual([]);

  // A guest who wrote in January and again today has written on both days, and on none between.
  await asOwner(
    bellhop.ownerUrl,
    "update conversations set created_at = '2026-01-10T12:00:00Z'",
    hotel.venueId,
  );
  await asOwner(
    bellhop.ownerUrl,
    "update messages set position = '2026-01-10T23:30:00Z' where author = 'guest'",
    hotel.venueId,
  );
  // Half past midnight of the 11th at the venue.
  expect(await whose(staff, { from: "2026-01-11", to: "2026-01-11" })).toEqual(both);
  expect(await whose(staff, { from: "2026-01-10", to: "2026-01-10" })).toEqual([]);
  expect(await whose(staff, { from: "2026-02-01", to: "2026-03-01" })).toEqual([]);
});

test("a long thread is read page by page, each message once; many conversations too", async () => {
  const { hotel, staff } = await openHouse("Hotel Long");
  await guestWrites(hotel, "15550521", "When is breakfast?", "Eva");
  const [eva] = (await transcripts(staff, {})).items;
  const conversation_id = String(eva?.conversation.conversation_id);
  await asOwner(
    bellhop.ownerUrl,
    `insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, created_at)
     select ${hotel.venueId}, gen_random_uuid(), '${conversation_id}', 100 + n, now() - interval '1 day' + (n / 9) * interval '1 second', 'guest', 'text', 'm' || n, now()
     from generate_series(1, 700) n`,
    hotel.venueId,
  );
  const [listed] = (await transcripts(staff, {})).items;
  expect(listed?.messages).toHaveLength(5);
  expect(listed?.messages_count).toBe(702);
  const texts: string[] = [];
  let messages_cursor: string | undefined;
  do {
    const [page] = (
      await transcripts(staff, { conversation_id, ...(messages_cursor !== undefined && { messages_cursor }) })
    ).items;
    texts.unshift(...(page?.messages.map((message) => message.text) ?? []));
    messages_cursor = page?.earlier_cursor ?? undefined;
  } while (messages_cursor !== undefined);
  expect(texts.slice(0, 700)).toEqual(Array.from({ length: 700 }, (_, n) => `m${n + 1}`));
  expect(texts).toHaveLength(702);

  await asOwner(
    bellhop.ownerUrl,
    `with numbers as (select n, gen_random_uuid() as guest_id from generate_series(1, 400) n),
     guests_in as (insert into guests (venue_id, guest_id, name, phone, created_at)
       select ${hotel.venueId}, guest_id, 'Guest ' || n, '+1555700' || lpad(n::text, 4, '0'), now() from numbers)
     insert into conversations (venue_id, conversation_id, guest_id, channel_id, held_by, held_since, state, last_own_position, last_at, created_at)
       select ${hotel.venueId}, gen_random_uuid(), guest_id, '${hotel.channelId}', 'staff', now(), (array['open', 'done'])[1 + n % 2], now(), now() - (n / 7) * interval '1 minute', now() from numbers`,
    hotel.venueId,
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await transcripts(staff, { limit: 50, ...(cursor !== undefined && { cursor }) });
    seen.push(
      ...page.items.map((one) => one.conversation.guest.name).filter((name) => name.startsWith("Guest")),
    );
    cursor = page.next_cursor ?? undefined;
    await guestWrites(hotel, `1555053${seen.length}`, "When is breakfast?", "New");
  } while (cursor !== undefined);
  expect(seen).toHaveLength(400);
  expect(new Set(seen).size).toBe(400);
});

test("a search that finds thousands lists them all in order, and one that finds few does too", async () => {
  const { hotel, staff } = await openHouse("Hotel Search");
  const v = hotel.venueId;
  await asOwner(
    bellhop.ownerUrl,
    `with numbers as (select n, gen_random_uuid() as guest_id, gen_random_uuid() as reservation_id from generate_series(1, 2100) n),
     guests_in as (insert into guests (venue_id, guest_id, name, created_at)
       select ${v}, guest_id, case when n <= 2050 then 'Robin ' || n else 'Other ' || n end, now() from numbers),
     terms as (insert into guest_terms (venue_id, guest_id, term)
       select ${v}, guest_id, unnest(array[case when n <= 2050 then 'robin' else 'other' end, 'n' || n]) from numbers),
     conversations_in as (insert into conversations (venue_id, conversation_id, guest_id, channel_id, held_by, held_since, state,
         last_own_position, last_at, created_at)
       select ${v}, gen_random_uuid(), guest_id, '${hotel.channelId}', 'staff', now(), 'open', now(), now() - n * interval '1 minute',
         now() from numbers),
     reservations_in as (insert into reservations (venue_id, reservation_id, reservation_number, status, checkin, checkout, created_at,
         active_at)
       select ${v}, reservation_id, 'R' || n, 'confirmed', '2027-01-01', '2027-01-02', now(), now() - n * interval '1 minute'
       from numbers),
     reservation_terms_in as (insert into reservation_terms (venue_id, reservation_id, term)
       select ${v}, reservation_id, 'r' || n from numbers)
     insert into stays (venue_id, reservation_id, guest_id) select ${v}, reservation_id, guest_id from numbers`,
    v,
  );
  // Autovacuum would do this within minutes.
  await asOwner(bellhop.ownerUrl, "analyze");
  const lists = {
    reservations: (input: object) => reservations(staff, input),
    transcripts: (input: object) => transcripts(staff, input),
  };
  for (const [name, list] of Object.entries(lists)) {
    const count = async (search: string) => {
      let found = 0;
      for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
        const page = await list({ search, limit: 100, ...(cursor && { cursor }) });
        found += page.items.length;
        cursor = page.next_cursor ?? undefined;
      }
      return found;
    };
    const found = {
      rob: await count("Rob"),
      r: await count("r"),
      n21: await count("robin n21"),
      no: await count("robin x"),
    };
    expect({ name, ...found }).toEqual({ name, rob: 2050, r: 2100, n21: 11, no: 0 });
    expect({ name, other: await count("oth") }).toEqual({ name, other: 50 });
  }
  const long = "🌊".repeat(150);
  await guestWrites(hotel, "15550599", long, "Zoe");
  const [zoe] = (await transcripts(staff, { search: "Zoe" })).items;
  expect(zoe?.messages[0]?.text).toBe(`${"🌊".repeat(99)}…`);
  const [whole] = (await transcripts(staff, { conversation_id: String(zoe?.conversation.conversation_id) }))
    .items;
  expect(whole?.messages[0]?.text).toBe(long);
});
