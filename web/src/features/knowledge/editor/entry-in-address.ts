import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { type EntrySearch, readEntrySearch } from "./entry-search.ts";

/** The entry named by the address, on the section's page and in the builder. */
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
  const onTeach = useCallback(
    (question: string | null) =>
      void navigate({
        to: ".",
        search: ({ teach: _, ...others }: EntrySearch & Record<string, unknown>) =>
          question === null ? others : { ...others, teach: question },
        replace: true,
      }),
    [navigate],
  );
  return { entry, teach, onOpen, onTeach };
}
