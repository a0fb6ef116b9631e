import type { GuestLanguage } from "./guest-languages.ts";
import type { ButtonKind, RefusedGuestRequest } from "./guest-page-requests.ts";

/** The guest page of a venue: `/g/<key>`, and below it what the page calls. */
export const guestPagePath = (key: string) => `/g/${key}`;

/** The parameter with a room code, `<room>-<proof>`. */
export const roomParameter = "room";

/** The parameter with the token of a link to one guest's conversation. */
export const linkParameter = "open";

/** The only Trusted Types policy of the page: it lets the service worker through. The CSP names it. */
export const guestWorkerPolicy = "guest-worker";

/** A photo or document that a guest sends from the page. */
export const guestFileMegabytes = 16;
/** Phones send HEIC photos with either type. They are stored as JPEG. */
export const guestFileTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/heic",
  "image/heif",
  "application/pdf",
] as const;

/** Shows the page to staff, in a frame of the dashboard: without a session, and nothing can be sent. */
export const previewParameter = "preview";

/** Opens the form for the one-time code that this browser requested. */
export const codeParameter = "code";

/** Below a public link: a page like a hotel's website, with the widget. */
export const widgetTestPath = (key: string) => `${guestPagePath(key)}/widget-test`;

/** The letter that stands for a venue without a logo: of its name, without "Hotel" or "The". */
export function initialOf(venueName: string): string {
  const [letter = ""] = venueName.replace(/^(hotel|the)\s+/i, "");
  return letter.toUpperCase();
}

/** What a message has besides its text, for its guest. */
export type GuestContent =
  | {
      kind: "file";
      shown_as: "image" | "audio" | "video" | "document";
      name: string | null;
      /** Its type and size, as in "PDF, 1.2 MB". */
      about: string;
      /** `there`: the bytes are at `GET /g/<key>/files/<message id>`. */
      state: "there" | "coming" | "gone";
    }
  | { kind: "place"; map: string; name: string }
  /** It asks how the stay was: the guest's rating so far. `is_open`: staff have a complaint with it. */
  | { kind: "stay_rating"; score: number | null; is_open: boolean }
  /** Short texts above and below the message's own. */
  | { kind: "parts"; above: string; below: string[]; choices?: GuestChoice[] };

/** A button of a message. A tap on it answers the message. */
export type GuestChoice = { id: string; title: string };

/** A message as the guest sees it. */
export type GuestMessage = {
  message_id: string;
  /** For a guest's message, the id that the page chose. */
  sent_as: string | null;
  author: "guest" | "assistant" | "staff";
  /** First name of the member. */
  name: string | null;
  text: string;
  /** Null for a plain text. */
  content: GuestContent | null;
  /** RFC 3339, UTC. */
  at: string;
  /** Titles and words of the entries that an answer was taken from. `generated`: a model has translated the words. */
  sources: { title: string; quote: string; generated: boolean }[];
  /** An answer of the assistant, which the guest may rate; not a line that hands over to staff. */
  is_answer: boolean;
  /** The guest's rating of it; null without one. */
  is_helpful: boolean | null;
  /** The author deleted it: its text is empty. */
  is_deleted: boolean;
};

/** Who answers now: the assistant, or staff, perhaps no one yet. */
export type Answerer = { by: "assistant" | "staff"; name: string | null };

export type GuestThread = {
  /** Oldest first. */
  messages: GuestMessage[];
  has_earlier: boolean;
  answerer: Answerer;
};

/**
 * The response to a message or a file: the thread, or the proof that staff got an emergency. Null if the session has ended
 * meanwhile.
 */
export type GuestAnswer = GuestThread | { seal: string } | null;

/** Sent by `GET /g/<key>/events`. After a connection was lost the page reads its thread again. */
export type GuestPageEvent =
  | { kind: "message"; message: GuestMessage }
  | { kind: "answerer"; answerer: Answerer }
  /** The session ended, here or on another page of this browser. */
  | { kind: "ended" };

/**
 * Information of the house. `text` is in the page's language, and empty if only the venue's own words in another language
 * say it.
 */
export type HouseText = {
  entry_id: string;
  title: string;
  text: string;
  own_words: { text: string; language: string } | null;
};

export type HouseCard = HouseText & {
  topic: "breakfast" | "check_in" | "check_out";
  /** `HH:MM`, if they are the same every day. */
  from?: string;
  until?: string;
};

