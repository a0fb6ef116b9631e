import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { focusRow } from "./list/rows.ts";
import { type ReservationSearch, readReservationSearch } from "./reservation-search.ts";

/** Opens and closes the panel, which has its own address. */
export function useOpenReservation(openId: string | undefined) {
  const navigate = useNavigate();
  const { history } = useRouter();
  /** Opened from the list, so that Back leads to it. After a reload or by a link it may lead elsewhere. */
  const wasOpenedHere = useRef(false);
  const go = useCallback(
    (reservation: string | undefined, replace: boolean) =>
      void navigate({
        to: "/reservations",
        search: (before: ReservationSearch) => {
          const { reservation: _, ...list } = before;
          return readReservationSearch({ ...list, ...(reservation && { reservation }) });
        },
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const open = useCallback(
    (reservationId: string) => {
      wasOpenedHere.current = true;
      go(reservationId, false);
    },
    [go],
  );
  const close = useCallback(() => {
    if (wasOpenedHere.current) history.back();
    else go(undefined, true);
    wasOpenedHere.current = false;
  }, [go, history]);

  const lastOpen = useRef(openId);
  useEffect(() => {
    const closed = lastOpen.current;
    lastOpen.current = openId;
    // Its row may have moved to another group meanwhile.
    if (closed && !openId && document.activeElement === document.body) focusRow(closed);
    if (!openId) wasOpenedHere.current = false;
  }, [openId]);
  return { open, close };
}
