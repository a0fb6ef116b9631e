import { type ReactNode, useId } from "react";
import styles from "./Field.module.css";

/** What a field gives to the input inside it. */
export type FieldInput = {
  id: string;
  className: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
};

type FieldProps = {
  label: ReactNode;
  error: string | undefined;
  /** Stands below until there is an error. */
  hint?: ReactNode;
  /** Dim words beside the label, such as that it may be left out. */
  aside?: string;
  /** For a summary of errors that leads to the field. */
  id?: string;
  children: (input: FieldInput) => ReactNode;
};

/** A labelled input, with what is wrong with it, or what helps, below. */
export function Field({ label, error, hint, aside, id, children }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const told = error ?? hint;
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
        "aria-describedby": told ? `${inputId}-told` : undefined,
      })}
      {told && (
        <p id={`${inputId}-told`} className={error ? styles.error : styles.hint}>
          {told}
        </p>
      )}
    </div>
  );
}
