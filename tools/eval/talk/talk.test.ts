import path from "node:path";
import { expect, test } from "vitest";
import { figuresOf } from "./figures.ts";
import { judge } from "./judge.ts";
import { type Expectation, type Hotel, readSet, type TalkMessage } from "./read-set.ts";
import { type Outcome, openHotel, respond, today } from "./respond.ts";
import { isSameThing } from "./same-thing.ts";

const hotel: Hotel = {
  id: "inn",
  name: "The Inn",
  country: "GB",
  timezone: "Europe/London",
  default_language: "en",
  languages: ["en"],
  phone: "+441632960001",
  entries: [
    {
      name: "breakfast",
      entry_id: "0d9b6b9e-5a52-4b5a-9d3c-1f2f6a0b7c11",
      section: "amenities",
      key: "breakfast",
      facts: { from: "07:00", until: "10:00" },
    },
    {
      name: "parking",
      entry_id: "0d9b6b9e-5a52-4b5a-9d3c-1f2f6a0b7c12",
      section: "amenities",
      key: "parking",
      availability: "absent",
    },
  ],
};

function message(
  expected: Partial<Expectation> & Pick<Expectation, "does">,
  more: Partial<TalkMessage> = {},
) {
  const whole = { id: "1", hotel: "inn", language: "en", class: "question", thread: [], messages: ["Hello"] };
  const expectation = { also: [], entries: [], may: [], ...expected };
  return { ...whole, held: "assistant", expect: expectation, ...more } satisfies TalkMessage;
}

const outcome = (more: Partial<Outcome>): Outcome => ({
  does: ["pass_on_question"],
  sources: [],
  requests: [],
  reachesStaff: true,
  ...more,
});
const answerFrom = (...sources: string[]) => outcome({ does: ["answer"], sources, reachesStaff: false });

test("the product answers, hands over and alerts staff about a made-up hotel", async () => {
  const inn = await openHotel(hotel);
  const does = async (text: string, held: TalkMessage["held"] = "assistant") =>
    (await respond(inn, message({ does: "answer" }, { messages: [text], held }))).outcome;
  expect(await does("What time is breakfast?")).toEqual(answerFrom("breakfast"));
  expect(await does("Do you sell kites?")).toEqual(outcome({}));
  expect((await does("Help, there is a fire in our room!", "staff")).does).toEqual(["emergency"]);
  expect(await does("Thank you!", "staff")).toEqual(outcome({ does: [] }));
});

test("an answer is right with all entries that it needs, and wrong with one that does not fit", () => {
  const asked = message({ does: "answer", entries: ["breakfast"], may: ["parking"] });
  expect(judge(asked, answerFrom("breakfast", "parking"), today)).toMatchObject({ isRight: true });
  expect(judge(asked, answerFrom("parking"), today)).toMatchObject({ isRight: false, isWrong: false });
  expect(judge(asked, answerFrom("breakfast", "pool"), today)).toMatchObject({
    isRight: false,
    isWrong: true,
  });
});

test("a missed emergency is wrong, and an alarm without danger is a false alarm", () => {
  const grave = message({ does: "emergency" }, { class: "emergency", held: "staff" });
  expect(judge(grave, outcome({ does: [] }), today)).toMatchObject({ isRight: false, isWrong: true });
  expect(judge(grave, outcome({ does: ["emergency"] }), today)).toMatchObject({ isRight: true });
  const harmless = message({ does: "kind_word" }, { class: "look_alike" });
  const verdict = judge(harmless, outcome({ does: ["emergency"] }), today);
  expect(verdict).toMatchObject({ isRight: false, isFalseAlarm: true });
  expect(figuresOf([{ message: harmless, verdict }]).false_alarms).toEqual({ look_alike: 1, rest: 0 });
});

test("a request is right once its stated fields are read; its subject is counted separately", () => {
  const fields = { what: "taxi" as const, count: 4, day: "friday" };
  const asked = message({ does: "pass_on_request", fields }, { class: "request" });
  const request = { what: "cot" as const, count: 4, time: null, day: "2026-11-27", room: null };
  const passedOn = (read: typeof request) => outcome({ does: ["pass_on_request"], requests: [read] });
  expect(judge(asked, passedOn(request), today)).toMatchObject({
    isRight: true,
    fields: { what: false, count: true, day: true },
  });
  expect(judge(asked, passedOn({ ...request, day: "2026-11-26" }), today).isRight).toBe(false);
  expect(judge(asked, outcome({}), today)).toMatchObject({ isRight: false, isWrong: false });
  expect(judge(asked, answerFrom(), today)).toMatchObject({ isWrong: true, reachesNobody: true });
});

test("different words for the same request are the same", () => {
  expect(isSameThing("wake-up call", "wake_up")).toBe(true);
  expect(isSameThing("bicycles", "bike")).toBe(true);
  expect(isSameThing("late check-out", "late_check_out")).toBe(true);
  expect(isSameThing("taxi", "table")).toBe(false);
});

for (const name of ["tuned", "sealed"])
  test(`the ${name} set can be read, and each of its entries can answer`, async () => {
    const { hotels } = readSet(path.join(import.meta.dirname, name));
    for (const one of hotels) {
      const { version } = await openHotel(one);
      expect(version.entries.size).toBe(one.entries.length);
    }
  });
