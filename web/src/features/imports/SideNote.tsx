import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./SideNote.module.css";

export function SideNote({
  icon,
  warns,
  children,
}: {
  icon: TablerIcon;
  warns?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={warns ? styles.warns : styles.note}>
      <Icon of={icon} size={16} />
      <div>{children}</div>
    </div>
  );
}
