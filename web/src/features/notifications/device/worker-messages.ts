import { useEffect, useRef } from "react";

/** From web/public/push-worker.js. */
export type WorkerMessage =
  /** A notification was clicked or closed. The page answers on the port, or the worker asks another one. */
  | { kind: "open"; path: string; venue_id?: number; ladder_id?: string | null }
  | { kind: "shown"; what?: string; test_id?: string | null }
  | { kind: "closed"; venue_id?: number; ladder_id?: string | null }
  /** The browser has replaced the subscription. */
  | { kind: "subscription" };

const kinds: readonly unknown[] = [
  "open",
  "shown",
  "closed",
  "subscription",
] satisfies WorkerMessage["kind"][];

function listenToWorker(listener: (message: WorkerMessage, answer: () => void) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  const receive = ({ data, ports }: MessageEvent) => {
    if (kinds.includes((data as Partial<WorkerMessage> | null)?.kind))
      listener(data as WorkerMessage, () => ports[0]?.postMessage("opens"));
  };
  navigator.serviceWorker.addEventListener("message", receive);
  return () => navigator.serviceWorker.removeEventListener("message", receive);
}

export function useWorkerMessages(listener: (message: WorkerMessage, answer: () => void) => void) {
  const newest = useRef(listener);
  newest.current = listener;
  useEffect(() => listenToWorker((message, answer) => newest.current(message, answer)), []);
}
