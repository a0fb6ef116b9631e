import { useLingui } from "@lingui/react/macro";
import { IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, Suspense, useRef } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import { Grip } from "../reorder/Grip.tsx";
import { moveKeys } from "../reorder/place-among.ts";
import type { RowOrder } from "../reorder/use-reorder.ts";
import { BringIntoSight } from "./BringIntoSight.tsx";
import styles from "./ItemRow.module.css";

type ItemRowProps = {
  id: string;
  name: ReactNode;
  /** One line; empty if nothing is set. */
  summary: string;
  /** Below the name instead of next to it. */
  isStacked?: boolean;
  marks?: ReactNode;
  /** Usable without opening the row. */
  end?: ReactNode;
  isEmpty?: boolean;
  isOpen: boolean;
  /** A link targets this row: scroll to it and focus its first field. */
  isSought?: boolean;
  onToggle: () => void;
  /** Set if rows can be reordered. */
  order?: RowOrder | undefined;
  children: ReactNode;
};

export function ItemRow(props: ItemRowProps) {
  const { id, name, summary, isStacked, isEmpty, marks, end, isOpen, isSought, onToggle, order, children } =
    props;
  const { t } = useLingui();
  const row = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={row}
      id={id}
      className={styles.row}
      data-open={isOpen || undefined}
      data-empty={isEmpty || undefined}
      data-stacked={isStacked || undefined}
      {...order?.target}
    >
      <div className={styles.head}>
        {order && <Grip row={row} title={order.title} onDrag={order.drag} />}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          aria-keyshortcuts={order && moveKeys}
          onKeyDown={order?.onKeyDown}
          onClick={onToggle}
        >
          <span className={styles.chevron}>
            <Icon of={IconChevronRight} size={16} flip />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {(summary !== "" || !isStacked) && (
              <span className={`${styles.summary} oneline ranged`} dir="auto">
                {summary || t`Not set`}
              </span>
            )}
          </span>
        </button>
        {marks && <span className={styles.marks}>{marks}</span>}
        {end && <span className={styles.end}>{end}</span>}
      </div>
      <div id={`${id}-fields`} className={styles.fields} data-fields="" hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            {children}
            {isSought && <BringIntoSight row={row} />}
          </Suspense>
        )}
      </div>
    </li>
  );
}
