import type { Offer } from "@bellhop/contract/knowledge";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { NumberField } from "../../../../core/forms/NumberField.tsx";
import { Segments } from "../../../../ui/Segments.tsx";
import { type LeadUnit, leadMinutes, leadTime, maxLead } from "../../../catalogue/index.ts";
import type { EntryPatch } from "../../store/entry-fields.ts";
import styles from "./OfferFields.module.css";

type OfferFieldsProps = {
  offer: Offer | null;
  isReadOnly: boolean;
  errorOf: (field: string) => string | undefined;
  idPrefix: string;
  onChange: (offer: NonNullable<EntryPatch["offer"]>) => void;
};

export function OfferFields({ offer, isReadOnly, errorOf, idPrefix, onChange }: OfferFieldsProps) {
  const { t } = useLingui();
  const approval = offer?.approval ?? "staff";
  return (
    <>
      <div className={styles.field}>
        <p className={styles.label}>{t`Confirmation`}</p>
        <Segments
          label={t`Confirmation`}
          segments={[
            { value: "staff", label: t`Reception confirms` },
            { value: "instant", label: t`Booked at once` },
          ]}
          value={approval}
          isReadOnly={isReadOnly}
          describedBy={`${idPrefix}approval-message`}
          onChange={(next) => next && onChange({ approval: next })}
        />
        <p className={styles.hint} id={`${idPrefix}approval-message`}>
          {approval === "staff"
            ? t`The guest asks, then reception confirms.`
            : t`Guests need no confirmation.`}
        </p>
      </div>
      <div className={styles.grid}>
        <LeadTimeField
          value={offer?.lead_minutes ?? null}
          error={errorOf("offer.lead_minutes")}
          isReadOnly={isReadOnly}
          id={`${idPrefix}offer.lead_minutes`}
          onChange={(lead_minutes) => onChange({ lead_minutes })}
        />
        <NumberField
          label={t`Available`}
          suffix={t`per day`}
          value={offer?.capacity ?? null}
          min={1}
          max={10_000}
          error={errorOf("offer.capacity")}
          hint={t`Leave empty for no limit.`}
          isReadOnly={isReadOnly}
          id={`${idPrefix}offer.capacity`}
          onChange={(capacity) => onChange({ capacity })}
        />
        <NumberField
          label={t`Tax included`}
          suffix="%"
          value={offer?.tax_percent ?? null}
          min={0}
          max={100}
          isFraction
          error={errorOf("offer.tax_percent")}
          isReadOnly={isReadOnly}
          id={`${idPrefix}offer.tax_percent`}
          onChange={(tax_percent) => onChange({ tax_percent })}
        />
      </div>
    </>
  );
}

type LeadTimeFieldProps = {
  value: number | null;
  error: string | undefined;
  isReadOnly: boolean;
  id: string;
  onChange: (minutes: number | null) => void;
};

function LeadTimeField({ value, error, isReadOnly, id, onChange }: LeadTimeFieldProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<LeadUnit>("hours");
  // Keeps the chosen unit while it divides the value.
  const isWhole = value !== null && value % leadMinutes(1, chosen) === 0;
  const unit = value === null || isWhole ? chosen : leadTime(value).unit;
  const units: Record<LeadUnit, string> = { minutes: t`minutes`, hours: t`hours`, days: t`days` };
  const count = value === null ? null : value / leadMinutes(1, unit);
  return (
    <NumberField
      label={t`Book ahead`}
      value={count}
      min={0}
      max={maxLead(unit)}
      error={error}
      hint={t`Leave empty if guests can book at any time.`}
      isReadOnly={isReadOnly}
      id={id}
      onChange={(next) => onChange(next === null ? null : leadMinutes(next, unit))}
      suffix={
        <select
          aria-label={t`Minutes, hours or days`}
          className={styles.unit}
          disabled={isReadOnly}
          value={unit}
          onChange={({ target }) => {
            const next = target.value as LeadUnit;
            setChosen(next);
            if (count !== null) onChange(leadMinutes(Math.min(count, maxLead(next)), next));
          }}
        >
          {(Object.keys(units) as LeadUnit[]).map((one) => (
            <option key={one} value={one}>
              {units[one]}
            </option>
          ))}
        </select>
      }
    />
  );
}
