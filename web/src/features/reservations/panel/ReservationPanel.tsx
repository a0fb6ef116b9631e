import type { Reservation } from "@bellhop/contract/reservations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconX } from "@tabler/icons-react";
import { useId } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import panel from "../../../ui/SidePanel.module.css";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { toast } from "../../../ui/toasts.ts";
import { useGuestName } from "../../guests/index.ts";
import { guestsOnce } from "../reservation-lists.ts";
import { useReservation } from "../reservation-queries.ts";
import { PanelGuests } from "./PanelGuests.tsx";
import styles from "./ReservationPanel.module.css";
import { StatusBar } from "./StatusBar.tsx";
import { StayFields } from "./StayFields.tsx";
import { useEdits } from "./use-edits.ts";

type ReservationPanelProps = {
  reservationId: string;
  onClose: () => void;
  onOpen: (reservationId: string) => void;
};

/** At the end of the screen; the whole screen on a phone. */
export function ReservationPanel({ reservationId, onClose, onOpen }: ReservationPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const { data, error, refetch } = useReservation(reservationId);
  const nameOf = useGuestName();
  const names = data ? guestsOnce(data).map(nameOf) : [];
  return (
    <Dialog open onClose={onClose} shape="panel" labelledBy={id}>
      <div className={panel.panel}>
        <header className={panel.head}>
          <h2 id={id} className={panel.title}>
            {names.length > 0 ? <bdi>{names.join(", ")}</bdi> : <Trans>Reservation</Trans>}
          </h2>
          <IconButton label={t`Close`} keyHint="Esc" onClick={onClose}>
            <Icon of={IconX} />
          </IconButton>
        </header>
        {data ? (
          <Content reservation={data} onClose={onClose} onOpen={onOpen} />
        ) : error ? (
          <Failure
            failure={error}
            title={t`The reservation could not be loaded`}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading />
        )}
      </div>
    </Dialog>
  );
}

type ContentProps = Pick<ReservationPanelProps, "onClose" | "onOpen"> & { reservation: Reservation };

function Content({ reservation, onClose, onOpen }: ContentProps) {
  const { t } = useLingui();
  const { reservation_id, reservation_number } = reservation;
  const edits = useEdits(reservation, () =>
    toast(t`Not saved: reservation ${reservation_number}`, {
      tone: "urgent",
      action: { label: t`Open reservation`, run: () => onOpen(reservation_id) },
    }),
  );
  return (
    <>
      <StatusBar reservation={reservation} />
      <StayFields edits={edits} />
      <PanelGuests reservation={reservation} onEmpty={onClose} />
      <Origin reservation={reservation} />
    </>
  );
}

function Origin({ reservation: { source, external_id, created_at } }: { reservation: Reservation }) {
  const { dayAndTime } = useFormats();
  const when = <time dateTime={created_at}>{dayAndTime(created_at)}</time>;
  return (
    <p className={styles.origin}>
      {source === "staff" ? (
        <Trans>Added by staff on {when}.</Trans>
      ) : (
        <Trans>
          Imported from <bdi>{source}</bdi> on {when}.
        </Trans>
      )}
      {external_id && (
        <>
          {" "}
          <bdi dir="ltr">{external_id}</bdi>
        </>
      )}
    </p>
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <Skeleton width={160} height={20} />
      {[200, 140, 220, 180].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
