import { baseOf } from "@bellhop/contract/values";
import type { GuestLanguage } from "./detect-language.ts";
import { type FixedTexts, fixedTexts, type ToldReason } from "./fixed-texts.words.ts";

/** Goes up with every change to a notice: which words a guest was shown is logged with each first contact. */
export const noticeVersion = "2026-11-21";

type Said = { language: string };

/** Tells at first contact that an assistant writes, from what it answers, and how to reach a person. */
export function noticeText({ language, venueName }: Said & { venueName: string }): string {
  return textsIn(language).notice.replaceAll("{venue}", venueName);
}

/** When somebody answers again: a time of day, with its weekday where that is further away than a day. */
export type BackAt = { time: string; weekday?: number };

type HandedOver = Said & { backAt?: BackAt | undefined };

/** The honest line of a hand-over: staff have been asked, and somebody answers here; where nobody is there, from when. */
export function handOverText({ language, reason, backAt }: HandedOver & { reason: ToldReason }): string {
  const text = textsIn(language).handOver[reason === "entries_disagree" ? "unsure" : reason];
  // Whoever may be in danger is told whom to call, at any time.
  return reason === "safety" ? text : withBackAt(text, language, backAt);
}

/** Ends a message that answers some questions of a guest and hands the others over. */
export function restHandedOverText({ language, backAt }: HandedOver): string {
  return withBackAt(textsIn(language).restHandedOver, language, backAt);
}

function withBackAt(text: string, language: string, backAt: BackAt | undefined): string {
  if (!backAt) return text;
  const time =
    backAt.weekday === undefined ? backAt.time : `${backAt.time} (${weekdayIn(language, backAt.weekday)})`;
  return `${text} ${textsIn(language).backAt.replaceAll("{time}", time)}`;
}

/** The name of a day of the week, 0 being Sunday. */
function weekdayIn(language: string, weekday: number): string {
  const known = fixedTexts[baseOf(language) as GuestLanguage] ? language : "en";
  // 4 January 2026 was a Sunday.
  const day = new Date(Date.UTC(2026, 0, 4 + weekday));
  return new Intl.DateTimeFormat(known, { weekday: "long", timeZone: "UTC" }).format(day);
}

/** Answers a greeting that asks nothing. */
export function greetingText({ language, venueName }: Said & { venueName: string }): string {
  return textsIn(language).greeting.replaceAll("{venue}", venueName);
}

/** Confirms that the venue writes nothing more of its own accord, or does so again. */
export function optOutText({ language }: Said): string {
  return textsIn(language).optOut;
}

export function optInText({ language }: Said): string {
  return textsIn(language).optIn;
}

function textsIn(language: string): FixedTexts {
  const base = baseOf(language);
  return fixedTexts[base as GuestLanguage] ?? fixedTexts.en;
}
