import type { LiveEvent } from "@bellhop/contract/live";
import type { TestedOutcome, TestQuestion, TestResult } from "@bellhop/contract/test-questions";
import { nadia } from "./guests.fixture.ts";
import { ago, numberedId, sampleClock } from "./time.fixture.ts";

type Body = Record<string, unknown>;
type Entry = NonNullable<TestResult["entry"]>;

const entry = (nth: number, title: string, section: Entry["section"]): Entry => ({
  entry_id: numberedId(nth),
  title,
  section,
});
const checkOut = entry(2_012, "Check-out", "policy");
const pool = entry(2_022, "Outdoor pool", "amenities");
const parking = entry(2_023, "Parking", "amenities");
const breakfast = entry(2_041, "Breakfast", "faq");

const answers = (source: Entry, text: string, passes = true): TestedOutcome => ({
  outcome: "answer",
  passes,
  reason: null,
  text,
  sources: [source],
});
const handsOver = (passes: boolean, reason: TestedOutcome["reason"]): TestedOutcome => ({
  outcome: "hand_over",
  passes,
  reason,
  text: "I have asked reception about that. They will answer you here.",
  sources: [],
});
const alarm: TestedOutcome = { outcome: "emergency", passes: true, reason: null, text: "", sources: [] };

type Sample = {
  text: string;
  language: string;
  expected: Entry | "hand_over" | "emergency" | null;
  isCritical?: boolean;
  live: TestedOutcome;
  draft?: TestedOutcome;
};

const failing: Sample[] = [
  {
    text: "Was kostet die Garage?",
    language: "de",
    expected: parking,
    live: answers(parking, "Die Garage kostet 18 € pro Nacht."),
  },
  {
    text: "هل المسبح مُدفأ؟",
    language: "ar",
    expected: pool,
    live: answers(pool, "المسبح مُدفأ حتى الساعة 21:00."),
    draft: handsOver(false, "no_entry"),
  },
  {
    text: "When do we have to check out?",
    language: "en",
    expected: checkOut,
    isCritical: true,
    live: answers(checkOut, "Please check out by 11:00. We keep your luggage for free."),
    draft: answers(parking, "Please leave the garage by 12:00. We keep your luggage for free.", false),
  },
  { text: "Can I smoke in the room?", language: "en", expected: null, live: handsOver(false, "no_entry") },
];

const passing: Sample[] = [
  { text: "My husband has chest pain", language: "en", expected: "emergency", isCritical: true, live: alarm },
  {
    text: "I want to speak to a person",
    language: "en",
    expected: "hand_over",
    live: handsOver(true, "wants_person"),
  },
  ...["en", "de", "it", "fr", "es", "nl", "pt", "pl", "tr"].flatMap((language): Sample[] => [
    {
      text: `When is breakfast? (${language})`,
      language,
      expected: breakfast,
      live: answers(breakfast, "Breakfast is served daily from 7:00 to 10:30."),
    },
    {
      text: `Is there parking? (${language})`,
      language,
      expected: parking,
      live: answers(parking, "Parking costs €18 per night."),
    },
  ]),
];

/** Address parameter: `tests` is `empty` or `passing`; without it some fail. */
export function sampleTests(wanted: URLSearchParams, emit: (event: LiveEvent) => void) {
  const kind = wanted.get("tests");
  const samples = kind === "empty" ? [] : kind === "passing" ? passing : [...failing, ...passing];
  const expectsOf = ({ expected }: Sample) => (typeof expected === "string" ? expected : "answer");
  const entryOf = ({ expected }: Sample) => (typeof expected === "string" ? null : expected);
  const results = new Map<string, TestResult>();
  let tests = samples.map((one, index): TestQuestion => {
    const test_question_id = numberedId(7_000 + index);
    const { language, live, draft = live } = one;
    results.set(test_question_id, { test_question_id, language, live, draft, entry: entryOf(one) });
    return {
      test_question_id,
      text: one.text,
      expects: expectsOf(one),
      entry_id: expectsOf(one) === "answer" ? (entryOf(one)?.entry_id ?? numberedId(2_098)) : null,
      is_critical: one.isCritical === true,
      saved_at: ago(600 - index),
      saved_by: nadia.name,
    };
  });
  const changed = () => emit({ kind: "test_questions" });
  return {
    list_test_questions: () => ({ items: tests }),
    run_test_questions: () => ({
      items: tests.map(
        ({ test_question_id, entry_id }): TestResult =>
          results.get(test_question_id) ?? {
            test_question_id,
            language: "en",
            live: null,
            draft: answers(breakfast, "Breakfast is served daily from 7:00 to 10:30."),
            entry: entry_id ? breakfast : null,
          },
      ),
      ran_at: new Date(sampleClock()).toISOString(),
    }),
    save_test_question: (body: Body) => {
      const saved = { ...body, saved_at: ago(0), saved_by: nadia.name } as TestQuestion;
      tests = [...tests.filter((one) => one.test_question_id !== saved.test_question_id), saved];
      changed();
      return saved;
    },
    remove_test_question: ({ test_question_id }: Body) => {
      tests = tests.filter((one) => one.test_question_id !== test_question_id);
      changed();
      return {};
    },
  };
}
