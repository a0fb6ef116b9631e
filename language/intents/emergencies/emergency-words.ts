import type { GuestLanguage } from "../detect-language.ts";
import type { EmergencyKind } from "./emergency.ts";

/**
 * How guests of a language report emergencies, as comma-separated frames. In a frame, `word*` matches any ending and
 * `*word` any beginning, `a|b` either, `word?` may be missing, `…` stands for up to three words, `{name}` for a
 * phrase of that list, `a & b|c d` for the first and one of the others near it, in any order, and `a & !b` for the
 * first without the other near it. Chinese and Japanese frames match anywhere.
 */
export type EmergencyWords = {
  lists: Record<string, string>;
  frames: Partial<Record<EmergencyKind, string>>;
  /** What sounds like danger and is not; taken out before the frames are looked for. */
  harmless: string;
  /** Makes its whole sentence a supposition or a report of long ago. */
  supposed: string;
  /** Makes what follows in the next words a condition. */
  conditions: string;
  /** Says that it is over; holds for the whole message. */
  over: string;
  /** Says that a missing person is found; what they suffer otherwise still counts. */
  found: string;
  /** Says that what follows happens now, although the sentence began with the past. */
  now: string;
  /** Calls for help that count only if the message has hardly more words, and those words. */
  cries: string;
  aroundCries: string;
  /** Sounds and words that speakers put between others. */
  fillers: string;
};

export type WordsByLanguage = Record<GuestLanguage, EmergencyWords>;
