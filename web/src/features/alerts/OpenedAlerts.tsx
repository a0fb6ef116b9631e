import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { isReported, useReportOpened } from "../notifications/index.ts";
import { alertsOf, useAlerts } from "./alert-cache.ts";

/** Reports alerts whose conversation is opened. */
export function OpenedAlerts() {
  const { data } = useAlerts();
  const report = useRef(useReportOpened());
  report.current = useReportOpened();
  const conversationId = useLocation({
    select: ({ search }) => (search as { conversation?: string }).conversation,
  });
  useEffect(() => {
    if (!conversationId || !data) return;
    for (const { conversation_id, told } of alertsOf(data.pages))
      if (conversation_id === conversationId && told && !isReported(told.ladder_id))
        report.current(told.ladder_id);
  }, [conversationId, data]);
  return null;
}
