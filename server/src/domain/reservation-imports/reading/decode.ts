import type { Encoding } from "@bellhop/contract/reservation-imports";
import { guessEncodings } from "./guess-encodings.ts";

/** A file in slices, from its beginning. It can be read several times. */
export type Slices = () => AsyncIterable<Buffer>;

/**
 * The encoding by byte order mark, else by where zero bytes are, else UTF-8 if all of the file is valid, else the
 * likeliest. A file may break off inside of a character.
 */
export async function recogniseEncoding(slices: Slices, country: string): Promise<Encoding> {
  return (await likelyEncodings(slices, country)).encodings[0] ?? "windows-1252";
}

/** The likeliest encoding first. More than one only for a file that does not say it; `lines` are where they differ. */
export async function likelyEncodings(
  slices: Slices,
  country: string,
): Promise<{ encodings: Encoding[]; lines: Buffer }> {
  const none = Buffer.alloc(0);
  let isFirst = true;
  let hasOthers = false;
  let isUtf8 = true;
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  for await (const slice of slices()) {
    const wide = isFirst ? wideEncodingOf(slice) : undefined;
    if (wide) return { encodings: [wide], lines: none };
    isFirst = false;
    try {
      hasOthers = /[\u0080-\uffff]/.test(utf8.decode(slice, { stream: true })) || hasOthers;
    } catch {
      isUtf8 = false;
      break;
    }
  }
  if (isUtf8) {
    try {
      utf8.decode();
    } catch {
      isUtf8 = hasOthers;
    }
  }
  if (isUtf8) return { encodings: ["utf-8"], lines: none };
  const lines = await linesWithOtherLetters(slices);
  return { encodings: guessEncodings(lines, country), lines };
}

const maxGuessedBytes = 32_000;

/** Lines with bytes above 127. No encoding has a line break inside of a character. */
async function linesWithOtherLetters(slices: Slices): Promise<Buffer> {
  let text = "";
  let rest = "";
  for await (const slice of slices()) {
    const lines = (rest + slice.toString("latin1")).split(/[\r\n]+/);
    rest = (lines.pop() ?? "").slice(0, maxGuessedBytes);
    for (const line of lines) if (/[\x80-\xff]/.test(line)) text += `${line.slice(0, maxGuessedBytes)}\n`;
    if (text.length > maxGuessedBytes) break;
  }
  if (/[\x80-\xff]/.test(rest) && text.length <= maxGuessedBytes) text += `${rest}\n`;
  return Buffer.from(text, "latin1");
}

const sampleBytes = 2_000;

function wideEncodingOf(slice: Buffer): Encoding | undefined {
  if (slice[0] === 0xff && slice[1] === 0xfe) return "utf-16le";
  if (slice[0] === 0xfe && slice[1] === 0xff) return "utf-16be";
  const sample = slice.subarray(0, sampleBytes);
  let [even, odd] = [0, 0];
  for (const [place, byte] of sample.entries()) if (byte === 0) place % 2 === 0 ? even++ : odd++;
  // Latin letters, digits and delimiters have a zero byte each.
  const many = sample.length / 8;
  if (odd > many && even < many / 8) return "utf-16le";
  if (even > many && odd < many / 8) return "utf-16be";
  return undefined;
}

const maxFoldCharacters = 6;

/** Calendars fold lines after a number of bytes, some inside of a character: its rest is put before the fold. */
export function withWholeCharacters(slices: Slices): Slices {
  return async function* () {
    let held = "";
    let isWide: boolean | undefined;
    for await (const slice of slices()) {
      isWide ??= wideEncodingOf(slice) !== undefined;
      if (isWide) {
        yield slice;
        continue;
      }
      const text = (held + slice.toString("latin1")).replace(
        /(\r?\n|\r)([ \t])([\x80-\xbf]{1,3})/g,
        "$3$1$2",
      );
      held = text.slice(-maxFoldCharacters);
      yield Buffer.from(text.slice(0, -maxFoldCharacters), "latin1");
    }
    yield Buffer.from(held, "latin1");
  };
}

/** The text in pieces, without a byte order mark, and with "\n" for all line breaks. */
export async function* decode(slices: Slices, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let endedInReturn = false;
  for await (const slice of slices()) {
    const text = decoder.decode(slice, { stream: true });
    if (text === "") continue;
    const joined: string = endedInReturn ? `\r${text}` : text;
    endedInReturn = joined.endsWith("\r");
    yield withLineFeeds(endedInReturn ? joined.slice(0, -1) : joined);
  }
  yield withLineFeeds((endedInReturn ? "\r" : "") + decoder.decode());
}

const withLineFeeds = (text: string) => (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);

/** At least this many characters from the beginning, if there are. */
export async function beginningOf(slices: Slices, encoding: Encoding, characters: number): Promise<string> {
  let text = "";
  for await (const piece of decode(slices, encoding)) {
    text += piece;
    if (text.length >= characters) break;
  }
  return text;
}

/** Lines of a text, the last one too. A line is cut after `maxCharacters`. */
export async function* linesOf(pieces: AsyncIterable<string>, maxCharacters: number): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const lines = (rest + piece).split("\n");
    rest = (lines.pop() ?? "").slice(0, maxCharacters);
    for (const line of lines) yield line.slice(0, maxCharacters);
  }
  if (rest !== "") yield rest;
}
