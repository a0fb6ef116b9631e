import {
  dismissContradiction,
  listContradictions,
  resolveContradiction,
} from "@bellhop/contract/contradictions";
import { cancelTask } from "@bellhop/contract/tasks";
import { expect, test } from "vitest";
import { ask, type Caller } from "../../testing/ask.ts";
import { exampleInput } from "../../testing/each-call.ts";
import { contradictionOf, twoHotels, waitingTask } from "../../testing/two-hotels.ts";
import { allRoutes } from "./app.ts";

const { bellhop, hotel, whoMakes, idsOf, idsFor } = await twoHotels();
const calls = allRoutes.map(({ call }) => call);
const own = await idsOf(hotel);
/** The neighbours' phones are simulated ones; this one has written. */
const named = { ...own, phone: "+15550101" };

/** Calls that their own venue's ids do not succeed in, and what they are answered. */
const refusedToOwner: Record<string, number> = {
  // A message that has arrived cannot be sent again.
  "/api/send_message_again": 409,
};

/** What changes entries may have ended the contradiction that there was, and taken its entry away. */
const aboutContradictions: unknown[] = [listContradictions, dismissContradiction, resolveContradiction];

/** Who goes back to an earlier version has stopped the task that waited. */
async function takenAway(call: (typeof calls)[number], who: Caller) {
  if (aboutContradictions.includes(call)) return contradictionOf(who);
  return call.path === cancelTask.path ? { waiting_task_id: await waitingTask(who) } : {};
}

test("each call's answer, made with its own venue's ids, keeps to the contract", async () => {
  for (const call of calls) {
    const who = whoMakes(call);
    const ids = { ...named, ...(await takenAway(call, who)) };
    const { status, body } = await ask(bellhop, call, exampleInput(call, idsFor(call, ids)), who.headers);
    const due = refusedToOwner[call.path] ?? 200;
    expect({ path: call.path, status, body }).toMatchObject({ path: call.path, status: due });
    // Whoever is invited next door hears from there too; nobody else does.
    if (call.about !== "person")
      expect({ path: call.path, told: JSON.stringify(body) }).not.toMatchObject({
        told: expect.stringContaining("Hotel Beta"),
      });
    // Fields beyond the contract would be dropped by the check: nothing may be.
    if (status === 200) expect(call.output.parse(body)).toEqual(body);
  }
});

test("no answer of a call is kept by anybody on the way", async () => {
  for (const call of calls) {
    const response = await fetch(`${bellhop.services.selfUrl()}${call.path}`, {
      method: call.method,
      headers: whoMakes(call).headers,
    });
    await response.body?.cancel();
    expect({ path: call.path, kept: response.headers.get("cache-control") }).toEqual({
      path: call.path,
      kept: "no-store",
    });
  }
});

test("every call and every field is in the reference's words: a sentence that ends as one", () => {
  for (const { path, says } of calls) expect(says, path).toMatch(/^[A-Z].*\.$/s);
});
