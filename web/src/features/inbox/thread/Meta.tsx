import type { ReactNode } from "react";
import styles from "./Bubble.module.css";

/** Positioned by the text's direction, read in the interface's. */
export function Meta({ children }: { children: ReactNode }) {
  return (
    <span className={styles.meta}>
      <span className={styles.metaInside}>{children}</span>
    </span>
  );
}
