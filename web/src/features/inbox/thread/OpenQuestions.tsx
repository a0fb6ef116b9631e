import type { Conversation, OpenQuestion } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck } from "@tabler/icons-react";
import { useFormats } from "../../../core/language/formats.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { useQuoted } from "../../../ui/quoted.ts";
import { useConversationChanges } from "../conversations/conversation-changes.ts";
import { useHandOverTitle } from "./hand-over-reason.ts";
import styles from "./OpenQuestions.module.css";

type OpenQuestionsProps = {
  conversation: Conversation;
  /** Words of the guest that stand above and need no repeating. */
  shown?: string | null;
};

/** Questions and requests for staff, emergencies first. Each stays until someone marks it handled. */
export function OpenQuestions({ conversation, shown }: OpenQuestionsProps) {
  const { t } = useLingui();
  const { markQuestionAnswered } = useConversationChanges();
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
          <QuestionWords question={question} isShown={question.about === shown} />
          <Button
            size="row"
            icon={<Icon of={IconCheck} size={16} />}
            aria-label={t`Mark handled: ${isolated(question.about)}`}
            onClick={() => void markQuestionAnswered(conversation, question)}
          >
            <Trans>Mark handled</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function QuestionWords({ question, isShown }: { question: OpenQuestion; isShown: boolean }) {
  const { about, asked_at } = question;
  const titleOf = useHandOverTitle();
  const quoted = useQuoted();
  const { time } = useFormats();
  return (
    <div className={styles.words}>
      <p className={styles.reason}>
        {titleOf(question)} · <time dateTime={asked_at}>{time(asked_at)}</time>
      </p>
      {!isShown && (
        <p className={`${styles.about} ranged`} dir="auto">
          {quoted(about)}
        </p>
      )}
    </div>
  );
}
