import { useLingui } from "@lingui/react/macro";
import { IconCalendar } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { FieldInput } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { useFormats } from "../language/formats.ts";
import styles from "./DateInput.module.css";
import { readDate } from "./date-entry.ts";
import { useTypedValue } from "./typed.ts";

type DateInputProps = {
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChange: (date: string | null) => void;
  /** Props of the surrounding field. */
  input?: FieldInput;
  /** Label of the calendar button, with the value. */
  label: string;
  isReadOnly?: boolean;
  /** Cannot be empty. */
  isNeeded?: boolean;
  onProblem?: (problem: string | undefined) => void;
};

/** Typed in any usual way, or chosen from the browser's calendar. */
export function DateInput({
  value,
  onChange,
  input,
  label,
  isReadOnly,
  isNeeded,
  onProblem,
}: DateInputProps) {
  const { t } = useLingui();
  const { date, locale } = useFormats();
  const calendar = useRef<HTMLInputElement>(null);
  const { typed, problem, onType, onLeave } = useTypedValue<string>({
    value,
    written: date,
    read: (words) => {
      if (words.trim() === "" && !isNeeded) return { value: null };
      const read = readDate(words, locale);
      return read ? { value: read } : { problem: t`Enter a date like ${date("2026-10-31")}.` };
    },
    onChange,
  });
  useEffect(() => onProblem?.(problem), [problem, onProblem]);
  return (
    <span className={styles.date}>
      <input
        ref={calendar}
        type="date"
        className={styles.native}
        tabIndex={-1}
        aria-hidden="true"
        disabled={isReadOnly}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value || null)}
      />
      <input
        {...input}
        className={`${input?.className ?? ""} ${styles.input}`}
        aria-label={input ? undefined : label}
        aria-invalid={input?.["aria-invalid"] || problem !== undefined}
        autoComplete="off"
        dir="auto"
        size={11}
        maxLength={40}
        disabled={isReadOnly}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
        onKeyDown={({ key }) => key === "Enter" && onLeave()}
      />
      {!isReadOnly && (
        <span className={styles.open}>
          <IconButton label={t`Open calendar: ${label}`} onClick={() => calendar.current?.showPicker()}>
            <Icon of={IconCalendar} size={16} />
          </IconButton>
        </span>
      )}
    </span>
  );
}
