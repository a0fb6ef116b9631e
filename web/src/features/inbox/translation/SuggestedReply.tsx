import { draftReply, type ReplyDraft } from "@bellhop/contract/translations";
import { baseOf } from "@bellhop/contract/values";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconBook2, IconRefresh, IconSparkles } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../core/api/query.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useReader } from "../conversations/conversation-queries.ts";
import { useFailureWords } from "./failure-words.ts";
import { InMyLanguage } from "./InMyLanguage.tsx";
import styles from "./SuggestedReply.module.css";
import { Line } from "./TranslationLine.tsx";
import { useThreadTranslation, useWhyNotTranslate } from "./thread-translation.ts";

type SuggestedReplyProps = {
  conversationId: string;
  questionId: string;
  /** The guest's. */
  language: string | null;
  onInsert: (text: string) => void;
};

/** What a model would reply, for staff to correct and send. It is asked for on demand. */
export function SuggestedReply(props: SuggestedReplyProps) {
  const { t, i18n } = useLingui();
  const { ask } = useApi();
  const { venueId } = useReader();
  const failureWords = useFailureWords();
  const whyNot = useWhyNotTranslate();
  const thread = useThreadTranslation();
  const [isOpen, setOpen] = useState(false);
  const { conversationId, questionId, onInsert } = props;
  // In a translated thread staff write their own language.
  const language = baseOf(thread?.mine ?? props.language ?? i18n.locale);
  const input = { question_id: questionId, language };
  const { data, error, isFetching, refetch } = useQuery<ReplyDraft>({
    queryKey: [...venueKey(venueId), "reply draft", conversationId, questionId, language],
    queryFn: ({ signal }) => ask(draftReply, input, { signal }),
    enabled: isOpen,
    staleTime: "static",
    retry: false,
  });
  const hasFailed = !isFetching && (error !== null || (data?.failure ?? null) !== null);
  const hasDraft = isOpen && !isFetching && !hasFailed && data;
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card scrolls, and what was asked for comes below.
  useEffect(() => {
    if (isOpen) section.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen, isFetching]);
  if (whyNot !== null) return null;
  return (
    <section ref={section} className={styles.suggested} aria-label={t`Suggested reply`}>
      <header className={styles.head}>
        <h3>
          <Icon of={IconSparkles} size={16} />
          <Trans>Suggested reply</Trans>
        </h3>
        {hasDraft &&
          data.sources.map((source) => (
            <span key={source.quote} className={styles.source} title={source.quote}>
              <Icon of={IconBook2} size={14} />
              <bdi>{source.title}</bdi>
            </span>
          ))}
        {isOpen ? (
          <IconButton label={t`Write another one`} disabled={isFetching} onClick={() => void refetch()}>
            <Icon of={IconRefresh} size={16} />
          </IconButton>
        ) : (
          <Button size="row" className={styles.end} onClick={() => setOpen(true)}>
            <Trans>Write a draft</Trans>
          </Button>
        )}
      </header>
      <div aria-live="polite">
        {isOpen && isFetching && (
          <Line>
            <Trans>Writing a reply…</Trans>
          </Line>
        )}
        {isOpen && hasFailed && (
          <Line isTrouble>
            {failureWords(data?.failure, t`Could not write a draft.`)}{" "}
            <button type="button" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </button>
          </Line>
        )}
        {hasDraft && (
          <>
            <p className={styles.words} dir="auto" lang={language} data-generated="true">
              {partsOf(data).map(({ from, text, isUnsourced }) =>
                isUnsourced ? <u key={from}>{text}</u> : <span key={from}>{text}</span>,
              )}
            </p>
            {language !== baseOf(i18n.locale) && (
              <InMyLanguage conversationId={conversationId} text={data.text} />
            )}
            <div className={styles.foot}>
              {data.unsourced.length > 0 && (
                <p className={styles.note}>
                  <Trans>Underlined words have no source. Check them.</Trans>
                </p>
              )}
              <Button size="row" className={styles.end} onClick={() => onInsert(data.text)}>
                <Trans>Insert</Trans>
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

type Part = { from: number; text: string; isUnsourced: boolean };

function partsOf({ text, unsourced }: ReplyDraft): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to } of unsourced) {
    if (from > at) parts.push({ from: at, text: text.slice(at, from), isUnsourced: false });
    parts.push({ from, text: text.slice(from, to), isUnsourced: true });
    at = to;
  }
  if (at < text.length) parts.push({ from: at, text: text.slice(at), isUnsourced: false });
  return parts;
}
