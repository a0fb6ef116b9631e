import type { GuestLanguage } from "@bellhop/contract/guest-languages";
import { baseOf } from "@bellhop/contract/values";
import { asciiDigits, fold, hasQuestionMark, PhraseMatcher } from "../text/index.ts";
import { actProbabilities, asksSomething } from "./acts/read-act.ts";
import { type DoorCodePlace, doorCodeTexts, doorCodeWords } from "./door-code.words.ts";

const words = Object.fromEntries(
  Object.entries(doorCodeWords).map(([name, list]) => [name, new PhraseMatcher(list)]),
) as Record<keyof typeof doorCodeWords, PhraseMatcher>;

const charactersRead = 500;

/** False if no message has the words for it, in any language. */
export const mayAskDoorCode = (messages: readonly string[]): boolean =>
  messages.some((message) => {
    const whole = fold(message.slice(0, charactersRead));
    return words.whole.find(whole) !== undefined || words.code.find(whole) !== undefined;
  });

/**
 * Whether a part of a message asks for the guest's own door code: what it is, when it comes, or that it has not come. Not
 * if it asks how the door opens in general, says that the code is wrong, or names another room than `rooms`.
 */
export function asksOwnDoorCode(
  { text, message }: { text: string; message: string },
  language: string,
  rooms: readonly string[],
): boolean {
  const part = fold(text.slice(0, charactersRead));
  const whole = fold(message.slice(0, charactersRead));
  const says = (name: keyof typeof words, where = part) => words[name].find(where) !== undefined;
  if (!says("whole") && !(says("code") && says("door", whole))) return false;
  if (says("other") || says("change") || says("general") || says("wrong", whole) || says("others", whole))
    return false;
  if (namesOtherRoom(whole, rooms)) return false;
  if (says("got") && !hasQuestionMark(text)) return false;
  if (actProbabilities(text, language).complaint >= complaintFrom && !hasQuestionMark(text)) return false;
  return asksSomething(text, language) || says("missing");
}
const complaintFrom = 0.5;

/** "The code of room 12". */
function namesOtherRoom(folded: string, rooms: readonly string[]): boolean {
  const own = new Set(rooms.map((room) => fold(asciiDigits(room))));
  const text = asciiDigits(folded);
  const named = [...text.matchAll(/([\p{L}\p{M}]+)[\s.:#nº°]*(\d{1,4}[a-z]?)(?![\d:.])/gu)].filter(
    ([, word = ""]) => words.roomWords.matchesAll(word),
  );
  const numbered = [...text.matchAll(/(\d{1,4})\s*(?:号|號)/gu)].map(([, number]) => number);
  return [...named.map(([, , number]) => number), ...numbered].some((number) => !own.has(number ?? ""));
}

type InLanguage = { language: string };
const textsIn = ({ language }: InLanguage) =>
  doorCodeTexts[baseOf(language) as GuestLanguage] ?? doorCodeTexts.en;

/** When the guest gets it. `at`: the day such as 2027-06-04 and the time at the venue; undefined within minutes. */
export function doorCodeTimeText({
  language,
  place,
  at,
}: InLanguage & { place: DoorCodePlace; at: { day: string; time: string } | undefined }): string {
  const texts = textsIn({ language });
  if (!at) return texts.soon[place];
  return texts.at[place].replaceAll("{day}", dayIn(language, at.day)).replaceAll("{time}", at.time);
}

export const doorCodeAfterCheckInText = (about: InLanguage): string => textsIn(about).afterCheckIn;

/** `code` is the code, or a mask in its place. */
export const doorCodeAgainText = ({ language, code }: InLanguage & { code: string }): string =>
  textsIn({ language }).again.replaceAll("{code}", () => code);

/** Explains how guests show that a browser is theirs. */
export const doorCodeVerifyText = (about: InLanguage): string => textsIn(about).verify;

function dayIn(language: string, day: string): string {
  const known = doorCodeTexts[baseOf(language) as GuestLanguage] ? baseOf(language) : "en";
  const format = new Intl.DateTimeFormat(known === "en" ? "en-GB" : known, {
    ...{ day: "numeric", month: "long", timeZone: "UTC" },
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
