import { useEffect } from "react";
import { useLiveHealth } from "../app/live/LiveProvider.tsx";
import { useMessageChanges } from "./message-changes.ts";
import { useUnsent } from "./outbox.ts";

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
  return null;
}
