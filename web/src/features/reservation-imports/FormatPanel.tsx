import type { ReservationImport } from "@bellhop/contract/reservation-imports";
import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useState } from "react";
import { Section } from "../../core/pages/Section.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Columns } from "./Columns.tsx";
import type { CsvFormat } from "./csv-format.ts";
import styles from "./FormatPanel.module.css";
import { dateOrderNames, delimiterNames, encodingNames } from "./field-names.ts";
import { useChangeFormat } from "./import-queries.ts";

/** Refusals after which the server still has the file. */
const correctableRefusals: readonly (string | undefined)[] = ["dates_not_found", "no_rows"];

export const isCorrectable = ({ state, applied, refusal }: ReservationImport): boolean =>
  applied === 0 &&
  (state === "ready" || (state === "refused" && correctableRefusals.includes(refusal?.code)));

type FormatPanelProps = {
  one: ReservationImport;
  format: CsvFormat;
  /** Whether there are corrections that were not read yet. */
  onCorrecting: (isCorrecting: boolean) => void;
};

/** How the file was read. Staff correct it, and have it read again. */
export function FormatPanel({ one, format, onCorrecting }: FormatPanelProps) {
  const { t, i18n } = useLingui();
  const change = useChangeFormat(one.import_id);
  const [chosen, setWanted] = useState(format);
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(format);
  useEffect(() => {
    onCorrecting(isChanged);
    return () => onCorrecting(false);
  }, [isChanged, onCorrecting]);
  const isOtherTable = chosen.encoding !== format.encoding || chosen.delimiter !== format.delimiter;
  const set = (part: Partial<CsvFormat>) => setWanted((now) => ({ ...now, ...part }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !change.isPending) change.mutate(chosen);
  };
  const words = <Key extends string>(names: Record<Key, MessageDescriptor>) =>
    (Object.entries(names) as [Key, MessageDescriptor][]).map(([key, name]) => [key, i18n._(name)] as const);
  return (
    <Section title={t`How we read the file`} about={t`Correct it if dates or columns are wrong.`}>
      <form className={styles.form} onSubmit={send}>
        <div className={styles.choices}>
          <Choice
            label={t`Date order`}
            value={chosen.date_order}
            options={words(dateOrderNames)}
            onChange={(date_order) => set({ date_order })}
          />
          <Choice
            label={t`Columns are separated by`}
            value={chosen.delimiter}
            options={words(delimiterNames)}
            onChange={(delimiter) => set({ delimiter })}
          />
          <Choice
            label={t`Encoding`}
            value={chosen.encoding}
            options={Object.entries(encodingNames) as [CsvFormat["encoding"], string][]}
            onChange={(encoding) => set({ encoding })}
          />
        </div>
        <EncodingSamples format={chosen} onChoose={(encoding) => set({ encoding })} />
        {isOtherTable ? (
          <p className={styles.dim}>
            <Trans>Read the file again to see its columns.</Trans>
          </p>
        ) : (
          <Columns
            columns={chosen.columns}
            isOpen={one.state === "refused"}
            onChange={(columns) => set({ columns })}
          />
        )}
        {isChanged && (
          <div className={styles.actions}>
            <Button kind="primary" type="submit" disabled={change.isPending} aria-busy={change.isPending}>
              <Trans>Read file again</Trans>
            </Button>
            <Button
              onClick={({ currentTarget }) => {
                currentTarget.form?.querySelector("select")?.focus();
                setWanted(format);
              }}
            >
              <Trans>Discard changes</Trans>
            </Button>
          </div>
        )}
      </form>
    </Section>
  );
}

/** A file that does not say its encoding: names from it, to choose the one whose letters are right. */
function EncodingSamples({
  format: { encoding, encoding_samples: samples = [] },
  onChoose,
}: {
  format: CsvFormat;
  onChoose: (encoding: CsvFormat["encoding"]) => void;
}) {
  if (samples.length === 0) return null;
  return (
    <fieldset className={styles.samples}>
      <legend>
        <Trans>The file does not say its encoding. Which names are spelled right?</Trans>
      </legend>
      {samples.map((sample) => (
        <label key={sample.encoding}>
          <input
            type="radio"
            name="encoding-sample"
            checked={sample.encoding === encoding}
            onChange={() => onChoose(sample.encoding)}
          />
          <bdi>{sample.names.join(", ")}</bdi>
          <span className={styles.dim}>{encodingNames[sample.encoding]}</span>
        </label>
      ))}
    </fieldset>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label} error={undefined}>
      {(input) => (
        <select {...input} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {options.map(([own, name]) => (
            <option key={own} value={own}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
