import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { type EntrySearch, readEntrySearch } from "./entry-search.ts";

/** The entry that the address names, on the section's own page and in the builder, and how another one is opened. */
export function useEntryInAddress() {
  const { entry, teach } = readEntrySearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onOpen = useCallback(
    (next: string | null) =>
      void navigate({
        to: ".",
        search: ({ entry: _, teach: __, ...others }: EntrySearch & Record<string, unknown>) =>
          next === null ? others : { ...others, entry: next },
        replace: true,
      }),
    [navigate],
  );
  return { entry, teach, onOpen };
}
