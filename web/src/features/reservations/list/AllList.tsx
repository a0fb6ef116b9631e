import { Trans, useLingui } from "@lingui/react/macro";
import { IconCalendarEvent, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useQuoted } from "../../../ui/quoted.ts";
import type { Filters } from "../reservation-cache.ts";
import { useAllReservations } from "../reservation-queries.ts";
import { type ReservationSearch, readReservationSearch } from "../reservation-search.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import styles from "./Lists.module.css";
import { ReservationRows } from "./ReservationRows.tsx";

type AllListProps = { search: ReservationSearch; onOpen: (reservationId: string) => void };

export function AllList({ search, onOpen }: AllListProps) {
  const { t } = useLingui();
  const { q, status, from, to } = search;
  const filters: Filters = {
    ...(q && { q }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const list = useAllReservations(filters, true);
  if (!list.data) {
    if (!list.error) return <ListSkeleton />;
    return (
      <Failure
        failure={list.error}
        title={t`The reservations could not be loaded`}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const reservations = list.data.pages.flatMap((page) => page.items);
  if (reservations.length === 0)
    return (
      <None
        isFiltered={Object.keys(filters).length > 0}
        q={Object.keys(filters).length === 1 ? q : undefined}
      />
    );
  return (
    <div className={styles.list} aria-busy={list.isPlaceholderData}>
      <h2 className="unseen">
        <Trans>All reservations</Trans>
      </h2>
      <ReservationRows reservations={reservations} search={search} onOpen={onOpen} />
      {list.hasNextPage && <More isBusy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />}
    </div>
  );
}

/** Loads the next page when it comes into view. */
function More({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    if (!place.current || isBusy) return;
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more.current(),
      { rootMargin: "600px" },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [isBusy]);
  return (
    <div ref={place} className={styles.more}>
      <Button aria-disabled={isBusy} onClick={() => !isBusy && onMore()}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  );
}

function None({ isFiltered, q }: { isFiltered: boolean; q: string | undefined }) {
  const { t } = useLingui();
  const quoted = useQuoted();
  if (isFiltered) {
    return (
      <Notice
        icon={<IconSearch size={24} stroke={1.35} />}
        title={q ? t`No reservation found for ${quoted(q)}` : t`No reservations match.`}
        action={
          <Link to="/reservations" search={readReservationSearch({ view: "all" })} className={buttonLook()}>
            <Trans>Clear filters</Trans>
          </Link>
        }
      />
    );
  }
  return (
    <Notice
      icon={<IconCalendarEvent size={24} stroke={1.35} />}
      title={t`No reservations yet.`}
      action={
        <Link to="/addguest" className={buttonLook()}>
          <Trans>Add guest</Trans>
        </Link>
      }
    />
  );
}
