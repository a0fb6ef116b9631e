import type { GuestLanguage } from "@bellhop/contract/guest-languages";
import type { Question } from "../../../platform/model/index.ts";
import { readingQuestion } from "../reading/reading-question.ts";
import type { Statement } from "../statements/statements.ts";

/** Sentences of a hotel that does not exist: a test sends nothing of the venue, and no guest's words. */
const sentences = [
  ["Breakfast", "Breakfast is from 7:00 to 10:30 in the restaurant."],
  ["Breakfast", "Breakfast costs €15; children under 6 eat free."],
  ["Check-in", "Check-in is from 15:00."],
  ["Check-out", "Check-out is until 11:00."],
  ["Luggage", "You can leave your luggage at reception before check-in and after check-out."],
  ["Garage", "The garage costs €18 a night."],
  ["Garage", "The garage has two charging points for electric cars."],
  ["Pets", "Dogs are welcome for €10 a night."],
  ["Pool", "There is no pool."],
  ["Sauna", "The sauna is open from 16:00 to 21:00."],
  ["Wi-Fi", "Wi-Fi is free in the whole house."],
  ["Smoking", "Smoking is allowed only on the terrace."],
] as const;

export const probeStatements: readonly Statement[] = sentences.map(([title, text], at) => ({
  id: `probe#${at}`,
  entryId: "probe",
  section: "faq",
  title,
  language: "en",
  text,
}));

export type ProbeExample = {
  language: GuestLanguage;
  message: string;
  /** Words of the statement that answers it. */
  answer: string;
};

export const probeExamples: readonly ProbeExample[] = [
  { language: "en", message: "When do you start serving breakfast?", answer: "from 7:00" },
  { language: "de", message: "Kostet der Platz in der Garage etwas?", answer: "€18" },
  { language: "it", message: "Possiamo portare il nostro cane?", answer: "Dogs" },
  { language: "fr", message: "Est-ce qu'il y a une piscine ?", answer: "no pool" },
  { language: "es", message: "¿Hasta qué hora tenemos que dejar la habitación?", answer: "until 11:00" },
  { language: "pt", message: "O Wi-Fi é pago?", answer: "Wi-Fi is free" },
  { language: "nl", message: "Kunnen we onze koffers na het uitchecken ergens laten?", answer: "luggage" },
  { language: "tr", message: "Sauna akşam saat kaça kadar açık?", answer: "sauna" },
  { language: "ar", message: "متى يمكننا تسجيل الوصول؟", answer: "from 15:00" },
  { language: "ja", message: "タバコはどこで吸えますか？", answer: "terrace" },
];

export const questionOf = ({ message }: ProbeExample): Question =>
  readingQuestion({
    venue: { name: "Hotel Example", place: "Italy" },
    today: "2026-06-15, Monday",
    messages: [message],
    turns: [],
    offered: probeStatements,
  });

/** Only a server that enforces the schema answers this with JSON of it: nothing in the words asks for that. */
export const schemaQuestion: Question = {
  instructions: "You greet guests of a hotel. Answer with one short friendly sentence, without JSON.",
  prompt: "Good morning!",
  schema: {
    type: "object",
    properties: { colour: { type: "string", enum: ["red", "blue"] } },
    required: ["colour"],
    additionalProperties: false,
  },
};
