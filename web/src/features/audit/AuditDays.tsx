import type { AuditEntry } from "@bellhop/contract/audit";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { useClock } from "../../core/time/clock.ts";
import { AuditRow } from "./AuditRow.tsx";
import styles from "./AuditScreen.module.css";

export function AuditDays({ entries }: { entries: AuditEntry[] }) {
  const { dayOf } = useFormats();
  const days = useMemo(() => [...Map.groupBy(entries, (entry) => dayOf(entry.at))], [entries, dayOf]);
  return days.map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <h2>
        <Day at={ofDay[0]?.at ?? day} />
      </h2>
      <ul className={styles.list}>
        {ofDay.map((entry) => (
          <li key={entry.audit_entry_id}>
            <AuditRow entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Day({ at }: { at: string }) {
  const { t } = useLingui();
  const { dayOf, daysBetween, fullDay } = useFormats();
  const ago = useClock((now) => daysBetween(at, now));
  const thisYear = useClock((now) => dayOf(now).slice(0, 4));
  if (ago === 0) return t`Today`;
  if (ago === 1) return t`Yesterday`;
  const year = dayOf(at).slice(0, 4);
  return year === thisYear ? fullDay(at) : `${fullDay(at)} ${year}`;
}
