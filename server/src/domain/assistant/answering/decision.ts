import type { Section } from "@bellhop/contract/knowledge";
import type { GuestRequest, HandOverReason } from "@bellhop/contract/messages";
import type { RequestState } from "@bellhop/contract/requests";
import type { AnswerableEntry } from "@bellhop/language/entries";
import type {
  AskedBack,
  BackAt,
  DoorCodePlace,
  FollowUp,
  NamedRequest,
  OfferAnswer,
  OptChange,
  ReadRequest,
  Score,
} from "@bellhop/language/intents";
import type { Retriever } from "@bellhop/language/retrieval";
import type { Translations } from "../statements/translation-key.ts";

/** Where a sentence of the assistant comes from. */
export type AnswerSource = {
  entryId: string;
  title: string;
  section: Section;
  quote: string;
  score: number;
  /** The venue's own words, if the quote is a translation. */
  original?: string;
  /** A model wrote the translation. */
  isGenerated?: boolean;
};

/** What staff get: a question, a request, a complaint, in the guest's words. */
export type HandedOver = {
  reason: HandOverReason;
  about: string;
  request?: GuestRequest;
  /** All that it asks for, if that is more than one thing. */
  requests?: readonly ReadRequest[];
  /** It comes back to an open request. */
  followUp?: FollowUp & { requestId: string };
  /** What is no text: the channel's word for it. */
  sent?: string | undefined;
};

/** An open request of the guest. */
export type OpenRequest = Omit<NamedRequest, "words"> & {
  request_id: string;
  version: number;
  words: string;
  state: RequestState;
  proposed_day: string | null;
  proposed_time: string | null;
  /** A short message may still be about it. */
  isRecent: boolean;
  /** The message may have asked for more than this: what a short message is about is not clear. */
  mayBeMore?: boolean;
};

/**
 * What a guest may be told about their own door code, and the rooms of their stay. `planned`: it goes out at a time, or
 * within minutes. `after_check_in`: it waits for the check-in. `again`: it was sent and may be sent again.
 * `not_verified`: the browser has not shown yet whose it is.
 */
export type DoorCodeNews = { rooms: readonly string[] } & (
  | { is: "planned"; place: DoorCodePlace; at: { day: string; time: string } | undefined }
  | { is: "after_check_in" }
  | { is: "again" }
  | { is: "not_verified" }
);

/** An extra that was offered to the guest, and what of the guest's messages may answer it. */
export type OfferToAnswer = {
  messageId: string;
  /** Its name in the guest's language; empty if it is not offered any more. */
  title: string;
  /** Buttons of the offer that were tapped. */
  taps: readonly { does: OfferAnswer["does"]; text: string }[];
  /** Messages that reply to the offer. */
  quotes: readonly string[];
  /** Messages that came next after it. */
  answers: readonly string[];
};

/** The guest's answer to an offer. What becomes of it, and its text, is decided when it is stored. */
export type OfferAnswered = {
  offerId: string;
  answer: OfferAnswer;
  about: string;
  /** A model read it. */
  isGuessed: boolean;
};

/** What the text confirms to the guest: it is stored with the text. */
type Confirmed = {
  /** What the text says about the guest's door code. It must still be so when the text is stored. */
  doorCode?: DoorCodeNews | undefined;
  optChange?: OptChange | undefined;
  toldInEmergency?: readonly string[] | undefined;
  /** The text ends with this question. */
  askedBack?: AskedBack | undefined;
  /** The text asks the guest to write instead of recording. */
  asksToWrite?: boolean;
  /** The text confirms the guest's rating of the stay. */
  confirmsRating?: boolean;
  /** The guest accepts the time that staff proposed. The text holds only if the request is still as it was. */
  accepted?: { requestId: string; version: number } | undefined;
  offerAnswered?: OfferAnswered | undefined;
};

/** What the assistant does. `hand_over` may answer a part as well. */
export type Decision =
  | ({ action: "answer"; text: string; sources: AnswerSource[]; confidence: number } & Confirmed)
  | ({ action: "hand_over"; handedOver: HandedOver[]; text: string; sources: AnswerSource[] } & Confirmed)
  | { action: "stay_silent"; why: "thanks" | "empty" };

export type LastToGuest = { author: "staff" | "assistant"; text: string };

/** How the guest rated the stay in these messages. Staff have a bad rating as a complaint. */
export type RatingGiven = { messages: readonly string[]; score: Score | null; isBad: boolean };

export type Enquiry = {
  /** The guest's messages that were not answered, in order. */
  questions: readonly string[];
  /** Messages among them that a machine heard in voice notes. They may be wrong, so they change no opt-out. */
  heard?: readonly string[] | undefined;
  /** What guest and assistant wrote before, oldest first. */
  history: readonly string[];
  language: string;
  retriever: Retriever;
  venueName: string;
  /** If the venue has chosen one. */
  assistantName?: string | undefined;
  /** The notice that an assistant writes goes above the answer. */
  isFirstContact?: boolean;
  /** The day at the venue, such as 2026-11-22. "Tomorrow" is the day after. */
  today?: string;
  /** What was last written to the guest. A short message may answer it. */
  lastToGuest?: LastToGuest | undefined;
  /** The guest's requests that are not finished. */
  openRequests?: readonly OpenRequest[];
  /** The offer that the messages may answer. */
  offer?: OfferToAnswer | undefined;
  /** The guest rates the stay in some of the messages: they are stored. */
  rating?: RatingGiven | undefined;
  /** The guest tapped a button of ours. */
  isTap?: boolean;
  /** The guest reported a danger, and staff have not settled it: they get what reports it or tells about it on arrival. */
  isInEmergency?: boolean;
  /** The guest was not asked back before: see `askBackText`. */
  mayAskBack?: boolean;
  /** What the guest wrote before the assistant asked back; these messages are read together with it. */
  askedBefore?: string | undefined;
  defaultLanguage?: string;
  /** The venue's sentences in the guest's language. */
  translations?: Translations | undefined;
  /** From this confidence on the assistant answers. */
  threshold?: number;
  /** Which entries this guest may hear; all without it. */
  isEligible?: (entry: AnswerableEntry) => boolean;
  /** True if an entry contradicts another one about what is asked. */
  isContested?: (entryId: string, question: string) => boolean;
  /** The entries whose words a text of the assistant quotes. */
  quotedIn?: (text: string) => AnswerableEntry[];
  /** The venue's greeting in its default language; ours without it. */
  greeting?: string;
  /** Topics that always go to staff, in the venue's words, and the languages of these words. */
  chosenTopics?: readonly string[];
  topicLanguages?: readonly string[];
  /** Only if a message may be about it. */
  doorCode?: DoorCodeNews | undefined;
  /** When staff are back, if they are away. */
  backAt?: BackAt | undefined;
};
