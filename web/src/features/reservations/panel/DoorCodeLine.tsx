import { type DoorCode, doorCodeMask, listDoorCodes, readDoorCode } from "@bellhop/contract/door-codes";
import type { Reservation, ReservationGuest } from "@bellhop/contract/reservations";
import { Trans } from "@lingui/react/macro";
import { IconAlertTriangle, IconKey } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../core/api/query.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { DoorCodeDialog } from "./DoorCodeDialog.tsx";
import styles from "./DoorCodeLine.module.css";

type OfRoom = { reservation: Reservation; guest: ReservationGuest };

/** Below a guest and room: whether there is a door code, hidden until it is asked for. */
export function DoorCodeLine({ reservation, guest }: OfRoom) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const { reservation_id, active_at } = reservation;
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    queryKey: [...venueKey(venueId), "door codes", reservation_id, active_at],
    queryFn: ({ signal }) => ask(listDoorCodes, { reservation_id }, { signal }),
  });
  const found = data?.items.find((one) => one.guest_id === guest.guest_id && one.room === guest.room);
  // Most hotels have keys.
  if (!found || guest.deleted || (found.state === "none" && !data?.is_used)) return null;
  return (
    <div className={styles.line} data-state={found.state}>
      <Icon of={found.state === "other_room" ? IconAlertTriangle : IconKey} size={16} />
      <State found={found} reservation={reservation} guest={guest} />
      <Button size="row" onClick={() => setIsOpen(true)}>
        {found.state === "none" ? <Trans>Add code</Trans> : <Trans>Change code</Trans>}
      </Button>
      {isOpen && (
        <DoorCodeDialog
          reservation={reservation}
          guest={guest}
          isSet={found.state !== "none"}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

function State({ found, reservation, guest }: OfRoom & { found: DoorCode }) {
  const writtenFor = found.written_for || "–";
  if (found.state === "set") return <Hidden key={found.written_at} reservation={reservation} guest={guest} />;
  return (
    <span className={styles.words}>
      {found.state === "none" ? (
        <Trans>No door code</Trans>
      ) : (
        <Trans>
          The door code is for room <bdi>{writtenFor}</bdi>. It is not sent.
        </Trans>
      )}
    </span>
  );
}

function Hidden({ reservation: { reservation_id }, guest: { guest_id, room } }: OfRoom) {
  const { ask } = useApi();
  const reading = useMutation({ mutationFn: () => ask(readDoorCode, { reservation_id, guest_id, room }) });
  const code = reading.data?.code;
  return (
    <>
      <span className={styles.words}>
        <Trans>Door code</Trans>{" "}
        <bdi className={styles.code} aria-live="polite">
          {code ?? doorCodeMask}
        </bdi>
      </span>
      <Button
        size="row"
        disabled={reading.isPending}
        onClick={() => (code === undefined ? reading.mutate() : reading.reset())}
      >
        {code === undefined ? <Trans>Show</Trans> : <Trans>Hide</Trans>}
      </Button>
    </>
  );
}
