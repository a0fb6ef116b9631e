import { Trans } from "@lingui/react/macro";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./RefusalBox.module.css";

export type FieldError = { fieldId: string; label: string; message: string };

type ErrorSummaryProps = {
  errors: FieldError[];
  /** Increases with each attempt to send: the summary takes focus only then, not while typing. */
  attempt: number;
};

export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const lastAttempt = useRef(0);
  useEffect(() => {
    if (attempt === lastAttempt.current || errors.length === 0) return;
    lastAttempt.current = attempt;
    box.current?.focus();
  });
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      <Icon of={IconAlertTriangle} />
      <div>
        <p className={styles.title}>
          <Trans>Please fix this:</Trans>
        </p>
        <ul className={styles.list}>
          {errors.map(({ fieldId, label, message }) => (
            <li key={fieldId}>
              <button type="button" onClick={() => document.getElementById(fieldId)?.focus()}>
                {label === "" ? message : `${label}: ${message}`}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
