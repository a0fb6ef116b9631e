import { Trans } from "@lingui/react/macro";
import { IconCloudOff, IconHourglass, IconWifiOff } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { isBusy } from "../../core/api/query.ts";
import type { LiveHealth } from "../../core/live/follow-events.ts";
import { useBarBelow } from "../../ui/bar-below.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./ConnectionChip.module.css";

const troubleMs = 3_000;

/** Warns that the screen may be out of date, after three seconds: short breaks heal by themselves. */
export function ConnectionChip({ health }: { health: LiveHealth }) {
  const isOnline = useOnline();
  const isTrouble = health !== "live" || !isOnline;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isTrouble) return setLong(false);
    const timer = setTimeout(() => setLong(true), troubleMs);
    return () => clearTimeout(timer);
  }, [isTrouble]);
  const isWaiting = useServerBusy() && !isTrouble;
  const isShown = isWaiting || (isTrouble && isLong);
  useBarBelow(isShown);
  if (isWaiting) {
    return (
      <span className={styles.chip} data-connection="">
        <Icon of={IconHourglass} size={16} />
        <Trans>Bellhop is busy. Trying again…</Trans>
      </span>
    );
  }
  if (!isShown) return null;
  return (
    <span className={styles.chip} data-connection="">
      <Icon of={isOnline ? IconCloudOff : IconWifiOff} size={16} />
      {isOnline ? (
        <Trans>Connection lost. Trying again…</Trans>
      ) : (
        <Trans>You're offline. This screen may be out of date.</Trans>
      )}
    </span>
  );
}

function useServerBusy(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () =>
    cache.getAll().some(({ state }) => state.fetchStatus === "fetching" && isBusy(state.fetchFailureReason)),
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener("online", listener);
      window.addEventListener("offline", listener);
      return () => {
        window.removeEventListener("online", listener);
        window.removeEventListener("offline", listener);
      };
    },
    () => navigator.onLine,
  );
}
