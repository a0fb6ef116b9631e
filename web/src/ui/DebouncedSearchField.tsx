import { type ComponentProps, useEffect, useState } from "react";
import { SearchField } from "./SearchField.tsx";
import { useDebounced } from "./use-debounced.ts";

const typingPauseMs = 250;

type DebouncedSearchFieldProps = Omit<ComponentProps<typeof SearchField>, "value" | "onChange"> & {
  /** What is searched for now. */
  words: string;
  onSearch: (words: string) => void;
};

/** Searches once typing pauses. */
export function DebouncedSearchField({ words, onSearch, ...field }: DebouncedSearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const settled = useDebounced(typed, typingPauseMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing searches.
  useEffect(() => {
    if (settled.trim() !== words) onSearch(settled.trim());
  }, [settled]);
  // Cleared by a button elsewhere, or by Back.
  useEffect(() => setTyped((before) => (before.trim() === words ? before : words)), [words]);
  return <SearchField autoComplete="off" {...field} value={typed} onChange={setTyped} />;
}
