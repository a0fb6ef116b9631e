import { currencies, minorDigits } from "@bellhop/contract/currencies";
import type { Money, Unit } from "@bellhop/contract/knowledge";
import { useLingui } from "@lingui/react/macro";
import { IconChevronDown } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTypedValue } from "../../../core/forms/typed.ts";
import { Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import {
  currencySign,
  formatAmount,
  inCurrency,
  type MoneyProblem,
  readMoney,
  useUnitLabels,
} from "../../catalogue/index.ts";
import styles from "./MoneyField.module.css";

type MoneyFieldProps = {
  label: string;
  value: Money | null;
  /** The venue's currency, for new prices. */
  currency: string;
  error?: string | undefined;
  hint?: string | undefined;
  isReadOnly?: boolean;
  id?: string;
  onChange: (money: Money | null) => void;
};

export function MoneyField(props: MoneyFieldProps) {
  const { label, value, currency: venues, error, hint, isReadOnly, id, onChange } = props;
  const { t, i18n } = useLingui();
  const currency = value?.currency ?? venues;
  const example = formatAmount({ amount: 18 * 10 ** minorDigits(currency), currency }, i18n.locale);
  const problems: Record<MoneyProblem, string> = {
    not_a_number: t`Enter a price like ${example}.`,
    below_zero: t`Enter a price of 0 or more.`,
    too_precise: t`Too many decimals. Enter a price like ${example}.`,
    too_much: t`This price is too high.`,
  };
  const { typed, problem, onType, onLeave } = useTypedValue<Money>({
    value,
    written: (money) => formatAmount(money, i18n.locale),
    read: (words) => {
      if (words.trim() === "") return { value: null };
      const read = readMoney(words, currency, i18n.locale);
      return "problem" in read
        ? { problem: problems[read.problem] }
        : { value: { amount: read.amount, currency } };
    },
    onChange,
  });
  return (
    <Field label={label} error={problem ?? error} hint={hint} {...(id ? { id } : {})}>
      {(input) => (
        <span className={styles.money} dir="ltr" data-invalid={input["aria-invalid"] || undefined}>
          <CurrencyPicker
            currency={currency}
            venues={venues}
            isReadOnly={isReadOnly || value === null}
            onChange={(next) => value && onChange(inCurrency(value, next))}
          />
          <input
            {...input}
            className={styles.figure}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder={example}
            readOnly={isReadOnly}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onBlur={onLeave}
          />
        </span>
      )}
    </Field>
  );
}

type CurrencyPickerProps = {
  currency: string;
  venues: string;
  isReadOnly?: boolean;
  onChange: (currency: string) => void;
};

function CurrencyPicker({ currency, venues, isReadOnly, onChange }: CurrencyPickerProps) {
  const { t, i18n } = useLingui();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale], { type: "currency" });
    const collator = new Intl.Collator(i18n.locale);
    return [...currencies]
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort(
        (a, b) => Number(b.code === venues) - Number(a.code === venues) || collator.compare(a.name, b.name),
      );
  }, [i18n.locale, venues]);
  const sign = currencySign(currency, i18n.locale);
  if (isReadOnly) return <span className={styles.sign}>{sign}</span>;
  return (
    <span className={styles.sign}>
      {sign}
      <Icon of={IconChevronDown} size={14} />
      <select aria-label={t`Currency`} value={currency} onChange={(event) => onChange(event.target.value)}>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} ({code})
          </option>
        ))}
      </select>
    </span>
  );
}

type PriceFieldProps = Omit<MoneyFieldProps, "onChange"> & {
  unit: Unit | null;
  units: readonly Unit[];
  unitError?: string | undefined;
  onChange: (price: { price?: Money | null; unit?: Unit | null }) => void;
};

/** The first price also sets the first unit. */
export function PriceField({ unit, units, unitError, onChange, ...money }: PriceFieldProps) {
  const { t } = useLingui();
  const unitWords = useUnitLabels();
  const all = unit && !units.includes(unit) ? [unit, ...units] : units;
  const first = units[0] ?? null;
  return (
    <div className={styles.price}>
      <MoneyField
        {...money}
        onChange={(price) => {
          if (price === null) onChange({ price, unit: null });
          else onChange(unit === null ? { price, unit: first } : { price });
        }}
      />
      <Field label={t`Charged`} error={unitError} {...(money.id ? { id: `${money.id}-unit` } : {})}>
        {(input) => (
          <select
            {...input}
            disabled={money.isReadOnly}
            value={unit ?? ""}
            onChange={({ target }) => onChange({ unit: (target.value || null) as Unit | null })}
          >
            {unit === null && <option value="">{t`Not set`}</option>}
            {all.map((one) => (
              <option key={one} value={one}>
                {unitWords(one)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
