import type { Conversation } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { IconMessage2 } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { closeOverlay, useOverlay } from "../../core/navigation/overlays.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { GuestCard } from "../guests/index.ts";
import { useConversation } from "./conversations/conversation-queries.ts";
import { useConflictDecisions } from "./conversations/guest-conflict.ts";
import { readInboxSearch, searchFor } from "./conversations/inbox-search.ts";
import styles from "./InboxScreen.module.css";
import { InboxPane } from "./list/InboxPane.tsx";
import { useInboxList } from "./list/inbox-list.ts";
import { useInboxShortcuts } from "./list/inbox-shortcuts.ts";
import { ThreadPane } from "./thread/ThreadPane.tsx";

export function InboxScreen() {
  const search = readInboxSearch(useSearch({ strict: false }));
  const { tab = "waiting", sort = "newest", conversation: openId } = search;
  const { t } = useLingui();
  const navigate = useNavigate();
  const open = useCallback(
    (conversation: string | undefined, replace = false) =>
      void navigate({ to: "/messages", search: searchFor(tab, sort, conversation), replace }),
    [navigate, tab, sort],
  );
  const list = useInboxList(tab, sort);
  const { next } = useInboxShortcuts(list.conversationIds, openId, open);
  const close = useCallback(() => open(undefined), [open]);
  const mergedInto = useConversation(openId ?? "")?.merged_into;
  useEffect(() => {
    if (mergedInto) open(mergedInto, true);
  }, [mergedInto, open]);

  return (
    <div className={styles.inbox} data-open={openId ? true : undefined}>
      {/* On a phone the list with its heading is away while a conversation is open. */}
      <h1 className="unseen">{t`Inbox`}</h1>
      <InboxPane tab={tab} sort={sort} list={list} openId={openId} onOpen={open} />
      <div className={styles.thread}>
        {openId ? (
          <ThreadPane
            key={openId}
            conversationId={openId}
            onClose={close}
            onDone={() => open(next(), true)}
          />
        ) : (
          <NothingOpen />
        )}
      </div>
      {openId && <GuestBeside conversationId={openId} />}
    </div>
  );
}

/** Next to the thread if there is room, else in a drawer. */
function GuestBeside({ conversationId }: { conversationId: string }) {
  const { t } = useLingui();
  const conversation = useConversation(conversationId);
  const isDrawerOpen = useOverlay("guest");
  if (!conversation) return <aside className={styles.guest} />;
  return (
    <>
      <aside className={styles.guest} aria-label={t`About the guest`}>
        <DecidingCard conversation={conversation} />
      </aside>
      <Dialog open={isDrawerOpen} onClose={closeOverlay} shape="drawer" label={t`About the guest`}>
        <DecidingCard conversation={conversation} />
      </Dialog>
    </>
  );
}

function DecidingCard({ conversation }: { conversation: Conversation }) {
  const { merge, keepApart } = useConflictDecisions(conversation);
  const decisions = { merge: () => void merge(), keepApart: () => void keepApart() };
  return <GuestCard conversation={conversation} conflictDecisions={decisions} />;
}

function NothingOpen() {
  const { t } = useLingui();
  return (
    <Notice icon={<IconMessage2 size={24} stroke={1.35} />} title={t`Choose a conversation`}>
      {t`Press J or K to go to the next guest.`}
    </Notice>
  );
}
