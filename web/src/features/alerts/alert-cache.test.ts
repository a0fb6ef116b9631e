import type { Alert } from "@bellhop/contract/alerts";
import type { Conversation, Holder } from "@bellhop/contract/conversations";
import { expect, test } from "vitest";
import { isOutdated } from "./alert-cache.ts";

const nobody: Holder = { by: "staff", member_id: null, member_name: null };
const giulia: Holder = { by: "staff", member_id: "g", member_name: "Giulia" };
const assistant: Holder = { by: "assistant" };

const alert = (taken_by: string | null, reason = "emergency") =>
  ({ conversation_id: "c", cause: "handed_over", reason, taken_by }) as Alert;
const conversation = (held: Holder, reasons: string[]) =>
  ({ conversation_id: "c", held, open_questions: reasons.map((reason) => ({ reason })) }) as Conversation;
const emergency = ["request", "emergency"];

test.each<[string, Alert[], Conversation, boolean]>([
  ["an emergency comes", [], conversation(nobody, emergency), true],
  ["it comes beside a request", [alert(null, "request")], conversation(nobody, emergency), true],
  ["the guest writes on", [alert(null)], conversation(nobody, emergency), false],
  ["a member takes it", [alert(null)], conversation(giulia, emergency), true],
  ["who has it replies", [alert("Giulia")], conversation(giulia, emergency), false],
  ["it is handed back", [alert("Giulia")], conversation(assistant, emergency), true],
  ["it is marked as handled", [alert("Giulia")], conversation(giulia, []), true],
  ["a guest without one writes", [alert(null, "request")], conversation(assistant, ["request"]), false],
])("the alerts are read again as needed when %s", (_, alerts, changed, again) => {
  expect(isOutdated(alerts, changed)).toBe(again);
});
