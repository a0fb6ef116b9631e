import type { Guest } from "@bellhop/contract/guests";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../../core/language/formats.ts";
import { closeOverlay } from "../../../core/navigation/overlays.ts";
import styles from "../GuestCard.module.css";
import { useStayState } from "../stay-state.ts";
import panel from "./Panel.module.css";

type Reservation = Guest["reservations"][number];

type OtherStaysProps = {
  guest: Guest;
  /** The reservation that is shown in full. */
  shown: string | undefined;
};

export function OtherStays({ guest, shown }: OtherStaysProps) {
  const others = guest.reservations.filter(({ reservation_number }) => reservation_number !== shown);
  if (others.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.titleRow}>
        <h3 className={styles.title}>
          <Trans>Other stays</Trans>
        </h3>
        <span className={panel.hint}>{others.length}</span>
      </div>
      <ul className={panel.stays}>
        {others.map((reservation) => (
          <li key={reservation.reservation_id}>
            <StayLink reservation={reservation} guestId={guest.guest_id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StayLink({ reservation, guestId }: { reservation: Reservation; guestId: string }) {
  const { date } = useFormats();
  const { reservation_id, checkin, checkout, guests } = reservation;
  const room = guests.find(({ guest_id }) => guest_id === guestId)?.room ?? "";
  const { label } = useStayState({ ...reservation, room });
  return (
    <Link
      to="/reservations"
      search={{ reservation: reservation_id }}
      className={panel.stay}
      onClick={closeOverlay}
    >
      <span>
        {date(checkin)} – {date(checkout)}
      </span>
      <span className={panel.hint}>
        {label}
        {room && (
          <>
            {" "}
            · <Trans>Room {<bdi className="figures">{room}</bdi>}</Trans>
          </>
        )}
      </span>
    </Link>
  );
}
