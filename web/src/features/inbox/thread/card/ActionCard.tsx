import type { Conversation } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useShortcuts } from "../../../../core/keyboard/shortcuts.ts";
import { useHandOverReason } from "../hand-over-reason.ts";
import styles from "./ActionCard.module.css";
import { byMessage } from "./by-message.ts";
import { LazyDraftAnswer } from "./LazyDraftAnswer.tsx";
import { CardNotice, CardRequests, HandedOver, ReadyAnswers } from "./lazy-parts.tsx";
import type { Deciding } from "./use-choices.ts";
import type { DraftAnswering } from "./use-draft-answer.ts";
import type { useSendDecided } from "./use-send-decided.ts";

type ActionCardProps = {
  conversation: Conversation;
  /** False while nothing is open: then it is the plain composer, at the same place so that it keeps the focus. */
  isCard: boolean;
  deciding: Deciding;
  /** What waits for approval. */
  answering: DraftAnswering;
  /** Sending it is the primary action. */
  isDraftFirst: boolean;
  sending: ReturnType<typeof useSendDecided>;
  onAnyway: () => void;
  /** Does nothing while something is missing. */
  onSend: () => void;
  onInsert: (text: string) => void;
  /** The guest can get templates only: decisions can't go with a reply. */
  isClosed: boolean;
  composer: ReactNode;
};

/** While something is open, the composer is a card: the guest's words, each request with its decision, one reply. */
export function ActionCard(props: ActionCardProps) {
  const {
    conversation,
    isCard,
    deciding,
    answering,
    isDraftFirst,
    sending,
    onAnyway,
    onSend,
    onInsert,
    isClosed,
    composer,
  } = props;
  const { t } = useLingui();
  const reasonWords = useHandOverReason();
  const [isWhole, setWhole] = useState(false);
  const { open_questions, guest, draft } = conversation;
  const { requests } = deciding;
  // While the reply is being sent, its own decisions are already in the list.
  const gone = sending.isSending ? [] : deciding.gone;
  const [first] = byMessage(open_questions)[0] ?? [];
  const hasEmergency = open_questions.some(({ reason }) => reason === "emergency");
  const question = open_questions.find(({ reason }) => reason !== "request");
  const reason = first && reasonWords(first.reason, "");
  return (
    <div
      {...(isCard && {
        role: "group",
        "data-bottom-bar": "",
        "aria-label": reason ? t`Handed over: ${reason}` : draft ? t`Answer to approve` : t`Requests`,
      })}
      className={isCard ? styles.card : undefined}
      data-tone={hasEmergency ? "urgent" : undefined}
    >
      {isCard && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
          tabIndex={0}
          className={styles.above}
          aria-label={t`What the guest needs`}
        >
          <CardKeys
            onConfirm={isClosed ? noop : deciding.confirmAll}
            onWhole={() => setWhole(!isWhole)}
            onSend={onSend}
          />
          {open_questions.length > 0 && (
            <HandedOver
              conversation={conversation}
              requests={requests}
              isWhole={isWhole}
              onWhole={() => setWhole(!isWhole)}
            />
          )}
          {!isClosed && (requests.length > 0 || gone.length > 0) && (
            <CardRequests deciding={{ ...deciding, gone }} language={guest.language} />
          )}
          {!isClosed && draft && (
            <LazyDraftAnswer
              key={draft.draft_id}
              conversationId={conversation.conversation_id}
              draft={draft}
              answering={answering}
              isPrimary={isDraftFirst}
            />
          )}
          {!isClosed && question && (
            <ReadyAnswers
              conversationId={conversation.conversation_id}
              questionId={question.question_id}
              about={question.about}
              language={guest.language}
              onInsert={onInsert}
            />
          )}
        </section>
      )}
      {isCard && sending.failure && (
        <div className={styles.notice}>
          <CardNotice
            failure={sending.failure}
            trouble={sending.trouble}
            request={requests[0]}
            onAnyway={onAnyway}
          />
        </div>
      )}
      {composer}
    </div>
  );
}

const noop = () => undefined;

type CardKeysProps = { onConfirm: () => void; onWhole: () => void; onSend: () => void };

function CardKeys({ onConfirm, onWhole, onSend }: CardKeysProps) {
  const { t } = useLingui();
  useShortcuts(t`What the guest needs`, [
    { keys: "c", label: t`Confirm all requests`, run: onConfirm },
    { keys: "o", label: t`Show the whole message`, run: onWhole },
    { keys: "mod+Enter", label: t`Send reply`, run: onSend },
  ]);
  return null;
}
