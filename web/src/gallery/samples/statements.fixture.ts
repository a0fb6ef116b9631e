import type { StatementTranslation, TranslatedStatement } from "@bellhop/contract/statements";
import { nadia } from "./guests.fixture.ts";
import { ago, numberedId } from "./time.fixture.ts";

type Body = Record<string, unknown>;

const machine = (text: string | null, findings: StatementTranslation["findings"] = []) => ({
  text,
  model: "small",
  findings,
});
const differs: StatementTranslation["findings"] = [{ kind: "price", missing: ["€18"], extra: ["16 €"] }];

type Sample = Pick<StatementTranslation, "state" | "text" | "findings"> & {
  machine: StatementTranslation["machine"];
};

const samples: {
  title: string;
  section: "faq" | "amenities";
  text: string;
  of: Sample | null;
  to: string;
}[] = [
  {
    title: "Breakfast",
    section: "faq",
    text: "Breakfast is served daily from 7:00 to 10:30.",
    to: "de",
    of: {
      state: "holds",
      text: "Frühstück gibt es täglich von 7:00 bis 10:30.",
      findings: [],
      machine: machine("Frühstück gibt es täglich von 7:00 bis 10:30."),
    },
  },
  {
    title: "Breakfast",
    section: "faq",
    text: "Breakfast is served daily from 7:00 to 10:30.",
    to: "ar",
    of: {
      state: "corrected",
      text: "يُقدَّم الإفطار يوميًا من 7:00 إلى 10:30.",
      findings: [],
      machine: machine("الإفطار من 7:00 إلى 10:30."),
    },
  },
  {
    title: "Parking",
    section: "amenities",
    text: "Our garage has 40 places at €18 a night.",
    to: "de",
    of: {
      state: "refused",
      text: "Unsere Garage hat 40 Plätze zu 16 € pro Nacht.",
      findings: differs,
      machine: machine("Unsere Garage hat 40 Plätze zu 16 € pro Nacht.", differs),
    },
  },
  {
    title: "Breakfast",
    section: "faq",
    text: "It is included in every rate.",
    to: "en",
    of: {
      state: "to_approve",
      text: "Breakfast is included in every rate.",
      findings: [],
      machine: machine("Breakfast is included in every rate."),
    },
  },
  {
    title: "Parking",
    section: "amenities",
    text: "You can charge your car there.",
    to: "de",
    of: {
      state: "own_words",
      text: null,
      findings: [],
      machine: machine("Dort können Sie Ihr Auto laden."),
    },
  },
  {
    title: "Parking",
    section: "amenities",
    text: "Our garage has 40 places at €18 a night.",
    to: "ar",
    of: null,
  },
];

/** `?statements=empty`, `off` or `no-model`. */
export function sampleStatements(wanted: URLSearchParams) {
  const kind = wanted.get("statements");
  let items = samples.map(({ title, section, text, of, to }, index): TranslatedStatement => {
    const isDecided = of?.state === "corrected" || of?.state === "own_words";
    return {
      statement_id: `${title}#${index}`,
      entry_id: title === "Parking" ? numberedId(2_023) : numberedId(2_041),
      section,
      title,
      source: { text, language: "en" },
      language: to,
      translation: of && {
        ...of,
        translation_id: numberedId(8_000 + index),
        version: 1,
        generated: of.text !== null && of.text === of.machine.text,
        decided: isDecided ? { by: nadia.name, at: ago(90) } : null,
      },
    };
  });
  const stateOf = ({ translation }: TranslatedStatement) => {
    if (!translation) return "missing";
    if (translation.state === "holds") return "machine";
    return translation.state === "to_approve" ? "refused" : translation.state;
  };
  const countsOf = (language: string) => {
    const own = items.filter((one) => one.language === language);
    const count = (state: string) => own.filter((one) => stateOf(one) === state).length;
    return {
      language,
      all: own.length,
      refused: count("refused"),
      unusable: own.filter(({ translation: of }) => of?.state === "refused" && of.machine.text === null)
        .length,
      machine: count("machine"),
      corrected: count("corrected"),
      own_words: count("own_words"),
      missing: count("missing"),
      own: own.filter((one) => one.language === "en" && stateOf(one) !== "corrected").length,
    };
  };
  return {
    list_statements: ({ language, state }: Body) => ({
      items:
        kind === "empty"
          ? []
          : items.filter(
              (one) =>
                (language === undefined || one.language === language) &&
                (state === undefined || stateOf(one) === state),
            ),
      next_cursor: null,
      languages: kind === "empty" ? [] : ["de", "ar", "en"].map(countsOf),
      tokens: 61_400,
      cost: { currency: "EUR", micros: 92_000 },
      has_model: kind !== "no-model",
      enabled: kind !== "off",
      is_live: true,
    }),
    correct_statement: ({ translation_id, choice }: Body) => {
      const { use, text } = choice as { use: string; text?: string };
      items = items.map((one) => {
        const { translation } = one;
        if (translation?.translation_id !== translation_id || !translation) return one;
        const holds = translation.machine.findings.length === 0;
        const changed: StatementTranslation = {
          ...translation,
          version: translation.version + 1,
          state:
            use === "text" ? "corrected" : use === "own_words" ? "own_words" : holds ? "holds" : "refused",
          text: use === "own_words" ? null : (text ?? translation.machine.text),
          generated: use !== "own_words" && (text ?? translation.machine.text) === translation.machine.text,
          findings: use === "machine" ? translation.machine.findings : [],
          decided: use === "machine" ? null : { by: nadia.name, at: ago(0) },
        };
        return { ...one, translation: changed };
      });
      return items.find((one) => one.translation?.translation_id === translation_id)?.translation;
    },
  };
}
