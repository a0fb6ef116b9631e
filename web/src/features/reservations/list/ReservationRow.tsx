import type { Reservation } from "@bellhop/contract/reservations";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconKey, IconMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { useSwitches } from "../../../core/access/switches.ts";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Tip } from "../../../ui/Tip.tsx";
import { useGuestName } from "../../guests/index.ts";
import { useReservationChanges } from "../reservation-changes.ts";
import { guestsOnce, nightsOf } from "../reservation-lists.ts";
import { useToday } from "../reservation-queries.ts";
import type { View } from "../reservation-search.ts";
import { LateChip, StatusChip } from "../StatusChip.tsx";
import { mainStep } from "../status-steps.ts";
import { useStepLabel } from "../step-labels.ts";
import { useStayRange } from "./day-name.ts";
import styles from "./ReservationRow.module.css";
import { leaveRow } from "./rows.ts";

type ReservationRowProps = {
  reservation: Reservation;
  href: string;
  /** Arrivals begin with the time, the house and departures with the room. */
  view: View;
  isLate: boolean;
  onOpen: (reservationId: string) => void;
};

export const ReservationRow = memo(function ReservationRow(props: ReservationRowProps) {
  const { reservation, href, view, isLate, onOpen } = props;
  const { reservation_id: id, rooms, arrival_time } = reservation;
  const { t } = useLingui();
  return (
    <li className={styles.row} data-reservation={id} data-view={view}>
      {view === "arrivals" && (
        <span className={styles.time}>
          <span className="unseen">{t`Arrival`} </span>
          {arrival_time ? <bdi className="figures">{arrival_time}</bdi> : <NoTime />}
        </span>
      )}
      <Who reservation={reservation} href={href} onOpen={onOpen} />
      <span className={styles.rooms}>
        {rooms.length > 0 && (
          <>
            <span className={styles.label}>
              <Trans>Room</Trans>{" "}
            </span>
            <bdi className="figures oneline" title={rooms.join(", ")}>
              {rooms.join(", ")}
            </bdi>
          </>
        )}
      </span>
      <Dates reservation={reservation} />
      <People reservation={reservation} />
      <span className={styles.state}>
        {!(isLate && reservation.status === "confirmed") && <StatusChip reservation={reservation} />}
        {isLate && <LateChip />}
      </span>
      <RowActions reservation={reservation} />
    </li>
  );
});

function NoTime() {
  return (
    <span className={styles.noTime}>
      <span aria-hidden="true">–</span>
      <span className="unseen">
        <Trans>unknown</Trans>
      </span>
    </span>
  );
}

function Who({ reservation, href, onOpen }: Pick<ReservationRowProps, "reservation" | "href" | "onOpen">) {
  const { t } = useLingui();
  const nameOf = useGuestName();
  const guests = guestsOnce(reservation);
  const [first] = guests;
  const phone = guests.find((guest) => guest.phone)?.phone;
  const readablePhone = useReadablePhone(Boolean(phone));
  const more = guests.length - 1;
  return (
    <span className={styles.who}>
      <a
        href={href}
        className={styles.name}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          onOpen(reservation.reservation_id);
        }}
      >
        <bdi className="oneline">{(first && nameOf(first)) || t`No guest`}</bdi>
        {more > 0 && (
          <span className={styles.more}>
            <Trans>+{more} more</Trans>
          </span>
        )}
      </a>
      <span className={`${styles.sub} oneline`}>
        <bdi dir="ltr">{reservation.reservation_number}</bdi>
        {phone && (
          <>
            {" · "}
            <bdi dir="ltr">{readablePhone(phone)}</bdi>
          </>
        )}
      </span>
    </span>
  );
}

function Dates({ reservation }: { reservation: Reservation }) {
  const range = useStayRange()(reservation);
  return (
    <span className={styles.dates}>
      <bdi className="figures">{range}</bdi>
      <span className={styles.sub}>
        <Plural value={nightsOf(reservation)} one="# night" other="# nights" />
        {reservation.room_type && (
          <>
            {" · "}
            <bdi>{reservation.room_type}</bdi>
          </>
        )}
      </span>
    </span>
  );
}

function People({ reservation: { adults, children } }: { reservation: Reservation }) {
  return (
    <span className={styles.people}>
      {adults !== null && (
        <span>
          <Plural value={adults} one="# adult" other="# adults" />
        </span>
      )}
      {children !== null && children > 0 && (
        <span className={styles.sub}>
          <Plural value={children} one="# child" other="# children" />
        </span>
      )}
    </span>
  );
}

function RowActions({ reservation }: { reservation: Reservation }) {
  const { t } = useLingui();
  const today = useToday();
  const { dashboardConversationEnable } = useSwitches();
  const { setStatus } = useReservationChanges();
  const label = useStepLabel();
  const step = mainStep(reservation, today);
  const conversation = reservation.guests.find((guest) => guest.conversation_id)?.conversation_id;
  const nameOf = useGuestName();
  const [first] = guestsOnce(reservation);
  const name = first ? nameOf(first) : reservation.reservation_number;
  const words = step && label(step);
  return (
    <span className={styles.end}>
      {conversation && dashboardConversationEnable && (
        <Tip label={t`Open conversation`}>
          <Link
            to="/messages"
            search={{ tab: "all", conversation }}
            className={styles.conversation}
            aria-label={t`Open conversation with ${name}`}
          >
            <Icon of={IconMessage} />
          </Link>
        </Tip>
      )}
      {step?.isDue && (
        <Button
          size="row"
          className={styles.step}
          icon={step.to === "checked_in" ? <Icon of={IconKey} size={14} /> : undefined}
          aria-label={`${words}: ${name}`}
          onClick={() => {
            leaveRow(reservation.reservation_id);
            void setStatus(reservation, step);
          }}
        >
          {words}
        </Button>
      )}
    </span>
  );
}
