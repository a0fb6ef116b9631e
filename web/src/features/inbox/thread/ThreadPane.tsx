import type { Conversation } from "@bellhop/contract/conversations";
import type { InteractiveReply } from "@bellhop/contract/interactive-reply";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconMessageOff } from "@tabler/icons-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSwitches } from "../../../core/access/switches.ts";
import { type CallFailure, reasonOf } from "../../../core/api/call-failure.ts";
import { shownName } from "../../../core/guests/shown-name.ts";
import { useShortcuts } from "../../../core/keyboard/shortcuts.ts";
import { outbox, type Unsent, useUnsent } from "../../../core/outbox/outbox.ts";
import { useClock } from "../../../core/time/clock.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useConversationChanges } from "../conversations/conversation-changes.ts";
import { useConversation, useReader } from "../conversations/conversation-queries.ts";
import { TranslationProvider, useTranslationOf } from "../translation/thread-translation.ts";
import { useReplyPreview } from "../translation/use-reply-preview.ts";
import { Composer } from "./Composer.tsx";
import { ActionCard } from "./card/ActionCard.tsx";
import { NextTimeChoice, NextTimeDraft, useSendLabel } from "./card/CardFoot.tsx";
import { useNextTimeAnswer } from "./card/next-time-answer.ts";
import { withSentence } from "./card/sentences-in-reply.ts";
import { useChoices } from "./card/use-choices.ts";
import { useDraftAnswer } from "./card/use-draft-answer.ts";
import { useNextTime } from "./card/use-next-time.ts";
import { useSendDecided } from "./card/use-send-decided.ts";
import { drafts } from "./drafts.ts";
import { useMessageActions } from "./message-actions.ts";
import { useMessageChanges } from "./message-changes.ts";
import { OwnershipBar } from "./OwnershipBar.tsx";
import { ThreadHeader } from "./ThreadHeader.tsx";
import { ThreadLog } from "./ThreadLog.tsx";
import styles from "./ThreadPane.module.css";
import { ThreadSkeleton } from "./ThreadSkeleton.tsx";
import { useThread } from "./thread-query.ts";
import { useAttachment } from "./use-attachment.ts";
import { useMarkRead } from "./use-mark-read.ts";
import { useQuote } from "./use-quote.ts";
import { minutesLeft } from "./WindowCountdown.tsx";

type ThreadPaneProps = { conversationId: string; onClose: () => void; onDone: () => void };

export function ThreadPane({ conversationId, onClose, onDone }: ThreadPaneProps) {
  const conversation = useConversation(conversationId);
  const thread = useThread(conversationId);
  if (thread.error && thread.messages.length === 0) {
    return <ThreadFailed failure={thread.error} onRetry={() => void thread.refetch()} onClose={onClose} />;
  }
  return (
    <section className={styles.pane} aria-label={conversation && shownName(conversation.guest.name)}>
      {conversation ? (
        <OpenThread conversation={conversation} thread={thread} onClose={onClose} onDone={onDone} />
      ) : (
        <ThreadSkeleton />
      )}
    </section>
  );
}

type OpenThreadProps = {
  conversation: Conversation;
  thread: ReturnType<typeof useThread>;
  onClose: () => void;
  onDone: () => void;
};

