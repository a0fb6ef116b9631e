import type { PreviewedEntry } from "@bellhop/contract/info-data";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import styles from "./KnowledgeScreen.module.css";
import { PreviewRow } from "./PreviewRow.tsx";

type PreviewListProps = {
  entries: PreviewedEntry[];
  isLive: boolean;
  /** Null if everything is loaded. */
  loadMore: (() => void) | null;
};

/** Virtualized. */
export function PreviewList({ entries, isLive, loadMore }: PreviewListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 92,
    getItemKey: (index) => entries[index]?.entry_id ?? index,
    overscan: 8,
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const lastIndex = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (loadMore && lastIndex >= entries.length - 20) loadMore();
  }, [loadMore, lastIndex, entries.length]);
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul className={styles.list} style={{ height: virtual.getTotalSize() }}>
        {items.map((item) => {
          const entry = entries[item.index];
          if (!entry) return null;
          return (
            <li
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              className={styles.place}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <PreviewRow
                entry={entry}
                isLive={isLive}
                isOpen={open.has(entry.entry_id)}
                onToggle={() => toggle(entry.entry_id)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
