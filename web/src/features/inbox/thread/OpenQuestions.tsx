import type { Conversation, OpenQuestion } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck } from "@tabler/icons-react";
import { useFormats } from "../../../core/language/formats.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { useConversationChanges } from "../conversations/conversation-changes.ts";
import { useHandOverReason } from "./hand-over-reason.ts";
import styles from "./OpenQuestions.module.css";
import { useRequestWords } from "./request-words.ts";

/** What the assistant left to staff, emergencies first. Each stays until someone settles it. */
export function OpenQuestions({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  const { settleQuestion } = useConversationChanges();
  const isEmergency = ({ reason }: OpenQuestion) => Number(reason === "emergency");
  const questions = conversation.open_questions.toSorted((a, b) => isEmergency(b) - isEmergency(a));
  if (questions.length === 0) return null;
  return (
    <ul className={styles.questions} aria-label={t`Open questions`}>
      {questions.map((question) => (
        <li
          key={question.question_id}
          className={styles.question}
          data-tone={question.reason === "emergency" ? "urgent" : undefined}
        >
          <QuestionWords question={question} />
          <Button
            size="row"
            icon={<Icon of={IconCheck} size={16} />}
            aria-label={t`Settle: ${isolated(question.about)}`}
            onClick={() => void settleQuestion(conversation, question)}
          >
            <Trans>Settle</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function QuestionWords({ question: { reason, about, request, asked_at } }: { question: OpenQuestion }) {
  const because = useHandOverReason();
  const requestWords = useRequestWords();
  const { time } = useFormats();
  return (
    <div className={styles.words}>
      <p className={styles.reason}>
        {request ? requestWords(request) : because(reason, "")} ·{" "}
        <time dateTime={asked_at}>{time(asked_at)}</time>
      </p>
      <p className={`${styles.about} ranged`} dir="auto">
        “{about}”
      </p>
    </div>
  );
}
