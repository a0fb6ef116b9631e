import { reservationStatuses } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { DateInput } from "../../../core/forms/DateInput.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useStatusLooks } from "../../guests/index.ts";
import type { ReservationSearch } from "../reservation-search.ts";
import styles from "./Toolbar.module.css";

type AllFiltersProps = {
  search: ReservationSearch;
  onFilter: (part: Record<string, string | undefined>) => void;
};

export function AllFilters({ search, onFilter }: AllFiltersProps) {
  const { t } = useLingui();
  const looks = useStatusLooks();
  const { status, from, to } = search;
  return (
    <fieldset className={styles.filters} aria-label={t`Filters`}>
      <select
        className={styles.select}
        aria-label={t`Status`}
        value={status ?? ""}
        onChange={({ target }) => onFilter({ status: target.value || undefined })}
      >
        <option value="">{t`Any status`}</option>
        {reservationStatuses.map((one) => (
          <option key={one} value={one}>
            {looks[one].label}
          </option>
        ))}
      </select>
      <div className={styles.period}>
        <span aria-hidden="true">{t`From`}</span>
        <div className={styles.date}>
          <DateInput
            label={t`From`}
            value={from ?? null}
            onChange={(day) => onFilter({ from: day ?? undefined })}
          />
        </div>
      </div>
      <div className={styles.period}>
        <span aria-hidden="true">{t`To`}</span>
        <div className={styles.date}>
          <DateInput
            label={t`To`}
            value={to ?? null}
            onChange={(day) => onFilter({ to: day ?? undefined })}
          />
        </div>
      </div>
      {(status || from || to) && (
        <Button
          kind="ghost"
          size="row"
          onClick={() => onFilter({ status: undefined, from: undefined, to: undefined })}
        >
          {t`Clear filters`}
        </Button>
      )}
    </fieldset>
  );
}
