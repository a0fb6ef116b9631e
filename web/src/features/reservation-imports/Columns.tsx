import type { ImportField } from "@bellhop/contract/reservation-imports";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CsvFormat } from "./csv-format.ts";
import styles from "./FormatPanel.module.css";
import { fieldNames } from "./field-names.ts";
import { withField } from "./with-field.ts";

type ColumnsProps = {
  columns: CsvFormat["columns"];
  /** From the start; people can open and close it. */
  isOpen: boolean;
  onChange: (columns: CsvFormat["columns"]) => void;
};

/** What each column is. */
export function Columns({ columns, isOpen: startsOpen, onChange }: ColumnsProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(startsOpen);
  const all = columns.length;
  const imported = columns.filter(({ field }) => field !== null).length;
  const names = Object.entries(fieldNames) as [ImportField, (typeof fieldNames)[ImportField]][];
  return (
    <details className={styles.columns} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>
          Columns: {imported} of {all} imported
        </Trans>
      </summary>
      <ul className={styles.list}>
        {columns.map(({ heading, field }, index) => {
          const place = index + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns may have the same heading, and their order is the file's.
            <li key={index}>
              <label className={styles.column}>
                <bdi>{heading || t`Column ${place}`}</bdi>
                <select
                  value={field ?? ""}
                  data-off={field === null || undefined}
                  onChange={(event) =>
                    onChange(withField(columns, index, (event.target.value || null) as ImportField | null))
                  }
                >
                  <option value="">{t`Not imported`}</option>
                  {names.map(([value, name]) => (
                    <option key={value} value={value}>
                      {i18n._(name)}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
