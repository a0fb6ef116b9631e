import { expect, test } from "vitest";
import { ask } from "../../testing/ask.ts";
import { exampleInput, namingFields } from "../../testing/each-call.ts";
import { absentIds, roles, twoHotels } from "../../testing/two-hotels.ts";
import { allRoutes } from "./app.ts";

const { bellhop, hotel, neighbour, staff, idsOf, rowsOf } = await twoHotels();
const foreign = await idsOf(neighbour);
const absent = absentIds(foreign);
const calls = allRoutes.map(({ call }) => call);
const naming = calls.filter((call) => namingFields(call, foreign).length > 0);

test("calls are found that name something, or this file tests nothing", () => {
  expect(naming.length).toBeGreaterThan(8);
  expect(Object.keys(foreign)).toEqual(
    expect.arrayContaining(["conversation_id", "message_id", "guest_id", "venue_id"]),
  );
});

test("another venue's ids get the same 404 as ids that nobody has, from every call and for every role, and change nothing", async () => {
  const before = await rowsOf(neighbour);
  for (const call of naming) {
    for (const role of roles) {
      const { headers } = staff[role];
      const theirs = await ask(bellhop, call, exampleInput(call, foreign), headers);
      const nobodys = await ask(bellhop, call, exampleInput(call, absent), headers);
      expect({ path: call.path, role, ...theirs }).toEqual({ path: call.path, role, ...nobodys });
      if (theirs.body.code !== "role_required")
        expect({ path: call.path, status: theirs.status }).toEqual({ path: call.path, status: 404 });
    }
  }
  expect(await rowsOf(neighbour)).toEqual(before);
});

test("another operator's venue in Bellhop-Venue is 404 for every call about a venue", async () => {
  const before = await rowsOf(neighbour);
  const nobodys = ["999999", "0", "-1", "1e3", "NaN", "", " ", `${hotel.venueId},${neighbour.venueId}`];
  for (const call of calls.filter(({ about }) => about === "venue")) {
    for (const venue of [String(neighbour.venueId), ...nobodys]) {
      const headers = { ...staff.owner.headers, "bellhop-venue": venue };
      const { status } = await ask(bellhop, call, exampleInput(call, foreign), headers);
      expect({ path: call.path, venue, status }).toEqual({ path: call.path, venue, status: 404 });
    }
  }
  expect(await rowsOf(neighbour)).toEqual(before);
});
