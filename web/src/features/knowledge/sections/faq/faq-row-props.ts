import type { MoveBy } from "../../editor/reorder/place-among.ts";
import type { SectionDesk } from "../../store/section-store.ts";

/** What a row does to the list; the same for all rows, and for good. */
export type RowActs = {
  select: (entryId: string, isOn: boolean) => void;
  move: (entryId: string, by: MoveBy) => void;
  drag: (entryId: string | null) => void;
};

export type FaqRowProps = {
  desk: SectionDesk;
  entryId: string;
  languages: readonly string[];
  isOpen: boolean;
  isNew: boolean;
  /** Undefined where nothing is being selected. */
  isSelected: boolean | undefined;
  mayMove: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen: (entryId: string | null) => void;
  act: RowActs;
  onHistory: (entryId: string) => void;
};

export const rowButtonId = (entryId: string) => `faq-row-${entryId}`;

/** What opens a row, where the row is on the page. */
export const rowButton = (entryId: string) => document.getElementById(rowButtonId(entryId));
