import type { Conversation, OpenQuestion } from "@bellhop/contract/conversations";
import { limits } from "@bellhop/contract/limits";
import type { Request } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowRampRight, IconCheck, IconClipboardPlus, IconTool } from "@tabler/icons-react";
import { useState } from "react";
import { useShowFailure } from "../../../../core/api/show-failure.ts";
import { useFormats } from "../../../../core/language/formats.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Chip } from "../../../../ui/Chip.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { isolated } from "../../../../ui/isolated.ts";
import { addRequest, useRequestChanges } from "../../../requests/index.ts";
import { useConversationChanges } from "../../conversations/conversation-changes.ts";
import { useShownText } from "../../translation/use-shown-text.tsx";
import { useHandOverTitle } from "../hand-over-reason.ts";
import styles from "./ActionCard.module.css";
import { byMessage } from "./by-message.ts";
import { requestToAdd } from "./request-to-add.ts";

type HandedOverProps = {
  conversation: Conversation;
  requests: readonly Request[];
  /** Longer messages are cut. */
  isWhole: boolean;
  onWhole: () => void;
};

/** The guest's words once per message, with the reasons why they were handed over; emergencies first. */
export function HandedOver({ conversation, requests, isWhole, onWhole }: HandedOverProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.questions} aria-label={t`Open questions`}>
      {byMessage(conversation.open_questions).map((questions) => (
        <li
          key={questions[0]?.question_id}
          className={styles.question}
          data-tone={questions.some(({ reason }) => reason === "emergency") ? "urgent" : undefined}
        >
          <Message
            conversation={conversation}
            questions={questions}
            requests={requests}
            isWhole={isWhole}
            onWhole={onWhole}
          />
        </li>
      ))}
    </ul>
  );
}

type MessageProps = HandedOverProps & { questions: OpenQuestion[] };

/** Longer ones are cut after three lines. */
const longCharacters = 160;

function Message({ conversation, questions, requests, isWhole, onWhole }: MessageProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const titleOf = useHandOverTitle();
  const { markQuestionAnswered } = useConversationChanges();
  const { create } = useRequestChanges();
  const showFailure = useShowFailure();
  const [repairId] = useState(() => crypto.randomUUID());
  const [isMaking, setMaking] = useState(false);
  const shown = useShownText(questions[0]?.about ?? "");
  const [first] = questions;
  if (!first) return null;
  const { asked_at } = first;
  const hasRecord = ({ question_id }: OpenQuestion) =>
    requests.some((request) => request.question_id === question_id);
  const complaint = questions.find(({ reason }) => reason === "complaint");
  const makeRepair = () => {
    if (isMaking || !complaint) return;
    setMaking(true);
    const { conversation_id, stay } = conversation;
    const { question_id } = complaint;
    create(repairId, { kind: "repair", conversation_id, question_id, room: stay?.room || null })
      .catch((failure: unknown) => showFailure(failure))
      .finally(() => setMaking(false));
  };
  const open = { questions: conversation.open_questions, requests };
  const toAdd = questions.find((question) => requestToAdd(question, open));
  const add = (question: OpenQuestion) => {
    const { conversation_id, stay, guest } = conversation;
    const { question_id, about } = question;
    const request = requestToAdd(question, open);
    addRequest({
      guest: { guest_id: guest.guest_id, name: guest.name, room: stay?.room || null },
      ...{ conversation_id, question_id },
      ...(request && { request }),
      ...(request?.what === null && { words: about.slice(0, limits.requestWordsCharacters) }),
    });
  };
  return (
    <>
      <p className={styles.handedOver}>
        <Icon of={IconArrowRampRight} size={16} flip />
        <strong>
          <Trans>Handed over</Trans>
        </strong>
        <time dateTime={asked_at}>{time(asked_at)}</time>
        {questions.map((question) => (
          <Chip key={question.question_id} tone={toneOf(question)}>
            {titleOf(question)}
          </Chip>
        ))}
      </p>
      <p
        className={`${styles.about} ranged`}
        data-whole={isWhole || undefined}
        data-generated={shown.isGenerated || undefined}
        lang={shown.language}
        dir="auto"
      >
        {shown.text}
      </p>
      {shown.line}
      <div className={styles.questionActions}>
        {shown.text.length > longCharacters && (
          <Button size="row" kind="ghost" keyHint="O" aria-expanded={isWhole} onClick={onWhole}>
            {isWhole ? <Trans>Show less</Trans> : <Trans>Show all</Trans>}
          </Button>
        )}
        {complaint && !hasRecord(complaint) && (
          <Button
            size="row"
            icon={<Icon of={IconTool} size={16} />}
            aria-disabled={isMaking}
            onClick={makeRepair}
          >
            <Trans>Make a repair</Trans>
          </Button>
        )}
        {toAdd && (
          <Button
            size="row"
            icon={<Icon of={IconClipboardPlus} size={16} />}
            aria-label={t`Add request: ${isolated(toAdd.about)}`}
            onClick={() => add(toAdd)}
          >
            <Trans>Add request</Trans>
          </Button>
        )}
        {questions
          .filter((question) => !hasRecord(question))
          .map((question) => (
            <Button
              key={question.question_id}
              size="row"
              icon={<Icon of={IconCheck} size={16} />}
              aria-label={t`Mark handled: ${isolated(question.about)}`}
              onClick={() => void markQuestionAnswered(conversation, question)}
            >
              <Trans>Mark handled</Trans>
            </Button>
          ))}
      </div>
    </>
  );
}

const toneOf = ({ reason }: OpenQuestion) => {
  if (reason === "emergency") return "alarm";
  if (reason === "complaint" || reason === "safety") return "urgent";
  return reason === "request" ? "info" : "waiting";
};
