import type { TriedAnswer } from "@bellhop/contract/concierge";
import { numberedId } from "./time.fixture.ts";

type Body = Record<string, unknown>;

const threshold = 0.6;
const breakfast = { entry_id: numberedId(2_041), title: "Breakfast", section: "faq" } as const;
const parking = { entry_id: numberedId(2_040), title: "Is there parking?", section: "faq" } as const;

const scripted: [RegExp, Partial<TriedAnswer>][] = [
  [
    /child|kind|bambin/i,
    {
      text: "For children from six to twelve, breakfast is €9. Adults pay €19.",
      confidence: 0.86,
      sources: [
        {
          ...breakfast,
          quote: "six to twelve they pay €9, adults €19",
          original: null,
          generated: false,
          version: null,
        },
      ],
      found: [
        { ...breakfast, score: 0.86 },
        { entry_id: numberedId(2_021), title: "Garden room", section: "amenities", score: 0.41 },
        { entry_id: numberedId(2_010), title: "Children", section: "policy", score: 0.33 },
      ],
      live: { version: 12, text: "Children eat free." },
    },
  ],
  [
    /6[:.]45|früh|early/i,
    {
      action: "hand_over",
      reason: "entries_disagree",
      text: "I have asked reception about that. They will answer you here.",
      confidence: 0.74,
      found: [
        { ...breakfast, score: 0.74 },
        { entry_id: numberedId(2_021), title: "Garden room", section: "amenities", score: 0.71 },
      ],
      rivals: [{ entry_id: numberedId(2_021), title: "Garden room", section: "amenities" }],
    },
  ],
  [
    /taxi/i,
    {
      action: "hand_over",
      reason: "request",
      text: "I've passed this on: taxi. The team will confirm.",
      request: "left_to_staff",
    },
  ],
  [
    /parking/i,
    {
      text: "Le parking coûte 18 € par nuit, sans réservation.",
      language: "fr",
      confidence: 0.91,
      sources: [
        {
          ...parking,
          quote: "Parking costs €18 per night, without reservation.",
          original: null,
          generated: false,
          version: null,
        },
      ],
      found: [
        { ...parking, score: 0.91 },
        { entry_id: numberedId(2_023), title: "Parking", section: "amenities", score: 0.64 },
      ],
    },
  ],
];

export function sampleTries(wanted: URLSearchParams) {
  const isNew = wanted.get("knowledge") === "empty";
  return {
    try_assistant: ({ text, of }: Body): TriedAnswer => {
      const [, script] = (!isNew && scripted.find(([asked]) => asked.test(String(text)))) || [];
      const answer: TriedAnswer = {
        assistant_name: "Marina",
        action: script ? "answer" : "hand_over",
        reason: script ? null : "no_entry",
        text: "I have asked reception about that. They will answer you here.",
        language: "en",
        confidence: script ? 0.8 : 0.12,
        request: null,
        threshold,
        sources: [],
        found: script
          ? []
          : [{ entry_id: numberedId(2_099), title: "House rules", section: "policy", score: 0.12 }],
        rivals: [],
        live: null,
        ...script,
      };
      if (of !== "live") return answer;
      return { ...answer, live: null, sources: answer.sources.map((source) => ({ ...source, version: 12 })) };
    },
  };
}
