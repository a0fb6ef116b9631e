import type { FileRefusal, RowProblem } from "@bellhop/contract/reservation-imports";
import type { ReservationStatus } from "@bellhop/contract/reservations";

/** A reservation of one guest in one room, as another system has it. Empty texts and null are unknown. */
export type Reservation = {
  reservation_number: string;
  external_id: string | null;
  guest_name: string;
  /** E.164. */
  phone: string | null;
  email: string | null;
  language: string | null;
  checkin: string | null;
  checkout: string | null;
  arrival_time: string | null;
  status: ReservationStatus | null;
  room: string;
  room_type: string;
  adults: number | null;
  children: number | null;
  /** Set for rows of one booking with different dates: those of this guest in this room. */
  room_from?: string;
  room_until?: string;
};

/** `problems` of a row that is read say what was left out of it; otherwise why it is not imported. */
export type SourceRow = {
  /** Where it begins in the file, from 1. */
  line: number;
  is: "read" | "skipped" | "unreadable";
  parsed: Reservation;
  problems: RowProblem[];
  /** Rows with the same one are the same row; by default those with the same booking, guest and room. */
  identity?: string;
  /** Its reservation number was made of its id, dates and guest. */
  hasMadeNumber?: boolean;
};

/**
 * Where reservations come from: a file, a calendar, a script, or the API of another system. `system` becomes their
 * `source`, which identifies them together with their external id.
 */
export type ReservationSource = {
  system: string;
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>;
};

/** `country` and `timezone` of the hotel decide how "078 …" is dialled and which day 23:00 UTC is. */
export type ReadingContext = {
  country: string;
  timezone: string;
  /** The end date of a calendar's events is their last night, not the day of departure. */
  endsOnLastNight?: boolean;
};

export const nothingKnown: Reservation = {
  reservation_number: "",
  external_id: null,
  guest_name: "",
  phone: null,
  email: null,
  language: null,
  checkin: null,
  checkout: null,
  arrival_time: null,
  status: null,
  room: "",
  room_type: "",
  adults: null,
  children: null,
};

/** A whole file can't be read. */
export class FileRefused extends Error {
  readonly refusal: FileRefusal;

  constructor(code: FileRefusal["code"], line: number | null = null) {
    super(code);
    this.refusal = { code, line };
  }
}
