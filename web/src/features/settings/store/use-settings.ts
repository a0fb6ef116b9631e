import type { Settings } from "@bellhop/contract/settings";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAutosaveParts } from "../../../core/autosave/autosave-parts.ts";
import { withFields } from "./settings-fields.ts";
import { settingsKey } from "./settings-key.ts";
import { settingsStoreFor } from "./settings-store.ts";

export function useSettings() {
  const parts = useAutosaveParts();
  const store = settingsStoreFor(parts);
  const query = useQuery<Settings>({
    queryKey: settingsKey(parts.venueId),
    queryFn: ({ signal }) => store.read(signal),
  });
  store.use();
  const { data } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store reads what was read.
  useEffect(() => store.mergeStored(), [store, data]);
  // Saves when the screen is left.
  useEffect(() => () => void store.save(), [store]);
  const settings = data && withFields(data, store.changed());
  return { ...query, settings, store, state: { errors: store.errors(), theirs: store.theirs() } };
}
