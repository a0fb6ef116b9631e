// How well the assistant finds what guests ask: the product's own retriever over rows of questions, each with the
// knowledge of its venue, as written and as guests also write it; and the answers that guests get from the product,
// after all of its rules (`product`), for the questions as written. `npm run eval -- FILE.jsonl[.gz] [--out PRED.jsonl]
// [--venues all|fit|report]`: one line of JSON per way, the questions as written last; `--out` has the same rows.
// `npm run eval -- talk` measures conversations instead: see eval/talk.ts; `npm run eval -- import FOLDER` imports: see
// eval/import.ts.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import * as z from "zod/mini";
import { answerThreshold } from "../contract/confidence.ts";
import type { AnswerableEntry } from "../language/entries/index.ts";
import { detectLanguage } from "../language/intents/index.ts";
import { buildRetriever, type Retriever } from "../language/retrieval/index.ts";
import { measure, type Prediction } from "./eval/measure.ts";
import { perturb, type Way, ways } from "./eval/perturb.ts";
import { shareOf } from "./eval/split-venues.ts";
import { entriesAnswered, measureAnswers, openVersion } from "./eval/through-product.ts";

if (process.argv[2] === "talk") {
  const { evaluateTalk } = await import("./eval/talk.ts");
  await evaluateTalk(process.argv.slice(3));
  process.exit();
}

if (process.argv[2] === "import") {
  const { evaluateImport } = await import("./eval/import.ts");
  await evaluateImport(process.argv.slice(3));
  process.exit();
}

const row = z.object({
  id: z.string(),
  venue_id: z.union([z.string(), z.number()]),
  tag: z.optional(z.string()),
  query: z.string(),
  dialogue_history: z.nullish(z.array(z.object({ text: z.string() }))),
  gold_ids: z.nullable(z.array(z.string())),
  knowledge: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
});
export type Row = z.infer<typeof row>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, venues: { type: "string", default: "all" } },
});
const [file] = positionals;
if (!file) throw new Error("Name a file: npm run eval -- FILE.jsonl[.gz] [--out PRED.jsonl]");

const rows = readRows(file).filter(
  ({ venue_id }) => values.venues === "all" || shareOf(venue_id) === values.venues,
);
console.log(`${rows.length} questions from ${file}`);
const retrievers = new Map<string, Retriever>();
const out: string[] = [];
for (const way of [...ways, "written"] as const) {
  const times: number[] = [];
  const predictions = rows.map((one) => predict(one, way, times));
  const figures = {
    ...measure(rows, predictions),
    ...timing(times),
    ...(way === "written" && { product: measureAnswers(rows, await answersTo(rows)) }),
  };
  console.log(JSON.stringify(way === "written" ? figures : { way, ...figures }));
  if (values.out) out.push(...predictions.map((one) => `${JSON.stringify({ way, ...one })}\n`));
}
if (values.out) writeFileSync(values.out, out.join(""));

function readRows(path: string): Row[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => row.parse(JSON.parse(line)));
}

function predict(
  { id, query, knowledge, dialogue_history }: Row,
  way: Way | "written",
  times: number[],
): Prediction {
  const key = JSON.stringify(knowledge);
  const retriever = retrievers.get(key) ?? buildRetriever(knowledge.map(entryOf));
  retrievers.set(key, retriever);
  const history = (dialogue_history ?? []).map((turn) => turn.text);
  const perturbed = way === "written" ? query : perturb(way, query, languageOf(query), id);
  const before = performance.now();
  const { ranked, confidence, signals } = retriever.find(perturbed, {
    history,
    language: languageOf(perturbed),
  });
  times.push(performance.now() - before);
  return {
    id,
    ranked: ranked.map(({ entry }) => entry.entryId),
    score: confidence,
    abstain: confidence < answerThreshold,
    signals,
  };
}

async function answersTo(questions: readonly Row[]): Promise<string[][]> {
  const versions = new Map<string, Awaited<ReturnType<typeof openVersion>>>();
  const answers: string[][] = [];
  for (const { query, knowledge, dialogue_history } of questions) {
    const key = JSON.stringify(knowledge);
    const version = versions.get(key) ?? (await openVersion(knowledge.map(entryOf)));
    versions.set(key, version);
    const history = (dialogue_history ?? []).map((turn) => turn.text);
    answers.push(entriesAnswered(version, { question: query, history, language: languageOf(query) }));
  }
  return answers;
}

function entryOf({ id, question, answer }: Row["knowledge"][number]): AnswerableEntry {
  return {
    entryId: id,
    section: "faq",
    texts: { [languageOf(question)]: { title: question, text: answer } },
  };
}

function languageOf(text: string): string {
  return detectLanguage(text, undefined, "en");
}

function timing(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(3));
  return { find_ms_p50: at(0.5), find_ms_p99: at(0.99) };
}
