import type { GuestRequest } from "@bellhop/contract/messages";
import { expect, test } from "vitest";
import { requestToAdd } from "./request-to-add.ts";

const taxi: GuestRequest = { what: "taxi", count: 3, time: "23:00", day: null, room: null };
const booking: GuestRequest = { ...taxi, what: "booking_change", action: "change" };
const other: GuestRequest = { ...taxi, what: null };
const isFor = (time: string): GuestRequest => ({ ...taxi, count: null, time, action: "change" });

const cases: [
  what: string,
  asked: (GuestRequest | null)[],
  at: number,
  listed: { question_id: string | null; kind: string }[],
  added: GuestRequest | undefined,
][] = [
  ["what a guest asks for", [taxi], 0, [], taxi],
  ["with its later change", [taxi, isFor("22:00"), isFor("21:00")], 0, [], { ...taxi, time: "21:00" }],
  ["not the change itself", [taxi, isFor("22:00")], 1, [], undefined],
  ["not the change of something unknown", [{ ...other, action: "change" }], 0, [], undefined],
  ["not what the guest took back", [taxi, { ...taxi, action: "cancel" }], 0, [], undefined],
  ["changes of something else do not count", [taxi, { ...other, action: "cancel" }], 0, [], taxi],
  ["nor where it is unclear which is meant", [taxi, taxi, isFor("22:00")], 0, [], taxi],
  ["a change of a booking", [booking], 0, [], { ...taxi, what: "booking_change" }],
  ["something without a kind", [other], 0, [{ question_id: null, kind: "other" }], other],
  ["not what is on the list", [taxi], 0, [{ question_id: null, kind: "taxi" }], undefined],
  ["not what was added as something else", [other], 0, [{ question_id: "q0", kind: "taxi" }], undefined],
  ["not a question", [null], 0, [], undefined],
];

test.each(cases)("staff may add: %s", (_, asked, at, requests, added) => {
  const questions = asked.map((request, n) => ({
    question_id: `q${n}`,
    reason: "request" as const,
    request,
  }));
  const [question] = questions.slice(at);
  expect(question && requestToAdd(question, { questions, requests: requests as never })).toEqual(added);
});
