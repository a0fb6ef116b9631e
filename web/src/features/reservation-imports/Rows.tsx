import { type ReservationImport, type RowVerdict, rowVerdicts } from "@bellhop/contract/reservation-imports";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { Section, SectionList } from "../../core/pages/Section.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { verdictNames } from "./field-names.ts";
import { useImportRows } from "./import-queries.ts";
import { Row } from "./Row.tsx";
import styles from "./Rows.module.css";

/** The rows by verdict. Verdicts without rows are not offered. */
export function Rows({ one }: { one: ReservationImport }) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const [chosen, setChosen] = useState<RowVerdict>();
  const offered = rowVerdicts.filter((verdict) => one.counts[verdict] > 0);
  const shown = chosen !== undefined && offered.includes(chosen) ? chosen : offered[0];
  if (shown === undefined) return null;
  const segments = offered.map((verdict) => ({
    value: verdict,
    label: `${i18n._(verdictNames[verdict])} ${number(one.counts[verdict])}`,
  }));
  return (
    <Section title={t`Rows`}>
      <div className={styles.tabs}>
        <Segments
          label={t`Show rows`}
          segments={segments}
          value={shown}
          onChange={(verdict) => verdict !== null && setChosen(verdict)}
        />
      </div>
      <RowList key={shown} importId={one.import_id} verdict={shown} />
    </Section>
  );
}

function RowList({ importId, verdict }: { importId: string; verdict: RowVerdict }) {
  const { t, i18n } = useLingui();
  const rows = useImportRows(importId, verdict);
  const items = rows.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <SectionList query={rows} failed={t`The rows could not be loaded`}>
      <ul className={styles.list} aria-label={i18n._(verdictNames[verdict])}>
        {items.map((row) => (
          <Row key={row.row} row={row} />
        ))}
      </ul>
    </SectionList>
  );
}
