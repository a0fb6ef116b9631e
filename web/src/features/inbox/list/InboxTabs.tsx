import type { InboxTab } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../../core/language/formats.ts";
import { inboxTabs } from "../conversations/conversation-lists.ts";
import { useInboxCounts } from "../conversations/conversation-queries.ts";
import styles from "./InboxTabs.module.css";

/** Done has no count, since it only grows. */
export function InboxTabs({ current }: { current: InboxTab }) {
  const { t } = useLingui();
  const counts = useInboxCounts();
  const { number } = useFormats();
  const names: Record<InboxTab, string> = {
    waiting: t`Waiting`,
    mine: t`Mine`,
    assistant: t`Assistant`,
    all: t`All`,
    done: t`Done`,
  };
  return (
    <nav className={styles.tabs} aria-label={t`Inbox`}>
      {inboxTabs.map((tab) => (
        <Link
          key={tab}
          to="/messages"
          search={(before: Record<string, unknown>) => ({ ...before, tab })}
          className={styles.tab}
          aria-current={tab === current ? "true" : undefined}
          data-tab={tab}
          activeProps={{}}
        >
          {names[tab]}
          {counts && tab !== "done" && <bdi className="figures">{number(counts[tab])}</bdi>}
        </Link>
      ))}
    </nav>
  );
}
