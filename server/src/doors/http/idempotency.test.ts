import { randomUUID } from "node:crypto";
import { fetchAccess, switchVenue } from "@bellhop/contract/access";
import type { Call } from "@bellhop/contract/call";
import { handBack, listConversations, takeOver } from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import { expect, test } from "vitest";
import { openVenue } from "../../domain/venues/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { ask, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const stranger = await openHotel(bellhop.services, "Hotel Beta");

/** Makes a call as the hotel's owner, with a fresh token, because the clock moves by days here. */
async function askWith<C extends Call>(key: string | undefined, call: C, input: unknown, who = hotel) {
  const { headers } = await signedIn(bellhop, who.owner.sub);
  return ask(bellhop, call, input, { ...headers, ...(key !== undefined && { "idempotency-key": key }) });
}

let guests = 0;

/** A conversation of a guest who has just written; `write` sends another message. */
async function newConversation() {
  const from = `1555020${guests++}`;
  const write = (text: string) => {
    const written = { from, id: `wamid.${newId()}`, text, at: bellhop.clock.now() };
    return deliver(bellhop, textsBody(hotel.phoneNumberId, [written]));
  };
  await write("Hi");
  const { items } = (await askWith(undefined, listConversations, { tab: "all" })).body;
  const found = items.find((one) => one.guest.phone === `+${from}`);
  if (!found) throw new Error("The guest has no conversation");
  return { conversation_id: found.conversation_id, write };
}

const rowsOf = async (conversationId: string) => {
  const [counted] = await asOwner(
    bellhop.ownerUrl,
    `select (select count(*)::int from messages where conversation_id = '${conversationId}' and author = 'system') as lines,
       (select last_seq::int from live_counters) as told`,
    hotel.venueId,
  );
  return counted;
};

test("the same key gives the same response and changes nothing again, whatever happened since", async () => {
  const { conversation_id } = await newConversation();
  const key = randomUUID();
  const first = await askWith(key, takeOver, { conversation_id });
  expect(first).toMatchObject({ status: 200, body: { held: { by: "staff" } } });
  expect((await askWith(randomUUID(), handBack, { conversation_id })).status).toBe(200);
  const before = await rowsOf(conversation_id);
  bellhop.clock.pass(60_000);
  expect(await askWith(key, takeOver, { conversation_id })).toEqual(first);
  expect(await askWith(key.toUpperCase(), takeOver, { conversation_id })).toEqual(first);
  expect(await rowsOf(conversation_id)).toEqual(before);
});

test("twenty requests at once with one key are one change with one response", async () => {
  const { conversation_id } = await newConversation();
  const key = randomUUID();
  const reply = { conversation_id, message_id: newId(), text: "Good evening!" };
  const answers = await Promise.all(Array.from({ length: 20 }, () => askWith(key, sendReply, reply)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
});

test("a used key with another body or call is 422 and names the key", async () => {
  const { conversation_id } = await newConversation();
  const key = randomUUID();
  const reply = { conversation_id, message_id: newId(), text: "Good evening!" };
  expect((await askWith(key, sendReply, reply)).status).toBe(200);
  const used = {
    status: 422,
    body: { code: "invalid_fields", errors: [{ field: "Idempotency-Key" }] },
  };
  expect(await askWith(key, sendReply, { ...reply, text: "Good morning!" })).toMatchObject(used);
  expect(await askWith(key, takeOver, { conversation_id })).toMatchObject(used);
  const reordered = { text: reply.text, message_id: reply.message_id, conversation_id };
  expect((await askWith(key, sendReply, reordered)).status).toBe(200);
});

test("a key that is not a UUID is 422 for changes, and ignored for reads", async () => {
  const { conversation_id } = await newConversation();
  for (const key of ["", "1", "not a key", `${randomUUID()}, ${randomUUID()}`, randomUUID().slice(1)]) {
    expect(await askWith(key, takeOver, { conversation_id })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "Idempotency-Key", message: "The Idempotency-Key must be a UUID" }] },
    });
  }
  expect((await askWith("1", listConversations, { tab: "all" })).status).toBe(200);
  const key = randomUUID();
  await askWith(key, listConversations, { tab: "all" });
  expect((await askWith(key, listConversations, { tab: "mine" })).status).toBe(200);
});

test("a refused change succeeds with the same key once the cause is gone", async () => {
  const { conversation_id, write } = await newConversation();
  const reply = { conversation_id, message_id: newId(), text: "Good morning!" };
  const key = randomUUID();
  bellhop.clock.pass(25 * hourMs);
  expect((await askWith(key, sendReply, reply)).body.code).toBe("reply_window_closed");
  expect((await askWith(key, sendReply, reply)).body.code).toBe("reply_window_closed");
  await write("Still here");
  expect((await askWith(key, sendReply, reply)).status).toBe(200);
});

test("a key belongs to the member, also for changes of the operator", async () => {
  const sister = await bellhop.services.db.atInstallation((at) =>
    openVenue(at, hotel.operatorId, sisterVenue),
  );
  const key = randomUUID();
  const toSister = () => askWith(key, switchVenue, { venue_id: sister });
  const first = await toSister();
  expect(first.body.venue?.name).toBe("Hotel Sister");
  const other = await askWith(key, switchVenue, { venue_id: stranger.venueId }, stranger);
  expect(other.body.venue?.name).toBe("Hotel Beta");

  await askWith(randomUUID(), switchVenue, { venue_id: hotel.venueId });
  expect(await toSister()).toEqual(first);
  // The stored response was returned without running the call: the member is still at the venue chosen since.
  expect((await askWith(undefined, fetchAccess, {})).body.venue?.name).toBe("Hotel Alpha");
});

test("responses are stored for at least a day, and deleted before the second day ends", async () => {
  const { conversation_id } = await newConversation();
  const key = randomUUID();
  const first = await askWith(key, takeOver, { conversation_id });
  await askWith(randomUUID(), switchVenue, { venue_id: hotel.venueId });
  await passHours(23);
  expect(await askWith(key, takeOver, { conversation_id })).toEqual(first);
  await passHours(2);
  await passHours(22);
  const count = "select count(*)::int as rows from";
  expect(await asOwner(bellhop.ownerUrl, `${count} kept_answers`, hotel.venueId)).toEqual([{ rows: 0 }]);
  expect(await asOwner(bellhop.ownerUrl, `${count} installation_kept_answers`)).toEqual([{ rows: 0 }]);
});

const hourMs = 3_600_000;

async function passHours(hours: number) {
  bellhop.clock.pass(hours * hourMs);
  await bellhop.runDueJobs();
}

const sisterVenue = {
  name: "Hotel Sister",
  timezone: "Europe/Rome",
  default_language: "en",
  languages: ["en"],
  country: "IT",
  currency: "EUR",
};
