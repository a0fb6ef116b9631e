import type { Reservation } from "@bellhop/contract/reservations";
import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { isLate } from "../reservation-lists.ts";
import { useCheckInEnd } from "../reservation-queries.ts";
import { type ReservationSearch, readReservationSearch } from "../reservation-search.ts";
import styles from "./Lists.module.css";
import { ReservationRow } from "./ReservationRow.tsx";

type ReservationRowsProps = {
  reservations: Reservation[];
  search: ReservationSearch;
  /** The id of its heading, if it has one. */
  labelledBy?: string;
  onOpen: (reservationId: string) => void;
};

const anyId = "any-id";

export function ReservationRows({ reservations, search, labelledBy, onOpen }: ReservationRowsProps) {
  const router = useRouter();
  const checkInEnd = useCheckInEnd();
  const { view = "arrivals" } = search;
  // Building an address is slow, so it is built once and the id inserted.
  const hrefOf = useMemo(() => {
    const { publicHref } = router.buildLocation({
      to: "/reservations",
      search: readReservationSearch({ ...search, reservation: anyId }),
    });
    return (reservationId: string) => publicHref.replace(anyId, reservationId);
  }, [router, search]);
  const isExpected = ({ status }: Reservation) => status === "confirmed" || status === "pending";
  return (
    <ul className={styles.rows} aria-labelledby={labelledBy}>
      {reservations.map((reservation) => (
        <ReservationRow
          key={reservation.reservation_id}
          reservation={reservation}
          href={hrefOf(reservation.reservation_id)}
          view={view}
          isLate={isExpected(reservation) && isLate(reservation.arrival_time, checkInEnd)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}
