import type { Home } from "@bellhop/contract/home";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { Card } from "./Card.tsx";
import styles from "./Stays.module.css";

type StayOfGuest = Home["stays"]["arriving"][number];

const shownMost = 4;

export function Stays({ stays }: { stays: Home["stays"] }) {
  const { t } = useLingui();
  const { arriving, leaving, in_house } = stays;
  const arrived = arriving.filter((stay) => stay.status === "checked_in").length;
  const stillToArrive = arriving.filter((stay) => stay.status !== "checked_in");
  const stillToLeave = leaving.filter((stay) => stay.status !== "checked_out");
  const left = leaving.length - stillToLeave.length;
  return (
    <Card title={t`Stays`}>
      <div className={styles.columns}>
        <Column
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
          <StayList stays={stillToArrive} />
        </Column>
        <Column
          figure={stillToLeave.length}
          label={<Trans>leaving today</Trans>}
          foot={
            leaving.length > 0 && (
              <Trans>
                {left} of {leaving.length} have left
              </Trans>
            )
          }
        >
          <StayList stays={stillToLeave} />
        </Column>
        <Column
          figure={in_house}
          label={<Plural value={in_house} one="stay in house" other="stays in house" />}
        />
      </div>
    </Card>
  );
}

type ColumnProps = { figure: number; label: ReactNode; foot?: ReactNode; children?: ReactNode };

function Column({ figure, label, foot, children }: ColumnProps) {
  const { number } = useFormats();
  return (
    <div className={styles.column}>
      <p className={styles.figure}>
        <strong>{number(figure)}</strong> {label}
      </p>
      {children}
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}

function StayList({ stays }: { stays: StayOfGuest[] }) {
  const more = stays.length - shownMost;
  return (
    <ul>
      {stays.slice(0, shownMost).map((stay) => (
        <li key={stay.reservation_number} className={styles.stay}>
          <bdi className={`${styles.room} figures`}>{stay.room || "·"}</bdi>
          {stay.conversation_id ? (
            <Link
              to="/messages"
              search={{ tab: "all", conversation: stay.conversation_id }}
              className={`${styles.guest} oneline`}
            >
              <bdi>{stay.guest_name}</bdi>
            </Link>
          ) : (
            <bdi className={`${styles.guest} oneline`}>{stay.guest_name}</bdi>
          )}
        </li>
      ))}
      {more > 0 && (
        <li className={styles.foot}>
          <Trans>{more} more</Trans>
        </li>
      )}
    </ul>
  );
}
