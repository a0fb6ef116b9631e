import type { Home, StayOfGuest } from "@bellhop/contract/home";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconPhoneOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../core/language/formats.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useGuestName } from "../guests/index.ts";
import card from "./Card.module.css";
import { Card, EmptyCard } from "./Card.tsx";
import styles from "./RightCards.module.css";

type StaysProps = { stays: Home["stays"] };
type View = "arrivals" | "departures";

const ToReservations = ({ view }: { view: View }) => (
  <Link to="/reservations" search={{ view }}>
    <Trans>Reservations</Trans>
  </Link>
);

/** Who still comes today, and what they asked. */
export function Arrivals({ stays }: StaysProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { arriving, arriving_count: all, arrived_count: here, in_house } = stays;
  const title = t`Arrivals`;
  const more = <ToReservations view="arrivals" />;
  const notShown = all - here - arriving.length;
  if (arriving.length === 0)
    return (
      <EmptyCard title={title} more={more}>
        {all === 0 ? <Trans>No arrivals today.</Trans> : <Trans>All arrivals are here.</Trans>}
      </EmptyCard>
    );
  return (
    <Card
      title={title}
      about={
        <Trans>
          {number(here)} of {number(all)} are here
        </Trans>
      }
      more={more}
    >
      <StayList view="arrivals" stays={arriving} />
      <p className={card.foot}>
        {notShown > 0 && <Trans>{number(notShown)} more</Trans>}
        <Plural value={in_house} one="# room is occupied" other="# rooms are occupied" />
      </p>
    </Card>
  );
}

/** Who still leaves today, and what they asked. */
export function Departures({ stays }: StaysProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { leaving, leaving_count: all, left_count: gone } = stays;
  const title = t`Departures`;
  const more = <ToReservations view="departures" />;
  const notShown = all - gone - leaving.length;
  if (leaving.length === 0)
    return (
      <EmptyCard title={title} more={more}>
        {all === 0 ? <Trans>No departures today.</Trans> : <Trans>All departures have left.</Trans>}
      </EmptyCard>
    );
  return (
    <Card
      title={title}
      about={
        <Trans>
          {number(gone)} of {number(all)} have left
        </Trans>
      }
      more={more}
    >
      <StayList view="departures" stays={leaving} />
      {notShown > 0 && (
        <p className={card.foot}>
          <Trans>{number(notShown)} more</Trans>
        </p>
      )}
    </Card>
  );
}

function StayList({ view, stays }: { view: View; stays: StayOfGuest[] }) {
  const nameOf = useGuestName();
  const hasTimes = view === "arrivals" && stays.some(({ arrival_time }) => arrival_time);
  return (
    <ul className={card.rows}>
      {stays.map((stay) => (
        <li
          key={`${stay.reservation_id} ${stay.room} ${stay.guest_name}`}
          className={styles.stay}
          data-timeless={!hasTimes || undefined}
          data-home={stay.reservation_id}
        >
          {hasTimes && <span className={styles.time}>{stay.arrival_time}</span>}
          <bdi className={`${styles.room} figures`}>{stay.room}</bdi>
          <span className={styles.words}>
            <Link
              to="/reservations"
              search={{ view, reservation: stay.reservation_id }}
              className={`${styles.guest} oneline`}
            >
              <bdi>{nameOf({ name: stay.guest_name, deleted: stay.guest_deleted })}</bdi>
            </Link>
            <Asks stay={stay} />
          </span>
          {!stay.has_phone && stay.conversation_id === null && (
            <Chip icon={<Icon of={IconPhoneOff} size={14} />}>
              <Trans>No phone</Trans>
            </Chip>
          )}
        </li>
      ))}
    </ul>
  );
}

function Asks({ stay: { asks, conversation_id } }: { stay: StayOfGuest }) {
  if (!asks || !conversation_id) return null;
  return (
    <Link to="/messages" search={{ tab: "all", conversation: conversation_id }} className={styles.asks}>
      <Trans>
        Asks: <bdi className="oneline">{asks}</bdi>
      </Trans>
    </Link>
  );
}
