import { Trans } from "@lingui/react/macro";
import styles from "./TestQuestions.module.css";

type CriticalFieldProps = { isOn: boolean; onChange: (isOn: boolean) => void };

export function CriticalField({ isOn, onChange }: CriticalFieldProps) {
  return (
    <label className={styles.entry}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        <Trans>Critical: blocks publishing</Trans>
      </span>
    </label>
  );
}
