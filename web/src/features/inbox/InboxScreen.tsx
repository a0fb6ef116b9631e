import type { Conversation } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { IconMessage2 } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { useLiveEvents } from "../../core/live/live-listeners.ts";
import { closeOverlay, useOverlay } from "../../core/navigation/overlays.ts";
import { usePreload } from "../../core/navigation/use-preload.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { useWasPainted } from "../../ui/use-was-painted.ts";
import { GuestCard, GuestCardShape, preloadGuestCard, wasDeletedHere } from "../guests/index.ts";
import { AddRequestHere } from "../requests/index.ts";
import { cachedConversation } from "./conversations/conversation-cache.ts";
import { useConversation, useReader } from "./conversations/conversation-queries.ts";
import { useConflictDecisions } from "./conversations/guest-conflict.ts";
import { useMatchGuest } from "./conversations/guest-match.ts";
import { readInboxSearch, searchFor } from "./conversations/inbox-search.ts";
import styles from "./InboxScreen.module.css";
import { InboxPane } from "./list/InboxPane.tsx";
import { useInboxList } from "./list/inbox-list.ts";
import { useInboxShortcuts } from "./list/inbox-shortcuts.ts";
import { usePreloadCard } from "./thread/card/lazy-parts.tsx";
import { forgetConversations } from "./thread/forget-conversations.ts";
import { LazyThreadPane } from "./thread/LazyThreadPane.tsx";
import { useThreadIsThere } from "./thread/thread-query.ts";

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
  usePreload(preloadGuestCard);
  usePreloadCard();
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  const isWaiting = (id: string) => Boolean(cachedConversation(queryClient, venueId, id)?.waiting_since);
  const { next } = useInboxShortcuts(list.conversationIds, openId, open, isWaiting);
  const close = useCallback(() => open(undefined), [open]);
  const mergedInto = useConversation(openId ?? "")?.merged_into;
  useEffect(() => {
    if (mergedInto) open(mergedInto, true);
  }, [mergedInto, open]);

  useLiveEvents((event) => {
    if (event.kind !== "guest_deleted" || !openId || !event.conversation_ids.includes(openId)) return;
    closeOverlay();
    open(undefined, true);
    if (!event.guest_ids.some(wasDeletedHere)) toast(t`The guest was deleted. The conversation is closed.`);
  });

  return (
    <div className={styles.inbox} data-open={openId ? true : undefined}>
      {/* On a phone the list with its heading is away while a conversation is open. */}
      <h1 className="unseen">{t`Inbox`}</h1>
      <InboxPane tab={tab} sort={sort} list={list} openId={openId} onOpen={open} />
      <div className={styles.thread}>
        {openId ? (
          <LazyThreadPane
            key={openId}
            conversationId={openId}
            onClose={close}
            onDone={() => open(next(), true)}
          />
        ) : (
          <NothingOpen />
        )}
      </div>
      <AddRequestHere />
      {openId && <GuestBeside key={openId} conversationId={openId} onClose={() => open(undefined, true)} />}
    </div>
  );
}

/** Next to the thread if there is room, else in a drawer. The thread is read first. */
function GuestBeside({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const { t } = useLingui();
  const hasRoom = useMediaQuery("(min-width: 1440px)");
  const conversation = useConversation(conversationId);
  const isDrawerOpen = useOverlay("guest");
  const wasThreadPainted = useWasPainted(useThreadIsThere(conversationId));
  if (!conversation) return <aside className={styles.guest} />;
  return (
    <>
      <aside className={styles.guest} aria-label={t`About the guest`}>
        {hasRoom && !wasThreadPainted && <GuestCardShape />}
        {hasRoom && wasThreadPainted && <DecidingCard conversation={conversation} onClose={onClose} />}
      </aside>
      <Dialog open={isDrawerOpen} onClose={closeOverlay} shape="drawer" label={t`About the guest`}>
        <DecidingCard conversation={conversation} onClose={onClose} />
      </Dialog>
    </>
  );
}

function DecidingCard({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  const match = useMatchGuest(conversation);
  const { merge, keepApart } = useConflictDecisions(conversation);
  const decisions = { merge: () => void merge(), keepApart: () => void keepApart() };
  const forget = () => {
    closeOverlay();
    onClose();
    forgetConversations(queryClient, venueId, [conversation.conversation_id]);
  };
  return (
    <GuestCard conversation={conversation} conflictDecisions={decisions} onMatch={match} onDeleted={forget} />
  );
}

function NothingOpen() {
  const { t } = useLingui();
  return (
    <Notice icon={<IconMessage2 size={24} stroke={1.35} />} title={t`Choose a conversation`}>
      {t`Press J or K to go to the next guest.`}
    </Notice>
  );
}
