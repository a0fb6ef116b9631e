import { useEffect } from "react";
import { useLiveHealth } from "../../../core/live/LiveProvider.tsx";
import { openAll, retryAll } from "../store/section-stores.ts";
import { useDesks, useMayEdit } from "../store/use-section.ts";

/** Saves what an earlier page has kept, as soon as the server answers, on whatever screen. */
export function KeptChanges() {
  const desks = useDesks();
  const mayEdit = useMayEdit();
  const isLive = useLiveHealth() === "live";
  useEffect(() => {
    if (!isLive || !mayEdit) return;
    openAll(desks);
    retryAll(desks);
  }, [isLive, mayEdit, desks]);
  return null;
}