function OpenThread({ conversation, thread, onClose, onDone }: OpenThreadProps) {
  const { conversation_id: id } = conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(id);
  const { send } = useMessageChanges();
  const unsent = useUnsentOf(id, thread.messages);
  const keepUnread = useMarkRead(conversation);
  useThreadShortcuts(conversation, { field, keepUnread, onDone });

  const attachment = useAttachment(id);
  const { quoted, quote, dropQuote } = useQuote(id, field);
  const actions = useMessageActions(conversation, quote);
  const deciding = useChoices(id, text, setText);
  const answering = useDraftAnswer(conversation);
  const nextTime = useNextTime();
  const sent = () => {
    dropQuote();
    nextTime.save();
  };
  const sending = useSendDecided(id, setText, sent);
  const { decisions } = deciding;
  const translating = useTranslationOf(conversation);
  const preview = useReplyPreview(attachment.file ? null : translating.thread, text);
  // The question is in the guest's language.
  const answer = useNextTimeAnswer(id, nextTime.isOn, { text, sentences: deciding.sentences, preview });
  const sendDecided = (reply: Reply, anyway = false) => {
    const go = () => void sending.send({ ...reply, draft: text.trim(), quoted, decisions, anyway });
    // A file is a message of its own: the decisions go with the words.
    if (attachment.file) attachment.send("", undefined, go);
    else go();
  };
  const sendReply = (reply: Reply) => {
    if (decisions.length > 0) return sendDecided(reply);
    const done = () => {
      setText("");
      sent();
    };
    if (attachment.file) return attachment.send(reply.text, quoted, done);
    done();
    const { translated_from } = reply;
    void send(id, reply.text, { ...(quoted && { quoted }), ...(translated_from && { translated_from }) });
  };
  const asWritten = { text: text.trim() };
  const toSend = preview.sent ?? (preview.isNeeded && !preview.isUnneeded ? undefined : asWritten);
  const onSend = () => (toSend ? sendReply(toSend) : preview.open());
  const onOffer = (reply: string, interactive: InteractiveReply) => {
    setText("");
    dropQuote();
    void send(id, reply, { interactive, ...(quoted && { quoted }) });
  };
  const onEdit = useCallback(
    (back: string) => {
      setText(back);
      field.current?.focus();
    },
    [setText],
  );
  const onInsert = (words: string) => {
    setText(withSentence(text, "", words));
    field.current?.focus();
  };
  const isHeld = deciding.isIncomplete || sending.isSending;
  const sendLabel = useSendLabel()(decisions);
  const { open_questions, draft, window_closes_at: closesAt } = conversation;
  const isClosed = useClock((now) => closesAt !== null && minutesLeft(closesAt, now) <= 0);
  const isCard =
    open_questions.length > 0 ||
    (draft !== null && !isClosed) ||
    deciding.requests.length > 0 ||
    deciding.gone.length > 0;
  // Otherwise the reply that was begun is what the member will send.
  const isDraftFirst = draft !== null && text.trim() === "" && !isClosed;
  const question = open_questions.find(({ reason }) => reason !== "request");
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = thread;
  const loadEarlier = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  return (
    <TranslationProvider value={translating.thread}>
      <ThreadHeader
        conversation={conversation}
        onClose={onClose}
        onDone={onDone}
        keepUnread={keepUnread}
        translating={translating}
      />
      <div className={styles.above}>
        <OwnershipBar
          conversation={conversation}
          isSecondary={isCard}
          onWrite={() => field.current?.focus()}
        />
      </div>
      {thread.isPending ? (
        <ThreadSkeleton bodyOnly />
      ) : (
        <ThreadLog
          messages={thread.messages}
          unsent={unsent}
          hasEarlier={hasNextPage}
          loadEarlier={hasNextPage && !isFetchingNextPage ? loadEarlier : null}
          onEdit={onEdit}
          actions={actions}
        />
      )}
      <ActionCard
        conversation={conversation}
        isCard={isCard}
        deciding={deciding}
        answering={answering}
        sending={sending}
        onAnyway={() => (toSend ? sendDecided(toSend, true) : preview.open())}
        onSend={() => (text.trim() === "" || isHeld ? field.current?.focus() : onSend())}
        isDraftFirst={isDraftFirst}
        onInsert={onInsert}
        isClosed={isClosed}
        composer={
          <Composer
            conversation={conversation}
            text={text}
            onText={setText}
            onSend={onSend}
            onOffer={onOffer}
            attachment={attachment}
            quoted={quoted}
            onDropQuote={dropQuote}
            field={field}
            preview={translating.isOn ? preview : undefined}
            onSendAsWritten={() => sendReply(asWritten)}
            card={
              isCard
                ? {
                    sendLabel,
                    isHeld,
                    isSecondary: isDraftFirst,
                    sentences: deciding.sentences,
                    beside: question && <NextTimeChoice isOn={nextTime.isOn} onSwitch={nextTime.set} />,
                    below: question && nextTime.isOn && (
                      <NextTimeDraft about={question.about} {...answer} onReady={nextTime.ready} />
                    ),
                  }
                : undefined
            }
          />
        }
      />
    </TranslationProvider>
  );
}

