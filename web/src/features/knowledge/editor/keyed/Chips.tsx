import styles from "./Chips.module.css";

type Choice<Value extends string> = { value: Value; label: string; count: number };

type ChipsProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

export function Chips<Value extends string>({ label, choices, value, onChange }: ChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one.
    <div role="group" aria-label={label} className={styles.chips}>
      {choices.map(({ value: own, label, count }) => (
        <button
          key={own}
          type="button"
          className={styles.chip}
          aria-pressed={own === value}
          onClick={() => onChange(own)}
        >
          {label} <bdi className={styles.count}>{count}</bdi>
        </button>
      ))}
    </div>
  );
}
