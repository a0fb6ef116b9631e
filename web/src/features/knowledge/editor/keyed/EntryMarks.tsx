import { ContradictionChip } from "../../../contradictions/index.ts";
import type { EntryView } from "../../store/section-store.ts";
import { EntryChips } from "../EntryChips.tsx";

/** What is to be known of an entry before it is opened: how it is saved, to whom it is said, what disagrees with it. */
export function EntryMarks({ view }: { view: EntryView }) {
  return (
    <>
      <EntryChips view={view} />
      <ContradictionChip entryId={view.entry.entry_id} />
    </>
  );
}