export type HouseInformation = {
  /** In the house only. */
  wifi: { network: string; password: string } | null;
  /** What the venue wrote about it, in the house only, if its settings have no network. */
  wifi_text: HouseText | null;
  cards: HouseCard[];
  more: HouseText[];
  has_more: boolean;
  /** Keys of what there is information about. */
  topics: string[];
};

export type ExtraOnPage = HouseText & {
  /** In the page's language, such as "€45". */
  price: { text: string; is: string } | null;
  /** Confirmed at once if it is free. */
  is_instant: boolean;
};

/** What the guest can ask for by forms. */
export type GuestRequestForms = {
  /** The first and the last day that can be chosen. */
  days: { from: string; until: string };
  /** Dates of the guest's stay, which some forms suggest; null if it is unknown. */
  stay: { checkin: string; checkout: string } | null;
  /** Known by the room's code or by the booking; null: the guest writes it. */
  room: string | null;
  /** With their names in the page's language; the page has its own for `repair` and `other`. */
  kinds: { kind: ButtonKind; name: string }[];
  extras: ExtraOnPage[];
  refused: RefusedGuestRequest | null;
};

/**
 * Why a form did nothing; `emergency`: staff were alerted, and the browser has no conversation that says so.
 * `request_refused`: the form says why.
 */
export const guestPageProblems = [
  "too_many",
  "too_long",
  "empty",
  "not_verified",
  "too_many_tries",
  "code_wrong",
  "link_used",
  "file_type",
  "file_too_large",
  "emergency",
  "request_refused",
] as const;
/** With the problem `emergency`: the server's proof that staff got one. */
export const sealParameter = "seal";
export type GuestPageProblem = (typeof guestPageProblems)[number];

export type GuestPage = {
  venue: {
    name: string;
    key: string;
    /** Names what a device keeps: the same by all links of the venue, which show one conversation. */
    kept_as: string;
    /** As people read it: "+39 06 5551 0142". */
    phone: string | null;
    emergency_number: string;
  };
  /** `#rrggbb`. */
  colour: string;
  logo: { width: number; height: number } | null;
  /** One of `languages`. */
  language: string;
  /** The `guestLanguages` that the guest can choose, with their own names. */
  languages: readonly { code: GuestLanguage; name: string }[];
  /** The venue's own words at the head. */
  greeting: { text: string; language: string } | null;
  /** Checked: the code of this room was scanned in the house. */
  room: string | null;
  /** As it came, to be sent along. */
  room_code: string | null;
  is_in_house: boolean;
  /** The venue is closed: no one answers. */
  is_closed: boolean;
  /** When staff are back, in the venue's time; null while they are there or if the assistant says nothing of it. */
  staff_back_at: { time: string; weekday: number | null } | null;
  assistant_answers: boolean;
  /** Next to its messages, with the word for an assistant; null if the venue has not chosen a name. */
  assistant_name: string | null;
  house: HouseInformation;
  /** Set if the guest verified by reservation number and surname, a code or a link; dates `YYYY-MM-DD`. */
  stay: { checkin: string; checkout: string; room: string } | null;
  /** The form to show the stay asks for a one-time code. */
  asks_code: boolean;
  /** The page was opened by a link to the guest's own conversation. */
  link: { token: string; is_usable: boolean } | null;
  /** Null if the hotel offers no forms, or not to this guest. */
  requests: GuestRequestForms | null;
  /** For messages that ask how the stay was, in the page's language: `scale` and `chosen` from 1 to 5. */
  rating: { scale: string[]; chosen: string[]; choose: string; comment: string; send: string; told: string };
  /** The venue's suggested questions. */
  questions: string[];
  /** Null if this browser has not written yet. */
  thread: GuestThread | null;
  /** This browser's session has ended: the page deletes its copies on the device. */
  has_ended: boolean;
  /** The id of a message that is sent by form. */
  form_id: string;
  /** In a frame of the venue's website. */
  is_framed: boolean;
  problem: GuestPageProblem | null;
  /** With the problem `emergency`: the emergency number, reception's phone, and that staff were alerted. */
  emergency: string | null;
  /** When it was read, RFC 3339. */
  at: string;
  hour: number;
  timezone: string;
};

/** A page as HTML, and the data with which the script takes it over. Built from the workspace `guest`. */
export type RenderedGuestPage = { html: string; title: string; direction: "ltr" | "rtl"; data: object };
export type RenderGuestPage = (page: GuestPage) => RenderedGuestPage;
