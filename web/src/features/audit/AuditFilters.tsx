import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { nowMs } from "../../core/time/clock.ts";
import styles from "./AuditScreen.module.css";
import type { AuditFilter } from "./audit-queries.ts";

type Choices = {
  members: { member_id: string; name: string }[];
  venues: { venue_id: number; name: string }[];
};

/** Periods count days back from now; 0 is everything. */
export type Filters = { memberId: string; venueId: string; days: string };

export const noFilters: Filters = { memberId: "", venueId: "", days: "" };

export function auditQuery({ memberId, venueId, days }: Filters): AuditFilter {
  // Rounded to the hour, so that the query key stays the same.
  const hour = Math.ceil(nowMs() / 3_600_000) * 3_600_000;
  return {
    ...(memberId && { member_id: memberId }),
    ...(venueId && { venue_id: Number(venueId) }),
    ...(days && { from: new Date(hour - Number(days) * 86_400_000).toISOString() }),
  };
}

type FiltersProps = { filters: Filters; choices: Choices; onChange: (filters: Filters) => void };

export function AuditFilters({ filters, choices, onChange }: FiltersProps) {
  const { t } = useLingui();
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  return (
    <fieldset className={styles.filters} aria-label={t`Filters`}>
      <Choice label={t`Member`} value={filters.memberId} onChoose={(memberId) => change({ memberId })}>
        <option value="">{t`Everyone`}</option>
        {choices.members.map(({ member_id, name }) => (
          <option key={member_id} value={member_id}>
            {name}
          </option>
        ))}
      </Choice>
      {choices.venues.length > 1 && (
        <Choice label={t`Hotel`} value={filters.venueId} onChoose={(venueId) => change({ venueId })}>
          <option value="">{t`All hotels`}</option>
          {choices.venues.map(({ venue_id, name }) => (
            <option key={venue_id} value={venue_id}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <Choice label={t`Period`} value={filters.days} onChoose={(days) => change({ days })}>
        <option value="">{t`Any time`}</option>
        <option value="1">{t`Last 24 hours`}</option>
        <option value="7">{t`Last 7 days`}</option>
        <option value="30">{t`Last 30 days`}</option>
        <option value="365">{t`Last 12 months`}</option>
      </Choice>
    </fieldset>
  );
}

type ChoiceProps = { label: string; value: string; onChoose: (value: string) => void; children: ReactNode };

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
