import type { ChannelKind } from "@bellhop/contract/channel-kinds";
import type { DoorCodeState } from "@bellhop/contract/door-codes";
import type {
  Conditions,
  Moment,
  PlannedMessage,
  ProactiveField,
  ProactivePurpose,
  ProactiveReason,
  ProactiveText,
} from "@bellhop/contract/proactive";
import type { ReservationStatus } from "@bellhop/contract/reservations";
import type { TemplateCategory, TemplateContent } from "@bellhop/contract/templates";
import type { Calendar } from "./calendar.ts";

/** The contents of a rule, stored or not. */
export type RuleWords = {
  name: string;
  moment: Moment;
  purpose: ProactivePurpose;
  conditions: Conditions;
  texts: ProactiveText[];
  template_name: string | null;
  extra_entry_id: string | null;
  holdout_percent: number;
};

export type Rule = RuleWords & {
  rule_id: string;
  version: number;
  is_on: boolean;
  /** What was due before is not sent. */
  switched_at: Date;
  /** Nothing is sent before: the minute after the last change. */
  counts_from: Date;
};

export type StayToPlan = {
  reservation_id: string;
  reservation_number: string;
  status: ReservationStatus;
  /** Null: not known. */
  status_since: Date | null;
  checkin: string;
  checkout: string;
  created_at: Date;
  adults: number | null;
  children: number | null;
  room_type: string;
  source: string;
  /** Staff decided about the first message when they added the guest. */
  is_greeted: boolean;
};

/**
 * A room of the stay, and the guest to whom the booking gives it: merged guests may be several. Without dates, it is
 * for the whole stay.
 */
export type PlaceToPlan = {
  guest_id: string;
  room: string;
  from_date: string | null;
  until_date: string | null;
  door_code: DoorCodeState;
};

export type GuestToPlan = {
  /** The guest, or the one they were merged into. */
  guest_id: string;
  name: string;
  room: string;
  language: string | null;
  conversation_id: string | null;
  /** Reachable on the venue's number. */
  has_whatsapp: boolean;
  /** WhatsApp reaches the guest by the phone number of the booking. */
  has_phone: boolean;
  /** The guest has opened the guest page. */
  has_page: boolean;
  /** A browser has shown there that it is the guest's. */
  has_verified_page: boolean;
  /** For all of `places`. */
  door_code: DoorCodeState;
  /** The guest's rooms in the stay. */
  places: readonly PlaceToPlan[];
  /** No mail server has refused the address. */
  email: "usable" | "refused" | null;
  /** WhatsApp delivers no offers to the guest until they write. */
  offers_limited: boolean;
  /** When the guest wrote last on the number. */
  last_guest_at: Date | null;
  trouble: "open_emergency" | "open_complaint" | null;
  /** Extras that the guest has ordered and that were not refused. */
  ordered: readonly string[];
  /** Extras that the guest said no to. */
  declined: readonly string[];
};

/** What was sent to a person first or finally held back. */
export type PastSend = {
  rule_id: string;
  reservation_id: string;
  moment: Moment["kind"];
  state: "sent" | "held_back";
  reason: ProactiveReason | null;
  field: ProactiveField | null;
  due_at: Date;
  decided_at: Date;
  /** The venue's date. */
  day: string;
  message_id: string | null;
  way: PlannedMessage["way"];
  language: string | null;
  is_other_language: boolean;
  /** It never left, because the stay had changed. It is planned again for the changed stay. */
  was_dropped: boolean;
};

/** Why the venue must not write to the guest first, for messages about the stay and for offers; absent: it may. */
export type Consent = Partial<Record<"stay" | "offers", "opted_out" | "no_consent" | "erased">>;

/** An approved template, and the language that it is in. */
export type UsableTemplate = {
  language: string;
  content: TemplateContent;
  templateId: string | null;
  category: TemplateCategory;
};

export type ExtraToOffer = {
  titleIn(language: string): string;
  priceIn(language: string): string;
  /** The price of one. */
  price: Price | null;
};

type Price = { amount: number; currency: string };

/** A pause of all messages; `until` is null while it lasts. What was due in it is not sent. */
export type Pause = { from: Date; until: Date | null };

export type PlanSettings = {
  calendar: Calendar;
  maxPerDay: number;
  doorCode: { from: "checked_in" | "arrival_day"; hoursBefore: number };
  pauses: readonly Pause[];
  hotel: string;
  defaultLanguage: string;
  guestPage: string;
  checkInTime: string | undefined;
  checkOutTime: string | undefined;
  /** The channel that the venue writes first on; null if it has none. */
  channel: ChannelKind | null;
  email: "on" | "off" | "no_server";
  /** WhatsApp delivers no offers of the venue until then. */
  offersPausedUntil: Date | null;
  isWindowOpen(lastGuestAt: Date | null, at: Date): boolean;
  /** The approved template in one of the languages, or why no template can be used. */
  findTemplate(name: string | null, languages: readonly string[]): UsableTemplate | ProactiveReason;
  extras: ReadonlyMap<string, ExtraToOffer>;
};

export type Wording = {
  language: string;
  isOther: boolean;
  /** With a mask in place of a door code. */
  text: string;
  hasDoorCode: boolean;
  /** What the template's slots get; undefined for a text of the rule. */
  template: (UsableTemplate & { values: string[] }) | undefined;
};

/** One message of one guest's stay. */
export type Planned = {
  rule: Rule;
  moment: Moment["kind"];
  state: PlannedMessage["state"];
  reason: ProactiveReason | null;
  field: ProactiveField | null;
  dueAt: Date;
  /** When it is due, was sent, or is held back. */
  at: Date;
  sendsAt: Date | null;
  usefulUntil: Date;
  way: PlannedMessage["way"];
  language: string | null;
  isOther: boolean;
  messageId: string | null;
  wording: Wording | undefined;
  /** The price of the extra that it offers. */
  offeredPrice?: Price | null | undefined;
  /** It is decided for good. */
  isFinal: boolean;
  /** It is in the log. */
  isStored: boolean;
};
