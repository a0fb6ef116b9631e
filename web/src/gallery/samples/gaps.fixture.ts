import type { Gap, GapQuestion } from "@bellhop/contract/gaps";
import type { LiveEvent } from "@bellhop/contract/live";
import { ago, numberedId } from "./time.fixture.ts";

type Body = Record<string, unknown>;
type GapMessage = [language: string, text: string, minutesAgo: number, reply?: string, by?: string];

let questions = 0;

function asked(
  [language, text, minutesAgo, reply, by = "Marta Ruiz"]: GapMessage,
  isWrong = false,
): GapQuestion {
  return {
    question_id: numberedId(8_000 + questions++),
    conversation_id: numberedId(100 + (questions % 8)),
    text,
    language,
    asked_at: ago(minutesAgo),
    cause: isWrong ? "wrong" : "unanswered",
    reply: reply === undefined ? null : { text: reply, language, by },
  };
}

type Sample = Pick<Gap, "question" | "language" | "guests"> & { asked: GapMessage[]; isWrong?: boolean };

const samples: Sample[] = [
  {
    question: "What does it cost to charge a car?",
    language: "en",
    guests: 12,
    asked: [
      ["de", "Guten Abend, was kostet es, das Auto bei euch zu laden?", 200],
      [
        "en",
        "What does it cost to charge a car?",
        1_500,
        "Charging costs €0.45 per kWh, on your room bill. We have four places in the garage.",
      ],
      ["nl", "Hebben jullie een laadpaal?", 4_100, "Ja, vier in de garage, € 0,45 per kWh.", "Jonas Keel"],
    ],
  },
  {
    question: "Can we check in before 12:00?",
    language: "de",
    guests: 8,
    asked: [
      [
        "de",
        "Können wir vor 12 Uhr einchecken?",
        900,
        "Ab 12 Uhr geht es meistens, wenn das Zimmer fertig ist. Wir schreiben Ihnen am Vormittag.",
      ],
      ["it", "Possiamo fare il check-in prima delle 12?", 2_900],
    ],
  },
  {
    question: "What time is breakfast on Sundays?",
    language: "en",
    guests: 2,
    isWrong: true,
    asked: [["en", "What time is breakfast on Sundays?", 3_000, "Sorry, on Sundays from 8:00 to 11:00."]],
  },
  {
    question: "هل يوجد مكان للصلاة قريب من الفندق؟",
    language: "ar",
    guests: 1,
    asked: [["ar", "هل يوجد مكان للصلاة قريب من الفندق؟", 7_000]],
  },
];

/** Address parameter: `gaps=empty` for none. */
export function sampleGaps(wanted: URLSearchParams, emit: (event: LiveEvent) => void) {
  const dismissed = new Set<unknown>();
  const all = (wanted.get("gaps") === "empty" ? [] : samples).map(({ asked: rows, isWrong, ...gap }): Gap => {
    const all = rows.map((row) => asked(row, isWrong));
    const replies = all.flatMap(({ reply }) => reply ?? []);
    const [first] = replies;
    return {
      ...gap,
      question_ids: all.map(({ question_id }) => question_id),
      languages: [...new Set(all.map(({ language }) => language))],
      last_asked_at: all[0]?.asked_at ?? ago(0),
      wrong: isWrong ? all.length : 0,
      questions: all,
      draft: first ? { ...first, replies: replies.length } : null,
    };
  });
  return {
    list_gaps: () => {
      const items = all.filter(({ question_ids }) => !question_ids.some((one) => dismissed.has(one)));
      return { items, next_cursor: null, total: items.length };
    },
    dismiss_gap: ({ question_ids, is_dismissed }: Body) => {
      for (const one of question_ids as string[]) is_dismissed ? dismissed.add(one) : dismissed.delete(one);
      emit({ kind: "gaps" });
      return {};
    },
  };
}
