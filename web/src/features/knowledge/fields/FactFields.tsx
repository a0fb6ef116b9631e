import type { CatalogueItem } from "@bellhop/contract/catalogue";
import type { Facts } from "@bellhop/contract/knowledge";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { EmailField, LinkField, PhoneField } from "../../../core/forms/ContactFields.tsx";
import { NumberField } from "../../../core/forms/NumberField.tsx";
import { TimeInput } from "../../../core/forms/TimeInput.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import { type FactName, factLabels, weekdays } from "../../catalogue/index.ts";
import type { EntryPatch } from "../store/entry-fields.ts";
import styles from "./FactFields.module.css";
import { HoursField } from "./HoursField.tsx";

type FactFieldsProps = {
  item: CatalogueItem | undefined;
  /** From the catalogue. */
  names: readonly FactName[];
  facts: Facts;
  isReadOnly?: boolean;
  errorOf: (field: string) => string | undefined;
  /** For links to a field. */
  idPrefix: string;
  onChange: (patch: NonNullable<EntryPatch["facts"]>) => void;
};

export function FactFields(props: FactFieldsProps) {
  const { names } = props;
  if (names.length === 0) return null;
  const isOpenByDay = ["from", "until", "hours"].every((name) => names.includes(name as FactName));
  const choices = names.filter((name) => name === "allowed");
  const rest = names.filter(
    (name) => name !== "allowed" && !(isOpenByDay && /^(from|until|hours)$/.test(name)),
  );
  const wide = rest.filter((name) => name === "hours");
  const narrow = rest.filter((name) => name !== "hours");
  return (
    <>
      {choices.map((name) => (
        <OneFact key={name} {...props} name={name} />
      ))}
      {isOpenByDay && <OpenFields {...props} />}
      {narrow.length > 0 && (
        <div className={styles.facts}>
          {narrow.map((name) => (
            <OneFact key={name} {...props} name={name} />
          ))}
        </div>
      )}
      {wide.map((name) => (
        <OneFact key={name} {...props} name={name} />
      ))}
    </>
  );
}

const bounds = { age: [0, 120], days: [0, 365], count: [0, 100_000], height_cm: [50, 1_000] } as const;

function OneFact({
  item,
  facts,
  isReadOnly,
  errorOf,
  idPrefix,
  onChange,
  name,
}: FactFieldsProps & { name: FactName }) {
  const { i18n } = useLingui();
  const words = factLabels(item, name);
  const shared = {
    label: i18n._(words.label),
    hint: words.hint && i18n._(words.hint),
    error: errorOf(`facts.${name}`),
    isReadOnly: isReadOnly ?? false,
    id: `${idPrefix}facts.${name}`,
  };
  switch (name) {
    case "allowed":
      return (
        <AllowedField
          {...shared}
          value={facts.allowed ?? null}
          onChange={(allowed) => onChange({ allowed })}
        />
      );
    case "from":
    case "until":
      return (
        <TimeField {...shared} value={facts[name] ?? null} onChange={(time) => onChange({ [name]: time })} />
      );
    case "hours":
      return <HoursField {...shared} value={facts.hours ?? null} onChange={(hours) => onChange({ hours })} />;
    case "phone":
      return <PhoneField {...shared} value={facts.phone ?? null} onChange={(phone) => onChange({ phone })} />;
    case "email":
      return <EmailField {...shared} value={facts.email ?? null} onChange={(email) => onChange({ email })} />;
    case "url":
      return <LinkField {...shared} value={facts.url ?? null} onChange={(url) => onChange({ url })} />;
    default:
      return (
        <NumberField
          {...shared}
          suffix={words.suffix && i18n._(words.suffix)}
          min={bounds[name][0]}
          max={bounds[name][1]}
          value={facts[name] ?? null}
          onChange={(number) => onChange({ [name]: number })}
        />
      );
  }
}

type TimeFieldProps = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  value: string | null;
  isReadOnly: boolean;
  id: string;
  onChange: (time: string | null) => void;
};

function TimeField({ label, hint, error, id, ...time }: TimeFieldProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <Field label={label} error={problem ?? error} hint={hint} id={id}>
      {(input) => <TimeInput {...time} input={input} onProblem={setProblem} />}
    </Field>
  );
}

type AllowedFieldProps = Omit<TimeFieldProps, "value" | "onChange"> & {
  value: "yes" | "no" | "on_request" | null;
  onChange: (allowed: "yes" | "no" | "on_request" | null) => void;
};

function AllowedField({ label, error, hint, id, value, isReadOnly, onChange }: AllowedFieldProps) {
  const { t } = useLingui();
  const message = error ?? hint;
  const ownId = useId();
  return (
    <div className={styles.field}>
      <p className={styles.label}>{label}</p>
      <Segments
        label={label}
        id={id}
        describedBy={message && ownId}
        segments={[
          { value: "yes", label: t`Yes`, tone: "ok" },
          { value: "no", label: t`No`, tone: "neutral" },
          { value: "on_request", label: t`On request`, tone: "info" },
        ]}
        value={value}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
      {message && (
        <p id={ownId} className={error ? styles.error : styles.hint}>
          {message}
        </p>
      )}
    </div>
  );
}

function OpenFields(props: FactFieldsProps) {
  const { facts, isReadOnly, onChange } = props;
  const { from, until, hours } = facts;
  if (hours)
    return (
      <div className={styles.open}>
        <OneFact {...props} name="hours" />
      </div>
    );
  const byWeekday = () =>
    onChange({
      from: null,
      until: null,
      hours: [{ days: [...weekdays], from: from ?? "09:00", to: until ?? "18:00" }],
    });
  return (
    <div className={styles.open}>
      <div className={styles.facts}>
        <OneFact {...props} name="from" />
        <OneFact {...props} name="until" />
        {!isReadOnly && (
          <Button className={styles.beside} onClick={byWeekday}>
            <Trans>Set hours by weekday</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
