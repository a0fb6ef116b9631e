import { fold } from "../../text/index.ts";
import type { EmergencyWords } from "./emergency-words.ts";

/** Words as they are compared: folded, and each letter once, since panic doubles letters. */
export function canonical(text: string, language: string): string {
  // Folded, "yes" would read as "if".
  const stated = language === "es" ? text.replace(/(?<!\p{L})sí(?!\p{L})/giu, " ") : text;
  const folded = fold(stated).replace(/['’‘´`]/g, language === "en" ? "" : " ");
  return spelledOneWay(folded, language).replace(/(\p{L})\1+/gu, "$1");
}

/** "ue" for "ü", and the Arabic article with the conjunction or preposition that is written together with it. */
function spelledOneWay(folded: string, language: string): string {
  if (language === "de") return folded.replace(/([aou])e/g, "$1");
  if (language !== "ar") return folded;
  return folded.replace(
    /(?<!\p{L})(?!الحق|الله|اللي)(?:[وفبلك]?ال|لل)(?=\p{L}{3}|(?:مي|دم|مخ)(?!\p{L}))/gu,
    "",
  );
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}*]+/gu) ?? [];

/** Compiles phrases of a language's lists to patterns of text in which each word stands between two spaces. */
export class FrameCompiler {
  readonly #lists = new Map<string, string>();
  readonly #sources: Record<string, string>;
  readonly #language: string;
  readonly #isSpaced: boolean;

  constructor({ lists }: EmergencyWords, language: string) {
    this.#sources = lists;
    this.#language = language;
    this.#isSpaced = language !== "zh" && language !== "ja";
  }

  /** A pattern of any of the comma-separated phrases; undefined for an empty list. */
  anyOf(list: string): string | undefined {
    const phrases = list
      .split(/[,\n]/)
      .map((phrase) => phrase.trim())
      .filter(Boolean);
    if (phrases.length === 0) return undefined;
    return `(?:${phrases.map((phrase) => this.phrase(phrase)).join("|")})`;
  }

  phrase(phrase: string): string {
    const [, head, tail] = /^(.*…) ([^…]*)$/.exec(phrase) ?? [];
    // At the end, behind a gap, `|` separates whole phrases.
    if (head && tail && /^\S*\|.* /.test(tail))
      return `${this.phrase(head)}${this.anyOf(tail.replaceAll("|", ","))}`;
    return phrase
      .split(/\s+/)
      .map((element) => this.#element(element))
      .join("");
  }

  #element(element: string): string {
    if (element === "…") return this.#isSpaced ? "(?: [^ ]+ ){0,3}?" : ".{0,8}?";
    if (element.length > 1 && element.endsWith("?")) return `(?:${this.#element(element.slice(0, -1))})?`;
    const choices = element.split("|").map((choice) => {
      const list = /^\{(\w+)\}$/.exec(choice)?.[1];
      return list ? this.#list(list) : this.#word(choice);
    });
    return choices.length === 1 ? (choices[0] ?? "") : `(?:${choices.join("|")})`;
  }

  #list(name: string): string {
    const known = this.#lists.get(name);
    if (known) return known;
    const source = this.#sources[name];
    if (source === undefined) throw new Error(`No list ${name} in ${this.#language}`);
    const made = this.anyOf(source.replaceAll("|", ",")) ?? "(?!)";
    this.#lists.set(name, made);
    return made;
  }

  #word(word: string): string {
    const parts = wordsIn(canonical(word, this.#language));
    if (!this.#isSpaced) return parts.join("");
    return parts
      .map((part) => {
        const stem = part.replaceAll("*", "");
        const before = part.startsWith("*") ? "[^ ]*" : "";
        return ` ${before}${stem}${part.endsWith("*") ? "[^ ]*" : ""} `;
      })
      .join("");
  }
}

export type Place = { from: number; to: number };

/** How far apart the parts of a frame "a & b" may be, in characters. */
const nearby = 90;

/** A frame: its parts may come in any order, near each other. */
export class Frame {
  readonly #first: RegExp;
  readonly #others: { pattern: RegExp; isThere: boolean }[];

  constructor([first, ...others]: FramePart[]) {
    this.#first = new RegExp(first?.source ?? "(?!)", "gu");
    this.#others = others.map(({ source, isThere }) => ({ pattern: new RegExp(source, "u"), isThere }));
  }

  find(text: string, accepts: (place: Place) => boolean): Place | undefined {
    this.#first.lastIndex = 0;
    for (let match = this.#first.exec(text); match; match = this.#first.exec(text)) {
      const place = { from: match.index, to: match.index + match[0].length };
      // The next one may begin inside this one.
      this.#first.lastIndex = match.index + 1;
      const around = text.slice(Math.max(0, place.from - nearby), place.to + nearby);
      if (this.#others.every(({ pattern, isThere }) => pattern.test(around) === isThere) && accepts(place))
        return place;
    }
    return undefined;
  }
}

type FramePart = { source: string; isThere: boolean };

/** The parts of a frame as patterns; behind `&`, `|` separates whole phrases, and `!` excludes them. */
export function partsOfFrame(frame: string, compiler: FrameCompiler): FramePart[] {
  const [first = "", ...others] = frame.split(/\s*&\s*/);
  const begins = { source: compiler.phrase(first), isThere: true };
  const parts = others.map((other) => {
    const phrases = other.replace(/^!/, "").split("|").filter(Boolean);
    const source = `(?:${phrases.map((phrase) => compiler.phrase(phrase.trim())).join("|")})`;
    return { source, isThere: !other.startsWith("!") };
  });
  const [second, ...more] = parts;
  // The part that says less is looked for second.
  return /^\{\w+\}$/.test(first) && second?.isThere ? [second, begins, ...more] : [begins, ...parts];
}
