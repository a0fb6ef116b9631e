import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../../core/language/formats.ts";
import styles from "../../../ui/Tabs.module.css";
import { countOpen, type DayView } from "../reservation-lists.ts";
import { useDayList, useToday } from "../reservation-queries.ts";
import { readReservationSearch, type View, views } from "../reservation-search.ts";

/** Counts who still arrives today, who is in house, and who still leaves. All has no count, because it only grows. */
export function ViewTabs({ current }: { current: View }) {
  const { t } = useLingui();
  const names: Record<View, string> = {
    arrivals: t`Arrivals`,
    in_house: t`In house`,
    departures: t`Departures`,
    all: t`All`,
  };
  return (
    <nav className={styles.tabs} aria-label={t`Reservations`}>
      {views.map((view) => (
        <Link
          key={view}
          to="/reservations"
          search={readReservationSearch({ view })}
          className={styles.tab}
          aria-current={view === current ? "true" : undefined}
          activeProps={{}}
          // The address of Arrivals is the beginning of all others.
          activeOptions={{ exact: true }}
        >
          {names[view]}
          {view !== "all" && <Count view={view} />}
        </Link>
      ))}
    </nav>
  );
}

const noFilters = {};

function Count({ view }: { view: DayView }) {
  const { number } = useFormats();
  const today = useToday();
  const { data } = useDayList(view, today, noFilters);
  if (!data) return null;
  return (
    <bdi className="figures">
      {number(countOpen(view, today, data.items))}
      {data.isCut && "+"}
    </bdi>
  );
}
