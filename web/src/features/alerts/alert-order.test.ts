import type { Alert } from "@bellhop/contract/alerts";
import { expect, test } from "vitest";
import { byUrgency } from "./alert-order.ts";

const alert = (alert_id: string, minute: number, more: Partial<Alert> = {}): Alert => ({
  alert_id,
  cause: "guest_waits",
  reason: null,
  conversation_id: "c",
  guest_name: "Elif",
  room: "",
  about: "",
  request: null,
  raised_at: `2026-06-01T10:${minute}:00.000Z`,
  asked_at: null,
  escalation_step: "in_app",
  taken_by: null,
  count: 1,
  ...more,
});

test("urgent alerts come first, then the oldest", () => {
  const newestFirst = [
    alert("new", 50),
    alert("complaint", 40, { cause: "handed_over", reason: "complaint" }),
    alert("question", 30, { cause: "handed_over", reason: "no_entry" }),
    alert("lost", 20, { cause: "send_failed" }),
    alert("old", 10),
  ];
  const order = byUrgency(newestFirst).map(({ alert_id }) => alert_id);
  expect(order).toEqual(["lost", "complaint", "old", "question", "new"]);
});
