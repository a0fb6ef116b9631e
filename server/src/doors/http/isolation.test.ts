import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { ask, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { allRoutes } from "./app.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.parts, "Hotel Alpha");
const neighbour = await openHotel(bellhop.parts, "Hotel Beta");
const staff = await signedIn(bellhop, hotel.owner.sub);
const nextDoor = await signedIn(bellhop, neighbour.owner.sub);

await deliver(
  bellhop,
  textsBody(neighbour.phoneNumberId, [{ from: "15550201", id: "wamid.a", text: "Hi", name: "Victim" }]),
);
bellhop.clock.pass(4_000);
await bellhop.runDueJobs();
const [victim] = (await nextDoor.ask(listConversations, { tab: "all" })).body.items;
if (!victim) throw new Error("The neighbour has no conversation");
const { messages } = (await nextDoor.ask(readConversation, { conversation_id: victim.conversation_id })).body;
const [outgoing] = messages.filter((message) => message.state !== null);
const [simulatorCall] = await asOwner(
  bellhop.ownerUrl,
  "select call_id from simulated_calls limit 1",
  neighbour.venueId,
);

/** For each field that names something: the neighbour's one, and one that nobody has. */
const foreignValues: Record<string, unknown> = {
  conversation_id: victim.conversation_id,
  message_id: outgoing?.message_id,
  call_id: simulatorCall?.call_id,
  venue_id: neighbour.venueId,
};
const absentValues: Record<string, unknown> = {
  conversation_id: newId(),
  message_id: newId(),
  call_id: newId(),
  venue_id: 999_999,
};
const otherFields: Record<string, unknown> = {
  text: "Hello",
  tab: "all",
  phone: "+15550201",
  name: "Somebody",
  language: "en",
  switches: {},
};
/** In these a `message_id` is made by the caller, and names nothing that is there. */
const callersOwnIds = new Set(["/api/send_reply", "/api/simulate_guest_message"]);

function inputOf(route: (typeof allRoutes)[number], ids: Record<string, unknown>): Record<string, unknown> {
  const shape = (route.call.input as unknown as { shape: Record<string, unknown> }).shape;
  return Object.fromEntries(
    Object.keys(shape)
      .map((field) => {
        const isOwn = field === "message_id" && callersOwnIds.has(route.call.path);
        return [field, isOwn ? newId() : (ids[field] ?? otherFields[field])];
      })
      .filter(([, value]) => value !== undefined),
  );
}

async function victimsRows() {
  const tables = await asOwner(
    bellhop.ownerUrl,
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'venue_id' order by 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    rows[String(name)] = await asOwner(
      bellhop.ownerUrl,
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from "${name}" t`,
      neighbour.venueId,
    );
  }
  return rows;
}

const namesSomething = allRoutes.filter((route) =>
  Object.keys(inputOf(route, foreignValues)).some((field) => {
    return field in foreignValues && !(field === "message_id" && callersOwnIds.has(route.call.path));
  }),
);

test("calls are found that name something, or this file tests nothing", () => {
  expect(namesSomething.length).toBeGreaterThan(8);
});

test("a caller who is signed out gets 401 from every call", async () => {
  for (const { call } of allRoutes) {
    const { status, body } = await ask(bellhop, call, {});
    expect({ path: call.path, status, code: body.code }).toEqual({
      path: call.path,
      status: 401,
      code: "signed_out",
    });
  }
});

test("another venue's ids get the same 404 as ids that nobody has, from every call, and change nothing", async () => {
  const before = await victimsRows();
  for (const route of namesSomething) {
    const foreign = await ask(bellhop, route.call, inputOf(route, foreignValues), staff.headers);
    const absent = await ask(bellhop, route.call, inputOf(route, absentValues), staff.headers);
    expect({ path: route.call.path, ...foreign }).toEqual({ path: route.call.path, ...absent });
    expect({ path: route.call.path, status: foreign.status }).toEqual({ path: route.call.path, status: 404 });
  }
  expect(await victimsRows()).toEqual(before);
});

test("another operator's venue in Bellhop-Venue is 404 for every call about a venue", async () => {
  const before = await victimsRows();
  for (const route of allRoutes.filter(({ call }) => call.about === "venue")) {
    for (const venue of [
      String(neighbour.venueId),
      "999999",
      "0",
      "-1",
      "1e3",
      "NaN",
      `${hotel.venueId},${neighbour.venueId}`,
    ]) {
      const { status } = await ask(bellhop, route.call, inputOf(route, foreignValues), {
        ...staff.headers,
        "bellhop-venue": venue,
      });
      expect({ path: route.call.path, venue, status }).toEqual({ path: route.call.path, venue, status: 404 });
    }
  }
  expect(await victimsRows()).toEqual(before);
});

/** Calls that their own venue's ids do not succeed in, and what they are answered. */
const refusedToOwner: Record<string, number> = {
  // A message that has arrived cannot be sent again.
  "/api/send_message_again": 409,
};

test("each call's answer, made with its own venue's ids, keeps to the contract", async () => {
  for (const route of allRoutes) {
    const own = { ...foreignValues };
    const { status, body } = await ask(bellhop, route.call, inputOf(route, own), nextDoor.headers);
    const due = refusedToOwner[route.call.path] ?? 200;
    expect({ path: route.call.path, status }).toEqual({ path: route.call.path, status: due });
    if (status === 200) route.call.output.parse(body);
  }
});
