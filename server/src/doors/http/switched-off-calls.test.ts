import type { Call } from "@bellhop/contract/call";
import { changeSettings } from "@bellhop/contract/settings";
import { afterAll, expect, test } from "vitest";
import { hasRole } from "../../domain/members/index.ts";
import { ask } from "../../testing/ask.ts";
import { exampleInput } from "../../testing/each-call.ts";
import { roles, twoHotels } from "../../testing/two-hotels.ts";
import { allRoutes } from "./app.ts";

const { bellhop, hotel, staff, nextDoor, idsOf, rowsOf } = await twoHotels();
const own = await idsOf(hotel);
const calls = allRoutes.map(({ call }): Call => call);
const guarded = calls.filter(({ needs }) => needs);

async function switchAll(isOn: boolean) {
  const functionality = { dashboard_conversation: isOn, whatsapp: isOn, concierge: isOn };
  expect((await staff.owner.ask(changeSettings, { functionality })).status).toBe(200);
}
afterAll(() => switchAll(true));

test("the inbox and WhatsApp have calls of their own; connecting a number and the assistant's calls do not", () => {
  const pathsOf = (needed: string) =>
    guarded.filter((call) => call.needs === needed).map(({ path }) => path.slice("/api/".length));
  expect(pathsOf("dashboardConversationEnable").sort()).toEqual([
    "approve_draft",
    "discard_draft",
    "draft_reply",
    "hand_back_conversation",
    "list_conversations",
    "mark_conversation_done",
    "mark_conversation_read",
    "mark_conversation_unread",
    "mark_wrong_answer",
    "react_to_message",
    "read_conversation",
    "reopen_conversation",
    "reopen_question",
    "send_file",
    "send_guest_link",
    "send_message_again",
    "send_reply",
    "send_template",
    "set_thread_translation",
    "settle_question",
    "take_over_conversation",
    "translate_text",
  ]);
  expect(pathsOf("enableWhatsapp").sort()).toEqual([
    "check_whatsapp",
    "disconnect_whatsapp",
    "list_whatsapp_events",
    "read_whatsapp",
    "read_whatsapp_usage",
  ]);
  expect(pathsOf("builtConcierge")).toEqual([]);
});

test("while a feature is off, each of its calls is refused by name, and changes nothing", async () => {
  await switchAll(false);
  const before = await rowsOf(hotel);
  for (const call of guarded) {
    for (const role of roles) {
      const { status, body } = await ask(bellhop, call, exampleInput(call, own), staff[role].headers);
      const isForRole = hasRole(role, call.role);
      expect({ path: call.path, role, status, code: body.code, params: body.params }).toEqual({
        path: call.path,
        role,
        status: 403,
        code: isForRole ? "feature_off" : "role_required",
        params: isForRole ? { flag: call.needs } : undefined,
      });
    }
  }
  expect(await rowsOf(hotel)).toEqual(before);
});

test("another hotel's switches are its own, and switching on again takes effect at once", async () => {
  await switchAll(false);
  for (const call of guarded) {
    const { body } = await ask(bellhop, call, exampleInput(call, {}), nextDoor.owner.headers);
    expect({ path: call.path, code: body.code }).not.toMatchObject({ code: "feature_off" });
  }
  await switchAll(true);
  for (const call of guarded) {
    const { body } = await ask(bellhop, call, exampleInput(call, own), staff.owner.headers);
    expect({ path: call.path, code: body.code }).not.toMatchObject({ code: "feature_off" });
  }
});
