import { Trans } from "@lingui/react/macro";
import { useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { rowsInBlocks } from "../rows-in-blocks.ts";
import { usePrefetchThread } from "../thread/thread-query.ts";
import styles from "./ConversationList.module.css";
import { ConversationRow } from "./ConversationRow.tsx";
import type { ListRow } from "./list-rows.ts";

type ConversationListProps = {
  rows: ListRow[];
  openId: string | undefined;
  hrefOf: (conversationId: string) => string;
  onOpen: (conversationId: string) => void;
  /** Null if everything is loaded. */
  loadMore: (() => void) | null;
};

const rowPx = 72;
const headPx = 32;

/** Virtualized: ten thousand rows scroll like ten. */
export function ConversationList(props: ConversationListProps) {
  const { openId, hrefOf, onOpen, loadMore } = props;
  // React renders a change in pieces, so that scrolling does not wait for it.
  const rows = useDeferredValue(props.rows);
  const scroller = useRef<HTMLDivElement>(null);
  const prefetch = usePrefetchThread();
  const headIndex = useMemo(() => rows.findIndex(({ kind }) => kind === "just-answered"), [rows]);
  // A new function makes the virtualizer compute all positions again, which only another place of the heading changes.
  const getItemKey = useCallback((index: number) => (index === headIndex ? "head" : index), [headIndex]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (index === headIndex ? headPx : rowPx),
    getItemKey,
    rangeExtractor: rowsInBlocks,
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();

  // -1 until the list is measured: with 0, the memo below would keep a list of one row empty.
  const firstIndex = items[0]?.index ?? -1;
  const lastIndex = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (loadMore && lastIndex >= rows.length - 10) loadMore();
  }, [loadMore, lastIndex, rows.length]);

  const openIndex = useMemo(
    () => rows.findIndex((row) => row.kind === "conversation" && row.conversation.conversation_id === openId),
    [rows, openId],
  );
  const newestIndex = useRef(openIndex);
  newestIndex.current = openIndex;
  // Follows the selection: a row that moves does not scroll the view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another conversation moves the view.
  useEffect(() => {
    if (newestIndex.current < 0 || isInView(virtual, newestIndex.current)) return;
    virtual.scrollToIndex(newestIndex.current, { align: "auto" });
  }, [openId, virtual]);

  // Most scrolling changes nothing here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows and their indexes determine the items.
  const shown = useMemo(
    () =>
      items.map((item) => {
        const row = rows[item.index];
        if (!row) return null;
        return (
          <li
            key={keyOf(row)}
            className={styles.place}
            style={{ height: item.size, transform: `translateY(${item.start}px)` }}
          >
            {row.kind === "just-answered" ? (
              <h3 className={styles.head}>
                <Trans>Just answered</Trans>
              </h3>
            ) : (
              <ConversationRow
                conversation={row.conversation}
                isOpen={row.conversation.conversation_id === openId}
                href={hrefOf(row.conversation.conversation_id)}
                onOpen={onOpen}
                onIntent={prefetch}
              />
            )}
          </li>
        );
      }),
    [rows, firstIndex, lastIndex, openId, hrefOf, onOpen, prefetch],
  );

  return (
    <div ref={scroller} className={styles.scroller}>
      <ul style={{ height: virtual.getTotalSize() }} className={styles.sizer}>
        {shown}
      </ul>
    </div>
  );
}

/** Scrolling to where the view already is would lay out the page at once. */
function isInView(virtual: Virtualizer<HTMLDivElement, Element>, index: number): boolean {
  const { scrollOffset, scrollRect, measurementsCache } = virtual;
  const row = measurementsCache[index];
  if (!row || !scrollRect || scrollOffset === null) return false;
  return row.start >= scrollOffset && row.end <= scrollOffset + scrollRect.height;
}

const keyOf = (row: ListRow) =>
  row.kind === "conversation" ? row.conversation.conversation_id : "just-answered";
