import { useLingui } from "@lingui/react/macro";
import { IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import { Grip } from "../reorder/Grip.tsx";
import { moveKeys } from "../reorder/place-among.ts";
import type { RowOrder } from "../reorder/use-reorder.ts";
import styles from "./ItemRow.module.css";

type ItemRowProps = {
  id: string;
  name: ReactNode;
  /** What is set, in one line; empty where nothing is. */
  summary: string;
  /** Stands below the name instead of beside it. */
  isStacked?: boolean;
  marks?: ReactNode;
  /** At the end, and used without opening the row. */
  end?: ReactNode;
  /** Nothing of it is set. */
  isEmpty?: boolean;
  isOpen: boolean;
  /** Something has led here: the row is brought into sight, and its first field has the focus. */
  isSought?: boolean;
  onToggle: () => void;
  /** Where rows can be put elsewhere. */
  order?: RowOrder | undefined;
  children: ReactNode;
};

/** One item of a form: what is set of it in one line, and its fields where it is opened. */
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
              <span className={`${styles.summary} oneline`}>
                {summary ? <bdi>{summary}</bdi> : t`Not set`}
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

/** Stands beside the fields, so that it waits for them where they are still being loaded. */
function BringIntoSight({ row }: { row: RefObject<HTMLLIElement | null> }) {
  useEffect(() => {
    row.current?.scrollIntoView({ block: "start", behavior: "smooth" });
    row.current
      ?.querySelector<HTMLElement>(":scope [data-fields] :is(input, textarea, select, button)")
      ?.focus({ preventScroll: true });
  }, [row]);
  return null;
}
