import { allMatches } from "../../text/index.ts";
import { type Emergency, type EmergencyKind, emergencyKinds, isOfPlace } from "./emergency.ts";
import type { EmergencyWords } from "./emergency-words.ts";
import { canonical, Frame, FrameCompiler, type Place, partsOfFrame } from "./frames.ts";
import { NeededWords } from "./needed-words.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Nobody laughs in danger, but for those who are stuck. */
const laughing =
  /[😂🤣😆😍😋🤤🥰😹]|(?<!\p{L})(?:[jh]?a?(?:[jh]a){2,}h?|lol|mdr|ptdr|k{3,}|(?:ха){2,})(?!\p{L})/iu;
const sentence = /[^.!?。！？؟…\n]+[.!?。！？؟…\n]*/gu;

/** Reads emergencies in one language. */
export class LanguageReader {
  readonly vocabulary: Vocabulary;
  readonly #language: string;
  readonly #isSpaced: boolean;
  readonly #frames: [EmergencyKind, Frame[]][];
  readonly #harmless: RegExp;
  readonly #supposed: RegExp;
  readonly #conditions: RegExp;
  readonly #over: RegExp;
  readonly #found: RegExp;
  readonly #now: RegExp;
  readonly #cry: RegExp;
  readonly #fillers: ReadonlySet<string>;
  readonly #needed: NeededWords;
  /** Words in the language's script, since patterns are compiled for a script. */
  readonly #sample: string;

  constructor(words: EmergencyWords, language: string) {
    this.#language = language;
    this.#sample = words.conditions;
    this.#isSpaced = language !== "zh" && language !== "ja";
    this.vocabulary = new Vocabulary(words, language);
    this.#needed = new NeededWords(words, language);
    const compiler = new FrameCompiler(words, language);
    const any = (list: string) => compiler.anyOf(list) ?? "(?!)";
    this.#harmless = new RegExp(any(words.harmless), "gu");
    this.#supposed = new RegExp(any(words.supposed), "u");
    const between = this.#isSpaced ? "(?: [^ ]+ ){0,3}" : ".{0,6}";
    this.#conditions = new RegExp(`${any(words.conditions)}${between}$`, "u");
    this.#over = new RegExp(any(words.over), "u");
    this.#found = new RegExp(any(words.found), "u");
    this.#now = new RegExp(any(words.now), "u");
    const cries = any(words.cries);
    this.#cry = new RegExp(
      `^(?:${any(words.aroundCries)}| \\p{N}+ )*${cries}(?:${cries}|${any(words.aroundCries)}| \\p{N}+ )*$`,
      "u",
    );
    this.#fillers = new Set(words.fillers.split(",").map((filler) => canonical(filler.trim(), language)));
    this.#frames = emergencyKinds.map((kind) => [kind, framesOf(words.frames[kind] ?? "", compiler)]);
  }

  /** Compiles all patterns, which the first message otherwise waits for. */
  warmUp(): void {
    this.read(this.#sample);
  }

  read(written: string): Emergency | undefined {
    const { text, starts } = this.#prepare(written);
    if (!text.trim()) return undefined;
    if (this.#isSpaced && !this.#needed.isIn(text.trim().split(/ +/))) return undefined;
    if (this.#cry.test(text)) return { kind: "person", what: "call_for_help", words: wordsOf(text) };
    const real = text.replace(this.#harmless, (found) =>
      this.#isSpaced ? " _ ".padEnd(found.length) : "_".repeat(found.length),
    );
    const laughs = laughing.test(written) || this.#over.test(text);
    for (const [what, frames] of this.#frames) {
      if (laughs && what !== "trapped") continue;
      if (what === "missing_child" && this.#found.test(text)) continue;
      for (const frame of frames) {
        const place = frame.find(real, (found) => this.#isReal(real, starts, found));
        if (place)
          return {
            kind: isOfPlace(what) ? "place" : "person",
            what,
            words: wordsOf(real.slice(place.from, place.to)),
          };
      }
    }
    return undefined;
  }

  #isReal(text: string, starts: readonly number[], { from, to }: Place): boolean {
    const start = starts.findLast((start) => start <= from) ?? 0;
    const end = starts.find((start) => start >= to) ?? text.length;
    if (this.#conditions.test(text.slice(start, from))) return false;
    const supposed = this.#supposed.exec(text.slice(start, end));
    if (!supposed) return true;
    const since = start + supposed.index + supposed[0].length;
    return since <= from && this.#now.test(text.slice(since, to));
  }

  /** The words, each between two spaces, and where sentences start. */
  #prepare(written: string): { text: string; starts: number[] } {
    const starts: number[] = [];
    let text = "";
    for (const [part] of allMatches(sentence, written)) {
      starts.push(text.length);
      const words = canonical(part, this.#language).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
      if (!this.#isSpaced) text += words.join("");
      else
        for (const word of words)
          if (!this.#fillers.has(word))
            text += ` ${this.vocabulary.correct(this.#language === "ar" ? this.vocabulary.withoutPrefix(word) : word)} `;
    }
    return { text, starts };
  }
}

/** One frame of all phrases, and one for each that has several parts. */
function framesOf(list: string, compiler: FrameCompiler): Frame[] {
  const frames = list
    .split(/[,\n]/)
    .map((frame) => frame.trim())
    .filter(Boolean);
  const phrases = frames.filter((frame) => !frame.includes("&"));
  const pairs = frames.filter((frame) => frame.includes("&"));
  const whole = compiler.anyOf(phrases.join(","));
  return [
    ...(whole ? [new Frame([{ source: whole, isThere: true }])] : []),
    ...pairs.map((frame) => new Frame(partsOfFrame(frame, compiler))),
  ];
}

const wordsOf = (text: string): string => text.trim().replace(/\s+/g, " ");
