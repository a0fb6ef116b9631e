import type { ImportRow, RowProblem, RowVerdict } from "@bellhop/contract/reservation-imports";
import { newId } from "../../platform/ids.ts";
import { areInOtherScripts, type GuestToMatch, type GuestValues, mayBeSamePerson } from "../guests/index.ts";
import type { ReservationValues } from "../reservations/index.ts";
import type { Known, KnownReservation, KnownStay } from "./known.ts";
import { fold, type Reservation, rowProblem, sortedWords } from "./reading/index.ts";

/** A stored row with what decides about it. */
export type RowToJudge = {
  parsed: Reservation;
  problems: RowProblem[];
  /** The row that carries the booking's own fields. */
  isLead: boolean;
  /** Other rows are about the same booking. */
  isShared: boolean;
  /** None of those is about this row's guest. */
  isOnlyOfGuest: boolean;
  /** Nothing says which calendar the file is of, and two calendars may have the same ids. */
  isOfCalendarFile: boolean;
  /** Hashes of the guest's phone and e-mail address, and of the reservation. */
  hashes: { guest: Buffer[]; reservation: Buffer[] };
};

/** What importing a row changes, with what was there before. */
export type Effect = {
  reservation?: { was: ReservationValues | null; now: ReservationValues };
  guest?: { was: (GuestValues & { name_is_from_profile?: boolean }) | null; now: GuestValues };
  stay?: {
    reservation_id: string;
    guest_id: string;
    room: string;
    was: string | null;
    from_date: string | null;
    until_date: string | null;
    /** Absent: none. */
    dates_before?: { from_date: string | null; until_date: string | null };
  };
};

export type Judgement = {
  verdict: RowVerdict;
  problems: RowProblem[];
  changes: ImportRow["changes"];
  reservationId: string | null;
  guestId: string | null;
  effect: Effect;
};

/** Compares a row with what the venue has, and adds it to `known` as if it was imported. */
export function judge(row: RowToJudge, known: Known, system: string): Judgement {
  const { parsed } = row;
  const reservation = known.reservation(parsed.external_id, parsed.reservation_number);
  const problems = row.problems.filter(({ code }) => code !== "nothing_to_cancel" || !reservation);
  if (problems.some(({ code }) => code === "nothing_to_cancel")) return unchanged("skipped", problems);
  if (
    reservation &&
    row.isOfCalendarFile &&
    !known.isAdded(reservation.reservation_id) &&
    isOther(row, reservation, known.importedNames(reservation.reservation_id))
  ) {
    const { checkin, checkout } = reservation;
    return unchanged("skipped", [...problems, rowProblem("id_of_other", null, `${checkin} – ${checkout}`)]);
  }
  const match = guestOf(row, reservation, known);
  const isErased =
    isOfDeletedGuest(row) ||
    known.isErased(row.hashes.guest) ||
    (!match.stay && known.isErased(row.hashes.reservation));
  if (isErased) return judgeWithoutGuest(row, reservation, known);
  const effect: Effect = {};
  const booking = judgeBooking(row, reservation, known);
  if (booking.was === null || booking.was !== booking.now)
    effect.reservation = { was: booking.was, now: booking.now };
  const isPhoneTaken = match.phoneOwner !== undefined;
  if (isPhoneTaken) problems.push(rowProblem("phone_shared", "phone", match.phoneOwner?.name ?? ""));
  const guest = judgeGuest(isPhoneTaken ? { ...parsed, phone: null } : parsed, match.guest, match.stay);
  if (guest.was !== guest.now) {
    const { name_is_from_profile = false } = match.guest ?? {};
    effect.guest = { was: guest.was && { ...guest.was, name_is_from_profile }, now: guest.now };
  }
  const guestId = match.stay?.guest_id ?? guest.now.guest_id;
  const personId = match.guest?.guest_id ?? guestId;
  const reservationId = booking.now.reservation_id;
  const stay = judgeStay(row, reservation?.stays ?? [], personId);
  const ownDates = { from_date: parsed.room_from ?? null, until_date: parsed.room_until ?? null };
  if (stay)
    effect.stay = {
      reservation_id: reservationId,
      guest_id: stay.guestId ?? guestId,
      ...stay.rooms,
      ...ownDates,
      ...(stay.datesBefore && { dates_before: stay.datesBefore }),
    };
  remember(known, system, parsed, reservation, { effect, booking: booking.now, guest: guest.now, personId });
  if (booking.was === null) known.noteAdded(reservationId);
  const isNew = known.isAdded(reservationId);
  const hasChanged = Object.keys(effect).length > 0;
  return {
    verdict: isNew && hasChanged ? "new" : hasChanged ? "changed" : "same",
    problems,
    changes: isNew ? [] : changesOf(effect),
    reservationId,
    guestId: stay?.guestId ?? guestId,
    effect,
  };
}

