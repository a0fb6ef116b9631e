import type { Conversation } from "./conversations.ts";

export type WaitingCase = {
  name: string;
  state: Conversation["state"];
  heldBy: Conversation["held"]["by"];
  /** How long the guest has waited; null if no message is unanswered. */
  waitedMs: number | null;
  openQuestions: number;
  hasDraft: boolean;
  isMerged: boolean;
  waitsForStaff: boolean;
};

const withAssistant = {
  state: "open",
  heldBy: "assistant",
  waitedMs: 1_000,
  openQuestions: 0,
  hasDraft: false,
  isMerged: false,
} as const;
const withStaff = { ...withAssistant, heldBy: "staff" } as const;

/** Which guests wait for staff. Both the server's SQL and the dashboard's function must agree. */
export const waitingCases: WaitingCase[] = [
  { ...withAssistant, name: "the assistant has just been asked", waitsForStaff: false },
  { ...withAssistant, name: "the assistant's time is up", waitedMs: 30_000, waitsForStaff: false },
  { ...withAssistant, name: "the assistant is late", waitedMs: 30_001, waitsForStaff: true },
  { ...withAssistant, name: "the assistant has answered", waitedMs: null, waitsForStaff: false },
  { ...withAssistant, name: "a question is open", openQuestions: 1, waitsForStaff: true },
  { ...withAssistant, name: "two questions are open", openQuestions: 2, waitsForStaff: true },
  { ...withAssistant, name: "an answer waits for approval", hasDraft: true, waitsForStaff: true },
  {
    ...withAssistant,
    name: "it is done, with an answer",
    state: "done",
    hasDraft: true,
    waitsForStaff: false,
  },
  { ...withStaff, name: "staff hold it", waitsForStaff: true },
  { ...withStaff, name: "staff hold it and a question is open", openQuestions: 1, waitsForStaff: true },
  { ...withStaff, name: "staff have answered", waitedMs: null, waitsForStaff: false },
  { ...withStaff, name: "it is done", state: "done", waitsForStaff: false },
  {
    ...withAssistant,
    name: "it is done, with a question",
    state: "done",
    openQuestions: 1,
    waitsForStaff: false,
  },
  { ...withStaff, name: "its guest is merged", isMerged: true, waitsForStaff: false },
  {
    ...withAssistant,
    name: "its guest is merged, with a question",
    isMerged: true,
    openQuestions: 1,
    waitsForStaff: false,
  },
];
