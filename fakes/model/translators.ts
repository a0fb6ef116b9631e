import { field } from "../graph/fields.ts";
import type { ReaderName } from "./readers.ts";

/** What a call asks to translate. `entry`: the title, if the texts are to name their subject. `to`: a code for sentences of the hotel, otherwise a name such as "German". */
export type ToTranslate = { to: string; texts: string[]; isOfHotel: boolean; entry: string | undefined };

/** Undefined if a prompt asks something else. */
export function toTranslateIn(prompt: string): ToTranslate | undefined {
  const [, to] = /^<to>(.+)<\/to>$/mu.exec(prompt) ?? [];
  const [, lines] = /<sentences>\n([\s\S]*?)\n<\/sentences>/u.exec(prompt) ?? [];
  const [, text] = /^<text>\n(".*")\n<\/text>$/mu.exec(prompt) ?? [];
  const [, title] = /^<entry>\n(".*")$/mu.exec(prompt) ?? [];
  const entry = title === undefined ? undefined : String(JSON.parse(title));
  if (to === undefined) return undefined;
  if (lines === undefined)
    return text === undefined
      ? undefined
      : { to, texts: [String(JSON.parse(text))], isOfHotel: false, entry };
  const texts = lines.split("\n").map((line) => String(JSON.parse(line)));
  return { to: /\(([\w-]+)\)$/u.exec(to)?.[1] ?? to, texts, isOfHotel: true, entry };
}

/** A text and its translation; `#` is any number, in the same order in both. */
export type TranslationLine = { source: string; to: string; text: string };

export function translationLine(value: unknown): TranslationLine {
  const line = field.object(value, "line");
  return {
    source: field.text(line.source, "source"),
    to: field.text(line.to, "to"),
    text: field.text(line.text, "text"),
  };
}

/**
 * How the readers translate: by their lines, otherwise the text with a mark in front of it, or the title of its entry. `slow`, `dead` and `handed` are
 * up to the server.
 */
export function translateAs(
  reader: ReaderName | undefined,
  { to, texts: sources, isOfHotel, entry }: ToTranslate,
  lines: readonly TranslationLine[],
): string {
  const texts = sources.map((source) => translated(source, to, { lines, entry }));
  const answerWith = (all: string[]) =>
    JSON.stringify(isOfHotel ? { translations: all } : { translation: all[0] });
  const answer = answerWith(texts);
  switch (reader) {
    case "lies":
      return answerWith(texts.map(changeFigures));
    case "obeys":
      return answerWith(
        texts.map((text, at) => QUOTED.exec(sources[at] ?? "")?.[1] ?? (isOfHotel ? `${text} 100 %` : text)),
      );
    case "ignores_schema":
      return `Gladly! ${texts.join(" / ")}`;
    case "half":
      return answer.slice(0, Math.ceil(answer.length / 2));
    case "fence":
      return `Here it is:\n\`\`\`json\n${answer}\n\`\`\`\nAnything else?`;
    case "thinks":
      return `<think>\nThat is ${to}.\n</think>\n${answer}`;
    default:
      return answer;
  }
}

function translated(
  source: string,
  to: string,
  { lines, entry }: { lines: readonly TranslationLine[]; entry: string | undefined },
): string {
  const line = lines.find((one) => one.to === to && isLike(one.source, source));
  if (!line) return entry === undefined ? `‹${to}› ${source}` : `${entry}: ${source}`;
  const numbers = source.match(NUMBER) ?? [];
  return line.text.replaceAll("#", () => numbers.shift() ?? "#");
}

const NUMBER = /\d+/gu;
/** What a message tells to answer. */
const QUOTED = /["“«]([^"”»]{1,300})["”»]/u;
const isLike = (pattern: string, source: string): boolean =>
  pattern === source || pattern === source.replace(NUMBER, "#");

/** Each figure is wrong; without figures there is a new one. */
const changeFigures = (text: string): string => {
  const changed = text.replace(NUMBER, (figure) => String(Number(figure) + 1));
  return changed === text ? `${text} (7)` : changed;
};
