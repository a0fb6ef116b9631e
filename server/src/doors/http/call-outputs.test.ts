import {
  dismissContradiction,
  listContradictions,
  resolveContradiction,
} from "@bellhop/contract/contradictions";
import { moveEntryHome } from "@bellhop/contract/knowledge";
import { listFreeSlots } from "@bellhop/contract/requests";
import { cancelTask } from "@bellhop/contract/tasks";
import { saveTestQuestion } from "@bellhop/contract/test-questions";
import { expect, test } from "vitest";
import { ask, type Caller } from "../../testing/ask.ts";
import { exampleInput } from "../../testing/each-call.ts";
import {
  contradictionOf,
  doorCodeOf,
  draftIn,
  extraOf,
  muteOf,
  reservationImportOf,
  ruleOf,
  templateOf,
  twoHotels,
  waitingTask,
} from "../../testing/two-hotels.ts";
import { allRoutes } from "./app.ts";

const { bellhop, hotel, staff, whoMakes, ideasOf, idsOf, idsFor } = await twoHotels();
const calls = allRoutes.map(({ call }) => call);
const own = await idsOf(hotel);
/** The neighbours' phones are simulated; this one has written. */
const named = { ...own, phone: "+15550101" };

/** Calls that fail with their own venue's ids, and the responses. */
const refusedToOwner: Record<string, number> = {
  // The venue has disconnected its number by then.
  "/api/read_templates_from_whatsapp": 409,
  // A message that has arrived cannot be sent again.
  "/api/send_message_again": 409,
  // Neither a text nor other content is needed by the schema, but one of them is.
  "/api/simulate_guest_message": 422,
  // The template is a draft.
  "/api/send_template": 409,
  // It was decided before.
  "/api/undo_request": 409,
  // The message has been sent.
  "/api/undo_reply": 409,
  // Translations are off.
  "/api/translate_statements": 409,
  // There is no language model.
  "/api/translate_proactive_text": 409,
  // No template has the name of the example.
  "/api/test_proactive_rule": 409,
  // The guest is not in that room.
  "/api/remove_reservation_guest": 409,
};

/** What changes entries may have ended the contradiction that there was, and taken its entry away. */
const needsNewEntry: unknown[] = [
  listContradictions,
  dismissContradiction,
  resolveContradiction,
  moveEntryHome,
  saveTestQuestion,
];

/** Calls that take an import of reservations in a certain state. */
const takesImport = ({ path }: { path: string }) =>
  /^\/api\/(change_import_format|(apply|undo)_reservation_import)$/.test(path);

/** A roll-back has stopped the waiting task, and a template may be deleted. */
async function takenAway(call: (typeof calls)[number], who: Caller) {
  if (needsNewEntry.includes(call)) return contradictionOf(who);
  if (takesImport(call)) return reservationImportOf(who, bellhop.runDueJobs, call);
  if (call.path === listFreeSlots.path) return { entry_id: await extraOf(who) };
  if (/_draft$/.test(call.path))
    return { draft_id: await draftIn(bellhop, hotel, String(own.conversation_id)) };
  if (call.path.endsWith("_template")) return { template_id: await templateOf(who) };
  if (/_(door|message)_codes?$/.test(call.path)) return doorCodeOf(bellhop, hotel, who);
  if (call.path.endsWith("_proactive_rule")) return { rule_id: await ruleOf(who) };
  if (/idea/.test(call.path)) return ideasOf(staff.owner);
  if (call.path === "/api/unmute_notifications") return { mute_id: await muteOf(who) };
  return call.path === cancelTask.path ? { waiting_task_id: await waitingTask(who) } : {};
}

test("each call's response to its own venue's ids matches the contract", async () => {
  for (const call of calls) {
    const who = whoMakes(call);
    const ids = { ...named, ...(await takenAway(call, who)) };
    const { status, body } = await ask(bellhop, call, exampleInput(call, idsFor(call, ids)), who.headers);
    const due = refusedToOwner[call.path] ?? 200;
    expect({ path: call.path, status, body }).toMatchObject({ path: call.path, status: due });
    // Only the traveller has an invitation from the neighbour too.
    if (call.scope !== "person")
      expect({ path: call.path, told: JSON.stringify(body) }).not.toMatchObject({
        told: expect.stringContaining("Hotel Beta"),
      });
    // The schema would drop fields beyond the contract; there must be none.
    if (status === 200) expect(call.output.parse(body)).toEqual(body);
  }
});

test("no call's response may be cached", async () => {
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

test("every call and field is documented in the reference, with complete sentences", () => {
  for (const { path, summary } of calls) expect(summary, path).toMatch(/^[A-Z].*\.$/s);
});
