import type { Conversation } from "@bellhop/contract/conversations";
import { expect, test } from "vitest";
import { listRows } from "./list-rows.ts";

const now = Date.parse("2026-11-21T22:40:00Z");
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

const conversation = (id: string, given: Partial<Conversation>): Conversation => ({
  conversation_id: id,
  merged_into: null,
  guest: { guest_id: id, name: id, phone: null, language: null, opted_out: false, not_on_whatsapp: false },
  conflict: null,
  stay: null,
  channel: "whatsapp",
  held: { by: "assistant" },
  state: "open",
  waiting_since: null,
  waiting_text: null,
  open_questions: [],
  draft: null,
  unread: 0,
  is_translated: false,
  last_message: null,
  window_closes_at: null,
  place: null,
  sending_stopped: false,
  answered_elsewhere: false,
  ...given,
});
const waiting = conversation("w", {
  held: { by: "staff", member_id: null, member_name: null },
  waiting_since: ago(3),
});
const answered = (id: string, minutes: number) =>
  conversation(id, {
    last_message: { author: "staff", member_name: "Nadia", text: "", at: ago(minutes), failed: false },
  });

test("Waiting lists recently answered guests last, newest first", () => {
  const rows = listRows("waiting", [waiting], [answered("a", 9), waiting, answered("b", 2)], now);
  const ids = rows.map((row) => (row.kind === "conversation" ? row.conversation.conversation_id : "-"));
  expect(ids.join("")).toBe("w-ba");
  expect(listRows("mine", [], [answered("a", 9)], now)).toEqual([]);
});
