import type { Message } from "@bellhop/contract/messages";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowDown } from "@tabler/icons-react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { useFormats } from "../../../core/language/formats.ts";
import type { Unsent } from "../../../core/outbox/outbox.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useWasPainted } from "../../../ui/use-was-painted.ts";
import { rowsInBlocks, rowsInView } from "../rows-in-blocks.ts";
import { guessPartsHeight } from "./content/guess-parts-height.ts";
import type { MessageActions } from "./message-actions.ts";
import styles from "./ThreadLog.module.css";
import { ThreadRowView } from "./ThreadRowView.tsx";
import { type ThreadRow, threadRows } from "./thread-rows.ts";
import { useShowMessage } from "./use-show-message.ts";

type ThreadLogProps = {
  messages: Message[];
  unsent: readonly Unsent[];
  /** False at the thread's beginning. */
  hasEarlier: boolean;
  /** Null while it loads, and at the beginning. */
  loadEarlier: (() => void) | null;
  onEdit: (text: string) => void;
  actions?: MessageActions | undefined;
};

/** An estimate until the row is measured. */
function guessHeight(row: ThreadRow | undefined): number {
  if (row?.kind !== "message") return 44;
  const { message } = row;
  const lines = Math.ceil(message.text.length / 58);
  const textPx = 28 + lines * 20 + (row.startsGroup ? 30 : 4) + message.sources.length * 32;
  return textPx + guessPartsHeight(message);
}

/** Tolerance for rounding in browsers. */
const exactlyPx = 4;
/** Close enough to the end to follow new messages. */
const atEndPx = 80;

const paddingStartPx = 20;
const paddingEndPx = 8;
/** Assumed until the log is measured. */
const likelyHeightPx = 640;

/** The view before the first measurement: the end, so that the first render has the rows that stay. */
function useFirstView(rows: ThreadRow[]) {
  const [view] = useState(() => {
    const rowsPx = rows.reduce((sum, row) => sum + guessHeight(row), 0);
    const endPx = paddingStartPx + rowsPx + paddingEndPx;
    return {
      initialRect: { width: 0, height: likelyHeightPx },
      initialOffset: Math.max(0, endPx - likelyHeightPx),
    };
  });
  return view;
}

/** Virtualized; loading older messages does not move the view. */
export function ThreadLog({ messages, unsent, hasEarlier, loadEarlier, onEdit, actions }: ThreadLogProps) {
  const { t } = useLingui();
  const { dayOf } = useFormats();
  const { member } = useAccess();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => threadRows(messages, unsent, dayOf, member.member_id, hasEarlier),
    [messages, unsent, dayOf, member.member_id, hasEarlier],
  );
  const firstView = useFirstView(rows);
  const wasPainted = useWasPainted();
  // A new function makes the virtualizer compute all positions again.
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => guessHeight(rows[index]),
    getItemKey,
    // What is out of view comes after the first paint.
    rangeExtractor: wasPainted ? rowsInBlocks : rowsInView,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: atEndPx,
    paddingStart: paddingStartPx,
    paddingEnd: paddingEndPx,
    ...firstView,
  });
  const items = virtual.getVirtualItems();
  const { isAtEnd, sticksToEnd, unseen, goToEnd } = useEnd(scroller, messages, () => virtual.scrollToEnd());

  const { shownId, showFor } = useShowMessage(rows, (index) => {
    sticksToEnd.current = false;
    virtual.scrollToIndex(index, { align: "center" });
    // The button that was pressed may be gone.
    scroller.current?.focus({ preventScroll: true });
  });

  // At the end, stays there even if a row turns out taller than estimated.
  const height = virtual.getTotalSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is what calls for it.
  useLayoutEffect(() => {
    if (sticksToEnd.current) virtual.scrollToEnd();
  }, [virtual, height]);
  // Always scroll to what the person has just sent.
  const sending = unsent.filter((one) => one.state.is === "sending").length;
  useEffect(() => {
    if (sending > 0) virtual.scrollToEnd();
  }, [virtual, sending]);

  const firstIndex = items[0]?.index ?? 0;
  useEffect(() => {
    if (loadEarlier && firstIndex < 6) loadEarlier();
  }, [loadEarlier, firstIndex]);

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-label={t`Messages`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        tabIndex={0}
      >
        <div className={styles.sizer} style={{ height }}>
          {items.map((item) => {
            const row = rows[item.index];
            return (
              row && (
                <div
                  key={item.key}
                  ref={virtual.measureElement}
                  data-index={item.index}
                  data-shown={row.key === shownId || undefined}
                  className={styles.row}
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  <ThreadRowView row={row} onEdit={onEdit} onShow={showFor(row)} actions={actions} />
                </div>
              )
            );
          })}
        </div>
      </div>
      {!isAtEnd && (
        <button type="button" className={styles.pill} onClick={goToEnd} data-new={unseen > 0 || undefined}>
          <Icon of={IconArrowDown} size={16} />
          {unseen > 0 ? t`${unseen} new` : <Trans>Latest</Trans>}
        </button>
      )}
    </div>
  );
}

/** Whether the view is at the end, and how many messages came since. */
function useEnd(
  scroller: React.RefObject<HTMLDivElement | null>,
  messages: Message[],
  scrollToEnd: () => void,
) {
  const [isAtEnd, setAtEnd] = useState(true);
  // A ref, because a row may grow between the scroll and the render.
  const sticksToEnd = useRef(true);
  const lastId = messages.at(-1)?.message_id;
  const seen = useRef(lastId);
  if (isAtEnd) seen.current = lastId;
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const leftPx = element.scrollHeight - element.scrollTop - element.clientHeight;
      sticksToEnd.current = leftPx <= exactlyPx;
      setAtEnd(leftPx <= atEndPx);
    };
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [scroller]);
  const seenAt = messages.findLastIndex((message) => message.message_id === seen.current);
  return {
    isAtEnd,
    sticksToEnd,
    unseen: isAtEnd || seenAt < 0 ? 0 : messages.length - 1 - seenAt,
    goToEnd: () => {
      sticksToEnd.current = true;
      setAtEnd(true);
      scrollToEnd();
    },
  };
}
