import { type FixedTexts, fixedTexts, type ToldReason } from "./fixed-texts.words.ts";
import type { GuestLanguage } from "./language.ts";

/** Goes up with every change to a notice: which words a guest was shown is logged with each first contact. */
export const noticeVersion = "2026-11-21";

type Said = { language: string };

/** Tells at first contact that an assistant writes, from what it answers, and how to reach a person. */
export function noticeText({ language, venueName }: Said & { venueName: string }): string {
  return textsIn(language).notice.replaceAll("{venue}", venueName);
}

/** The honest line of a hand-over: staff have been asked, and somebody answers here. */
export function handOverText({ language, reason }: Said & { reason: ToldReason }): string {
  return textsIn(language).handOver[reason === "entries_disagree" ? "unsure" : reason];
}

/** Ends a message that answers some questions of a guest and hands the others over. */
export function restHandedOverText({ language }: Said): string {
  return textsIn(language).restHandedOver;
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
  const base = language.split("-")[0] ?? language;
  return fixedTexts[base as GuestLanguage] ?? fixedTexts.en;
}
