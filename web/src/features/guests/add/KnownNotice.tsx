import type { OutputOf } from "@bellhop/contract/call";
import type { previewFirstMessage } from "@bellhop/contract/guests";
import { Trans } from "@lingui/react/macro";
import { IconUserCheck } from "@tabler/icons-react";
import { useFormats } from "../../../core/language/formats.ts";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./AddGuest.module.css";

type Preview = OutputOf<typeof previewFirstMessage>;

/** Says what saving does if the phone or the reservation number is known. */
export function KnownNotice({ preview }: { preview: Preview }) {
  const { known_guest: guest, known_reservation: reservation } = preview;
  if (!guest && !reservation) return null;
  return (
    <p className={styles.known} role="status">
      <Icon of={IconUserCheck} />
      <span>
        {guest ? (
          <>
            <Trans>
              This guest is known: <bdi>{guest.name}</bdi>.
            </Trans>{" "}
            {reservation ? (
              <KnownReservation reservation={reservation} guestId={guest.guest_id} />
            ) : (
              <NewStay />
            )}
          </>
        ) : (
          reservation && <KnownReservation reservation={reservation} guestId={undefined} />
        )}
      </span>
    </p>
  );
}

function NewStay() {
  return <Trans>Saving adds a stay.</Trans>;
}

type KnownReservationProps = {
  reservation: NonNullable<Preview["known_reservation"]>;
  guestId: string | undefined;
};

function KnownReservation({ reservation, guestId }: KnownReservationProps) {
  const { stayDay } = useFormats();
  const { reservation_number, checkin, checkout, guests } = reservation;
  const number = <bdi dir="ltr">{reservation_number}</bdi>;
  if (guests.some(({ guest_id }) => guest_id === guestId)) {
    const from = stayDay(checkin);
    const to = stayDay(checkout);
    return (
      <Trans>
        Saving changes the reservation {number} ({from} – {to}).
      </Trans>
    );
  }
  const names = <bdi>{guests.map(({ name }) => name).join(", ")}</bdi>;
  return (
    <Trans>
      Reservation {number} is known: {names}. Saving adds this guest to it.
    </Trans>
  );
}
