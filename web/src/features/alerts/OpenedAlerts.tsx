import { openNotification } from "@bellhop/contract/notifications";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { onThisDevice } from "../notifications/index.ts";
import { alertsOf, useAlerts } from "./alert-cache.ts";

/** Reports alerts whose conversation is opened: their notifications disappear on the person's other devices. */
export function OpenedAlerts() {
  const { ask } = useApi();
  const { data } = useAlerts();
  const reported = useRef(new Set<string>());
  const conversationId = useLocation({
    select: ({ search }) => (search as { conversation?: string }).conversation,
  });
  useEffect(() => {
    if (!conversationId || !data) return;
    for (const { conversation_id, told } of alertsOf(data.pages)) {
      if (conversation_id !== conversationId || !told || reported.current.has(told.ladder_id)) continue;
      reported.current.add(told.ladder_id);
      // If it fails, only the notifications on other devices stay.
      ask(openNotification, { ladder_id: told.ladder_id, ...onThisDevice() }).catch(() => {});
    }
  }, [ask, conversationId, data]);
  return null;
}