/**
 * Whether a reservation with the row's id may be another one: it has another name or, if a name is not known, no night
 * in common.
 */
function isOther(
  { parsed }: RowToJudge,
  { stays, checkin, checkout, ...reservation }: KnownReservation,
  importedNames: readonly string[],
): boolean {
  const { guest_name: name, phone, email } = parsed;
  const isTheirs = (one: KnownStay) =>
    (phone !== null && one.phone === phone) || (email !== null && one.email?.toLowerCase() === email);
  if (stays.some(isTheirs) || importedNames.some((one) => isSameName(one, name))) return false;
  const named = stays.filter((one) => one.name !== "" && one.name !== reservation.reservation_number);
  if (name !== "" && named.length > 0)
    return !named.some((one) => mayBeSamePerson(one, name) || areInOtherScripts(one.name, name));
  return (parsed.checkin ?? checkin) >= checkout || checkin >= (parsed.checkout ?? checkout);
}

/** It was recognised before, and has lost its names since. */
export const isOfDeletedGuest = ({ problems }: { problems: RowProblem[] }): boolean =>
  problems.some(({ code }) => code === "guest_deleted");

/** New dates apply to all guests of a booking. */
function judgeWithoutGuest(
  row: RowToJudge,
  reservation: KnownReservation | undefined,
  known: Known,
): Judgement {
  const problems = isOfDeletedGuest(row) ? row.problems : [...row.problems, rowProblem("guest_deleted")];
  if (!row.isShared || !reservation) return unchanged("skipped", problems);
  const { was, now } = judgeBooking(row, reservation, known);
  if (was === now) return unchanged("skipped", problems);
  const effect = { reservation: { was, now } };
  known.addReservation(Object.assign(reservation, now));
  return {
    ...unchanged("changed", problems),
    changes: changesOf(effect),
    reservationId: now.reservation_id,
    effect,
  };
}

const unchanged = (verdict: RowVerdict, problems: RowProblem[]): Judgement => ({
  verdict,
  problems,
  changes: [],
  reservationId: null,
  guestId: null,
  effect: {},
});

/** `stay`: the guest is in the reservation already. */
type Match = {
  guest: GuestToMatch | undefined;
  stay: KnownStay | undefined;
  /** Someone else, who has the row's phone. */
  phoneOwner: GuestToMatch | undefined;
};

function guestOf(
  { parsed, isShared }: RowToJudge,
  reservation: KnownReservation | undefined,
  known: Known,
): Match {
  const { phone, email, guest_name: name } = parsed;
  const stays = reservation?.stays ?? [];
  const owner = phone === null ? undefined : known.guestWithPhone(phone);
  const ownStay = owner && stays.find((one) => one.person_id === owner.guest_id);
  // An agency, or a family, gives one phone for guests with several names.
  const mayBeOwner = owner && (mayBeSamePerson(owner, name) || areInOtherScripts(owner.name, name));
  if (owner && (mayBeOwner || (ownStay && !isShared)))
    return { guest: owner, stay: ownStay, phoneOwner: undefined };
  const isOther = (one: KnownStay) => phone !== null && one.phone !== null;
  const likely = stays.filter((one) => !isOther(one));
  // The guests of one booking may all have the booker's e-mail address.
  const sameEmail =
    email === null || (isShared && name !== "")
      ? undefined
      : likely.find((one) => one.email?.toLowerCase() === email);
  const sameName = name === "" ? undefined : likely.find((one) => isSameName(one.name, name));
  const people = new Set(stays.map((one) => one.person_id));
  // The only row of a booking with one guest is about that guest, whatever the name is.
  const only = people.size === 1 && (!isShared || name === "") ? likely[0] : undefined;
  // A row without a guest's name added one who is called by the number, until another row has the name.
  const unnamed = isNobody(parsed)
    ? likely.find((one) => one.room === parsed.room)
    : likely.find((one) => one.name === parsed.reservation_number && isNobody({ ...one, guest_name: "" }));
  const stay = sameName ?? sameEmail ?? only ?? unnamed;
  if (stay) return { guest: personOf(stay), stay, phoneOwner: owner };
  const byEmail = email === null ? [] : known.guestsWithEmail(email);
  // An agency gives its own e-mail address for many guests, so the name must be the same too.
  const guest = byEmail.find((one) => isSameName(one.name, name) && (phone === null || one.phone === null));
  return { guest, stay: undefined, phoneOwner: owner };
}

