import { renderEntries } from "@bellhop/language/rendering";
import { buildRetriever } from "@bellhop/language/retrieval";
import { expect, test } from "vitest";
import { belvedereKnowledge } from "../../demo/index.ts";
import { checkReading } from "../reading/check-reading.ts";
import type { ModelReading } from "../reading/reading.ts";
import { decideByReading } from "./decide-answer.ts";

const today = "2026-11-22";
const retriever = buildRetriever(
  renderEntries(belvedereKnowledge, { languages: ["en"], defaultLanguage: "en" }),
);

type Language = "de" | "en" | "it" | "pt" | "tr" | "zh";
type Act = Partial<ModelReading["acts"][number]> & Pick<ModelReading["acts"][number], "kind">;
const nothing = { what: null, day: null, time: null, count: null, room: null };

function decide(text: string, language: Language, { kind, ...more }: Act, isInEmergency = false) {
  const act = { kind, cover: "none" as const, statements: [], request: null, span: text, ...more };
  const read = { language, ask: null, acts: [act] };
  const reading = checkReading(read, { messages: [text], offered: [], today });
  if (!reading) throw new Error("Nothing of the reading holds");
  const about = { questions: [text], history: [], language, today, retriever, isInEmergency };
  return decideByReading({ ...about, venueName: "Hotel Belvedere", defaultLanguage: "en" }, reading);
}

const requests: [text: string, language: Language, act: Act, request: object][] = [
  [
    "afinal já não vamos, pode cancelar, a minha mulher está indisposta",
    "pt",
    { kind: "cancel", request: { ...nothing, what: "table" } },
    { action: "cancel", what: "table" },
  ],
  [
    "could you sort the boat thing for me n my gf on thursday",
    "en",
    { kind: "request", request: { ...nothing, what: "boat", count: 2 } },
    { what: "boat", count: 2 },
  ],
  [
    "could you sort the boat thing for us on thursday",
    "en",
    { kind: "request", request: { ...nothing, what: "boat", count: 5 } },
    { what: "boat", count: null },
  ],
  [
    "oda 25e 1 battaniye daha alabilir miyiz",
    "tr",
    { kind: "request", request: { ...nothing, what: "blanket", count: 1, room: "25" } },
    { what: "blanket", count: 1, room: "25" },
  ],
  [
    "könnten wir länger im zimmer bleiben? zimmer 33",
    "de",
    { kind: "request", request: { ...nothing, what: "late_check_out", day: "2026-11-25", room: "33" } },
    { what: "late_check_out", day: null, room: "33" },
  ],
  [
    "könnten wir heute bis 13 uhr im zimmer bleiben? zimmer 33",
    "de",
    { kind: "request", request: { ...nothing, what: "late_check_out", day: "2026-11-22" } },
    { what: "late_check_out", day: "2026-11-22" },
  ],
  ["麻烦送两双筷子", "zh", { kind: "request", request: { ...nothing, count: 2 } }, { count: 2 }],
  [
    "devo togliere l'ultima notte, riparto già sabato mattina",
    "it",
    { kind: "change", request: { ...nothing, what: "booking_change", day: "2026-11-28" } },
    { what: "booking_change", day: "2026-11-28", action: "change" },
  ],
  [
    "saat 3te havuz kenarına 2 türk kahvesi alabilir miyiz",
    "tr",
    { kind: "request", request: { ...nothing, what: "drinks", time: "15:00", count: 2 } },
    { what: "drinks", time: "15:00" },
  ],
];
test.each(requests)(
  "%s: a request is what the guest wrote and the model understood",
  (text, language, act, request) => {
    const decision = decide(text, language, act);
    expect(decision).toMatchObject({ handedOver: [{ reason: "request", request }] });
  },
);

const reasons: [text: string, language: Language, act: Act, reason: string][] = [
  [
    "Please cancel my whole booking",
    "en",
    { kind: "cancel", request: { ...nothing, what: "booking_change" } },
    "sensitive",
  ],
  ["danke wann gibts frühstück", "de", { kind: "thanks" }, "no_entry"],
  ["danke, bis wann?", "de", { kind: "thanks" }, "no_entry"],
];
test.each(reasons)("%s: what a model reads wrongly goes to staff", (text, language, act, reason) => {
  expect(decide(text, language, act)).toMatchObject({ handedOver: [{ reason }] });
});

test.each<[string, Language]>([
  ["passt danke euch, bis samstag 👋", "de"],
  ["cheers legend!!", "en"],
])("%s: thanks that the rules take for something else call nobody", (text, language) => {
  const decision = decide(text, language, { kind: "thanks" });
  expect(decision).toMatchObject({ action: "stay_silent" });
});

test.each<[string, Language]>([
  ["come to 204", "en"],
  ["走廊尽头的门一直自己打开", "zh"],
  ["楼上的人一直在跳", "zh"],
])("%s: what tells something is not met with silence, whatever a model reads", (text, language) => {
  for (const kind of ["thanks", "smalltalk"] as const)
    expect(decide(text, language, { kind }).action).not.toBe("stay_silent");
});

test("a danger that only a model sees is told; one that the rules saw was told at once", () => {
  const act: Act = { kind: "emergency" };
  const unseen = decide("the lady in the sauna has been in there since lunch", "en", act, true);
  expect(unseen).toMatchObject({ action: "hand_over", handedOver: [{ reason: "safety" }] });
  const seen = decide("My husband has collapsed and does not breathe", "en", act, true);
  expect(seen.action).toBe("stay_silent");
});
