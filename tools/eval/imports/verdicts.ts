import { tickedFrom } from "../../../contract/imports.ts";
import type { Proposed } from "../../../server/src/domain/imports/proposing/proposed.ts";

/** `harmful`: a guest would be told something false that costs money, time or safety. */
export type Verdict = "right" | "wrong" | "harmful";
export type Judged = Proposed["fields"][number] & {
  file: string;
  evidence: Proposed["evidence"];
  key: string;
  verdict: Verdict | undefined;
};

const valueCharacters = 60;

/** Identifies a suggested field across runs. */
export const verdictKey = (
  file: string,
  { section, entry }: Proposed,
  field: string,
  value: string,
): string =>
  [file, `${section}/${entry.key ?? "-"}`, field, value.slice(0, valueCharacters).replace(/\s+/g, " ")].join(
    "\t",
  );

/** Lines of verdict, file, entry, field and the beginning of the value. */
export function readVerdicts(text: string): Map<string, Verdict> {
  return new Map(
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [verdict = "", ...key] = line.split("\t");
        return [key.join("\t"), verdict as Verdict];
      }),
  );
}

export function linesOf(all: readonly Judged[], isJudged: boolean): string[] {
  const ticked = all.filter(({ confidence }) => confidence >= tickedFrom);
  const counted = `${ticked.length} of ${all.length} fields are ticked`;
  if (!isJudged) return [counted];
  const known = all.filter(({ verdict }) => verdict !== undefined);
  return [
    counted,
    `${all.length - known.length} fields have no verdict`,
    `Ticked: ${shareLine(ticked.filter(({ verdict }) => verdict !== undefined))}`,
    ...table(
      "Evidence of words",
      groupBy(known.filter(isWords), ({ evidence }) => evidence),
    ),
    ...table(
      "Values of ticked evidence",
      groupBy(
        known.filter((one) => !isWords(one) && isStrong(one)),
        groupOf,
      ),
    ),
    ...table(
      "Shown confidence",
      groupBy(known, ({ confidence }) => `${Math.floor(confidence * 10) * 10} %`),
    ),
    ...leaveOneOut(known),
  ];
}

const isWords = ({ field }: Judged) => field.startsWith("texts.");
const isStrong = ({ evidence }: Judged) => ["question", "column", "label", "heading"].includes(evidence);
const groupOf = ({ field }: Judged) => field.replace(/^facts\./, "");
const isRight = ({ verdict }: Judged) => verdict === "right";

function shareLine(of: readonly Judged[]): string {
  const right = of.filter(isRight).length;
  const harmful = of.filter(({ verdict }) => verdict === "harmful").length;
  return `${right} of ${of.length} right (${percent(right / of.length)}), ${harmful} harmful`;
}

function table(title: string, groups: Map<string, Judged[]>): string[] {
  const rows = [...groups].sort(([a], [b]) => a.localeCompare(b));
  return [
    "",
    title,
    ...rows.map(([name, of]) => `  ${name.padEnd(16)} ${shareLine(of)}, shrunk ${percent(shrunk(of))}`),
  ];
}

/** The share that a few cases support: (right + 1) / (all + 2). */
const shrunk = (of: readonly Judged[]): number => (of.filter(isRight).length + 1) / (of.length + 2);

/** Predicts each text from the shares of the other texts, by kind of evidence and field. */
function leaveOneOut(known: readonly Judged[]): string[] {
  const files = [...new Set(known.map(({ file }) => file))];
  const kindOf = (one: Judged) =>
    isWords(one) ? one.evidence : isStrong(one) ? "values" : `values ${one.evidence}`;
  const predicted = files.flatMap((file) => {
    const others = groupBy(
      known.filter((one) => one.file !== file),
      kindOf,
    );
    return known
      .filter((one) => one.file === file)
      .map((one) => ({ one, share: shrunk(others.get(kindOf(one)) ?? []) }));
  });
  const ticked = predicted.filter(({ share }) => share >= tickedFrom).map(({ one }) => one);
  const bins = groupBy(predicted, ({ share }) => `${Math.floor(share * 10) * 10} %`);
  return [
    "",
    "Each text predicted from the others",
    `  ticked: ${shareLine(ticked)}`,
    ...[...bins]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, of]) => `  predicted ${name.padEnd(6)} ${shareLine(of.map(({ one }) => one))}`),
  ];
}

const percent = (share: number) => (Number.isNaN(share) ? "-" : `${(share * 100).toFixed(1)} %`);

function groupBy<One>(of: readonly One[], nameOf: (one: One) => string): Map<string, One[]> {
  return Map.groupBy(of, nameOf);
}
