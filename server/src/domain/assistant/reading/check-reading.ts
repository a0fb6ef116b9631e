import { guestLanguages } from "@bellhop/contract/guest-languages";
import type { GuestRequest } from "@bellhop/contract/messages";
import { mayMeanDay } from "@bellhop/language/intents";
import { tokenizeWithOffsets } from "@bellhop/language/text";
import { numberWordsToDigits } from "@bellhop/language/values";
import type { Statement } from "../statements/statements.ts";
import type { ModelReading, ReadAct, Reading } from "./reading.ts";

type Checked = {
  messages: readonly string[];
  offered: readonly Statement[];
  /** The venue's date. */
  today: string;
};

/** The messages as one text: offsets of acts are offsets in it. */
export const textOfMessages = (messages: readonly string[]): string => messages.join("\n");

/**
 * Checks a model's reading against what it was given: acts whose words the guest did not write are dropped, and numbers of
 * statements that were not offered, and values of requests that cannot be what the guest wrote. Undefined if no act is left.
 */
export function checkReading(read: ModelReading, { messages, offered, today }: Checked): Reading | undefined {
  const text = textOfMessages(messages);
  const acts = read.acts.flatMap((act): ReadAct[] => {
    const found = findSpan(act.span, text);
    if (!found) return [];
    const statements = [...new Set(act.statements)].flatMap((number) => offered[number - 1] ?? []);
    const asks = act.kind === "request" || act.kind === "change" || act.kind === "cancel";
    return [
      {
        kind: act.kind,
        ...found,
        statements,
        cover: statements.length > 0 ? act.cover : "none",
        request: asks ? checkRequest(act, text, { language: read.language, today }) : undefined,
      },
    ];
  });
  if (acts.length === 0) return undefined;
  const language = read.language === "other" ? undefined : read.language;
  return { language, ask: read.ask ?? undefined, acts };
}

/** Where the words of a span are in a text, apart from case, accents, spaces and punctuation. */
function findSpan(span: string, text: string): Pick<ReadAct, "span" | "from" | "to"> | undefined {
  const words = tokenizeWithOffsets(span).map((token) => token.text);
  if (words.length === 0) return findSigns(span, text);
  const tokens = tokenizeWithOffsets(text);
  const start = tokens.findIndex((_, at) => words.every((word, i) => tokens[at + i]?.text === word));
  const [first, last] = [tokens[start], tokens[start + words.length - 1]];
  if (!first || !last) return findPart(span, text);
  const to = last.to + (ENDING.exec(text.slice(last.to))?.[0].length ?? 0);
  return { span: text.slice(first.from, to), from: first.from, to };
}
/** A question keeps its mark. */
const ENDING = /^[?!.…？！。؟]+/u;

/** Chinese and Japanese have no spaces: a part of a sentence is a part of a token. */
const findPart = (span: string, text: string) => findSigns(span.replace(ENDING_SIGNS, ""), text);
const ENDING_SIGNS = /[?!.…？！。؟\s]+$/u;

/** "👍" */
function findSigns(span: string, text: string) {
  const signs = span.trim();
  const from = signs === "" ? -1 : text.indexOf(signs);
  return from < 0 ? undefined : { span: signs, from, to: from + signs.length };
}

const daysAhead = 400;

function checkRequest(
  { kind, request }: ModelReading["acts"][number],
  text: string,
  { language, today }: { language: string; today: string },
): GuestRequest {
  const { what = null, day = null, time = null, count = null, room = null } = request ?? {};
  const numbers = numbersIn(text);
  const isRoom = room !== null && isRoomIn(room.trim(), text);
  const action = kind === "request" ? {} : ({ action: kind === "cancel" ? "cancel" : "change" } as const);
  return {
    what,
    day: day !== null && isDayIn(day, text, { language, today, numbers }) ? day : null,
    time: time !== null && isTimeIn(time, numbers) ? time : null,
    count: count !== null && isCountIn(count, numbers) ? count : null,
    room: isRoom ? room.trim() : null,
    ...action,
  };
}

/** Turkish adds to the number: "oda 25e". */
const isRoomIn = (room: string, text: string): boolean =>
  room !== "" &&
  (isWordIn(room, text) || (/^\d+$/u.test(room) && new RegExp(`(?<!\\d)${room}(?!\\d)`, "u").test(text)));

/** "1" is not a word of "at 10". */
const isWordIn = (word: string, text: string): boolean => {
  const words = tokenizeWithOffsets(word).map((token) => token.text);
  const tokens = tokenizeWithOffsets(text).map((token) => token.text);
  return words.length > 0 && tokens.some((_, at) => words.every((one, i) => tokens[at + i] === one));
};

const ideographs = ["〇", "一", "二两兩", "三", "四", "五", "六", "七", "八", "九"];

/** The numbers that a guest wrote, in digits of any script or in words of the languages that we have them for. */
function numbersIn(text: string): number[] {
  const plain = text
    .normalize("NFKC")
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(
      /[一二两兩三四五六七八九]/gu,
      (digit) => ` ${ideographs.findIndex((one) => one.includes(digit))} `,
    );
  const spelled = [plain, ...guestLanguages.map((language) => numberWordsToDigits(plain, language))];
  return [...new Set(spelled.flatMap((one) => one.match(/\d+/gu) ?? []))].map(Number);
}

/** Its number is written, or the day itself: "tomorrow", "on Saturday". */
function isDayIn(
  day: string,
  text: string,
  told: { language: string; today: string; numbers: readonly number[] },
) {
  if (!/^\d{4}-\d\d-\d\d$/u.test(day)) return false;
  const ahead = (Date.parse(day) - Date.parse(told.today)) / 86_400_000;
  if (ahead < 0 || ahead > daysAhead) return false;
  return told.numbers.includes(Number(day.slice(8))) || mayMeanDay(text, ahead, told);
}

/** Its hour is written, on either clock. "Halb sechs" is 5:30. */
function isTimeIn(time: string, numbers: readonly number[]): boolean {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/u.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return false;
  const hours = [Number(hour), Number(hour) % 12 || 12];
  if (Number(minute) >= 30) hours.push((Number(hour) % 12) + 1, Number(hour) + 1);
  return numbers.some((number) => hours.includes(number) || hours.includes(Math.floor(number / 100)));
}

/** "My wife and I", and the dual in Arabic, are two without a number. */
const isCountIn = (count: number, numbers: readonly number[]): boolean =>
  numbers.includes(count) ? count > 0 : count === 2;
