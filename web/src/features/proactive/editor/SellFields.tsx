import { type ProactivePurpose, proactivePurpose } from "@bellhop/contract/proactive";
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { useTemplateName } from "../../templates/index.ts";
import type { ShownRule } from "../drafts.ts";
import { useTemplateNames } from "../proactive-queries.ts";
import type { RuleWords } from "../rule-words.ts";
import styles from "./Editor.module.css";

/** Shares of guests who do not get an offer, to compare with. */
const holdouts = [0, 10, 20, 50];

type SellFieldsProps = {
  rule: ShownRule;
  extras: readonly { entry_id: string; title: string }[];
  isReadOnly: boolean;
  onChange: (part: Partial<RuleWords>) => void;
};

/** What a message is for, its template; for an offer, the extra. */
export function SellFields({ rule, extras, isReadOnly, onChange }: SellFieldsProps) {
  const { t } = useLingui();
  const nameOf = useTemplateName();
  const { data: templateNames = [] } = useTemplateNames();
  const { percent } = useFormats();
  const { purpose, template_name, extra_entry_id, holdout_percent } = rule;
  const purposes: Record<ProactivePurpose, string> = {
    service: t`Part of the stay`,
    sells: t`Offer`,
    feedback: t`Asks for feedback`,
  };
  const names = [...new Set([...templateNames, ...(template_name ? [template_name] : [])])];
  return (
    <div className={styles.more}>
      <SelectField
        label={t`Kind`}
        value={purpose}
        isReadOnly={isReadOnly}
        options={proactivePurpose.options.map((one) => [one, purposes[one]])}
        onChange={(next) =>
          onChange({
            purpose: next as ProactivePurpose,
            ...(next !== "sells" && { extra_entry_id: null, holdout_percent: 0 }),
          })
        }
      />
      <SelectField
        label={t`WhatsApp template`}
        value={template_name ?? ""}
        isReadOnly={isReadOnly}
        options={[["", t`No template`], ...names.map((name) => [name, nameOf(name)] as const)]}
        onChange={(next) => onChange({ template_name: next === "" ? null : next })}
      />
      {purpose === "sells" && (
        <SelectField
          label={t`Extra`}
          value={extra_entry_id ?? ""}
          isReadOnly={isReadOnly}
          options={[["", t`No extra`], ...extras.map(({ entry_id, title }) => [entry_id, title] as const)]}
          onChange={(next) =>
            onChange(next === "" ? { extra_entry_id: null, holdout_percent: 0 } : { extra_entry_id: next })
          }
        />
      )}
      {purpose === "sells" && extra_entry_id !== null && (
        <SelectField
          label={t`Held out at random`}
          value={String(holdout_percent)}
          isReadOnly={isReadOnly}
          options={[...new Set([...holdouts, holdout_percent])]
            .toSorted((one, other) => one - other)
            .map((one) => [String(one), one === 0 ? t`No one` : percent(one / 100)] as const)}
          onChange={(next) => onChange({ holdout_percent: Number(next) })}
        />
      )}
    </div>
  );
}

type SelectFieldProps = {
  label: string;
  value: string;
  isReadOnly: boolean;
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
};

function SelectField({ label, value, isReadOnly, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.control}
        value={value}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([own, name]) => (
          <option key={own} value={own}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
