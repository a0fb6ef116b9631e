import { type ComponentType, useEffect, useRef } from "react";
import { useLiveHealth } from "../live/LiveProvider.tsx";
import { beforeSignOut } from "../session/before-sign-out.ts";
import { hasUnsaved } from "../storage/device-copy.ts";
import { type AutosaveParts, useAutosaveParts } from "./autosave-parts.ts";
import { flushAll, retryAll } from "./open-autosaves.ts";

/**
 * Makes a part of the dashboard that saves what earlier pages have left unsaved. `load` is called only if there is
 * something; what it resolves with opens the autosaves.
 */
export function saveUnsaved(
  things: readonly string[],
  load: () => Promise<(parts: AutosaveParts) => void>,
): ComponentType {
  return function SaveUnsaved() {
    const parts = useAutosaveParts();
    const latest = useRef(parts);
    latest.current = parts;
    const { venueId, memberId } = parts;
    useEffect(() => {
      if (!hasUnsaved({ venueId, memberId }, things)) return;
      load()
        .then((open) => open(latest.current))
        // It stays stored, and the next page tries again.
        .catch((cause: unknown) => console.warn("What was kept is not saved yet:", cause));
    }, [venueId, memberId]);
    return null;
  };
}

/** Retries once the server answers again, and saves before the person signs out. */
export function RetryUnsaved() {
  const isLive = useLiveHealth() === "live";
  useEffect(() => beforeSignOut(flushAll), []);
  useEffect(() => {
    if (isLive) retryAll();
  }, [isLive]);
  return null;
}
