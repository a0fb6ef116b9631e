import { useLingui } from "@lingui/react/macro";
import { IconGripVertical } from "@tabler/icons-react";
import type { RefObject } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import styles from "./Grip.module.css";

type GripProps = {
  /** What is dragged. */
  row: RefObject<HTMLElement | null>;
  title: string;
  onDrag: (isOn: boolean) => void;
};

/** The drag handle of a row. */
export function Grip({ row, title, onDrag }: GripProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the menu and Alt with arrows do the same.
    <span
      className={styles.grip}
      draggable
      title={t`Drag to move`}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", title);
        if (row.current) event.dataTransfer.setDragImage(row.current, 12, 24);
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
    >
      <Icon of={IconGripVertical} size={14} />
    </span>
  );
}
