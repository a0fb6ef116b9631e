import { thresholdFor } from "@bellhop/contract/confidence";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useFormats } from "../../core/language/formats.ts";
import styles from "./AssistantForm.module.css";

/** Three presets, and the number for those who want it finer. */
const choices = { bold: 0.35, usual: 0.5, careful: 0.7 } as const;

type ConfidenceFieldProps = { value: number; isReadOnly: boolean; onChange: (confidence: number) => void };

export function ConfidenceField({ value, isReadOnly, onChange }: ConfidenceFieldProps) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const id = useId();
  // As answers show it: "72 % sure, 65 % needed".
  const needed = Math.round(thresholdFor(value) * 100) / 100;
  const words = {
    bold: [t`Answers often`, t`Answers more, but is wrong more often`],
    usual: [t`Balanced`, t`Sends unclear questions to staff`],
    careful: [t`Careful`, t`Answers less, but is rarely wrong`],
  } as const;
  return (
    <fieldset className={styles.confidence} disabled={isReadOnly}>
      <legend>
        <Trans>How sure the assistant must be</Trans>
      </legend>
      <div className={styles.three}>
        {(Object.keys(choices) as (keyof typeof choices)[]).map((choice) => (
          <label key={choice} className={styles.card}>
            <input
              type="radio"
              name={id}
              checked={Math.abs(value - choices[choice]) < 0.005}
              onChange={() => onChange(choices[choice])}
            />
            <span>
              <strong>{words[choice][0]}</strong>
              <span>{words[choice][1]}</span>
            </span>
          </label>
        ))}
      </div>
      <label className={styles.fine}>
        <span>
          <Trans>Exact value</Trans>
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={Math.round(value * 100)}
          aria-valuetext={percent(needed)}
          onChange={(event) => onChange(Number(event.currentTarget.value) / 100)}
        />
        <span>
          <Trans>
            Answers if at least <bdi>{percent(needed)}</bdi> sure
          </Trans>
        </span>
      </label>
    </fieldset>
  );
}
