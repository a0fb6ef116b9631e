import type { CallInput } from "@bellhop/contract/call";
import { addDays } from "@bellhop/contract/formats";
import type { addGuest, Guest } from "@bellhop/contract/guests";
import type { PhoneReader } from "./phone-reader.ts";

export type NewStay = CallInput<typeof addGuest>;
export type SendWhen = NonNullable<NewStay["send"]>;

export type AddGuestDraft = {
  name: string;
  phone: string;
  /** Chosen for numbers without a country code; empty: the venue's. */
  country: string;
  /** Empty: today. */
  checkin: string;
  nights: number;
  number: string;
  room: string;
  /** Empty: suggested. */
  language: string;
  offers: boolean;
  send: SendWhen;
};

export const emptyDraft: AddGuestDraft = {
  name: "",
  phone: "",
  country: "",
  checkin: "",
  nights: 1,
  number: "",
  room: "",
  language: "",
  offers: false,
  send: "after_quiet_hours",
};

/** For another stay of a known guest. */
export const draftFor = ({ name, phone, language }: Guest): AddGuestDraft => ({
  ...emptyDraft,
  name,
  phone: phone ?? "",
  language: language ?? "",
});

/** What the draft leaves open. */
export type Surroundings = {
  today: string;
  country: string;
  /** Undefined until it is loaded: then only the server reads the phone. */
  phones: PhoneReader | undefined;
};

export const phoneOf = ({ phone, country }: AddGuestDraft, at: Surroundings) =>
  at.phones?.readTypedPhone(phone, country || at.country);

export type DraftField = "name" | "phone" | "checkout" | "reservation_number";
export type DraftProblem = "missing" | "not_a_number" | "before_checkin";

export function problemsIn(draft: AddGuestDraft, at: Surroundings) {
  const problems: Partial<Record<DraftField, DraftProblem>> = {};
  if (draft.name.trim() === "") problems.name = "missing";
  if (draft.phone.trim() === "") problems.phone = "missing";
  else if (at.phones && !phoneOf(draft, at)) problems.phone = "not_a_number";
  if (draft.nights < 0) problems.checkout = "before_checkin";
  if (draft.number.trim() === "") problems.reservation_number = "missing";
  return problems;
}

export function datesOf({ checkin, nights }: AddGuestDraft, { today }: Surroundings) {
  const from = checkin || today;
  return { checkin: from, checkout: addDays(from, nights) };
}

/** Call `problemsIn` first: errors are not checked here. */
export function stayOf(draft: AddGuestDraft, at: Surroundings): NewStay {
  return {
    name: draft.name.trim(),
    ...datesOf(draft, at),
    phone: phoneOf(draft, at)?.phone ?? draft.phone.trim(),
    reservation_number: draft.number.trim(),
    room: draft.room.trim(),
    ...(draft.language && { language: draft.language }),
    // An unticked box is no refusal.
    ...(draft.offers && { offers: true }),
    send: draft.send,
  };
}
