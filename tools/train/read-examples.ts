import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type Example = { label: string; text: string; language: string };

/** The label of the text around the marked parts. */
const AROUND = "statement";
/** Labels of texts with marked parts. */
const WITH_PARTS: ReadonlySet<string> = new Set(["voice", "several"]);

/**
 * Reads the examples of a folder: one file per language, each line a label, a tab and a text. If a text has parts in
 * brackets, such as "we arrive late [question: is there a night porter]", each part is an example, and so is the text
 * around them.
 */
export function readExamples(folder: string): Example[] {
  return linesOf(folder).flatMap(({ label, text, language }) =>
    WITH_PARTS.has(label)
      ? partsOf(text).map((part) => ({ ...part, language }))
      : [{ label, text, language }],
  );
}

/** The texts without marks; an emergency in a part makes the message one. */
export function readMessages(folder: string): Example[] {
  return readParts(folder).map(({ label, text, language, parts }) => {
    const isEmergency = parts.some((part) => part.label === "emergency");
    return { label: isEmergency ? "emergency" : label, text, language };
  });
}

/** The texts without marks, with their parts. */
export function readParts(folder: string): (Example & { parts: Omit<Example, "language">[] })[] {
  return linesOf(folder).map(({ label, text, language }) => ({
    label,
    text: text.replace(MARKS, ""),
    language,
    parts: partsOf(text),
  }));
}

function linesOf(folder: string): Example[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".tsv"))
    .sort()
    .flatMap((name) => {
      const lines = readFileSync(path.join(folder, name), "utf8").split("\n").filter(Boolean);
      return lines.map((line) => {
        const [label = "", text = ""] = line.split("\t");
        return { label, text, language: path.basename(name, ".tsv") };
      });
    });
}

const MARKS = /\[\w+: ?|\]/gu;
const PART = /\[(\w+): ?([^\]]*)\]/gu;

function partsOf(text: string): Omit<Example, "language">[] {
  const parts: Omit<Example, "language">[] = [];
  let end = 0;
  const addAround = (between: string) => {
    if (/\p{L}{2}/u.test(between)) parts.push({ label: AROUND, text: between.trim() });
  };
  for (const { 0: whole, 1: label = "", 2: part = "", index } of text.matchAll(PART)) {
    addAround(text.slice(end, index));
    parts.push({ label, text: part });
    end = index + whole.length;
  }
  addAround(text.slice(end));
  return parts;
}
