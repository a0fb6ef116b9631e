import type { ReactNode } from "react";
import styles from "./Disc.module.css";
import { initialsOf } from "./initials.ts";

type DiscProps = {
  name: string;
  size?: 24 | 32 | 36;
  tint?: "neutral" | "accent";
  /** On the disc's corner, such as the channel. */
  mark?: ReactNode;
};

export function Disc({ name, size = 36, tint = "neutral", mark }: DiscProps) {
  return (
    <span className={`${styles.disc} ${styles[tint]}`} data-size={size}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      {mark && <span className={styles.mark}>{mark}</span>}
    </span>
  );
}
