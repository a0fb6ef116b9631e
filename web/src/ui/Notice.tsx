import type { ReactNode } from "react";
import styles from "./Notice.module.css";

type NoticeProps = {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  tone?: "calm" | "urgent";
  /** Fills the page. */
  isPage?: boolean;
  /** For longer text. */
  isWide?: boolean;
};

/** Replaces missing content: one sentence why, and one action. */
export function Notice({ icon, title, children, action, tone = "calm", isPage, isWide }: NoticeProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      data-wide={isWide}
      role={tone === "urgent" ? "alert" : undefined}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
