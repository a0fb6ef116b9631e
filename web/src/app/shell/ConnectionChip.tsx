import { Trans } from "@lingui/react/macro";
import { IconCloudOff, IconWifiOff } from "@tabler/icons-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Icon } from "../../ui/Icon.tsx";
import type { LiveHealth } from "../live/follow-events.ts";
import styles from "./ConnectionChip.module.css";

const troubleMs = 3_000;

/** Says that what is on screen may be old: only after three seconds, since short breaks mend themselves. */
export function ConnectionChip({ health }: { health: LiveHealth }) {
  const isOnline = useOnline();
  const isTrouble = health !== "live" || !isOnline;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isTrouble) return setLong(false);
    const timer = setTimeout(() => setLong(true), troubleMs);
    return () => clearTimeout(timer);
  }, [isTrouble]);
  if (!isTrouble || !isLong) return null;
  return (
    <span className={styles.chip}>
      <Icon of={isOnline ? IconCloudOff : IconWifiOff} size={16} />
      {isOnline ? (
        <Trans>Connection lost. Trying again…</Trans>
      ) : (
        <Trans>You are offline. What you see may be old.</Trans>
      )}
    </span>
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
