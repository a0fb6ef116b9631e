import { useState } from "react";

/** A parsed value, null if empty, or the problem. */
export type Read<Value> = { value: Value | null } | { problem: string };

type TypedProps<Value> = {
  value: Value | null;
  /** The formatted value, shown after the field was left. */
  written: (value: Value) => string;
  read: (typed: string) => Read<Value>;
  onChange: (value: Value | null) => void;
};

/**
 * A field with several input formats. What is typed stays; it is reported once it can be parsed, and
 * formatted when the field is left. Invalid input is kept and never reported.
 */
export function useTypedValue<Value>({ value, written, read, onChange }: TypedProps<Value>) {
  const reported = JSON.stringify(value);
  const fresh = { typed: value === null ? "" : written(value), reported, isLeft: false };
  const [state, setState] = useState(fresh);
  // Undone or changed elsewhere: show the new value.
  const shown = state.reported === reported ? state : fresh;
  const result = read(shown.typed);
  return {
    typed: shown.typed,
    /** Shown after the field was left. */
    problem: shown.isLeft && "problem" in result ? result.problem : undefined,
    onType(typed: string) {
      const next = read(typed);
      const nextReported = "problem" in next ? reported : JSON.stringify(next.value);
      setState({ typed, reported: nextReported, isLeft: false });
      if (!("problem" in next) && nextReported !== reported) onChange(next.value);
    },
    onLeave() {
      if ("problem" in result) setState({ ...shown, isLeft: true });
      else setState({ typed: result.value === null ? "" : written(result.value), reported, isLeft: true });
    },
  };
}
