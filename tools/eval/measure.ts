/** The retriever's result for one question. `score` is the confidence that the venue's knowledge answers it. */
export type Prediction = { id: string; ranked: string[]; score: number; abstain: boolean; signals?: object };

type QuestionRow = { tag?: string; gold_ids: string[] | null };

/** Ranking quality on answerable questions, separation from the others, and the retriever's own decisions. */
export function measure(rows: readonly QuestionRow[], predictions: readonly Prediction[]) {
  const judged = rows.flatMap((row, i) => {
    const prediction = predictions[i];
    return prediction ? [{ ...row, ...prediction }] : [];
  });
  const answerable = judged.filter((one) => one.gold_ids !== null);
  const uncovered = judged.filter((one) => one.gold_ids === null);
  const places = answerable.map(({ ranked, gold_ids }) =>
    ranked.slice(0, 5).findIndex((id) => gold_ids?.includes(id)),
  );
  const answered = judged.filter((one) => !one.abstain);
  const right = answered.filter(({ ranked, gold_ids }) => gold_ids?.includes(ranked[0] ?? ""));
  return {
    questions: judged.length,
    answerable: answerable.length,
    r1: share(places.filter((place) => place === 0).length, places.length),
    r5: share(places.filter((place) => place >= 0).length, places.length),
    mrr5: share(
      places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0),
      places.length,
    ),
    auroc: auroc(
      answerable.map((one) => one.score),
      uncovered.map((one) => one.score),
    ),
    answered_right: share(right.length, answerable.length),
    wrongly_answered: share(uncovered.filter((one) => !one.abstain).length, uncovered.length),
  };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Number((part / whole).toFixed(4));
}

/** How often a question with an answer scores above one without; ties count half. */
function auroc(above: readonly number[], below: readonly number[]): number | null {
  if (above.length === 0 || below.length === 0) return null;
  const all = [
    ...above.map((score) => ({ score, up: true })),
    ...below.map((score) => ({ score, up: false })),
  ];
  all.sort((a, b) => a.score - b.score);
  let rankSum = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.score === all[from]?.score) to++;
    const rank = (from + 1 + to) / 2;
    rankSum += rank * all.slice(from, to).filter((one) => one.up).length;
    from = to;
  }
  const n = above.length;
  return Number(((rankSum - (n * (n + 1)) / 2) / (n * below.length)).toFixed(4));
}
