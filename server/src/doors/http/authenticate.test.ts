import { fetchAccess } from "@bellhop/contract/access";
import { setVenueAlert } from "@bellhop/contract/alerts";
import { listConversations } from "@bellhop/contract/conversations";
import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { endSessions } from "../../domain/identity/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { accessTokenFor } from "../../testing/sign-in.ts";

const bellhop = await testBellhop();

/** The responses for an owner who was just removed: a read, a change, and a read without a venue. */
async function removedOwner() {
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const token = await accessTokenFor(bellhop, hotel.owner.sub);
  const ask = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${bellhop.services.selfUrl()}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const named = { "bellhop-venue": String(hotel.venueId) };
  const reads = () => ask(listConversations.path, { tab: "all" }, named);
  expect(await reads()).toBe(200);
  await asOwner(bellhop.ownerUrl, `delete from members where member_id = '${hotel.owner.member_id}'`);
  return {
    reads,
    changes: () => ask(setVenueAlert.path, { venue_id: hotel.venueId, count: 1 }, named),
    readsWithoutVenue: () => ask(fetchAccess.path, {}),
  };
}

test("a removed member can read for at most five seconds, from the cache", async () => {
  const removed = await removedOwner();
  bellhop.clock.pass(3_000);
  expect(await removed.reads()).toBe(200);
  bellhop.clock.pass(2_000);
  expect(await removed.reads()).toBe(404);
});

test("a removed member can change nothing at once, and has no venue", async () => {
  const removed = await removedOwner();
  expect(await removed.changes()).toBe(404);
  expect(await removed.readsWithoutVenue()).toBe(404);
  // A person seen without a membership is no longer cached.
  expect(await removed.reads()).toBe(404);
});

test("after a session ends, reads stop within five seconds and changes at once", async () => {
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const staying = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const leaving = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const read = async (caller: Caller) => (await caller.ask(listConversations, { tab: "all" })).body.code;
  expect([await read(staying), await read(leaving)]).toEqual([undefined, undefined]);
  const { sid } = decodeJwt(staying.headers.authorization ?? "");
  await bellhop.services.db.atInstallation((at) => endSessions(at, hotel.owner.sub, { except: String(sid) }));
  expect((await leaving.ask(setVenueAlert, { count: 1 })).body).toMatchObject({
    status: 401,
    code: "session_expired",
    detail: "Your session has expired. Please log in again.",
  });
  bellhop.clock.pass(5_000);
  expect([await read(staying), await read(leaving)]).toEqual([undefined, "session_expired"]);
});
