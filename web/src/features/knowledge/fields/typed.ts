import { useState } from "react";

/** What typed words come to: a value, nothing (null), or why they are none. */
export type Read<Value> = { value: Value | null } | { problem: string };

type TypedProps<Value> = {
  value: Value | null;
  /** How the value stands in its field once somebody has left it. */
  written: (value: Value) => string;
  read: (typed: string) => Read<Value>;
  onChange: (value: Value | null) => void;
};

/**
 * A field whose value is written in more than one way: what is typed stays as it is typed, is told as soon as it can be
 * read, and is written properly when the field is left. What cannot be read is kept in the field and never told.
 */
export function useTyped<Value>({ value, written, read, onChange }: TypedProps<Value>) {
  const told = JSON.stringify(value);
  const fresh = { typed: value === null ? "" : written(value), told, isLeft: false };
  const [state, setState] = useState(fresh);
  // Undone, or changed elsewhere: what is shown follows.
  const shown = state.told === told ? state : fresh;
  const result = read(shown.typed);
  return {
    typed: shown.typed,
    /** Why it is not taken; not before the field has been left. */
    problem: shown.isLeft && "problem" in result ? result.problem : undefined,
    onType(typed: string) {
      const next = read(typed);
      const nextTold = "problem" in next ? told : JSON.stringify(next.value);
      setState({ typed, told: nextTold, isLeft: false });
      if (!("problem" in next) && nextTold !== told) onChange(next.value);
    },
    onLeave() {
      if ("problem" in result) setState({ ...shown, isLeft: true });
      else setState({ typed: result.value === null ? "" : written(result.value), told, isLeft: true });
    },
  };
}
