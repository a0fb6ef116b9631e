import { field } from "../graph/fields.ts";
import type { ReaderName } from "./readers.ts";

/** What a call asks to translate: the name of the language, such as "German". */
export type ToTranslate = { to: string; text: string };

/** A line of the table (`POST /_control/translations`). */
export type TranslationLine = ToTranslate & { translation: string };

export function translationLine(value: unknown): TranslationLine {
  const line = field.object(value, "line");
  return {
    to: field.text(line.to, "to"),
    text: field.text(line.text, "text"),
    translation: field.text(line.translation, "translation"),
  };
}

/** Undefined if a prompt asks something else. */
export function toTranslateIn(prompt: string): ToTranslate | undefined {
  const [, to] = /^<to>(.+)<\/to>$/mu.exec(prompt) ?? [];
  const [, text] = /^<text>\n(".*")\n<\/text>$/mu.exec(prompt) ?? [];
  return to === undefined || text === undefined ? undefined : { to, text: String(JSON.parse(text)) };
}

/**
 * By the table; a text that is not in it comes back with the language in front. Some readers do worse; `slow`, `dead` and
 * `handed` are up to the server.
 */
export function translateAs(
  reader: ReaderName | undefined,
  { to, text }: ToTranslate,
  table: readonly TranslationLine[],
): string {
  const line = table.find((one) => one.text === text && one.to === to);
  const translation = line?.translation ?? `[${to}] ${text}`;
  const whole = JSON.stringify({ translation });
  switch (reader) {
    case "lies":
      return JSON.stringify({ translation: changeFigures(translation) });
    case "obeys":
      return JSON.stringify({ translation: /["“«]([^"”»]{1,300})["”»]/u.exec(text)?.[1] ?? translation });
    case "ignores_schema":
      return `Sure! In ${to} that is: ${translation}`;
    case "half":
      return whole.slice(0, Math.ceil(whole.length / 2));
    case "fence":
      return `Here it is:\n\`\`\`json\n${whole}\n\`\`\`\nAnything else?`;
    case "thinks":
      return `<think>\nThat is ${to}.\n</think>\n${whole}`;
    default:
      return whole;
  }
}

/** One digit is wrong; without digits there is a new one. */
const changeFigures = (text: string): string => {
  const changed = text.replace(/\d/u, (digit) => String((Number(digit) + 1) % 10));
  return changed === text ? `${text} (7)` : changed;
};
