import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { SearchField } from "../../../ui/SearchField.tsx";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { type ReservationSearch, readReservationSearch } from "../reservation-search.ts";
import { AllFilters } from "./AllFilters.tsx";
import { DayStepper } from "./DayStepper.tsx";
import { searchFieldId } from "./reservation-shortcuts.ts";
import styles from "./Toolbar.module.css";

const typingPauseMs = 250;

/** The filters are in the address, so that Back and a reload keep them. */
export function Toolbar({ search }: { search: ReservationSearch }) {
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
      <ReservationSearchField key={view} words={search.q ?? ""} onSearch={(q) => filter({ q })} />
    </div>
  );
}

function ReservationSearchField({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(words);
  const settled = useDebounced(typed, typingPauseMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing searches.
  useEffect(() => {
    if (settled.trim() !== words) onSearch(settled.trim());
  }, [settled]);
  // Cleared by a button elsewhere, or by Back.
  useEffect(() => setTyped((before) => (before.trim() === words ? before : words)), [words]);
  return (
    <SearchField
      label={t`Search reservations`}
      className={styles.search}
      id={searchFieldId}
      aria-keyshortcuts="/"
      placeholder={t`Name, phone or number`}
      autoComplete="off"
      maxLength={limits.searchCharacters}
      value={typed}
      onChange={setTyped}
    />
  );
}
