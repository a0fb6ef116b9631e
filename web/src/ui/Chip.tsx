import type { ReactNode } from "react";
import styles from "./Chip.module.css";

type Tone = "neutral" | "accent" | "waiting" | "urgent" | "assistant" | "ok" | "info";

/** A short state in its role's colour, always with a word. */
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
