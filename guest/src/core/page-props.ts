import type { GuestPage } from "@bellhop/contract/guest-page";
import type { GuestTexts } from "../texts/en.ts";

/** Texts that only the information has. The server renders it, so the script does not get them. */
export const informationTexts = [
  ...(["openNetwork", "reception", "callEmergency", "noInformation", "yourStay", "stayDates"] as const),
  ...(["verifyTitle", "verifyText", "reservationNumber", "surname", "notVerified", "tooManyTries"] as const),
  ...(["codeText", "getCode", "codeAsked", "codeWrong", "codeAgain", "linkText", "linkOpen"] as const),
  "questions",
] satisfies (keyof GuestTexts)[];

export type PageTexts = Omit<GuestTexts, (typeof informationTexts)[number]>;

/** What every part of the page gets. */
export type PageProps = { page: GuestPage; texts: PageTexts };

/** What every part of the information gets. */
export type InformationProps = { page: GuestPage; texts: GuestTexts };
