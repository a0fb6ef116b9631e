import { useLingui } from "@lingui/react/macro";
import { IconChevronRight } from "@tabler/icons-react";
import { memo, useRef } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import { ContradictionChip } from "../../../contradictions/index.ts";
import { EntryChips } from "../../editor/EntryChips.tsx";
import { titleOf } from "../../editor/entry-title.ts";
import { Grip } from "../../editor/reorder/Grip.tsx";
import { moveKeys } from "../../editor/reorder/place-among.ts";
import { useEntry, useMayEdit } from "../../store/use-section.ts";
import { FaqEntry } from "./FaqEntry.tsx";
import { FaqMenu } from "./FaqMenu.tsx";
import styles from "./FaqRow.module.css";
import { type FaqRowProps, rowButton, rowButtonId } from "./faq-row-props.ts";

export const FaqRow = memo(FaqRowNow);

function FaqRowNow(props: FaqRowProps) {
  const { entryId, languages, isOpen, isNew, isSelected, mayMove, onOpen, act } = props;
  const { t } = useLingui();
  const mayEdit = useMayEdit();
  const view = useEntry("faq", entryId);
  const row = useRef<HTMLDivElement>(null);
  if (!view) return null;
  const { text, language } = titleOf(view.entry.texts, languages);
  const title = text || t`New entry`;
  const close = () => {
    onOpen(null);
    rowButton(entryId)?.focus();
  };
  return (
    <div ref={row} className={styles.entry} data-open={isOpen || undefined}>
      <div className={styles.row}>
        {isSelected !== undefined && (
          <input
            type="checkbox"
            className={styles.box}
            aria-label={t`Select “${title}”`}
            checked={isSelected}
            onChange={({ target }) => act.select(entryId, target.checked)}
          />
        )}
        {mayMove && <Grip row={row} title={title} onDrag={(isOn) => act.drag(isOn ? entryId : null)} />}
        <button
          type="button"
          id={rowButtonId(entryId)}
          data-row-button={entryId}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `faq-${entryId}` : undefined}
          aria-keyshortcuts={mayMove ? moveKeys : undefined}
          onClick={() => onOpen(isOpen ? null : entryId)}
        >
          <span className={styles.chevron}>
            <Icon of={IconChevronRight} size={18} flip />
          </span>
          <span
            className={`${styles.title} oneline`}
            lang={language}
            dir="auto"
            data-empty={!text || undefined}
          >
            {title}
          </span>
        </button>
        <span className={styles.marks}>
          <EntryChips view={view} />
          <ContradictionChip entryId={entryId} />
        </span>
        <FaqMenu {...props} view={view} title={title} mayEdit={mayEdit} />
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any field inside.
        <div
          id={`faq-${entryId}`}
          className={styles.content}
          onKeyDown={(press) => {
            if (press.key !== "Escape" || press.defaultPrevented) return;
            press.preventDefault();
            close();
          }}
        >
          <FaqEntry entryId={entryId} languages={languages} isReadOnly={!mayEdit} hasFocus={isNew} />
        </div>
      )}
    </div>
  );
}
