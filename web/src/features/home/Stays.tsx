import type { Home } from "@bellhop/contract/home";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { useGuestName } from "../guests/index.ts";
import { Card } from "./Card.tsx";
import styles from "./Stays.module.css";

type StayOfGuest = Home["stays"]["arriving"][number];

const maxShown = 4;

export function Stays({ stays }: { stays: Home["stays"] }) {
  const { t } = useLingui();
  const { arriving, leaving, in_house } = stays;
  const arrived = arriving.filter((stay) => stay.status === "checked_in").length;
  const stillToArrive = arriving.filter((stay) => stay.status !== "checked_in");
  const stillToLeave = leaving.filter((stay) => stay.status !== "checked_out");
  const departed = leaving.length - stillToLeave.length;
  return (
    <Card
      title={t`Stays`}
      more={
        <Link to="/reservations">
          <Trans>Reservations</Trans>
        </Link>
      }
    >
      <div className={styles.columns}>
        <Column
          view="arrivals"
          figure={stillToArrive.length}
          label={<Trans>still to arrive</Trans>}
          foot={
            arriving.length > 0 && (
              <Trans>
                {arrived} of {arriving.length} have arrived
              </Trans>
            )
          }
        >
          <StayList view="arrivals" stays={stillToArrive} />
        </Column>
        <Column
          view="departures"
          figure={stillToLeave.length}
          label={<Trans>leaving today</Trans>}
          foot={
            leaving.length > 0 && (
              <Trans>
                {departed} of {leaving.length} have left
              </Trans>
            )
          }
        >
          <StayList view="departures" stays={stillToLeave} />
        </Column>
        <Column
          view="in_house"
          figure={in_house}
          label={<Plural value={in_house} one="stay in house" other="stays in house" />}
        />
      </div>
    </Card>
  );
}

type View = "arrivals" | "in_house" | "departures";
type ColumnProps = { view: View; figure: number; label: ReactNode; foot?: ReactNode; children?: ReactNode };

function Column({ view, figure, label, foot, children }: ColumnProps) {
  const { number } = useFormats();
  return (
    <div className={styles.column}>
      <Link to="/reservations" search={{ view }} className={styles.figure}>
        <strong>{number(figure)}</strong> {label}
      </Link>
      {children}
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}

function StayList({ view, stays }: { view: View; stays: StayOfGuest[] }) {
  const more = stays.length - maxShown;
  const nameOf = useGuestName();
  return (
    <ul>
      {stays.slice(0, maxShown).map((stay) => (
        <li key={`${stay.reservation_id} ${stay.room} ${stay.guest_name}`} className={styles.stay}>
          <bdi className={`${styles.room} figures`}>{stay.room || "·"}</bdi>
          <Link
            to="/reservations"
            search={{ view, reservation: stay.reservation_id }}
            className={`${styles.guest} oneline`}
          >
            <bdi>{nameOf({ name: stay.guest_name, deleted: stay.guest_deleted })}</bdi>
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li className={styles.foot}>
          <Link to="/reservations" search={{ view }}>
            <Trans>{more} more</Trans>
          </Link>
        </li>
      )}
    </ul>
  );
}
