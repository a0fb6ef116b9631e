import type { ReactNode } from "react";
import styles from "./Chip.module.css";

type Tone = "neutral" | "accent" | "waiting" | "urgent" | "alarm" | "assistant" | "ok" | "info";

/** Always with a word, not colour alone. */
export function Chip({
  tone = "neutral",
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
