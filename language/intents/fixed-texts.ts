import { baseOf } from "@bellhop/contract/values";
import type { GuestLanguage } from "../detection/index.ts";
import { shorten } from "../text/index.ts";
import { type AskedBack, type DisclosedReason, type FixedTexts, fixedTexts } from "./fixed-texts.words.ts";
import { type RatingTexts, ratingTexts } from "./rating.words.ts";
import type { OptChange } from "./read-opt-change.ts";
import type { Score } from "./read-rating.ts";

/** Change it with every change to a notice. Logs record which version a guest saw. */
export const noticeVersion = "2026-11-28";

type InLanguage = { language: string };

export const noticeText = ({ language, venueName }: InLanguage & { venueName: string }): string =>
  textsIn(language).notice.replaceAll("{venue}", venueName);

/** When staff answer again; with the weekday (0 is Sunday) if that is more than a day away. */
export type BackAt = { time: string; weekday?: number };

type HandedOver = InLanguage & { backAt?: BackAt | undefined };

export function handOverText({ language, reason, backAt }: HandedOver & { reason: DisclosedReason }): string {
  const text = textsIn(language).handOver[reason === "entries_disagree" ? "unsure" : reason];
  // The text about danger names whom to call; when staff return does not matter.
  return reason === "safety" ? text : withBackAt(text, language, backAt);
}

/** One line for an emergency: whom to call, and with `asksPlace` the question where the guest is. */
export function emergencyText({
  language,
  number,
  phone,
  asksPlace = false,
}: InLanguage & {
  number: string | undefined;
  phone?: string | undefined;
  asksPlace?: boolean;
}): string {
  const { call, reception, alerted, where } = textsIn(language).emergency;
  return [
    ...(number ? [call.replaceAll("{number}", number)] : []),
    ...(phone ? [reception.replaceAll("{phone}", phone)] : []),
    alerted,
    ...(asksPlace ? [where] : []),
  ].join(" ");
}

/** Longer words of a guest are cut where a message repeats them. */
export const restCharacters = 100;

/** Ends a message that answers some questions and hands off the others, in the guest's words. */
export const restHandedOverText = ({ language, backAt, rest }: HandedOver & { rest: string }): string =>
  withBackAt(
    textsIn(language).restHandedOver.replaceAll("{rest}", () =>
      shorten(rest.replace(/[.。]+$/u, ""), restCharacters),
    ),
    language,
    backAt,
  );

function withBackAt(text: string, language: string, backAt: BackAt | undefined): string {
  if (!backAt) return text;
  const time =
    backAt.weekday === undefined ? backAt.time : `${backAt.time} (${weekdayIn(language, backAt.weekday)})`;
  return `${text} ${textsIn(language).backAt.replaceAll("{time}", time)}`;
}

function weekdayIn(language: string, weekday: number): string {
  const known = fixedTexts[baseOf(language) as GuestLanguage] ? language : "en";
  // 4 January 2026 was a Sunday.
  const day = new Date(Date.UTC(2026, 0, 4 + weekday));
  return new Intl.DateTimeFormat(known, { weekday: "long", timeZone: "UTC" }).format(day);
}

export const askBackText = ({ language, about }: InLanguage & { about: AskedBack }): string =>
  textsIn(language).askBack[about];

/** Whether a text of the assistant ends with a question of `askBackText`. */
export const asksBack = (text: string): boolean =>
  Object.values(fixedTexts).some(({ askBack }) =>
    Object.values(askBack).some((question) => text.trimEnd().endsWith(question)),
  );

type Greeting = InLanguage & {
  venueName: string;
  assistantName?: string | undefined;
  /** It comes below the notice. */
  isIntroduced?: boolean;
};

/** With the assistant's name, if the venue has chosen one. */
export function greetingText({ language, venueName, assistantName, isIntroduced }: Greeting): string {
  const { greeting, namedGreeting, introducedGreeting } = textsIn(language);
  const named = isIntroduced ? introducedGreeting : namedGreeting;
  const text = assistantName === undefined ? greeting : named.replaceAll("{name}", () => assistantName);
  return text.replaceAll("{venue}", () => venueName);
}

/** Confirms an opt-out of messages that the venue starts. */
export const optOutText = ({ language }: InLanguage): string => textsIn(language).optOut;

export const optInText = ({ language }: InLanguage): string => textsIn(language).optIn;

/** Asks for a text instead of a voice note. */
export const writeInsteadText = ({ language }: InLanguage): string => textsIn(language).writeInstead;

/** Asks to write STOP or START: what was heard may be wrong. */
export const inWritingText = ({ language, change }: InLanguage & { change: OptChange }): string =>
  textsIn(language).inWriting[change];

/** Sends a guest a link to their own conversation on the guest page. */
export const ownLinkText = ({ language, link }: InLanguage & { link: string }): string =>
  textsIn(language).ownLink.replaceAll("{link}", () => link);

export const stayCodeText = ({ language, code }: InLanguage & { code: string }): string =>
  textsIn(language).stayCode.replaceAll("{code}", () => code);

/** What guests rate a stay with. */
export const ratingTextsIn = (language: string): RatingTexts =>
  ratingTexts[baseOf(language) as GuestLanguage] ?? ratingTexts.en;

type Rated = InLanguage & { score: Score | null; isBad: boolean; backAt?: BackAt | undefined };

/** Confirms a rating as it was read. `isBad`: staff have it as a complaint. */
export function ratedText({ language, score, isBad, backAt }: Rated): string {
  const { scale, rated, glad, correct } = ratingTextsIn(language);
  const confirmed =
    score === null
      ? []
      : [rated.replaceAll("{score}", String(score)).replaceAll("{word}", scale[score - 1] ?? "")];
  if (!isBad) return [...confirmed, glad].join(" ");
  const told = handOverText({ language, reason: "complaint", backAt });
  return [...confirmed, told, ...(score !== null && score <= 2 ? [correct] : [])].join(" ");
}

/** Invites to review the venue publicly. Guests get it whatever they rated. */
export const reviewText = ({ language, link }: InLanguage & { link: string }): string =>
  ratingTextsIn(language).review.replaceAll("{link}", () => link);

const textsIn = (language: string): FixedTexts =>
  fixedTexts[baseOf(language) as GuestLanguage] ?? fixedTexts.en;
