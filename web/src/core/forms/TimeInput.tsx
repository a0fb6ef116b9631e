import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import type { FieldInput } from "../../ui/Field.tsx";
import { placeBeside } from "../../ui/place-beside.ts";
import styles from "./TimeInput.module.css";
import { halfHours, readTime } from "./time-entry.ts";
import { useTypedValue } from "./typed.ts";

type TimeInputProps = {
  value: string | null;
  onChange: (time: string | null) => void;
  /** Props of the surrounding field, or a label. */
  input?: FieldInput;
  label?: string;
  id?: string;
  isReadOnly?: boolean;
  /** Cannot be empty. */
  isNeeded?: boolean;
  onProblem?: (problem: string | undefined) => void;
};

/** Typed in any usual way, or chosen from a list of half hours. */
export function TimeInput({
  value,
  onChange,
  input,
  label,
  id,
  isReadOnly,
  isNeeded,
  onProblem,
}: TimeInputProps) {
  const { t } = useLingui();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const { typed, problem, onType, onLeave } = useTypedValue<string>({
    value,
    written: (time) => time,
    read: (words) => {
      if (words.trim() === "") return isNeeded ? { problem: t`Enter a time.` } : { value: null };
      const time = readTime(words);
      return time ? { value: time } : { problem: t`Enter a time like 7:30 or 22:00.` };
    },
    onChange,
  });
  useEffect(() => onProblem?.(problem), [problem, onProblem]);
  const { at, open, close, choose, onKeyDown } = useHalfHours({
    near: readTime(typed) ?? value ?? "09:00",
    onChoose: onType,
    onEnter: onLeave,
  });
  const isOpen = at !== undefined;
  return (
    <span className={styles.time}>
      <input
        {...(id ? { id } : {})}
        {...input}
        ref={box}
        className={`${input?.className ?? styles.box} ${styles.input}`}
        aria-label={label}
        aria-invalid={input?.["aria-invalid"] || problem !== undefined}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="none"
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        inputMode="text"
        autoComplete="off"
        dir="ltr"
        maxLength={10}
        placeholder="--:--"
        readOnly={isReadOnly}
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
          close();
        }}
        onClick={() => !isReadOnly && open()}
        onBlur={() => {
          close();
          onLeave();
        }}
        onKeyDown={(press) => !isReadOnly && onKeyDown(press)}
      />
      <HalfHours id={listId} anchor={box} at={at} onChoose={choose} />
    </span>
  );
}

type HalfHoursKeys = {
  /** Where the list opens. */
  near: string;
  onChoose: (time: string) => void;
  /** Enter while nothing is being chosen. */
  onEnter: () => void;
};

/** The list of half hours with its keyboard navigation. */
function useHalfHours({ near, onChoose, onEnter }: HalfHoursKeys) {
  const [at, setAt] = useState<number>();
  const close = () => setAt(undefined);
  const open = () => {
    const nearest = halfHours.findIndex((time) => time >= near);
    setAt(Math.max(nearest, 0));
  };
  const choose = (time: string | undefined) => {
    if (time !== undefined) onChoose(time);
    close();
  };
  const onKeyDown = (press: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[press.key];
    if (step !== undefined) {
      press.preventDefault();
      if (at === undefined) open();
      else setAt(Math.min(Math.max(0, at + step), halfHours.length - 1));
    } else if (press.key === "Enter" && at !== undefined) {
      press.preventDefault();
      choose(halfHours[at]);
    } else if (press.key === "Enter") onEnter();
    else if (press.key === "Escape" && at !== undefined) {
      press.preventDefault();
      press.stopPropagation();
      close();
    }
  };
  return { at, open, close, choose, onKeyDown };
}

type HalfHoursProps = {
  id: string;
  anchor: React.RefObject<HTMLInputElement | null>;
  at: number | undefined;
  onChoose: (time: string) => void;
};

function HalfHours({ id, anchor, at, onChoose }: HalfHoursProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const isOpen = at !== undefined;
  useEffect(() => {
    const shown = list.current;
    if (!isOpen || !shown || !anchor.current) return;
    shown.showPopover();
    placeBeside(shown, anchor.current, "start");
    return () => {
      if (shown.isConnected) shown.hidePopover();
    };
  }, [isOpen, anchor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen.
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <div ref={list} id={id} popover="manual" role="listbox" aria-label={t`Times`} className={styles.list}>
      {isOpen &&
        halfHours.map((time, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input.
          <div
            key={time}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            // Before the input loses focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(time)}
          >
            {time === "24:00" ? <Trans>24:00 midnight</Trans> : time}
          </div>
        ))}
    </div>
  );
}