const isNobody = ({ guest_name, phone, email }: Pick<Reservation, "guest_name" | "phone" | "email">) =>
  guest_name === "" && phone === null && email === null;

const personOf = (stay: KnownStay): GuestToMatch => ({ ...stay, guest_id: stay.person_id });

const isSameName = (one: string, other: string) => sortedWords(one) === sortedWords(other);

/** Fields that the other system gives replace ours. Fields that it leaves out stay. */
function judgeBooking(
  { parsed, isLead }: RowToJudge,
  reservation: KnownReservation | undefined,
  known: Known,
): { was: ReservationValues | null; now: ReservationValues } {
  const { checkin, checkout } = parsed;
  if (checkin === null || checkout === null) throw new Error("A row without dates is not compared");
  if (!reservation) {
    const { arrival_time, adults, children, room_type, reservation_number } = parsed;
    const status = parsed.status ?? "confirmed";
    const own = { reservation_id: newId(), reservation_number, status, checkin, checkout };
    return { was: null, now: { ...own, arrival_time, adults, children, room_type } };
  }
  const was = valuesOf(reservation);
  if (!isLead) return { was, now: was };
  // It vanished from a calendar, which lists it again.
  const isBack = reservation.vanished_at !== null && reservation.status === "cancelled";
  const now: ReservationValues = {
    ...was,
    reservation_number: known.hasNumber(parsed.reservation_number)
      ? was.reservation_number
      : parsed.reservation_number,
    status: parsed.status ?? (isBack ? "confirmed" : was.status),
    checkin,
    checkout,
    arrival_time: parsed.arrival_time ?? was.arrival_time,
    adults: parsed.adults ?? was.adults,
    children: parsed.children ?? was.children,
    room_type: parsed.room_type || was.room_type,
  };
  return JSON.stringify(was) === JSON.stringify(now) ? { was, now: was } : { was, now };
}

export const valuesOf = (from: ReservationValues): ReservationValues => ({
  reservation_id: from.reservation_id,
  reservation_number: from.reservation_number,
  status: from.status,
  checkin: from.checkin,
  checkout: from.checkout,
  arrival_time: from.arrival_time,
  adults: from.adults,
  children: from.children,
  room_type: from.room_type,
});

export const guestValuesOf = (from: GuestValues): GuestValues => ({
  guest_id: from.guest_id,
  name: from.name,
  phone: from.phone,
  email: from.email,
  language: from.language,
});

/** Fills in what is missing about a known guest. */
function judgeGuest(
  parsed: Reservation,
  guest: GuestToMatch | undefined,
  stay: KnownStay | undefined,
): { was: GuestValues | null; now: GuestValues } {
  const { guest_name, phone, email, language, reservation_number } = parsed;
  if (!guest) {
    const name = guest_name || reservation_number;
    return { was: null, now: { guest_id: newId(), name, phone, email, language } };
  }
  const was = guestValuesOf(guest);
  // A merged guest has the details of the guest whom they were merged into.
  if (stay && stay.guest_id !== stay.person_id) return { was, now: was };
  const isBetter = isBetterName(guest_name, guest, reservation_number);
  const now = {
    ...was,
    name: isBetter ? guest_name : was.name,
    phone: was.phone ?? phone,
    email: was.email ?? email,
    language: was.language ?? language,
  };
  return JSON.stringify(was) === JSON.stringify(now) ? { was, now: was } : { was, now };
}

