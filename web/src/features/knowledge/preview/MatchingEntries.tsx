import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { reasonOf } from "../../../core/api/call-failure.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { sectionName } from "../../catalogue/index.ts";
import styles from "./KnowledgeScreen.module.css";
import { previewTitle, useMatchingEntries } from "./preview-queries.ts";
import retrieval from "./Retrieval.module.css";
import { Confidence } from "./Retrieval.tsx";

export function MatchingEntries({ of }: { of: "draft" | "live" }) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [question, setQuestion] = useState("");
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setQuestion(typed.trim());
  };
  return (
    <section className={styles.which} aria-labelledby={id}>
      <form onSubmit={ask}>
        <label id={id} htmlFor={`${id}-field`}>
          <Trans>Which entry answers this?</Trans>
        </label>
        <div className={styles.question}>
          <span className={styles.asked}>
            <input
              id={`${id}-field`}
              dir="auto"
              value={typed}
              maxLength={limits.messageCharacters}
              placeholder={t`Type a guest question`}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            {question !== "" && (
              <IconButton
                label={t`Clear`}
                onClick={() => {
                  setTyped("");
                  setQuestion("");
                }}
              >
                <Icon of={IconX} />
              </IconButton>
            )}
          </span>
          <Button type="submit">
            <Trans>Find</Trans>
          </Button>
        </div>
      </form>
      {question !== "" && <Found of={of} question={question} />}
    </section>
  );
}

function Found({ of, question }: { of: "draft" | "live"; question: string }) {
  const { i18n } = useLingui();
  const { data, error, isPending } = useMatchingEntries(of, question);
  if (error) return <p className={styles.failed}>{reasonOf(error)}</p>;
  if (isPending) return null;
  const best = Math.max(0, ...data.items.map(({ score }) => score ?? 0));
  return (
    <div className={styles.found} role="status">
      {data.contested && (
        <p>
          <Trans>Two entries disagree. The assistant sends this question to you.</Trans>{" "}
          <Link to="/builder" search={{ show: "contradictions" }}>
            <Trans>Choose</Trans>
          </Link>
        </p>
      )}
      {data.confidence !== null && <Confidence confidence={data.confidence} threshold={data.threshold} />}
      {data.items.length === 0 ? (
        <p>
          <Trans>No entry matches.</Trans>{" "}
          <Link to="/builder" search={{ section: "faq", teach: question }}>
            <Trans>Write an answer</Trans>
          </Link>
        </p>
      ) : (
        <ol className={retrieval.found}>
          {data.items.map((entry, index) => (
            <li key={entry.entry_id} data-used={index === 0 || undefined}>
              <Link
                to="/builder"
                search={{ section: entry.section, entry: entry.entry_id }}
                className={retrieval.title}
              >
                <bdi>{previewTitle(entry)}</bdi>
              </Link>
              <span className={retrieval.section}>{i18n._(sectionName(entry.section))}</span>
              <span className={retrieval.bar} aria-hidden="true">
                <span style={{ inlineSize: `${best === 0 ? 0 : (100 * (entry.score ?? 0)) / best}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
