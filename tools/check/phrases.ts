import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Words that make a sentence hard to read, and what to write instead. Short on purpose: each has a plain substitute. */
const phrases: [wrong: RegExp, instead: string][] = [
  [/\bwhoever\b/gi, "anyone who"],
  [/\bsomebody\b/gi, "someone"],
  [/\bnobody\b/gi, "no one"],
  [/\banybody\b/gi, "anyone"],
  [/\beverybody\b/gi, "everyone"],
  [/\banew\b/gi, "again"],
  [/\bby itself\b/gi, "automatically"],
  [/\bput away\b/gi, "reviewed, closed"],
  [/\bwholly\b/gi, "fully"],
  [/(?<=\/\/\s*|\/\*[\s*]*)(Of|Beside|Those)\b/g, "subject and verb"],
];

const workspaces = [
  "bench",
  "chaos",
  "contract",
  "docs",
  "e2e",
  "fakes",
  "guest",
  "language",
  "server",
  "tools",
  "web",
];
const generated = /(^|\/)(node_modules|dist|\.cache|samples|fixtures|generated)\//;

/** The phrases in comments, in the texts of screens, mails and problems, and in the documents. */
export function findPhrases(root: string): string[] {
  const files = workspaces.flatMap((workspace) =>
    readdirSync(path.join(root, workspace), { recursive: true, encoding: "utf8" }).map((file) =>
      `${workspace}/${file}`.split(path.sep).join("/"),
    ),
  );
  return ["README.md", ...files]
    .filter((file) => isChecked(file) && !generated.test(file))
    .sort()
    .flatMap((file) => phrasesIn(file, readFileSync(path.join(root, file), "utf8")));
}

/** Tests and this list quote freely. */
const isChecked = (file: string) =>
  /\.(tsx?|mjs|cjs|md|po)$/.test(file) && !/\.(test|walk)\.tsx?$|^tools\/check\/phrases/.test(file);

export function phrasesIn(file: string, content: string): string[] {
  const shown = textOf(file, content);
  return phrases.flatMap(([wrong, instead]) =>
    [...shown.matchAll(wrong)].map(({ 0: found, index }) => {
      const line = shown.slice(0, index).split("\n").length;
      return `${file}:${line}: "${found}": write "${instead}"`;
    }),
  );
}

/** The part of a file that is prose; the rest becomes blank, so that lines keep their numbers. */
function textOf(file: string, content: string): string {
  if (file.endsWith(".md")) return content;
  if (file.endsWith(".po")) return keep(content, file.endsWith("/en.po") ? /^(msgid|") ?".*$/gm : /(?!)/g);
  // Whole files of sentences; those of language/ are what guests write.
  if (/^contract\/|^server\/.*\.words\.ts$/.test(file)) return content;
  return keep(content, /(?<![:"'`\w])\/\/.*$|\/\*[\s\S]*?\*\//gm);
}

function keep(content: string, prose: RegExp): string {
  let kept = "";
  let end = 0;
  for (const { 0: text, index } of content.matchAll(prose)) {
    kept += content.slice(end, index).replaceAll(/[^\n]/g, " ") + text;
    end = index + text.length;
  }
  return kept;
}
