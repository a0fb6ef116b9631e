import { field } from "../graph/fields.ts";
import type { ReaderName } from "./readers.ts";

/** What a call asks to translate. */
export type ToTranslate = { to: string; sentences: string[] };

/** Undefined if a prompt asks something else. */
export function toTranslateIn(prompt: string): ToTranslate | undefined {
  const [, to] = /<to>.*\(([\w-]+)\)<\/to>/u.exec(prompt) ?? [];
  const [, lines] = /<sentences>\n([\s\S]*?)\n<\/sentences>/u.exec(prompt) ?? [];
  if (to === undefined || lines === undefined) return undefined;
  return { to, sentences: lines.split("\n").map((line) => String(JSON.parse(line))) };
}

/** A sentence and its translation; `#` is any number, in the same order in both. */
export type TranslationLine = { source: string; to: string; text: string };

export function translationLine(value: unknown): TranslationLine {
  const line = field.object(value, "line");
  return {
    source: field.text(line.source, "source"),
    to: field.text(line.to, "to"),
    text: field.text(line.text, "text"),
  };
}

/** How the readers translate: by their lines, otherwise the sentence with a mark in front of it. */
export function translateAs(
  reader: ReaderName,
  { to, sentences }: ToTranslate,
  lines: readonly TranslationLine[],
): string {
  const texts = sentences.map((sentence) => translated(sentence, to, lines));
  const answer = JSON.stringify({ translations: texts });
  switch (reader) {
    case "lies":
      return JSON.stringify({ translations: texts.map(changeFigures) });
    case "obeys":
      return JSON.stringify({ translations: texts.map((text) => `${text} 100 %`) });
    case "ignores_schema":
      return `Gladly! ${texts.join(" / ")}`;
    case "half":
      return answer.slice(0, Math.ceil(answer.length / 2));
    case "fence":
      return `Here it is:\n\`\`\`json\n${answer}\n\`\`\``;
    default:
      return answer;
  }
}

function translated(sentence: string, to: string, lines: readonly TranslationLine[]): string {
  const line = lines.find((one) => one.to === to && isLike(one.source, sentence));
  if (!line) return `‹${to}› ${sentence}`;
  const numbers = sentence.match(NUMBER) ?? [];
  return line.text.replaceAll("#", () => numbers.shift() ?? "#");
}

const NUMBER = /\d+/gu;
const isLike = (pattern: string, sentence: string): boolean =>
  pattern === sentence || pattern === sentence.replace(NUMBER, "#");

const changeFigures = (text: string): string => text.replace(NUMBER, (figure) => String(Number(figure) + 1));
