import type { Home } from "@bellhop/contract/home";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { buttonLook } from "../../ui/Button.tsx";
import card from "./Card.module.css";
import { Card } from "./Card.tsx";

export function UnansweredQuestions({ questions }: { questions: Home["to_teach"] }) {
  const { t } = useLingui();
  if (questions.length === 0) return null;
  return (
    <Card
      title={t`Questions without an answer`}
      count={questions.length}
      tone="assistant"
      more={
        <Link to="/faq">
          <Trans>FAQ</Trans>
        </Link>
      }
    >
      <ul className={card.rows}>
        {questions.map(({ question, guests, conversation_id }) => (
          <li key={conversation_id} className={card.row}>
            <div className={card.words}>
              <p className={`${card.question} ranged`} dir="auto">
                {question}
              </p>
              <p className={card.sub}>
                <Plural value={guests} one="# guest this week" other="# guests this week" />
              </p>
            </div>
            <div className={card.actions}>
              <Link
                to="/builder"
                search={{ section: "faq", teach: question }}
                className={buttonLook({ size: "row" })}
                aria-label={t`Add answer: ${question}`}
              >
                <Trans>Add answer</Trans>
              </Link>
              <Link
                to="/messages"
                search={{ tab: "all", conversation: conversation_id }}
                className={buttonLook({ size: "row" })}
                aria-label={t`Open conversation: ${question}`}
              >
                <Trans>Open conversation</Trans>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
