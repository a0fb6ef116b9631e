import { randomUUID } from "node:crypto";
import { switchVenue } from "@bellhop/contract/access";
import { clearVenueAlerts } from "@bellhop/contract/alerts";
import type { Call } from "@bellhop/contract/call";
import { markRead, markUnread } from "@bellhop/contract/conversations";
import { acceptInvitation, declineInvitation } from "@bellhop/contract/invitations";
import { expect, test } from "vitest";
import { ask } from "../../testing/ask.ts";
import { exampleInput } from "../../testing/each-call.ts";
import { twoHotels } from "../../testing/two-hotels.ts";
import { allRoutes } from "./app.ts";

const { bellhop, hotel, whoMakes, idsOf, idsFor, rowsOf } = await twoHotels();
const changes = allRoutes.map(({ call }) => call).filter((call) => call.access === "changes");
const named = { ...(await idsOf(hotel)), phone: "+15550101" };

const others = {
  venue: [markRead, markUnread],
  operator: [switchVenue, clearVenueAlerts],
  person: [acceptInvitation, declineInvitation],
} as const;

const askWith = (key: string, call: Call, input: unknown, as = call) =>
  ask(bellhop, call, input, { ...whoMakes(as).headers, "idempotency-key": key });

test("there are calls that change something, so this file tests something", () => {
  expect(changes.length).toBeGreaterThan(12);
});

test.each(changes.map((call) => [call.path, call] as const))(
  "%s with one key is done once: the same answer, and no row another one",
  async (path, call) => {
    const key = randomUUID();
    const input = exampleInput(call, idsFor(call, named));
    const first = await askWith(key, call, input);
    const before = await rowsOf(hotel);
    expect({ path, ...(await askWith(key, call, input)) }).toEqual({ path, ...first });
    expect(await rowsOf(hotel)).toEqual(before);
    if (first.status !== 200) return;
    const [one, two] = others[call.scope === "person" || call.scope === "venue" ? call.scope : "operator"];
    const other = one.path === call.path ? two : one;
    expect({ path, ...(await askWith(key, other, exampleInput(other, named), call)) }).toMatchObject({
      path,
      status: 422,
      body: { errors: [{ field: "Idempotency-Key" }] },
    });
  },
);

test("five requests at once with one key get one response, from each call that changes something", async () => {
  for (const call of changes) {
    const key = randomUUID();
    const input = exampleInput(call, named);
    const answers = await Promise.all(Array.from({ length: 5 }, () => askWith(key, call, input)));
    const different = new Set(answers.map((answer) => JSON.stringify(answer)));
    expect({ path: call.path, answers: [...different] }).toMatchObject({ answers: { length: 1 } });
  }
});

test("a key that is not a UUID is 422, and nothing changes", async () => {
  const before = await rowsOf(hotel);
  for (const call of changes) {
    expect(await askWith("once", call, exampleInput(call, named))).toMatchObject({
      status: 422,
      body: { errors: [{ field: "Idempotency-Key" }] },
    });
  }
  expect(await rowsOf(hotel)).toEqual(before);
});
