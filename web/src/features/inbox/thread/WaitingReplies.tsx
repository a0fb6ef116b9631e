import { useEffect } from "react";
import { useLiveHealth } from "../../../core/live/LiveProvider.tsx";
import { useAreUnsentKept, useUnsent } from "../../../core/outbox/outbox.ts";
import { useMessageChanges } from "./message-changes.ts";

const againMs = 5_000;

/** Sends the replies that wait as soon as the line stands again, and then every few seconds, on whatever screen. */
export function WaitingReplies() {
  const isLive = useLiveHealth() === "live";
  const { sendWaiting } = useMessageChanges();
  const isAnyWaiting = useUnsent().some((one) => one.state.is === "waiting");
  useEffect(() => {
    if (isLive) void sendWaiting();
  }, [isLive, sendWaiting]);
  useEffect(() => {
    if (!isLive || !isAnyWaiting) return;
    const timer = setTimeout(() => void sendWaiting(), againMs);
    return () => clearTimeout(timer);
  }, [isLive, isAnyWaiting, sendWaiting]);
  useWarningBeforeLoss();
  return null;
}

/** Where the browser keeps nothing, leaving the page would lose what is not sent: the browser asks first. */
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
