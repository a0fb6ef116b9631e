import type { InboxSort, InboxTab } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCoffee, IconSearch } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { openOverlay } from "../../../core/navigation/overlays.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { searchFor } from "../conversations/inbox-search.ts";
import screen from "../InboxScreen.module.css";
import { ConversationList } from "./ConversationList.tsx";
import styles from "./InboxPane.module.css";
import { InboxSkeleton } from "./InboxSkeleton.tsx";
import { InboxTabs } from "./InboxTabs.tsx";
import type { InboxList } from "./inbox-list.ts";
import { SortMenu } from "./SortMenu.tsx";

type InboxPaneProps = {
  tab: InboxTab;
  sort: InboxSort;
  list: InboxList;
  openId: string | undefined;
  onOpen: (conversationId: string) => void;
};

const anyId = "any-id";

export function InboxPane({ tab, sort, list, openId, onOpen }: InboxPaneProps) {
  const { t } = useLingui();
  const router = useRouter();
  // Building an address is slow, so it is built once and the id inserted.
  const hrefOf = useMemo(() => {
    const { publicHref } = router.buildLocation({ to: "/messages", search: searchFor(tab, sort, anyId) });
    return (conversationId: string) => publicHref.replace(anyId, conversationId);
  }, [router, tab, sort]);
  return (
    <section className={`${styles.pane} ${screen.list}`} aria-label={t`Inbox`}>
      <header className={styles.header}>
        <h2 className={styles.title}>
          <Trans>Inbox</Trans>
        </h2>
        <div className={styles.tools}>
          {tab === "all" && <SortMenu sort={sort} />}
          <IconButton label={t`Search`} keyHint="/" onClick={() => openOverlay("palette")}>
            <Icon of={IconSearch} />
          </IconButton>
        </div>
      </header>
      <InboxTabs current={tab} />
      {list.failure ? (
        <Failure failure={list.failure} title={t`Could not load the inbox`} onRetry={list.retry} />
      ) : list.isPending ? (
        <InboxSkeleton />
      ) : list.rows.length === 0 ? (
        <NobodyHere tab={tab} />
      ) : (
        <ConversationList
          key={`${tab} ${sort}`}
          rows={list.rows}
          openId={openId}
          hrefOf={hrefOf}
          onOpen={onOpen}
          loadMore={list.loadMore}
        />
      )}
    </section>
  );
}

function NobodyHere({ tab }: { tab: InboxTab }) {
  const { t } = useLingui();
  const words: Record<InboxTab, { title: string; why: string }> = {
    waiting: { title: t`No one is waiting`, why: t`Guests who need your team will show here.` },
    mine: {
      title: t`You have no conversations`,
      why: t`Conversations you take over will show here.`,
    },
    assistant: {
      title: t`No conversations with the assistant`,
      why: t`Conversations it answers will show here.`,
    },
    all: { title: t`No conversations yet`, why: t`Messages from guests will show here.` },
    done: { title: t`No finished conversations`, why: t`Press E in a conversation to mark it done.` },
  };
  return (
    <Notice
      icon={<IconCoffee size={24} stroke={1.35} />}
      title={words[tab].title}
      action={
        tab === "all" ? (
          <Link to="/simulator" className={buttonLook()}>
            <Trans>Write as a guest</Trans>
          </Link>
        ) : (
          <Link to="/messages" search={{ tab: "all" }} className={buttonLook()}>
            <Trans>Show all conversations</Trans>
          </Link>
        )
      }
    >
      {words[tab].why}
    </Notice>
  );
}
