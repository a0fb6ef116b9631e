import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, useState } from "react";
import { keyedPlace, placeBy } from "../knowledge/reorder/place-among.ts";
import { useReorder } from "../knowledge/reorder/use-reorder.ts";
import { useSectionScroller } from "../knowledge/SectionScreen.tsx";
import type { useSection } from "../knowledge/use-section.ts";
import styles from "./FaqList.module.css";
import { FaqRow, rowButtonId } from "./FaqRow.tsx";
import type { RowActs } from "./faq-row-props.ts";

type FaqListProps = {
  section: ReturnType<typeof useSection>;
  languages: readonly string[];
  openId: string | null;
  /** Has just been added: its first field has the focus. */
  newId: string | null;
  onOpen: (entryId: string | null) => void;
  selected: ReadonlySet<string> | null;
  onSelect: (ids: ReadonlySet<string>) => void;
  onHistory: (entryId: string) => void;
  mayMove: boolean;
};

const rowPx = 48;

/** The rows near the view, whatever their number; the open one stays, wherever the view is. */
export function FaqList(props: FaqListProps) {
  const { section, languages, openId, newId, onOpen, selected, onSelect, onHistory, mayMove } = props;
  const { desk, ids, readMore } = section;
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
  const items = virtual.getVirtualItems();

  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (readMore && last >= ids.length - 30) readMore();
  }, [readMore, last, ids.length]);

  const newestIndex = useRef(openIndex);
  newestIndex.current = openIndex;
  const isListed = openIndex >= 0;
  // Follows what is opened, not where it stands: a row that is put elsewhere does not pull the view along.
  useEffect(() => {
    if (!isListed || openId === null) return;
    // Its head, not its end: an open row may be longer than the view.
    const head = () => document.getElementById(rowButtonId(openId));
    if (!head()) virtual.scrollToIndex(newestIndex.current, { align: "center" });
    const frame = requestAnimationFrame(() => head()?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [openId, isListed, virtual]);

  const focusRow = useCallback(
    (index: number) => {
      const id = ids[Math.min(Math.max(index, 0), ids.length - 1)];
      if (!id) return;
      virtual.scrollToIndex(ids.indexOf(id), { align: "auto" });
      requestAnimationFrame(() => document.getElementById(rowButtonId(id))?.focus());
    },
    [ids, virtual],
  );
  const order = useReorder({ desk, ids, focus: (id) => document.getElementById(rowButtonId(id))?.focus() });
  const { move, drag } = order;
  const select = (id: string, isOn: boolean) => {
    const next = new Set(selected);
    if (isOn) next.add(id);
    else next.delete(id);
    onSelect(next);
  };
  const newest = useRef({ move, drag, select, ids });
  newest.current = { move, drag, select, ids };
  const [act] = useState<RowActs>(() => ({
    select: (id, isOn) => newest.current.select(id, isOn),
    move: (id, by) => newest.current.move(id, placeBy(newest.current.ids.indexOf(id), by)),
    drag: (id) => newest.current.drag(id),
  }));
  const keys = (press: React.KeyboardEvent<HTMLUListElement>) => {
    const row = (press.target as HTMLElement).closest<HTMLElement>("[data-row-button]");
    const id = row?.dataset.rowButton;
    const at = id ? ids.indexOf(id) : -1;
    if (!id || at < 0 || press.ctrlKey || press.metaKey) return;
    const to = keyedPlace(press.key, at, ids.length);
    if (to === undefined) return;
    press.preventDefault();
    if (!press.altKey) focusRow(to);
    else if (mayMove) move(id, to);
  };

  return (
    <ul
      ref={list}
      className={styles.list}
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={keys}
      aria-busy={section.isOld}
    >
      {items.map((item) => {
        const id = ids[item.index];
        if (id === undefined) return null;
        return (
          <li
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            className={styles.place}
            style={{ transform: `translateY(${item.start - virtual.options.scrollMargin}px)` }}
            aria-posinset={item.index + 1}
            aria-setsize={section.total}
            data-first={item.index === 0 || undefined}
            {...order.target(id, item.index)}
          >
            <FaqRow
              desk={desk}
              entryId={id}
              languages={languages}
              isOpen={id === openId}
              isNew={id === newId}
              isSelected={selected?.has(id)}
              mayMove={mayMove}
              isFirst={item.index === 0}
              isLast={item.index === ids.length - 1}
              onOpen={onOpen}
              act={act}
              onHistory={onHistory}
            />
          </li>
        );
      })}
    </ul>
  );
}
