import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ThreadRow } from "./thread-rows.ts";

const highlightedMs = 1_600;

/** Scrolls to quoted messages and highlights them for a moment. */
export function useShowMessage(rows: ThreadRow[], scrollTo: (index: number) => void) {
  const [shownId, setShownId] = useState<string>();
  const indexes = useMemo(() => new Map(rows.map((row, index) => [row.key, index])), [rows]);
  // Refs, so that `show` stays the same and memoized rows don't render again.
  const newest = useRef({ indexes, scrollTo });
  newest.current = { indexes, scrollTo };
  const show = useCallback((messageId: string) => {
    const index = newest.current.indexes.get(messageId);
    if (index === undefined) return;
    newest.current.scrollTo(index);
    setShownId(messageId);
  }, []);
  useEffect(() => {
    if (shownId === undefined) return;
    const timer = setTimeout(() => setShownId(undefined), highlightedMs);
    return () => clearTimeout(timer);
  }, [shownId]);
  /** Undefined if the row quotes nothing, or a message that is not loaded. */
  const showFor = (row: ThreadRow) => {
    const quotedId = row.kind === "message" ? row.message.quoted?.message_id : undefined;
    return quotedId && indexes.has(quotedId) ? show : undefined;
  };
  return { shownId, showFor };
}
