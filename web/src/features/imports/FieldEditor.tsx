import type { Availability, Facts, Money } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { type Unit, units } from "@bellhop/contract/units";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { EmailField, LinkField, PhoneField } from "../../core/forms/ContactFields.tsx";
import { Counter } from "../../core/forms/Counter.tsx";
import { NumberField } from "../../core/forms/NumberField.tsx";
import { TimeInput } from "../../core/forms/TimeInput.tsx";
import { Field } from "../../ui/Field.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { useUnitLabels } from "../catalogue/index.ts";
import { AvailabilityControl, HoursField, MoneyField, useKnowledgeOverview } from "../knowledge/index.ts";
import styles from "./FieldEditor.module.css";

type FieldEditorProps = {
  /** Such as `texts.en.text`. */
  field: string;
  label: string;
  value: unknown;
  error?: string | undefined;
  isReadOnly: boolean;
  onChange: (value: unknown) => void;
};

const numbers: Record<string, [min: number, max: number]> = {
  "facts.age": [0, 120],
  "facts.days": [0, 365],
  "facts.count": [0, 100_000],
  "facts.height_cm": [50, 1_000],
  "offer.lead_minutes": [0, 60 * 24 * 90],
  "offer.capacity": [1, 10_000],
  "offer.expires_hours": [1, 24 * 30],
  "offer.tax_percent": [0, 100],
};

const wordLimits: Record<string, number> = {
  title: limits.entryTitleCharacters,
  question: limits.entryQuestionCharacters,
  text: limits.entryTextCharacters,
  place: limits.entryPlaceCharacters,
};

/** Uses the same input as the section's form. */
export function FieldEditor(props: FieldEditorProps): ReactNode {
  const { field, label, value, error, isReadOnly, onChange } = props;
  const { t } = useLingui();
  const unitWords = useUnitLabels();
  const currency = useKnowledgeOverview().data?.currency ?? "EUR";
  const shared = { label, error, isReadOnly, onChange };
  const [group = "", inner = "", part = ""] = field.split(".");
  const number = numbers[field];
  if (number)
    return (
      <NumberField
        {...shared}
        value={(value as number | undefined) ?? null}
        min={number[0]}
        max={number[1]}
        isFraction={field === "offer.tax_percent"}
      />
    );
  if (group === "texts") return <Words {...props} part={part} language={inner} />;
  switch (field) {
    case "price":
      return <MoneyField {...shared} value={(value as Money | undefined) ?? null} currency={currency} />;
    case "facts.from":
    case "facts.until":
      return (
        <div className={styles.time}>
          <Field label={label} error={error}>
            {(input) => (
              <TimeInput
                input={input}
                value={(value as string | undefined) ?? null}
                isReadOnly={isReadOnly}
                onChange={onChange}
              />
            )}
          </Field>
        </div>
      );
    case "facts.hours":
      return <HoursField {...shared} value={(value as NonNullable<Facts["hours"]> | undefined) ?? null} />;
    case "facts.phone":
      return <PhoneField {...shared} value={(value as string | undefined) ?? null} />;
    case "facts.email":
      return <EmailField {...shared} value={(value as string | undefined) ?? null} />;
    case "facts.url":
      return <LinkField {...shared} value={(value as string | undefined) ?? null} />;
    case "availability":
      return (
        <Group label={label} error={error}>
          <AvailabilityControl
            id={field}
            name={label}
            value={(value as Availability | undefined) ?? null}
            isReadOnly={isReadOnly}
            onChange={onChange}
          />
        </Group>
      );
    case "facts.allowed":
      return (
        <Group label={label} error={error}>
          <Segments
            label={label}
            segments={[
              { value: "yes", label: t`Yes` },
              { value: "no", label: t`No` },
              { value: "on_request", label: t`On request` },
            ]}
            value={(value as "yes" | "no" | "on_request" | undefined) ?? null}
            isReadOnly={isReadOnly}
            onChange={onChange}
          />
        </Group>
      );
    case "offer.approval":
      return (
        <Group label={label} error={error}>
          <Segments
            label={label}
            segments={[
              { value: "instant", label: t`No one` },
              { value: "staff", label: t`Reception` },
            ]}
            value={(value as "instant" | "staff" | undefined) ?? null}
            isReadOnly={isReadOnly}
            onChange={onChange}
          />
        </Group>
      );
    case "unit":
      return (
        <Field label={label} error={error}>
          {(input) => (
            <select
              {...input}
              value={(value as string | undefined) ?? ""}
              disabled={isReadOnly}
              onChange={(event) => onChange(event.target.value || null)}
            >
              <option value="">{t`Not set`}</option>
              {units.map((one: Unit) => (
                <option key={one} value={one}>
                  {unitWords(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
      );
    default:
      return (
        <Field label={label} error={error}>
          {(input) => (
            <input
              {...input}
              type={field.startsWith("valid_") ? "date" : "text"}
              value={String(value ?? "")}
              readOnly={isReadOnly}
              onChange={(event) => onChange(event.target.value || null)}
            />
          )}
        </Field>
      );
  }
}

type GroupProps = { label: string; error: string | undefined; children: ReactNode };

function Group({ label, error, children }: GroupProps) {
  return (
    <div className={styles.group}>
      <p className={styles.label}>{label}</p>
      {children}
      {error && <p className={styles.error}>{error}</p>}
    </div>
  );
}

type WordsProps = FieldEditorProps & { part: string; language: string };

function Words({ label, value, error, isReadOnly, onChange, part, language }: WordsProps) {
  const text = typeof value === "string" ? value : "";
  const max = wordLimits[part] ?? limits.entryTextCharacters;
  return (
    <Field label={label} error={error}>
      {(input) => {
        const written = {
          ...input,
          value: text,
          dir: "auto",
          lang: language,
          readOnly: isReadOnly,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        return (
          <>
            {part === "text" ? <textarea {...written} rows={2} /> : <input {...written} type="text" />}
            <Counter text={text} max={max} />
          </>
        );
      }}
    </Field>
  );
}
