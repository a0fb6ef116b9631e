import type { AnswerableEntry } from "../language/entries/index.ts";
import { detectLanguage } from "../language/intents/index.ts";
import { buildRetriever } from "../language/retrieval/index.ts";
import type { Figures, MeasureOptions } from "./figures.ts";
import { percentile } from "./statistics.ts";

const entriesWanted = 5_000;
const things = [
  "pool",
  "sauna",
  "garage",
  "garden",
  "bar",
  "library",
  "gym",
  "terrace",
  "shuttle",
  "laundry",
];
const asks = ["open", "cost", "close", "include", "offer", "need", "allow", "reach", "book", "cancel"];
const places = [
  "lobby",
  "roof",
  "cellar",
  "annex",
  "beach",
  "station",
  "airport",
  "village",
  "harbour",
  "chapel",
];

/** Questions of guests in the languages of the lexicon. */
const questions = [
  "When is breakfast served?",
  "Is there a pool on the roof and until when is it open?",
  "¿A qué hora es el desayuno y dónde?",
  "À quelle heure ferme la piscine, et peut-on réserver le sauna ?",
  "Wann muss ich auschecken, und kann ich mein Gepäck hierlassen?",
  "Quanto costa il parcheggio per tre notti?",
  "Posso levar o meu cão para o quarto?",
  "Is er een pendelbus naar het vliegveld?",
  "متى يبدأ الإفطار؟",
  "朝食は何時からですか",
  "停车场多少钱",
  "Во сколько завтрак?",
  "Havuz saat kaçta kapanıyor?",
  "do you have a iron, a hair dryer and a late check out please, we arrive very late with two children",
];

/** Measures how long the retriever takes in a venue with far more entries than any real one. */
export async function measureRetrieval({ quick, say }: MeasureOptions): Promise<Figures> {
  const retriever = buildRetriever(Array.from({ length: entriesWanted }, (_, n) => entry(n)));
  say(`${entriesWanted} entries are indexed`);
  const times: number[] = [];
  for (let round = 0; round < (quick ? 10 : 60); round++) {
    for (const question of questions) {
      const language = detectLanguage(question, undefined, "en");
      const before = performance.now();
      retriever.find(question, { history: [], language });
      // The first rounds run code that is not compiled yet.
      if (round >= 3) times.push(performance.now() - before);
    }
  }
  return {
    "retrieval: p50 with 5,000 entries": { value: percentile(times, 0.5), unit: "ms" },
    "retrieval: p99 with 5,000 entries": { value: percentile(times, 0.99), unit: "ms", atMost: 5 },
  };
}

function entry(n: number): AnswerableEntry {
  const pick = (list: string[], by: number) => list[Math.floor(n / by) % list.length];
  const [thing, ask, place] = [pick(things, 1), pick(asks, 10), pick(places, 100)];
  const title = `${thing} ${place} ${n}`;
  const question = `Does the ${thing} near the ${place} ${ask} for guests of house ${n}?`;
  const text = `The ${thing} by the ${place} does ${ask} from ${n % 12}:00 to ${12 + (n % 12)}:30, house ${n}.`;
  return { entryId: `entry-${n}`, section: "faq", texts: { en: { title, question, text } } };
}
