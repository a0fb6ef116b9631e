import { changeMyNotifications, type OwnNotifications } from "@bellhop/contract/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { changeNotifications, notificationsKey, useNotifications } from "./notification-queries.ts";

type Preferences = Partial<Pick<OwnNotifications, "sound" | "email" | "summary" | "week_summary">>;

/** How this person is told. Optimistic; shown as before if the server refuses. */
export function useOwnNotifications() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { data } = useNotifications();
  const show = (you: Partial<OwnNotifications>) =>
    changeNotifications(queryClient, venue_id, (before) => ({ ...before, you: { ...before.you, ...you } }));
  const change = async (preferences: Preferences) => {
    await queryClient.cancelQueries({ queryKey: notificationsKey(venue_id), exact: true });
    show(preferences);
    try {
      show(await ask(changeMyNotifications, preferences));
    } catch (failure) {
      showFailure(failure);
      await queryClient.invalidateQueries({ queryKey: notificationsKey(venue_id), exact: true });
    }
  };
  return { you: data?.you, show, change };
}
