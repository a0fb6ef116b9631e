import type { Settings } from "@bellhop/contract/settings";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { askAs } from "../../core/api/ask.ts";
import { shownSettings } from "./settings-draft.ts";
import { settingsKey } from "./settings-key.ts";
import { makeSettingsStore, type SettingsStoreOf } from "./settings-store.ts";

const stores = new WeakMap<QueryClient, Map<number, SettingsStoreOf>>();

/** The venue's settings as they look on screen, and the way to change them. */
export function useSettings() {
  const { caller, send } = useApi();
  const queryClient = useQueryClient();
  const { venue_id: venueId } = useVenue();
  const there = stores.get(queryClient) ?? new Map<number, SettingsStoreOf>();
  stores.set(queryClient, there);
  // What is not saved when somebody goes to another venue is saved for the one that it was written for.
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
