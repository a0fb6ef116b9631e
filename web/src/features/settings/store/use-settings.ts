import type { Settings } from "@bellhop/contract/settings";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { askAs } from "../../../core/api/ask.ts";
import { shownSettings } from "./settings-draft.ts";
import { settingsKey } from "./settings-key.ts";
import { makeSettingsStore, type SettingsStoreOf } from "./settings-store.ts";

const stores = new WeakMap<QueryClient, Map<number, SettingsStoreOf>>();

export function useSettings() {
  const { caller, send } = useApi();
  const queryClient = useQueryClient();
  const { venue_id: venueId } = useVenue();
  const there = stores.get(queryClient) ?? new Map<number, SettingsStoreOf>();
  stores.set(queryClient, there);
  // Unsaved changes are saved for the venue they were made for.
  const store =
    there.get(venueId) ??
    makeSettingsStore(askAs({ ...caller, venueId: () => venueId }, send), queryClient, venueId);
  there.set(venueId, store);
  const query = useQuery<Settings>({
    queryKey: settingsKey(venueId),
    queryFn: ({ signal }) => store.read(signal),
  });
  const state = store.use();
  useEffect(() => {
    const saveNow = () => void store.save();
    window.addEventListener("pagehide", saveNow);
    return () => {
      window.removeEventListener("pagehide", saveNow);
      saveNow();
    };
  }, [store]);
  const settings = query.data && shownSettings(query.data, state.draft);
  return { ...query, settings, store, state };
}
