import { useRef, useState } from "react";
import { keyedPlace, placeBy } from "../../editor/reorder/place-among.ts";
import { useReorder } from "../../editor/reorder/use-reorder.ts";
import type { useSection } from "../../store/use-section.ts";
import styles from "./FaqList.module.css";
import { FaqRow } from "./FaqRow.tsx";
import { type RowActs, rowButton } from "./faq-row-props.ts";
import { useRowsInView } from "./use-rows-in-view.ts";

type FaqListProps = {
  section: ReturnType<typeof useSection>;
  languages: readonly string[];
  openId: string | null;
  /** Just added: focus its first field. */
  newId: string | null;
  onOpen: (entryId: string | null) => void;
  selected: ReadonlySet<string> | null;
  onSelect: (ids: ReadonlySet<string>) => void;
  onHistory: (entryId: string) => void;
  mayMove: boolean;
};

/** Virtualized; the open row stays mounted. */
export function FaqList(props: FaqListProps) {
  const { section, languages, openId, newId, onOpen, selected, onSelect, onHistory, mayMove } = props;
  const { store, ids } = section;
  const { list, virtual, focusRow } = useRowsInView(section, openId);
  const order = useReorder({ store, ids, focus: (id) => rowButton(id)?.focus() });
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
      {virtual.getVirtualItems().map((item) => {
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
              store={store}
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
