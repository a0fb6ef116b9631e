import type { ReactNode } from "react";
import styles from "./Notice.module.css";

type NoticeProps = {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  tone?: "calm" | "urgent";
  /** For a notice that is the whole page. */
  isPage?: boolean;
  /** For one with more to read than a sentence or two. */
  isWide?: boolean;
};

/** What stands where content would: one sentence why, and one thing to do about it. */
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
