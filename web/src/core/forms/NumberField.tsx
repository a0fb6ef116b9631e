import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Field } from "../../ui/Field.tsx";
import styles from "./NumberField.module.css";
import { latinDigits } from "./time-entry.ts";
import { useTypedValue } from "./typed.ts";

type NumberFieldProps = {
  label: string;
  /** After the number: "years", "cm". */
  suffix?: ReactNode;
  value: number | null;
  min: number;
  max: number;
  error?: string | undefined;
  hint?: string | undefined;
  isReadOnly?: boolean;
  /** Allows decimals. */
  isFraction?: boolean;
  id?: string;
  onChange: (value: number | null) => void;
};

export function NumberField(props: NumberFieldProps) {
  const { label, suffix, value, min, max, error, hint, isReadOnly, isFraction, id, onChange } = props;
  const { t, i18n } = useLingui();
  const format = new Intl.NumberFormat(new Intl.Locale(i18n.locale, { numberingSystem: "latn" }), {
    useGrouping: false,
    maximumFractionDigits: 3,
  });
  const { typed, problem, onType, onLeave } = useTypedValue<number>({
    value,
    written: (number) => format.format(number),
    read: (words) => {
      const plain = latinDigits(words).trim();
      if (plain === "") return { value: null };
      const number = /^\d+([.,\u066b]\d+)?$/.test(plain)
        ? Number(plain.replace(/[,\u066b]/, "."))
        : Number.NaN;
      const isFit = number >= min && number <= max && (isFraction || Number.isInteger(number));
      return isFit ? { value: number } : { problem: t`Enter a number from ${min} to ${max}.` };
    },
    onChange,
  });
  return (
    <Field label={label} error={problem ?? error} hint={hint} {...(id ? { id } : {})}>
      {(input) => (
        <span className={styles.number}>
          <input
            {...input}
            inputMode={isFraction ? "decimal" : "numeric"}
            autoComplete="off"
            maxLength={Math.max(9, String(max).length)}
            data-long={max >= 1_000_000 || undefined}
            readOnly={isReadOnly}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onBlur={onLeave}
          />
          {typeof suffix === "string" ? <span className={styles.suffix}>{suffix}</span> : suffix}
        </span>
      )}
    </Field>
  );
}
