import { useId } from "react";
import styles from "./Segments.module.css";

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  tone?: "ok" | "accent" | "waiting" | "urgent" | "neutral" | "info";
};

type SegmentsProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value | null;
  isReadOnly?: boolean;
  describedBy?: string | undefined;
  /** 28 px high, for rows. */
  isSmall?: boolean;
  /** For links. */
  id?: string;
  onChange: (value: Value | null) => void;
};

/** A few exclusive choices. Pressing the chosen one again, or Delete, clears it. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, segments, value, isReadOnly, describedBy, isSmall, id, onChange } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      className={styles.segments}
      data-small={isSmall || undefined}
    >
      {segments.map(({ value: own, label, tone = "accent" }, index) => (
        <label key={own} className={styles.segment} data-tone={tone} data-off={isReadOnly || undefined}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            checked={value === own}
            disabled={isReadOnly}
            onChange={() => onChange(own)}
            onClick={() => value === own && onChange(null)}
            onKeyDown={(press) => {
              if (press.key !== "Delete" && press.key !== "Backspace") return;
              press.preventDefault();
              onChange(null);
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
