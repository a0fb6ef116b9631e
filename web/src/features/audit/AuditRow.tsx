import type { AuditEntry } from "@bellhop/contract/audit";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown } from "@tabler/icons-react";
import { useFormats } from "../../core/language/formats.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./AuditScreen.module.css";
import { AuditSentence } from "./AuditSentence.tsx";
import { fieldName } from "./field-names.ts";
import { formatValue } from "./format-value.ts";

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { time } = useFormats();
  return (
    <details className={styles.entry}>
      <summary>
        <time dateTime={entry.at}>
          <bdi>{time(entry.at)}</bdi>
        </time>
        <span className={styles.sentence}>
          {/* Its names stand where its own words have them, whichever way the page runs. */}
          <bdi>
            <AuditSentence entry={entry} />
          </bdi>
        </span>
        <Icon of={IconChevronDown} size={16} />
      </summary>
      <BeforeAndAfter entry={entry} />
    </details>
  );
}

function BeforeAndAfter({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useLingui();
  return (
    <table className={styles.changes}>
      <caption className="unseen">
        <Trans>Old and new values</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">
            <Trans>Before</Trans>
          </th>
          <th scope="col">
            <Trans>After</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {entry.changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldName(field, i18n)}</th>
            <td data-label={t`Before`}>
              <Value field={field} value={before} />
            </td>
            <td data-label={t`After`}>
              <Value field={field} value={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ field, value }: { field: string; value: unknown }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const words = formatValue(field, value, { i18n, formats });
  return words === null ? (
    <span className={styles.nothing}>
      <span aria-hidden="true">—</span>
      <span className="unseen">{t`empty`}</span>
    </span>
  ) : (
    <span>
      <bdi>{words}</bdi>
    </span>
  );
}
