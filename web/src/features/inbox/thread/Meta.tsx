import type { ReactNode } from "react";
import styles from "./Bubble.module.css";

/** Time and state at the end of a message's last line: placed by the words' direction, read in the interface's. */
export function Meta({ children }: { children: ReactNode }) {
  return (
    <span className={styles.meta}>
      <span className={styles.metaInside}>{children}</span>
    </span>
  );
}
