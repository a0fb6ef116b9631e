import type { Proposed } from "../../../server/src/domain/imports/proposing/proposed.ts";

/** `harmful`: a guest would be told something false that costs money, time or safety. */
export type Verdict = "right" | "wrong" | "harmful";
export type Judged = Proposed["fields"][number] & {
  file: string;
  key: string;
  verdict: Verdict | undefined;
};

const valueCharacters = 60;

/** Identifies a suggested value across runs. */
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
  if (!isJudged) return [`${all.length} values`];
  const known = all.filter(({ verdict }) => verdict !== undefined);
  const groups = Map.groupBy(known, ({ field }) => field.replace(/^facts\./, ""));
  return [
    `${all.length - known.length} of ${all.length} values have no verdict`,
    `Values: ${shareLine(known)}`,
    ...[...groups]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, of]) => `  ${name.padEnd(16)} ${shareLine(of)}`),
  ];
}

function shareLine(of: readonly Judged[]): string {
  const right = of.filter(({ verdict }) => verdict === "right").length;
  const harmful = of.filter(({ verdict }) => verdict === "harmful").length;
  return `${right} of ${of.length} right (${((right / of.length) * 100).toFixed(1)} %), ${harmful} harmful`;
}
