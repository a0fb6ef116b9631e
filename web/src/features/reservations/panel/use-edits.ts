import {
  changeReservation,
  type Reservation,
  type ReservationFields,
  readReservation,
} from "@bellhop/contract/reservations";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import type { Ask } from "../../../core/api/ask.ts";
import { cachedReservation, cacheReservation } from "../reservation-cache.ts";
import { type EditSession, editSession } from "./edit-session.ts";

/** What was typed and could not be saved stays while the panel is closed. */
const sessions = new Map<string, EditSession>();

/** Saves what can be saved. For the rest, the browser asks before it leaves the page. */
function askBeforeLoss(event: BeforeUnloadEvent) {
  const unsaved = [...sessions.values()].filter((session) => session.hasDrafts());
  for (const session of unsaved) void session.saveNow();
  if (unsaved.length > 0) event.preventDefault();
}

export const areInOrder = ({ checkin, checkout }: Pick<ReservationFields, "checkin" | "checkout">) =>
  checkout >= checkin;

function open(reservationId: string, at: { ask: Ask; queryClient: QueryClient; venueId: number }) {
  const { ask, queryClient, venueId } = at;
  return editSession({
    stored: () => cachedReservation(queryClient, venueId, reservationId),
    save: async (fields, was) => {
      const answer = await ask(changeReservation, { reservation_id: reservationId, fields, was });
      cacheReservation(queryClient, venueId, answer);
    },
    readAgain: async () =>
      cacheReservation(queryClient, venueId, await ask(readReservation, { reservation_id: reservationId })),
    isValid: (fields) => areInOrder(fields) && fields.reservation_number.trim() !== "",
  });
}

/** Edits of the open reservation. They are saved when the panel closes, too. */
export function useEdits(reservation: Reservation, onNotSaved: () => void) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const { reservation_id: id } = reservation;
  const key = `${venueId} ${id}`;
  const [session] = useState(() => {
    const found = sessions.get(key) ?? open(id, { ask, queryClient, venueId });
    sessions.set(key, found);
    return found;
  });
  const notSaved = useRef(onNotSaved);
  notSaved.current = onNotSaved;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session reads what is stored.
  useEffect(() => session.storedChanged(), [session, reservation]);
  useEffect(() => {
    const saveNow = () => void session.saveNow();
    // Stays after the panel has closed. The same listener is added only once.
    window.addEventListener("beforeunload", askBeforeLoss);
    window.addEventListener("online", saveNow);
    return () => {
      window.removeEventListener("online", saveNow);
      void session.saveNow().then(() => {
        if (session.hasDrafts()) notSaved.current();
        else sessions.delete(key);
      });
    };
  }, [session, key]);
  return { session, state: session.use(), conflicts: session.conflicts() };
}
