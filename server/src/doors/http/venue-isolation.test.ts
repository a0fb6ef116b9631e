import type { Call } from "@bellhop/contract/call";
import { changeSettings } from "@bellhop/contract/settings";
import { listOperatorVenues } from "@bellhop/contract/venues";
import { expect, test } from "vitest";
import { ask, type Caller, signedIn } from "../../testing/ask.ts";
import { addColleague, openAccount } from "../../testing/cast.ts";
import { exampleInput, namingFields } from "../../testing/each-call.ts";
import { absentIds, twoHotels } from "../../testing/two-hotels.ts";
import { allRoutes } from "./app.ts";

const { bellhop, hotel, neighbour, staff, host, idsOf, rowsOf } = await twoHotels();
const foreign = await idsOf(neighbour);
const absent = absentIds(foreign);
const calls = allRoutes.map(({ call }) => call);
const naming = calls.filter((call) => namingFields(call, foreign).length > 0);

test("there are calls with ids, so this file tests something", () => {
  expect(naming.length).toBeGreaterThan(8);
  expect(Object.keys(foreign)).toEqual(
    expect.arrayContaining([
      ...["conversation_id", "message_id", "guest_id", "venue_id"],
      ...["member_id", "invitation_id", "operator_id", "venue_ids"],
    ]),
  );
});

/** People who may be signed in. For a manager of one venue, the operator's other venue has foreign ids too. */
const callers: Record<string, Caller> = {
  ...staff,
  host,
  "nobody's member": await signedIn(bellhop, await openAccount(bellhop.services, "Stranger")),
  "a manager elsewhere": await signedIn(
    bellhop,
    (await addColleague(bellhop.services, hotel, "manager", [await sister()])).sub,
  ),
};

async function sister(): Promise<number> {
  const { items } = (await staff.owner.ask(listOperatorVenues, {})).body;
  const other = items.find((venue) => venue.venue_id !== hotel.venueId);
  if (!other) throw new Error("The hotel has no other venue");
  // Else its WhatsApp calls were refused for that reason.
  const headers = { ...staff.owner.headers, "bellhop-venue": String(other.venue_id) };
  await ask(bellhop, changeSettings, { functionality: { whatsapp: true } }, headers);
  return other.venue_id;
}

/** The responses to both ids of a call, which must be indistinguishable. */
async function answersTo(call: Call, headers: Record<string, string>, ids: Record<string, unknown>) {
  return {
    theirs: await ask(bellhop, call, exampleInput(call, ids), headers),
    nobodys: await ask(bellhop, call, exampleInput(call, absent), headers),
  };
}

test.each(Object.keys(callers))(
  "another operator's ids get the same response as unknown ids, from every call, for %s, and change nothing",
  async (caller) => {
    const headers = callers[caller]?.headers ?? {};
    const before = await rowsOf(neighbour);
    // A delivery belongs to the installation, so hosts see it, whichever venue it is for.
    const told = naming.filter(({ scope }) => scope !== "installation" || caller !== "host");
    for (const call of told) {
      const { theirs, nobodys } = await answersTo(call, headers, foreign);
      expect({ path: call.path, caller, ...theirs }).toEqual({ path: call.path, caller, ...nobodys });
      if (theirs.body.code !== "role_required")
        expect({ path: call.path, caller, status: theirs.status }).toEqual({
          path: call.path,
          caller,
          status: 404,
        });
    }
    expect(await rowsOf(neighbour)).toEqual(before);
  },
);

test("the operator's data outside a manager's venues is not found, in every call, and does not change", async () => {
  const headers = callers["a manager elsewhere"]?.headers ?? {};
  const own = await idsOf(hotel);
  const before = await rowsOf(hotel);
  for (const call of naming.filter(({ role, scope }) => role !== "person" && scope !== "installation")) {
    const { theirs, nobodys } = await answersTo(call, headers, own);
    expect({ path: call.path, ...theirs }).toEqual({ path: call.path, ...nobodys });
    const due = call.role === "owner" ? 403 : 404;
    expect({ path: call.path, status: theirs.status }).toEqual({ path: call.path, status: due });
  }
  expect(await rowsOf(hotel)).toEqual(before);
});

test("no list of another operator, or of other venues, contains anything of the victim's", async () => {
  const secrets = [foreign.member_id, foreign.invitation_id, foreign.operator_id, foreign.conversation_id];
  for (const call of calls.filter(({ access, scope }) => access === "reads" && scope !== "installation")) {
    for (const [caller, { headers }] of Object.entries(callers)) {
      const { body } = await ask(bellhop, call, exampleInput(call, absent), headers);
      const told = JSON.stringify(body);
      const found = secrets.filter((id) => told.includes(String(id)));
      expect({ path: call.path, caller, found }).toEqual({ path: call.path, caller, found: [] });
    }
  }
});

test("another operator's venue in Bellhop-Venue is 404 for every call about a venue", async () => {
  const before = await rowsOf(neighbour);
  const nobodys = ["999999", "0", "-1", "1e3", "NaN", "", " ", `${hotel.venueId},${neighbour.venueId}`];
  for (const call of calls.filter(({ scope }) => scope === "venue")) {
    for (const venue of [String(neighbour.venueId), ...nobodys]) {
      const headers = { ...staff.owner.headers, "bellhop-venue": venue };
      const { status } = await ask(bellhop, call, exampleInput(call, foreign), headers);
      expect({ path: call.path, venue, status }).toEqual({ path: call.path, venue, status: 404 });
    }
  }
  expect(await rowsOf(neighbour)).toEqual(before);
});
