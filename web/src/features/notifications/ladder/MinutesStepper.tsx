import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./MinutesStepper.module.css";

type MinutesStepperProps = {
  label: string;
  value: number;
  isReadOnly: boolean;
  onChange: (minutes: number) => void;
};

const max = limits.maxLadderMinutes;
const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/** A number of minutes, typed or changed by buttons and arrow keys. */
export function MinutesStepper({ label, value, isReadOnly, onChange }: MinutesStepperProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  if (isReadOnly) return <bdi className={styles.plain}>{value}</bdi>;
  const set = (minutes: number) => {
    setTyped(undefined);
    const next = Math.min(Math.max(minutes, 0), max);
    if (next !== value) onChange(next);
  };
  // Buttons and arrow keys step from what is typed.
  const now = readMinutes(typed) ?? value;
  const leave = () => set(now);
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t`${label}: one minute less`}
        disabled={now === 0}
        onClick={() => set(now - 1)}
      >
        <Icon of={IconMinus} size={14} />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        aria-label={label}
        aria-valuenow={now}
        aria-valuemin={0}
        aria-valuemax={max}
        maxLength={4}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(press) => {
          const by = steps[press.key];
          if (press.key === "Enter") leave();
          if (by === undefined) return;
          press.preventDefault();
          set(now + by);
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t`${label}: one minute more`}
        disabled={now >= max}
        onClick={() => set(now + 1)}
      >
        <Icon of={IconPlus} size={14} />
      </button>
    </span>
  );
}

function readMinutes(typed: string | undefined): number | undefined {
  const minutes = Number(typed);
  return typed?.trim() && Number.isInteger(minutes) ? Math.min(Math.max(minutes, 0), max) : undefined;
}
