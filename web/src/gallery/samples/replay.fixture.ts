import type { LiveEvent } from "@bellhop/contract/live";
import type { Replay, ReplayedAnswer, ReplayedQuestion } from "@bellhop/contract/replay";
import type { Task } from "@bellhop/contract/tasks";
import { nadia } from "./guests.fixture.ts";
import { ago, numberedId } from "./time.fixture.ts";

type Body = Record<string, unknown>;
type Source = ReplayedAnswer["sources"][number];

const source = (nth: number, title: string, section: Source["section"], quote: string): Source => ({
  entry_id: numberedId(nth),
  title,
  section,
  quote,
});
const checkOut = source(2_012, "Check-out", "policy", "Check-out until 12:00.");
const pool = source(2_022, "Outdoor pool", "amenities", "Dogs stay outside the pool.");
const breakfast = source(2_041, "Breakfast", "faq", "Breakfast is from 7:00 to 10:30.");
const answers = (text: string, ...sources: Source[]): ReplayedAnswer => ({
  action: "answer",
  reason: null,
  text,
  sources,
});
const handsOver: ReplayedAnswer = {
  action: "hand_over",
  reason: "no_entry",
  text: "I have asked reception about that. They will answer you here.",
  sources: [],
};

type Sample = Pick<ReplayedQuestion, "text" | "language" | "outcome" | "live" | "draft"> & { fails?: string };

const samples: Sample[] = [
  {
    text: "Guten Morgen, wann müssen wir am Montag auschecken?",
    language: "de",
    outcome: "worse",
    live: answers(
      "Bitte checken Sie bis 11:00 Uhr aus. Ihr Gepäck bewahren wir gern kostenlos auf.",
      checkOut,
    ),
    draft: answers("Bitte checken Sie bis 12:00 Uhr aus. Ihr Gepäck bewahren wir gern kostenlos auf.", pool),
    fails: "When do we have to check out?",
  },
  {
    text: "Hunde im Pool erlaubt?",
    language: "de",
    outcome: "worse",
    live: answers("Hunde bleiben bitte außerhalb des Pools.", pool),
    draft: handsOver,
  },
  {
    text: "هل المسبح مُدفأ؟",
    language: "ar",
    outcome: "changed",
    live: answers("المسبح مُدفأ حتى الساعة 21:00.", pool),
    draft: answers("المسبح مُدفأ حتى الساعة 20:00.", pool),
  },
  {
    text: "What does charging cost?",
    language: "en",
    outcome: "better",
    live: handsOver,
    draft: answers("Breakfast is from 7:00 to 10:30. Charging costs €0.45 per kWh.", breakfast),
  },
];

/** Address parameter: `replay` is `none`, `same` or `outdated`; without it there are differences. */
export function sampleReplay(wanted: URLSearchParams, emit: (event: LiveEvent) => void) {
  const kind = wanted.get("replay");
  const items = samples.map(
    ({ fails, ...one }, nth): ReplayedQuestion => ({
      ...one,
      message_id: numberedId(9_100 + nth),
      conversation_id: numberedId(103 + nth),
      written_at: ago(900 + nth * 700),
      fails_test: fails ?? null,
    }),
  );
  const shown = kind === "same" || kind === "none" ? [] : items;
  const replay: Replay = {
    task_id: numberedId(9_099),
    asked_by: nadia.name,
    asked_at: ago(8),
    ended_at: ago(7),
    live_version: 12,
    messages: 212,
    messages_total: 212,
    questions:
      shown.length === 0
        ? { better: 0, same: 200, changed: 0, worse: 0 }
        : { better: 14, same: 171, changed: 12, worse: 3 },
    answered: { live: 156, draft: 162 },
    is_outdated: kind === "outdated",
  };
  return {
    read_replay: ({ outcome }: Body) => ({
      replay: kind === "none" ? null : replay,
      items: shown.filter((one) => outcome === undefined || one.outcome === outcome),
      next_cursor: null,
    }),
    start_replay: () => {
      const task: Task = {
        task_id: numberedId(9_098),
        kind: "start_replay",
        state: "STARTED",
        progress: 45,
        message: { code: "replaying", message: 450, messages: 1_000 },
        step: null,
        result: null,
        stopped_by: null,
        asked_by: nadia.name,
        asked_at: ago(0),
        started_at: ago(0),
        ended_at: null,
      };
      setTimeout(() => emit({ kind: "task", task }), 100);
      return { task_id: task.task_id };
    },
  };
}