/**
 * A name replaces an empty one, one from a WhatsApp profile, a reservation number, and the same name with fewer words.
 * Other names, such as those that staff have typed, stay.
 */
function isBetterName(name: string, guest: GuestToMatch, reservationNumber: string): boolean {
  if (name === "" || name === guest.name) return false;
  if (guest.name === "" || guest.name === reservationNumber || guest.name_is_from_profile) return true;
  const [old, incoming] = [fold(guest.name).split(" "), fold(name).split(" ")];
  return incoming.length > old.length && old.every((word) => incoming.some((one) => one.startsWith(word)));
}

type StayChange = {
  rooms: { room: string; was: string | null };
  guestId: string | undefined;
  datesBefore?: { from_date: string | null; until_date: string | null };
};

function judgeStay(
  { parsed: { room, room_from, room_until }, isOnlyOfGuest }: RowToJudge,
  stays: readonly KnownStay[],
  personId: string,
): StayChange | undefined {
  const [from, until] = [room_from ?? null, room_until ?? null];
  const own = stays.filter((one) => one.person_id === personId);
  const [first] = own;
  if (!first) return { rooms: { room, was: null }, guestId: undefined };
  const same = own.find((one) => one.room === room);
  if (same && (same.from_date !== from || same.until_date !== until))
    return {
      rooms: { room, was: room },
      guestId: same.guest_id,
      datesBefore: { from_date: same.from_date, until_date: same.until_date },
    };
  if (room === "" || same) return undefined;
  // If a guest has several rows, another room is one more.
  const only = isOnlyOfGuest && own.length === 1 ? first : undefined;
  const moved = only ?? (isOnlyOfGuest ? undefined : own.find((one) => one.room === ""));
  const guestId = (moved ?? first).guest_id;
  if (!moved) return { rooms: { room, was: null }, guestId };
  const { from_date, until_date } = moved;
  return { rooms: { room, was: moved.room }, guestId, datesBefore: { from_date, until_date } };
}

function changesOf({ reservation, guest, stay }: Effect): ImportRow["changes"] {
  const changes: ImportRow["changes"] = [];
  const shown = (value: unknown) => (value === null || value === undefined ? "" : String(value));
  const add = (field: string, before: unknown, after: unknown) => {
    if (before !== after) changes.push({ field, before: shown(before), after: shown(after) });
  };
  for (const [field, after] of Object.entries(reservation?.now ?? {}))
    add(field, reservation?.was?.[field as keyof ReservationValues], after);
  const { was = null, now } = guest ?? {};
  add("guest_name", was?.name ?? "", now?.name ?? "");
  for (const field of ["phone", "email", "language"] as const)
    add(field, was?.[field] ?? null, now?.[field] ?? null);
  if (stay) add("room", stay.was ?? "", stay.room);
  if (stay && stay.was === stay.room) {
    add("checkin", stay.dates_before?.from_date, stay.from_date);
    add("checkout", stay.dates_before?.until_date, stay.until_date);
  }
  return changes;
}

/** Adds to `known` what the row changes, so that later rows of the batch find it. */
function remember(
  known: Known,
  system: string,
  parsed: Reservation,
  reservation: KnownReservation | undefined,
  values: { effect: Effect; booking: ReservationValues; guest: GuestValues; personId: string },
) {
  const { effect, booking, guest, personId } = values;
  const fresh = {
    source: system,
    external_id: parsed.external_id,
    vanished_at: null,
    stays: [] as KnownStay[],
  };
  const current = reservation ? Object.assign(reservation, booking) : { ...fresh, ...booking };
  const person: GuestToMatch = { ...guest, name_is_from_profile: false };
  if (effect.guest) known.addGuest(person);
  for (const stay of current.stays)
    if (effect.guest && stay.person_id === personId) Object.assign(stay, guest);
  if (effect.stay) {
    const { was, dates_before: _, ...stay } = effect.stay;
    const moved = current.stays.find((one) => one.guest_id === stay.guest_id && one.room === was);
    if (moved && was !== null) Object.assign(moved, stay);
    else current.stays.push({ ...person, ...stay, person_id: personId });
  }
  known.addReservation(current);
}
