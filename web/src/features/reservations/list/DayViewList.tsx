import { Trans, useLingui } from "@lingui/react/macro";
import { IconCalendarEvent, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { buttonLook } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useQuoted } from "../../../ui/quoted.ts";
import { type DayView, type Group, type GroupName, groupReservations } from "../reservation-lists.ts";
import { useDayList, useToday } from "../reservation-queries.ts";
import { type ReservationSearch, readReservationSearch } from "../reservation-search.ts";
import { useDayName } from "./day-name.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import styles from "./Lists.module.css";
import { ReservationRows } from "./ReservationRows.tsx";

type DayViewListProps = {
  view: DayView;
  search: ReservationSearch;
  onOpen: (reservationId: string) => void;
};

export function DayViewList({ view, search, onOpen }: DayViewListProps) {
  const { t } = useLingui();
  const today = useToday();
  const day = search.day ?? today;
  const { data, error, refetch } = useDayList(view, day, search.q ? { q: search.q } : {});
  if (!data) {
    if (!error) return <ListSkeleton />;
    return (
      <Failure
        failure={error}
        title={t`The reservations could not be loaded`}
        onRetry={() => void refetch()}
      />
    );
  }
  const groups = groupReservations(view, day, data.items);
  if (groups.length === 0) return <Nobody view={view} day={day} q={search.q} />;
  return (
    <div className={styles.list}>
      {groups.map((group) => (
        <GroupOfRows key={group.name} group={group} search={search} onOpen={onOpen} />
      ))}
      {data.isCut && (
        <p className={styles.cut}>
          <Trans>There are more reservations. Search to find them.</Trans>
        </p>
      )}
    </div>
  );
}

type GroupOfRowsProps = Pick<DayViewListProps, "search" | "onOpen"> & { group: Group };

function GroupOfRows({ group, search, onOpen }: GroupOfRowsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const id = useId();
  const names: Record<GroupName, string> = {
    to_arrive: t`Still to arrive`,
    arrived: t`Arrived`,
    no_show: t`No-show`,
    in_house: t`In house`,
    to_leave: t`Still to leave`,
    left: t`Left`,
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.groupHead}>
        {names[group.name]} <bdi className="figures">{number(group.reservations.length)}</bdi>
      </h2>
      <ReservationRows reservations={group.reservations} search={search} labelledBy={id} onOpen={onOpen} />
    </section>
  );
}

function Nobody({ view, day, q }: { view: DayView; day: string; q: string | undefined }) {
  const { t } = useLingui();
  const today = useToday();
  const { date } = useFormats();
  const nameOf = useDayName();
  const quoted = useQuoted();
  if (q) {
    return (
      <Notice
        icon={<IconSearch size={24} stroke={1.35} />}
        title={t`Not found in this list: ${quoted(q)}`}
        action={
          <Link
            to="/reservations"
            search={readReservationSearch({ view: "all", q })}
            className={buttonLook()}
          >
            <Trans>Search all reservations</Trans>
          </Link>
        }
      />
    );
  }
  const dayWords = `${nameOf(day)}, ${date(day)}`;
  const titles: Record<DayView, string> = {
    arrivals: day === today ? t`No arrivals today.` : t`No arrivals: ${dayWords}`,
    in_house: t`No one is in house.`,
    departures: day === today ? t`No departures today.` : t`No departures: ${dayWords}`,
  };
  return (
    <Notice
      icon={<IconCalendarEvent size={24} stroke={1.35} />}
      title={titles[view]}
      action={
        <Link to="/reservations" search={readReservationSearch({ view: "all" })} className={buttonLook()}>
          <Trans>Show all reservations</Trans>
        </Link>
      }
    />
  );
}