type Reply = Pick<Unsent, "text" | "translated_from">;

/** The draft, stored per conversation. */
function useDraft(conversationId: string) {
  const [text, setText] = useState(() => drafts.read(conversationId));
  const write = useCallback(
    (next: string) => {
      setText(next);
      drafts.write(conversationId, next);
    },
    [conversationId],
  );
  return [text, write] as const;
}

/** Replies that the server does not have, without those confirmed by live events. */
function useUnsentOf(conversationId: string, messages: { message_id: string }[]) {
  const all = useUnsent();
  const { memberId } = useReader();
  const unsent = all.filter((one) => one.conversation_id === conversationId && one.member_id === memberId);
  const arrived = unsent.filter((one) => messages.some((message) => message.message_id === one.message_id));
  const arrivedIds = arrived.map((one) => one.message_id).join();
  useEffect(() => {
    if (arrivedIds === "") return;
    for (const messageId of arrivedIds.split(",")) outbox.remove(messageId);
  }, [arrivedIds]);
  return unsent;
}

type ThreadKeys = {
  field: React.RefObject<HTMLTextAreaElement | null>;
  keepUnread: () => void;
  onDone: () => void;
};

function useThreadShortcuts(conversation: Conversation, { field, keepUnread, onDone }: ThreadKeys) {
  const { t } = useLingui();
  const changes = useConversationChanges();
  const { assistantAnswers } = useSwitches();
  const { memberId } = useReader();
  const { held, state } = conversation;
  const isDone = state === "done";
  const isMine = held.by === "staff" && held.member_id === memberId;
  useShortcuts(t`In a conversation`, [
    { keys: "r", label: t`Reply`, inPalette: true, run: () => field.current?.focus() },
    isMine && assistantAnswers
      ? {
          keys: "b",
          label: t`Hand back`,
          inPalette: true,
          run: () => void changes.handBack(conversation),
        }
      : { keys: "t", label: t`Take over`, inPalette: true, run: () => void changes.takeOver(conversation) },
    {
      keys: "e",
      label: isDone ? t`Reopen` : t`Done`,
      inPalette: true,
      run: () => {
        if (isDone) return void changes.reopen(conversation);
        void changes.markDone(conversation);
        onDone();
      },
    },
    { keys: "u", label: t`Mark unread`, inPalette: true, run: keepUnread },
  ]);
}

function ThreadFailed({
  failure,
  onRetry,
  onClose,
}: {
  failure: Error;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const isGone = (failure as unknown as CallFailure).status === 404;
  return (
    <section className={styles.pane}>
      <Notice
        tone={isGone ? "calm" : "urgent"}
        icon={
          isGone ? <IconMessageOff size={24} stroke={1.35} /> : <IconAlertTriangle size={24} stroke={1.35} />
        }
        title={isGone ? t`Conversation not found` : t`Could not load the conversation`}
        action={
          <>
            {!isGone && (
              <Button kind="primary" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
            <Button onClick={onClose}>
              <Trans>Back to the inbox</Trans>
            </Button>
          </>
        }
      >
        {isGone ? (
          <Trans>It may belong to another hotel, or the guest was deleted.</Trans>
        ) : (
          reasonOf(failure)
        )}
      </Notice>
    </section>
  );
}
