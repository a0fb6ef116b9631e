import { otherSpellings } from "../../platform/other-spellings.ts";
import type { GuestToMatch } from "../guests/index.ts";
import type { ReservationToMatch, StayOfGuest } from "../reservations/index.ts";

export type KnownStay = StayOfGuest;
export type KnownReservation = ReservationToMatch & { stays: KnownStay[] };

/** The reservations and guests of the venue that a batch of rows may be about. Judged rows are added. */
export class Known {
  readonly #byNumber = new Map<string, KnownReservation>();
  readonly #byExternalId = new Map<string, KnownReservation>();
  readonly #byId = new Map<string, KnownReservation>();
  readonly #added = new Set<string>();
  readonly #newGuests = new Map<string, GuestToMatch>();
  readonly #system: string;
  readonly #guestOf: (phone: string) => GuestToMatch | undefined;
  readonly #byEmail: ReadonlyMap<string, GuestToMatch[]>;
  readonly #erased: ReadonlySet<string>;
  readonly #importedNames: ReadonlyMap<string, readonly string[]>;

  constructor({
    system,
    reservations,
    stays,
    guestOf,
    byEmail,
    erased,
    importedNames,
  }: {
    system: string;
    reservations: readonly ReservationToMatch[];
    stays: readonly StayOfGuest[];
    guestOf: (phone: string) => GuestToMatch | undefined;
    byEmail: ReadonlyMap<string, GuestToMatch[]>;
    /** Hashes in hexadecimal. */
    erased: ReadonlySet<string>;
    /** Names in earlier imports by reservation; only for calendar files. */
    importedNames: ReadonlyMap<string, readonly string[]>;
  }) {
    this.#system = system;
    for (const reservation of reservations) this.addReservation({ ...reservation, stays: [] });
    for (const stay of stays) this.#byId.get(stay.reservation_id)?.stays.push(stay);
    this.#guestOf = guestOf;
    this.#byEmail = byEmail;
    this.#erased = erased;
    this.#importedNames = importedNames;
  }

  /** By its id in the other system, else by its number. */
  reservation(externalId: string | null, number: string): KnownReservation | undefined {
    return (externalId !== null && this.#byExternalId.get(externalId)) || this.#byNumber.get(number);
  }

  hasNumber(number: string): boolean {
    return this.#byNumber.has(number);
  }

  guestWithPhone(phone: string): GuestToMatch | undefined {
    const added = [phone, ...otherSpellings(phone)].map((one) => this.#newGuests.get(one));
    return added.find((one) => one !== undefined) ?? this.#guestOf(phone);
  }

  guestsWithEmail(email: string): readonly GuestToMatch[] {
    return this.#byEmail.get(email) ?? [];
  }

  isErased(hashes: readonly Buffer[]): boolean {
    return hashes.some((hash) => this.#erased.has(hash.toString("hex")));
  }

  /** The names of a reservation in earlier imports; staff may have renamed its guests since. */
  importedNames(reservationId: string): readonly string[] {
    return this.#importedNames.get(reservationId) ?? [];
  }

  /** Whether a row of this batch has added it. */
  isAdded(reservationId: string): boolean {
    return this.#added.has(reservationId);
  }

  noteAdded(reservationId: string) {
    this.#added.add(reservationId);
  }

  addReservation(reservation: KnownReservation) {
    this.#byId.set(reservation.reservation_id, reservation);
    this.#byNumber.set(reservation.reservation_number, reservation);
    if (reservation.external_id !== null && reservation.source === this.#system)
      this.#byExternalId.set(reservation.external_id, reservation);
  }

  addGuest(guest: GuestToMatch) {
    if (guest.phone !== null) this.#newGuests.set(guest.phone, guest);
  }
}
