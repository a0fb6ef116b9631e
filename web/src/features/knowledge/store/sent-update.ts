import type { SectionUpdate } from "@bellhop/contract/knowledge";
import type { Fields } from "../../../core/autosave/fields.ts";

/** An update whose result is unknown; the same key is applied once. */
export type SentUpdate = {
  key: string;
  update: SectionUpdate;
  /** The resulting fields per entry; null removes it. */
  as: Record<string, Fields | null>;
  moves: Move[];
};

/** After another entry, or first (null). */
export type Move = { entryId: string; after: string | null };

export const sentPrefix = "sent-";
export const sentName = ({ key }: SentUpdate) => sentPrefix + key;
