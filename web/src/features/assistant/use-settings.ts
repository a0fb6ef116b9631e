import type { Settings } from "@bellhop/contract/settings";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { askAs } from "../../core/api/ask.ts";
import { shownSettings } from "./settings-draft.ts";
import { settingsKey } from "./settings-key.ts";
import { makeSettingsDesk, type SettingsDeskOf } from "./settings-store.ts";

const desks = new WeakMap<QueryClient, Map<number, SettingsDeskOf>>();

/** The venue's settings as they look on screen, and the way to change them. */
export function useSettings() {
  const { caller, send } = useApi();
  const queryClient = useQueryClient();
  const { venue_id: venueId } = useVenue();
  const there = desks.get(queryClient) ?? new Map<number, SettingsDeskOf>();
  desks.set(queryClient, there);
  // What is not saved when somebody goes to another venue is saved for the one that it was written for.
  const desk =
    there.get(venueId) ??
    makeSettingsDesk(askAs({ ...caller, venueId: () => venueId }, send), queryClient, venueId);
  there.set(venueId, desk);
  const query = useQuery<Settings>({
    queryKey: settingsKey(venueId),
    queryFn: ({ signal }) => desk.read(signal),
  });
  const state = desk.use();
  useEffect(() => {
    const saveNow = () => void desk.save();
    window.addEventListener("pagehide", saveNow);
    return () => {
      window.removeEventListener("pagehide", saveNow);
      saveNow();
    };
  }, [desk]);
  const settings = query.data && shownSettings(query.data, state.draft);
  return { ...query, settings, desk, state };
}
