import type { ReactNode } from "react";
import styles from "./AssistantForm.module.css";

type CheckFieldProps = {
  name: ReactNode;
  about: ReactNode;
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
};

export function CheckField({ name, about, isOn, isDisabled, onChange }: CheckFieldProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <strong>{name}</strong>
        <span>{about}</span>
      </span>
    </label>
  );
}
