import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { DebouncedSearchField } from "../../../ui/DebouncedSearchField.tsx";
import { type ReservationSearch, readReservationSearch } from "../reservation-search.ts";
import { AllFilters } from "./AllFilters.tsx";
import { DayStepper } from "./DayStepper.tsx";
import { searchFieldId } from "./reservation-shortcuts.ts";
import styles from "./Toolbar.module.css";

/** The filters are in the address, so that Back and a reload keep them. */
export function Toolbar({ search }: { search: ReservationSearch }) {
  const { t } = useLingui();
  const { view = "arrivals" } = search;
  const navigate = useNavigate();
  const filter = (part: Record<string, string | undefined>) =>
    void navigate({
      to: "/reservations",
      search: (before: ReservationSearch) => readReservationSearch({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={styles.toolbar}>
      {(view === "arrivals" || view === "departures") && (
        <DayStepper day={search.day} onDay={(day) => filter({ day })} />
      )}
      {view === "all" && <AllFilters search={search} onFilter={filter} />}
      <DebouncedSearchField
        key={view}
        label={t`Search reservations`}
        className={styles.search}
        id={searchFieldId}
        aria-keyshortcuts="/"
        placeholder={t`Name, phone or number`}
        maxLength={limits.searchCharacters}
        words={search.q ?? ""}
        onSearch={(q) => filter({ q })}
      />
    </div>
  );
}
