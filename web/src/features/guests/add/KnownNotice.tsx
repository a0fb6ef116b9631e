import type { OutputOf } from "@bellhop/contract/call";
import type { previewFirstMessage } from "@bellhop/contract/guests";
import { Trans } from "@lingui/react/macro";
import { IconUserCheck } from "@tabler/icons-react";
import { useFormats } from "../../../core/language/formats.ts";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./AddGuest.module.css";

type Preview = OutputOf<typeof previewFirstMessage>;
/** As typed. */
type Typed = { name: string; checkin: string; checkout: string };

/** Says what saving does if the phone or the reservation number is known. */
export function KnownNotice({ preview, typed }: { preview: Preview; typed: Typed }) {
  const { known_guest: guest, known_reservation: reservation } = preview;
  if (!guest && !reservation) return null;
  if (guest && preview.adds_without_phone)
    return <SharedPhone owner={guest.name} name={typed.name.trim()} reservation={reservation} />;
  return (
    <p className={styles.known} role="status">
      <Icon of={IconUserCheck} />
      <span>
        {guest && (
          <>
            <Trans>
              This guest is known: <bdi>{guest.name}</bdi>.
            </Trans>{" "}
          </>
        )}
        {reservation ? <KnownReservation reservation={reservation} guestId={guest?.guest_id} /> : <NewStay />}
        {guest && <NewName before={guest.name} name={typed.name.trim()} />}
        {reservation && <NewDates before={reservation} {...typed} />}
      </span>
    </p>
  );
}

type SharedPhoneProps = { owner: string; name: string; reservation: Preview["known_reservation"] };

/** Another guest has the phone and keeps it. */
function SharedPhone({ owner, name, reservation }: SharedPhoneProps) {
  return (
    <p className={styles.known} role="status">
      <Icon of={IconUserCheck} />
      <span>
        <Trans>
          <bdi>{owner}</bdi> has this phone. Saving adds <bdi>{name}</bdi> as another guest, without a phone.
        </Trans>{" "}
        {reservation && <KnownReservation reservation={reservation} guestId={undefined} />}
      </span>
    </p>
  );
}

function NewStay() {
  return <Trans>Saving adds a stay.</Trans>;
}

function NewName({ before, name }: { before: string; name: string }) {
  if (name === "" || name === before) return null;
  return (
    <>
      {" "}
      <Trans>
        New name: <bdi>{name}</bdi>.
      </Trans>
    </>
  );
}

type Dates = Pick<Typed, "checkin" | "checkout">;

function NewDates({ before, checkin, checkout }: Dates & { before: Dates }) {
  const { stayDay } = useFormats();
  if (checkin === before.checkin && checkout === before.checkout) return null;
  const from = stayDay(checkin);
  const to = stayDay(checkout);
  // Without a full stop: German days end with one.
  return (
    <>
      {" "}
      <Trans>
        New dates: {from} – {to}
      </Trans>
    </>
  );
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
