import type { Scope } from "@bellhop/contract/knowledge";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { DateField } from "../fields/DateField.tsx";
import type { EntryOnScreen, EntryPatch } from "../store/entry-fields.ts";
import styles from "./MorePanel.module.css";

type MorePanelProps = {
  entry: EntryOnScreen;
  errors: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  onChange: (patch: EntryPatch) => void;
  /** Additional fields, before the shared ones. */
  children?: ReactNode;
};

export function MorePanel({ entry, errors, isReadOnly, onChange, children }: MorePanelProps) {
  const isOpen = Boolean(errors.scope ?? errors.valid_from ?? errors.valid_until) || undefined;
  return (
    <details className={styles.more} open={isOpen}>
      <summary>
        <Icon of={IconChevronRight} size={16} flip />
        <Trans>Limit to some guests or dates</Trans>
      </summary>
      <div className={styles.fields}>
        {children}
        <ScopeField entry={entry} errors={errors} isReadOnly={isReadOnly} onChange={onChange} />
        <DateFields entry={entry} errors={errors} isReadOnly={isReadOnly} onChange={onChange} />
        <InternalField entry={entry} isReadOnly={isReadOnly} onChange={onChange} />
      </div>
    </details>
  );
}

type PartProps = Omit<MorePanelProps, "children">;

function ScopeField({ entry, errors, isReadOnly, onChange }: PartProps) {
  const { t } = useLingui();
  return (
    <Field label={t`For which guests`} error={errors.scope}>
      {(input) => (
        <select
          {...input}
          disabled={isReadOnly}
          value={entry.scope}
          onChange={({ target }) => onChange({ scope: target.value as Scope })}
        >
          <option value="everyone">{t`All guests`}</option>
          <option value="in_house">{t`Only during their stay`}</option>
          <option value="before_arrival">{t`Only before arrival`}</option>
        </select>
      )}
    </Field>
  );
}

export function DateFields({
  entry,
  errors,
  isReadOnly,
  onChange,
}: Omit<PartProps, "entry"> & { entry: Pick<EntryOnScreen, "valid_from" | "valid_until"> }) {
  const { t } = useLingui();
  const isTurned = entry.valid_from && entry.valid_until && entry.valid_from > entry.valid_until;
  const turned = isTurned ? t`The end date is before the start date.` : undefined;
  return (
    <div className={styles.pair}>
      {(["valid_from", "valid_until"] as const).map((name) => (
        <DateField
          key={name}
          label={name === "valid_from" ? t`Valid from` : t`Valid until`}
          aside={t`(optional)`}
          error={errors[name] ?? (name === "valid_until" ? turned : undefined)}
          value={entry[name]}
          isReadOnly={isReadOnly}
          onChange={(date) => onChange({ [name]: date })}
        />
      ))}
    </div>
  );
}

function InternalField({ entry, isReadOnly, onChange }: Omit<PartProps, "errors">) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        disabled={isReadOnly}
        checked={entry.internal}
        onChange={({ target }) => onChange({ internal: target.checked })}
      />
      <span>
        <Trans>Staff only</Trans>
        <span className={styles.hint}>
          <Trans>The assistant never shows this to guests.</Trans>
        </span>
      </span>
    </label>
  );
}
