export type EntrySearch = { entry?: string; teach?: string };

/** Which entry is open, or which question of a guest is answered. */
export function readEntrySearch({ entry, teach }: Record<string, unknown>): EntrySearch {
  return {
    ...(typeof entry === "string" && entry !== "" ? { entry } : {}),
    ...(typeof teach === "string" && teach !== "" ? { teach } : {}),
  };
}
