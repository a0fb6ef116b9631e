import type { InboxTab } from "@bellhop/contract/conversations";
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
import screen from "../InboxScreen.module.css";
import { ConversationList } from "./ConversationList.tsx";
import styles from "./InboxPane.module.css";
import { InboxSkeleton } from "./InboxSkeleton.tsx";
import { InboxTabs } from "./InboxTabs.tsx";
import type { InboxList } from "./inbox-list.ts";

type InboxPaneProps = {
  tab: InboxTab;
  list: InboxList;
  openId: string | undefined;
  onOpen: (conversationId: string) => void;
};

const anyId = "any-id";

export function InboxPane({ tab, list, openId, onOpen }: InboxPaneProps) {
  const { t } = useLingui();
  const router = useRouter();
  // Building an address is slow, so it is built once and the id inserted.
  const hrefOf = useMemo(() => {
    const { publicHref } = router.buildLocation({ to: "/messages", search: { tab, conversation: anyId } });
    return (conversationId: string) => publicHref.replace(anyId, conversationId);
  }, [router, tab]);
  return (
    <section className={`${styles.pane} ${screen.list}`} aria-label={t`Inbox`}>
      <header className={styles.header}>
        <h2 className={styles.title}>
          <Trans>Inbox</Trans>
        </h2>
        <IconButton label={t`Search`} keyHint="/" onClick={() => openOverlay("palette")}>
          <Icon of={IconSearch} />
        </IconButton>
      </header>
      <InboxTabs current={tab} />
      {list.failure ? (
        <Failure failure={list.failure} title={t`The inbox could not be loaded`} onRetry={list.retry} />
      ) : list.isPending ? (
        <InboxSkeleton />
      ) : list.rows.length === 0 ? (
        <NobodyHere tab={tab} />
      ) : (
        <ConversationList
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
    waiting: { title: t`Nobody waits`, why: t`Guests who need a person appear here at once.` },
    mine: {
      title: t`You have no conversation`,
      why: t`What you take over stays here until you hand it back.`,
    },
    assistant: { title: t`The assistant has none`, why: t`What it answers by itself appears here.` },
    all: { title: t`No conversation yet`, why: t`As soon as a guest writes, it is here.` },
    done: { title: t`Nothing put away yet`, why: t`Press E on a conversation that needs nothing more.` },
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
            <Trans>Show all</Trans>
          </Link>
        )
      }
    >
      {words[tab].why}
    </Notice>
  );
}
