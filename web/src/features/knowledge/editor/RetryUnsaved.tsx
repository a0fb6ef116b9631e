import { useEffect } from "react";
import { useLiveHealth } from "../../../core/live/LiveProvider.tsx";
import { openAll, retryAll } from "../store/section-stores.ts";
import { useMayEdit, useSectionStores } from "../store/use-section.ts";

/** Saves what an earlier page could not, once the server answers. */
export function RetryUnsaved() {
  const stores = useSectionStores();
  const mayEdit = useMayEdit();
  const isLive = useLiveHealth() === "live";
  useEffect(() => {
    if (!isLive || !mayEdit) return;
    openAll(stores);
    retryAll(stores);
  }, [isLive, mayEdit, stores]);
  return null;
}
