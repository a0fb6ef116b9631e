import { useEffect } from "react";
import type { SectionStore } from "../../store/section-store.ts";
import { FaqRow } from "./FaqRow.tsx";
import { type RowActs, rowButton } from "./faq-row-props.ts";

type FaqAsideProps = {
  store: SectionStore;
  entryId: string;
  languages: readonly string[];
  onOpen: (entryId: string | null) => void;
  onHistory: (entryId: string) => void;
};

const stays: RowActs = { select: () => {}, move: () => {}, drag: () => {} };

/** An entry further down than the list is loaded, shown above it until then. */
export function FaqAside({ store, entryId, languages, onOpen, onHistory }: FaqAsideProps) {
  useEffect(() => {
    rowButton(entryId)?.scrollIntoView({ block: "nearest" });
  }, [entryId]);
  return (
    <ul>
      <li>
        <FaqRow
          store={store}
          entryId={entryId}
          languages={languages}
          isOpen
          isNew={false}
          isSelected={undefined}
          mayMove={false}
          isFirst
          isLast
          onOpen={onOpen}
          act={stays}
          onHistory={onHistory}
        />
      </li>
    </ul>
  );
}
