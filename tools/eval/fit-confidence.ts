// Fits the weights of the confidence: `npm run eval -- FILE --venues fit --out PRED`, then `node
// tools/eval/fit-confidence.ts FILE PRED`. Logistic regression over the signals of the questions as written and
// perturbed, with equal weight for both classes. Prints the weights, rounded, for language/retrieval/weights.ts.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { answerThreshold } from "../../contract/confidence.ts";

type Judged = { signals: Record<string, number>; isRight: boolean };

const RIDGE = 0.0003;
const STEPS = 4_000;
/** Share of the questions without an answer that may be answered; the bias is set to reach it. */
const WRONGLY_ANSWERED = 0.09;
/** Chosen by hand, because the questions have no such case. */
const CHOSEN: Record<string, number> = { sameRareTerm: 4, isStatement: -4, topicsInBody: 3 };

const [file, predictions] = process.argv.slice(2);
if (!file || !predictions) throw new Error("node tools/eval/fit-confidence.ts FILE PRED");
const golds = new Map(linesOf(file).map((row) => [row.id, row.gold_ids as string[] | null]));
const judged = linesOf(predictions).flatMap(({ id, ranked, signals }): Judged[] => {
  const gold = golds.get(id);
  const isRight = gold?.includes(ranked[0]) ?? false;
  // An answerable question with another entry first gives no label: two entries often say the same.
  return gold && !isRight ? [] : [{ signals, isRight }];
});
const names = Object.keys(judged[0]?.signals ?? {}).filter((name) => !(name in CHOSEN));
const { bias, weights } = fitWeights();
const rounded = Object.fromEntries(names.map((name, i) => [name, round(weights[i] ?? 0, 10)]));
console.log({ bias: round(biasFor(rounded), 20), fittedBias: round(bias, 20), ...rounded, ...CHOSEN });

function linesOf(path: string) {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Adam on the mean log loss. */
function fitWeights() {
  const right = judged.filter((one) => one.isRight).length;
  const weightOf = (isRight: boolean) => 0.5 / (isRight ? right : judged.length - right);
  const rows = judged.map(({ signals, isRight }) => ({
    x: [1, ...names.map((name) => signals[name] ?? 0)],
    y: isRight ? 1 : 0,
    weight: weightOf(isRight),
    chosen: chosenSum(signals),
  }));
  const all = new Float64Array(names.length + 1);
  const [mean, square] = [new Float64Array(all.length), new Float64Array(all.length)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = all.map((value, i) => (i === 0 ? 0 : RIDGE * value));
    for (const { x, y, weight, chosen } of rows) {
      const error =
        weight * (1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * (all[i] ?? 0), chosen))) - y);
      for (let i = 0; i < x.length; i++) slope[i] = (slope[i] ?? 0) + error * (x[i] ?? 0);
    }
    for (let i = 0; i < all.length; i++) {
      mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * (slope[i] ?? 0);
      square[i] = 0.999 * (square[i] ?? 0) + 0.001 * (slope[i] ?? 0) ** 2;
      all[i] =
        (all[i] ?? 0) -
        (0.02 * (mean[i] ?? 0)) /
          (1 - 0.9 ** step) /
          (Math.sqrt((square[i] ?? 0) / (1 - 0.999 ** step)) + 1e-9);
    }
  }
  return { bias: all[0] ?? 0, weights: [...all.slice(1)] };
}

/** The bias at which the wanted share of wrong answers is above the threshold. */
function biasFor(weightsByName: Record<string, number>): number {
  const sums = judged
    .filter(({ isRight }) => !isRight)
    .map(({ signals }) =>
      names.reduce((sum, name) => sum + (weightsByName[name] ?? 0) * (signals[name] ?? 0), 0),
    )
    .sort((a, b) => b - a);
  const cut = sums[Math.floor(sums.length * WRONGLY_ANSWERED)] ?? 0;
  return Math.log(answerThreshold / (1 - answerThreshold)) - cut;
}

function chosenSum(signals: Record<string, number>): number {
  return Object.entries(CHOSEN).reduce((sum, [name, weight]) => sum + weight * (signals[name] ?? 0), 0);
}

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
