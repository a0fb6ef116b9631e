import {
  addReservationGuest,
  moveRoom,
  type Reservation,
  type ReservationGuest,
  type ReservationStatus,
  removeReservationGuest,
  setReservationStatus,
} from "@bellhop/contract/reservations";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import type { CallFailure } from "../../core/api/call-failure.ts";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";
import { useGuestName } from "../guests/index.ts";
import { cachedReservation, cacheReservation, reservationKeys } from "./reservation-cache.ts";
import { guestsOnce, withGuests } from "./reservation-lists.ts";
import type { Step } from "./status-steps.ts";

/** Sends the changes of one reservation in the order in which they were made: an undo must not arrive first. */
const sending = new Map<string, Promise<unknown>>();

function inTurn<Result>(reservationId: string, send: () => Promise<Result>): Promise<Result> {
  const turn = (sending.get(reservationId) ?? Promise.resolve()).then(send, send);
  sending.set(reservationId, turn);
  const done = () => sending.get(reservationId) === turn && sending.delete(reservationId);
  turn.then(done, done);
  return turn;
}

/** Optimistic; reverted with a message if the server refuses. Each offers to undo it. */
export function useReservationChanges() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const nameOf = useGuestName();

  return useMemo(() => {
    const change = (
      { reservation_id: id }: Reservation,
      expected: (before: Reservation) => Reservation,
      send: () => Promise<Reservation>,
    ): Promise<boolean> => {
      const read = () => cachedReservation(queryClient, venueId, id);
      const before = read();
      if (before) cacheReservation(queryClient, venueId, expected(before));
      const shown = read();
      return inTurn(id, send).then(
        (after) => {
          cacheReservation(queryClient, venueId, after);
          return true;
        },
        (failure: unknown) => {
          // Reverted, unless it was read again meanwhile.
          if (before && read() === shown) cacheReservation(queryClient, venueId, before);
          const { status } = failure as Partial<CallFailure>;
          if (status === 404 || status === 409)
            void queryClient.invalidateQueries({ queryKey: reservationKeys.all(venueId) });
          showFailure(failure);
          return false;
        },
      );
    };
    const offerUndo = (text: string, went: Promise<boolean>, undo: () => void) =>
      toast(text, { action: { label: t`Undo`, run: () => void went.then((ok) => ok && undo()) } });

    const setStatus = (reservation: Reservation, { from, to }: Step, isUndo = false): Promise<boolean> => {
      const { reservation_id } = reservation;
      const went = change(
        reservation,
        (before) => ({ ...before, status: to }),
        () => ask(setReservationStatus, { reservation_id, status: to, was: from }),
      );
      const [first] = guestsOnce(reservation);
      const name = isolated(first ? nameOf(first) : reservation.reservation_number);
      const done: Record<ReservationStatus, string> = {
        inquiry: t`Changed to inquiry: ${name}`,
        pending: t`Changed to pending: ${name}`,
        confirmed: t`Confirmed: ${name}`,
        checked_in: t`Checked in: ${name}`,
        checked_out: t`Checked out: ${name}`,
        cancelled: t`Cancelled: ${name}`,
        no_show: t`Marked as no-show: ${name}`,
      };
      if (!isUndo) offerUndo(done[to], went, () => void setStatus(reservation, { from: to, to: from }, true));
      return went;
    };

    const move = (reservation: Reservation, guest: ReservationGuest, to: string, isUndo = false) => {
      const { reservation_id } = reservation;
      const { guest_id, room } = guest;
      const isIt = (other: ReservationGuest) => other.guest_id === guest_id && other.room === room;
      const went = change(
        reservation,
        (before) =>
          withGuests(
            before,
            before.guests.map((other) => (isIt(other) ? { ...other, room: to } : other)),
          ),
        () => ask(moveRoom, { reservation_id, guest_id, room, new_room: to }),
      );
      const name = isolated(nameOf(guest));
      const undo = () => void move(reservation, { ...guest, room: to }, room, true);
      if (!isUndo)
        offerUndo(
          to === "" ? t`${name} has no room now.` : t`${name} moved to room ${isolated(to)}.`,
          went,
          undo,
        );
      return went;
    };

    const remove = (reservation: Reservation, guest: ReservationGuest, isUndo = false) => {
      const { reservation_id } = reservation;
      const { guest_id, room } = guest;
      const went = change(
        reservation,
        (before) =>
          withGuests(
            before,
            before.guests.filter((other) => other.guest_id !== guest_id || other.room !== room),
          ),
        () => ask(removeReservationGuest, { reservation_id, guest_id, room }),
      );
      const done = t`${isolated(nameOf(guest))} removed.`;
      // Who was deleted can't be added again.
      if (guest.deleted) toast(done);
      else if (!isUndo) offerUndo(done, went, () => void putBack(reservation, guest));
      return went;
    };

    const putBack = (reservation: Reservation, guest: ReservationGuest) =>
      change(
        reservation,
        (before) => withGuests(before, [...before.guests, guest]),
        () =>
          ask(addReservationGuest, {
            reservation_id: reservation.reservation_id,
            guest: { guest_id: guest.guest_id },
            room: guest.room,
          }),
      );

    /** After a dialog has added guests or rooms. */
    const added = (before: Reservation, after: Reservation) => {
      cacheReservation(queryClient, venueId, after);
      const wasThere = (one: ReservationGuest) =>
        before.guests.some((other) => other.guest_id === one.guest_id && other.room === one.room);
      const guest = after.guests.find((one) => !wasThere(one));
      if (!guest) return toast(t`This guest is already in this room.`);
      const name = isolated(nameOf(guest));
      const undo = () => void remove(after, guest, true);
      offerUndo(
        guest.room === "" ? t`${name} added.` : t`${name} added to room ${isolated(guest.room)}.`,
        Promise.resolve(true),
        undo,
      );
    };

    return {
      setStatus: (reservation: Reservation, step: Step) => setStatus(reservation, step),
      moveRoom: (reservation: Reservation, guest: ReservationGuest, to: string) =>
        move(reservation, guest, to),
      removeGuest: (reservation: Reservation, guest: ReservationGuest) => remove(reservation, guest),
      added,
    };
  }, [ask, queryClient, venueId, showFailure, nameOf, t]);
}
