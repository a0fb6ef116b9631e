import { useLingui } from "@lingui/react/macro";
import { type DragEvent, type KeyboardEvent, useState } from "react";
import { announce } from "../../../../ui/announce.ts";
import type { SectionStore } from "../../store/section-store.ts";
import { keyedPlace, placeAmong } from "./place-among.ts";

type Rows = { store: SectionStore; ids: readonly string[]; focus: (id: string) => void };

/** What a row needs for reordering: drag handle and keys. */
export type RowOrder = ReturnType<ReturnType<typeof useReorder>["row"]>;

/** Reorders rows; each move is one undo step. */
export function useReorder({ store, ids, focus }: Rows) {
  const { t } = useLingui();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const drag = (id: string | null) => {
    setDragged(id);
    setOver(null);
  };
  const move = (id: string, to: number) => {
    const { at, after } = placeAmong(ids, id, to);
    store.move(id, after);
    announce(t`Moved to position ${at + 1} of ${ids.length}`);
    requestAnimationFrame(() => focus(id));
  };
  const target = (id: string, at: number) => ({
    "data-target": (over === id && dragged !== id) || undefined,
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      if (over !== id) setOver(id);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== null && dragged !== id) move(dragged, at);
      drag(null);
    },
  });
  return {
    move,
    drag,
    target,
    row: (id: string, title: string) => {
      const at = ids.indexOf(id);
      return {
        title,
        isFirst: at === 0,
        isLast: at === ids.length - 1,
        target: target(id, at),
        move: (to: number) => move(id, to),
        at,
        drag: (isOn: boolean) => drag(isOn ? id : null),
        onKeyDown: (press: KeyboardEvent) => {
          const to = press.altKey ? keyedPlace(press.key, at, ids.length) : undefined;
          if (to === undefined || press.ctrlKey || press.metaKey) return;
          press.preventDefault();
          move(id, to);
        },
      };
    },
  };
}
