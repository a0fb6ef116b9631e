import type { MoveBy } from "../../editor/reorder/place-among.ts";
import type { SectionStore } from "../../store/section-store.ts";

/** Stable across rows and renders. */
export type RowActs = {
  select: (entryId: string, isOn: boolean) => void;
  move: (entryId: string, by: MoveBy) => void;
  drag: (entryId: string | null) => void;
};

export type FaqRowProps = {
  store: SectionStore;
  entryId: string;
  languages: readonly string[];
  isOpen: boolean;
  isNew: boolean;
  /** Undefined if nothing is being selected. */
  isSelected: boolean | undefined;
  mayMove: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen: (entryId: string | null) => void;
  act: RowActs;
  onHistory: (entryId: string) => void;
};

export const rowButtonId = (entryId: string) => `faq-row-${entryId}`;

/** The button that opens a row, if mounted. */
export const rowButton = (entryId: string) => document.getElementById(rowButtonId(entryId));
