import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef } from "react";
import { useSectionScroller } from "../../editor/SectionScreen.tsx";
import type { useSection } from "../../store/use-section.ts";
import { rowButton } from "./faq-row-props.ts";

const rowPx = 48;
/** Loads more before the end comes into view. */
const readAheadRows = 30;

/** Virtualized rows plus the open one, which is scrolled into view when opened. */
export function useRowsInView({ ids, readMore }: ReturnType<typeof useSection>, openId: string | null) {
  const scroller = useSectionScroller();
  const list = useRef<HTMLUListElement>(null);
  const openIndex = openId === null ? -1 : ids.indexOf(openId);
  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowPx,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 8,
    scrollMargin: list.current?.offsetTop ?? 0,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (openIndex >= 0 && openIndex < ids.length && !shown.includes(openIndex)) shown.push(openIndex);
      return shown.sort((a, b) => a - b);
    },
    useFlushSync: false,
  });

  const last = virtual.getVirtualItems().at(-1)?.index ?? 0;
  useEffect(() => {
    if (readMore && last >= ids.length - readAheadRows) readMore();
  }, [readMore, last, ids.length]);

  const newestIndex = useRef(openIndex);
  newestIndex.current = openIndex;
  const isListed = openIndex >= 0;
  // Follows the opened entry: a row that moves does not scroll the view.
  useEffect(() => {
    if (!isListed || openId === null) return;
    // Scrolls to its start: an open row may be taller than the view.
    const head = () => rowButton(openId);
    if (!head()) virtual.scrollToIndex(newestIndex.current, { align: "center" });
    const frame = requestAnimationFrame(() => head()?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [openId, isListed, virtual]);

  const focusRow = useCallback(
    (index: number) => {
      const id = ids[Math.min(Math.max(index, 0), ids.length - 1)];
      if (!id) return;
      virtual.scrollToIndex(ids.indexOf(id), { align: "auto" });
      requestAnimationFrame(() => rowButton(id)?.focus());
    },
    [ids, virtual],
  );
  return { list, virtual, focusRow };
}
