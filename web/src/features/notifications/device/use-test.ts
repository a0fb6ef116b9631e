import { type Notifications, testNotifications, type WayResult } from "@bellhop/contract/notifications";
import { useRef, useState } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { testTone } from "../bell/tone.ts";
import { useThisDevice } from "./this-device.ts";
import { useWorkerMessages } from "./worker-messages.ts";

/** How long a push may take until it counts as not shown. */
const shownWithinMs = 10_000;

type Sent = { result: WayResult; status: number | null; took_ms: number };

export type Test = {
  at: number;
  /** Null until the browser has played the tone or blocked it. */
  hasSounded: boolean | null;
  /** Null while the server tries; undefined if this device has no push. */
  push?: (Sent & { shownAfterMs: number | "waits" | "never" }) | null;
  /** Undefined if no e-mails are sent. */
  email?: (Sent & { to: string }) | null;
};

/** Sends a test, and measures when its push is shown on this device. */
export function useTest({ can_mail }: Pick<Notifications, "can_mail">) {
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const deviceId = useThisDevice()?.deviceId;
  const [result, setResult] = useState<Test>();
  const [isRunning, setRunning] = useState(false);
  // A push may be shown before the server's answer is here.
  const shown = useRef(new Map<string, number>());
  const current = useRef<{ id: string; startedAt: number } | undefined>(undefined);

  const setShown = (shownAfterMs: number | "never") =>
    setResult((before) => (before?.push ? { ...before, push: { ...before.push, shownAfterMs } } : before));
  useWorkerMessages((message) => {
    if (message.kind !== "shown" || !message.test_id) return;
    shown.current.set(message.test_id, performance.now());
    const { id, startedAt } = current.current ?? {};
    if (id === message.test_id && startedAt !== undefined) setShown(performance.now() - startedAt);
  });

  const run = async () => {
    const startedAt = performance.now();
    const begun: Test = {
      at: nowMs(),
      hasSounded: null,
      ...(deviceId && { push: null }),
      ...(can_mail && { email: null }),
    };
    setResult(begun);
    setRunning(true);
    const setSounded = (hasSounded: boolean) =>
      setResult((before) => (before?.at === begun.at ? { ...before, hasSounded } : before));
    // Some browsers have no sound at all.
    void testTone().then(setSounded, () => setSounded(false));
    try {
      const { test_id, push, email } = await ask(testNotifications, {
        ...(deviceId && { device_id: deviceId }),
        email: can_mail,
      });
      current.current = { id: test_id, startedAt };
      const seenAt = shown.current.get(test_id);
      const shownAfterMs = seenAt === undefined ? "waits" : seenAt - startedAt;
      setResult((before) => ({
        ...(before ?? begun),
        ...(push && { push: { ...push, shownAfterMs } }),
        ...(email && { email }),
      }));
      if (push?.result !== "accepted" || seenAt !== undefined) return;
      setTimeout(() => {
        if (current.current?.id === test_id && !shown.current.has(test_id)) setShown("never");
      }, shownWithinMs);
    } catch (failure) {
      setResult(undefined);
      showFailure(failure);
    } finally {
      setRunning(false);
    }
  };
  return { run, isRunning, result };
}
