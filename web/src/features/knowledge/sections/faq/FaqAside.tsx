import { useEffect } from "react";
import type { SectionDesk } from "../../store/section-store.ts";
import { FaqRow } from "./FaqRow.tsx";
import { type RowActs, rowButton } from "./faq-row-props.ts";

type FaqAsideProps = {
  desk: SectionDesk;
  entryId: string;
  languages: readonly string[];
  onOpen: (entryId: string | null) => void;
  onHistory: (entryId: string) => void;
};

const stays: RowActs = { select: () => {}, move: () => {}, drag: () => {} };

/** An entry that stands further down than the list is read: open above it, until the list gets there. */
export function FaqAside({ desk, entryId, languages, onOpen, onHistory }: FaqAsideProps) {
  useEffect(() => {
    rowButton(entryId)?.scrollIntoView({ block: "nearest" });
  }, [entryId]);
  return (
    <ul>
      <li>
        <FaqRow
          desk={desk}
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
