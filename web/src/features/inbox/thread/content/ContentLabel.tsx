import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import styles from "./Content.module.css";

type ContentLabelProps = { icon: TablerIcon; flip?: boolean; title?: string; children: ReactNode };

/** A small line above a message's text: what kind it is, or where it comes from. */
export function ContentLabel({ icon, flip = false, title, children }: ContentLabelProps) {
  return (
    <p className={styles.label} title={title}>
      <Icon of={icon} size={14} flip={flip} />
      <span>{children}</span>
    </p>
  );
}
