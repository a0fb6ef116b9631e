import type { TablerIcon } from "@tabler/icons-react";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./HistoryList.module.css";

/** What was done earlier, such as imports: `HistoryItem`s, newest first. */
export const HistoryList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

type HistoryItemProps = {
  link: Pick<LinkProps, "to" | "search">;
  icon: TablerIcon;
  title: string;
  /** Dimmed lines below the title. */
  lines: ReactNode[];
  /** At the end, such as a chip. */
  state: ReactNode;
};

export function HistoryItem({ link, icon, title, lines, state }: HistoryItemProps) {
  return (
    <li>
      <Link {...link} className={styles.row}>
        <span className={styles.icon}>
          <Icon of={icon} />
        </span>
        <span className={styles.words}>
          <bdi className={styles.title}>{title}</bdi>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have a fixed order.
            <span key={index} className={styles.dim}>
              {line}
            </span>
          ))}
        </span>
        {state}
      </Link>
    </li>
  );
}
