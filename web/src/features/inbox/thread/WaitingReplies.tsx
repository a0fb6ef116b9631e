import { useEffect } from "react";
import { useLiveHealth } from "../../../core/live/LiveProvider.tsx";
import { useAreUnsentKept, useUnsent } from "../../../core/outbox/outbox.ts";
import { useMessageChanges } from "./message-changes.ts";

const againMs = 5_000;

/** Retries waiting replies when the connection is back, and every few seconds. */
export function WaitingReplies() {
  const isLive = useLiveHealth() === "live";
  const { sendWaiting } = useMessageChanges();
  const isAnyWaiting = useUnsent().some((one) => one.state.is === "waiting");
  useEffect(() => {
    if (isLive) void sendWaiting();
  }, [isLive, sendWaiting]);
  useEffect(() => {
    if (!isLive || !isAnyWaiting) return;
    const timer = setInterval(() => void sendWaiting(), againMs);
    return () => clearInterval(timer);
  }, [isLive, isAnyWaiting, sendWaiting]);
  useWarningBeforeLoss();
  return null;
}

/** If the browser cannot store replies, it asks before leaving the page. */
function useWarningBeforeLoss() {
  const isAny = useUnsent().length > 0;
  const areKept = useAreUnsentKept();
  useEffect(() => {
    if (!isAny || areKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isAny, areKept]);
}
