// How well the assistant finds what guests ask: the product's own retriever over rows of questions, each with the
// knowledge of its venue. `npm run eval -- FILE.jsonl[.gz] [--out PRED.jsonl]`; the last line is JSON.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import * as z from "zod/mini";
import { answerThreshold } from "../contract/confidence.ts";
import type { AnswerableEntry } from "../language/entries/index.ts";
import { detectLanguage } from "../language/intents/index.ts";
import { buildRetriever, type Retriever } from "../language/retrieval/index.ts";
import { measure, type Prediction } from "./eval/measure.ts";

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

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: "string" } } });
const [file] = positionals;
if (!file) throw new Error("Say which file: npm run eval -- FILE.jsonl[.gz] [--out PRED.jsonl]");

const rows = readRows(file);
console.log(`${rows.length} questions from ${file}`);
const retrievers = new Map<string, Retriever>();
const times: number[] = [];
const predictions = rows.map(predict);
if (values.out) writeFileSync(values.out, predictions.map((one) => `${JSON.stringify(one)}\n`).join(""));
console.log(JSON.stringify({ ...measure(rows, predictions), ...timing() }));

function readRows(path: string): Row[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => row.parse(JSON.parse(line)));
}

function predict({ id, query, knowledge, dialogue_history }: Row): Prediction {
  const key = JSON.stringify(knowledge);
  const retriever = retrievers.get(key) ?? buildRetriever(knowledge.map(entryOf));
  retrievers.set(key, retriever);
  const history = (dialogue_history ?? []).map((turn) => turn.text);
  const before = performance.now();
  const { ranked, confidence } = retriever.find(query, { history, language: languageOf(query) });
  times.push(performance.now() - before);
  return {
    id,
    ranked: ranked.map(({ entry }) => entry.entryId),
    score: confidence,
    abstain: confidence < answerThreshold,
  };
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

function timing() {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(3));
  return { find_ms_p50: at(0.5), find_ms_p99: at(0.99) };
}
