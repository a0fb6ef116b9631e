import { renderEntries } from "@bellhop/language/rendering";
import { buildRetriever } from "@bellhop/language/retrieval";
import { expect, test } from "vitest";
import { belvedereKnowledge } from "../../demo/index.ts";
import { checkReading } from "../reading/check-reading.ts";
import { decideAnswer, decideByReading } from "./decide-answer.ts";
import type { Enquiry, OfferToAnswer, OpenRequest } from "./decision.ts";

const today = "2026-11-29";
const retriever = buildRetriever(
  renderEntries(belvedereKnowledge, { languages: ["en"], defaultLanguage: "en" }),
);

const proposed: OpenRequest = {
  ...{ request_id: "r", version: 2, kind: "table", words: "", state: "proposed", isRecent: false },
  ...{ count: 2, day: today, time: "20:00", room: null, proposed_day: today, proposed_time: "20:30" },
};

type Situation = { offer?: Partial<OfferToAnswer>; openRequests?: OpenRequest[]; heard?: string[] };

function asked(text: string, { offer = {}, ...more }: Situation = {}): Enquiry {
  const answers = offer.taps || offer.quotes ? [] : [text];
  const whole = { messageId: "m", title: "Massage", taps: [], quotes: [], answers, ...offer };
  const about = { questions: [text], history: [], language: "en", today, retriever };
  return { ...about, venueName: "Hotel Belvedere", defaultLanguage: "en", offer: whole, ...more };
}

const order = (more: object = {}) => ({ does: "order", count: null, day: null, time: null, ...more });
const tap = { does: "order" as const, text: "Order" };

test.each<[string, Situation, object | undefined]>([
  ["Yes please", {}, order()],
  ["Yes please. For two, on Friday.", {}, order({ count: 2, day: "2026-12-04" })],
  ["No, thanks", {}, { does: "decline" }],
  ["Order", { offer: { taps: [tap] } }, order()],
  ["Yes please", { offer: { quotes: ["Yes please"] } }, order()],
  ["Yes please", { offer: { quotes: ["Another message"] } }, undefined],
  ["Yes please", { heard: ["Yes please"] }, undefined],
  ["Yes please", { openRequests: [proposed] }, undefined],
  ["20:30 is fine", { openRequests: [proposed] }, undefined],
  ["Yes please", { openRequests: [proposed], offer: { quotes: ["Yes please"] } }, order()],
  ["STOP", {}, undefined],
  ["There is a fire in my room", {}, undefined],
  ["I want to speak to a person", {}, undefined],
  ["Yes, a taxi at six please", {}, undefined],
  ["Do you have a pool?", {}, undefined],
])("%s, with %o, answers an offer with %o", (text, situation, answer) => {
  const decision = decideAnswer(asked(text, situation));
  const found = decision.action === "stay_silent" ? undefined : decision.offerAnswered?.answer;
  if (answer) expect(found).toEqual(answer);
  else expect(found).toBeUndefined();
});

test("with a proposal of staff, a bare yes may mean either: staff get it", () => {
  const decision = decideAnswer(asked("Yes please", { openRequests: [proposed] }));
  expect(decision).toMatchObject({ action: "hand_over", handedOver: [{ reason: "reply" }] });
  expect(decision).not.toHaveProperty("accepted");
  const timed = decideAnswer(asked("20:30 is fine", { openRequests: [proposed] }));
  expect(timed).toMatchObject({ accepted: { requestId: "r", version: 2 } });
});

test("an order and a question are both dealt with", () => {
  const decision = decideAnswer(asked("Yes please. When is breakfast?"));
  expect(decision).toMatchObject({ action: "answer", offerAnswered: { answer: order() } });
  expect(decision.action === "answer" && decision.sources.length).toBe(1);
});

const nothing = { what: null, day: null, time: null, count: null, room: null };
test.each<[string, object, object | undefined]>([
  [
    "sign us up for that, we are four",
    { kind: "request", request: { ...nothing, count: 4 } },
    order({ count: 4 }),
  ],
  ["sort a boat for the two of us", { kind: "request", request: { ...nothing, what: "boat" } }, undefined],
  ["hm that is a lot of money", { kind: "statement" }, undefined],
])("a model's reading of %s as %o answers an offer with %o", (text, act, answer) => {
  const read = { cover: "none", statements: [], request: null, span: text, ...act };
  const reading = checkReading({ language: "en", ask: null, acts: [read] } as never, {
    ...{ messages: [text], offered: [], today },
  });
  if (!reading) throw new Error("Nothing of the reading holds");
  const decision = decideByReading(asked(text), reading);
  const found = decision.action === "stay_silent" ? undefined : decision.offerAnswered;
  if (answer) expect(found).toMatchObject({ answer, isGuessed: true });
  else expect(found).toBeUndefined();
});
