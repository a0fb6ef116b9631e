import { type ReactNode, useId } from "react";
import styles from "./Field.module.css";

/** Props for the input inside. */
export type FieldInput = {
  id: string;
  className: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
};

type FieldProps = {
  label: ReactNode;
  error: string | undefined;
  /** Hidden while there is an error. */
  hint?: ReactNode;
  /** Dimmed text next to the label, such as "(optional)". */
  aside?: string;
  /** For links from an error summary. */
  id?: string;
  children: (input: FieldInput) => ReactNode;
};

export function Field({ label, error, hint, aside, id, children }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const message = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={inputId}>
        {label}
        {aside && <span className={styles.aside}> {aside}</span>}
      </label>
      {children({
        id: inputId,
        className: styles.input ?? "",
        "aria-invalid": error !== undefined,
        "aria-describedby": message ? `${inputId}-message` : undefined,
      })}
      {message && (
        <p id={`${inputId}-message`} className={error ? styles.error : styles.hint}>
          {message}
        </p>
      )}
    </div>
  );
}
