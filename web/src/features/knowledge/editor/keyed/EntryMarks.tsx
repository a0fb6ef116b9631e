import { ContradictionChip } from "../../../contradictions/index.ts";
import type { EntryView } from "../../store/section-store.ts";
import { EntryChips } from "../EntryChips.tsx";

export function EntryMarks({ view }: { view: EntryView }) {
  return (
    <>
      <EntryChips view={view} />
      <ContradictionChip entryId={view.entry.entry_id} />
    </>
  );
}
