import type { Request } from "@bellhop/contract/requests";

export const idOfRequest = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const aRequest = (number: number, overrides: Partial<Request> = {}): Request => ({
  request_id: idOfRequest(number),
  version: 1,
  kind: "taxi",
  words: "",
  count: 2,
  day: "2026-11-21",
  time: "17:30",
  room: "118",
  due_at: "2026-11-21T16:30:00.000Z",
  state: "new",
  assignee: null,
  proposed: null,
  extra: null,
  note: "",
  guest: { guest_id: idOfRequest(9_000 + number), name: "Camille Laurent", room: "118", language: "fr" },
  conversation_id: idOfRequest(8_000 + number),
  message_id: null,
  question_id: null,
  source: "assistant",
  created_at: "2026-11-21T15:20:00.000Z",
  last: {
    at: "2026-11-21T15:20:00.000Z",
    by: { who: "guest", name: null },
    message_id: null,
    message_state: null,
    failure: null,
    undo_until: null,
  },
  ...overrides,
});
