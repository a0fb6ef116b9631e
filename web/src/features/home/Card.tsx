import type { ReactNode } from "react";
import styles from "./Card.module.css";

type CardProps = {
  title: string;
  count?: number;
  tone?: "urgent" | "assistant";
  /** A link or button at the end of the heading. */
  more?: ReactNode;
  children: ReactNode;
};

export function Card({ title, count, tone = "urgent", more, children }: CardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {count !== undefined && count > 0 && (
          <span className={styles.count} data-tone={tone}>
            {count}
          </span>
        )}
        {more && <span className={styles.more}>{more}</span>}
      </header>
      {children}
    </section>
  );
}
