import type { Home } from "@bellhop/contract/home";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { buttonLook } from "../../ui/Button.tsx";
import card from "./Card.module.css";
import { Card, EmptyCard } from "./Card.tsx";
import styles from "./LeftCards.module.css";

type QuestionsToTeachProps = { questions: Home["to_teach"]; count: number };

export function QuestionsToTeach({ questions, count }: QuestionsToTeachProps) {
  const { t } = useLingui();
  const title = t`Questions to teach`;
  if (questions.length === 0)
    return (
      <EmptyCard title={title} className={styles.later}>
        <Trans>No questions to teach.</Trans>
      </EmptyCard>
    );
  return (
    <Card
      title={title}
      count={count}
      tone="assistant"
      className={styles.later}
      more={
        <Link to="/guest-assistant" search={{ part: "gaps" }}>
          <Trans>All</Trans>
        </Link>
      }
    >
      <ul className={card.rows}>
        {questions.map((one, at) => (
          <li
            key={`${one.conversation_id} ${one.question}`}
            className={card.row}
            data-home={`${one.conversation_id} ${at}`}
          >
            <Question one={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Question({ one }: { one: Home["to_teach"][number] }) {
  const { t } = useLingui();
  const { question, guests, conversation_id, has_reply } = one;
  return (
    <>
      <div className={card.words}>
        <p className={card.question}>
          <Link
            to="/messages"
            search={{ tab: "all", conversation: conversation_id }}
            className={`${styles.name} ranged`}
            dir="auto"
          >
            {question}
          </Link>
        </p>
        <p className={card.sub}>
          <Plural value={guests} one="# guest this week" other="# guests this week" />
          {has_reply && (
            <>
              {" · "}
              <Trans>your team replied</Trans>
            </>
          )}
        </p>
      </div>
      {has_reply ? (
        <Link
          to="/guest-assistant"
          search={{ part: "gaps" }}
          className={buttonLook({ size: "row" })}
          aria-label={t`Check answer: ${question}`}
        >
          <Trans>Check answer</Trans>
        </Link>
      ) : (
        <Link
          to="/builder"
          search={{ section: "faq", teach: question }}
          className={buttonLook({ size: "row" })}
          aria-label={t`Add answer: ${question}`}
        >
          <Trans>Add answer</Trans>
        </Link>
      )}
    </>
  );
}
