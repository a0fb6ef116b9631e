import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { reasonOf } from "../../core/api/call-failure.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Card.module.css";

type CardProps = {
  title: string;
  count?: number | string;
  tone?: "urgent" | "waiting" | "assistant";
  /** Dimmed, after the title. */
  about?: ReactNode;
  /** A link or button at the end of the heading. */
  more?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
};

export function Card({ title, count, tone = "urgent", about, more, children, className = "" }: CardProps) {
  return (
    <section className={`${styles.card} ${className}`} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {count !== undefined && count !== 0 && (
          <span className={styles.count} data-tone={tone}>
            {count}
          </span>
        )}
        {about && <span className={styles.about}>{about}</span>}
        {more && <span className={styles.more}>{more}</span>}
      </header>
      {children}
    </section>
  );
}

type EmptyCardProps = Pick<CardProps, "title" | "more" | "className"> & { children: ReactNode };

/** A card of one line, with nothing to do. */
export function EmptyCard({ title, more, className = "", children }: EmptyCardProps) {
  return (
    <section className={`${styles.card} ${className}`} aria-label={title}>
      <p className={styles.empty}>
        {children}
        {more && <span className={styles.more}>{more}</span>}
      </p>
    </section>
  );
}

type FailedCardProps = Pick<CardProps, "title" | "className"> & { error: Error; onRetry: () => void };

/** Shown in place of one card that could not be loaded. */
export function FailedCard({ title, className, error, onRetry }: FailedCardProps) {
  return (
    <Card title={title} className={className}>
      <div className={styles.failed} role="alert">
        <p>{reasonOf(error)}</p>
        <Button size="row" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Card>
  );
}
