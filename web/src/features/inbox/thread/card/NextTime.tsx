import { limits } from "@bellhop/contract/limits";
import { prepareAnswer, suggestAnswer } from "@bellhop/contract/suggestions";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useVenue } from "../../../../core/access/AccessContext.ts";
import { useApi } from "../../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../../core/api/query.ts";
import { useShowFailure } from "../../../../core/api/show-failure.ts";
import { Field } from "../../../../ui/Field.tsx";
import { useLanguageName } from "../../../../ui/language-name.ts";
import styles from "./NextTime.module.css";

type NextTimeProps = {
  /** The guest's question. */
  about: string;
  /** The reply without the sentences of decisions. */
  answer: string;
  /** It is not in the question's language. */
  isUntranslated: boolean;
  /** Takes what saves the draft once the reply was sent. */
  onReady: (save: (() => void) | null) => void;
};

/** The question without greeting and names, with this reply: a draft answer that a manager checks. */
export function NextTime({ about, answer, isUntranslated, onReady }: NextTimeProps) {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const showFailure = useShowFailure();
  const languageName = useLanguageName();
  const { data: prepared } = useQuery({
    queryKey: [...venueKey(venueId), "prepared-answer", about],
    gcTime: 0,
    queryFn: ({ signal }) => ask(prepareAnswer, { asked: about }, { signal }),
  });
  const [typedQuestion, setQuestion] = useState<string>();
  const [typedAnswer, setAnswer] = useState<string>();
  const [suggestionId] = useState(() => crypto.randomUUID());
  const question = (typedQuestion ?? prepared?.question ?? "").trim();
  const text = (typedAnswer ?? answer).trim().slice(0, limits.entryTextCharacters);
  const language = prepared?.language;
  const inLanguage = language ? languageName(language) : "";
  const give = useRef(onReady);
  give.current = onReady;
  useEffect(() => {
    const isComplete = question !== "" && text !== "" && language !== undefined;
    const save = () =>
      void ask(suggestAnswer, {
        suggestion_id: suggestionId,
        question,
        answer: text,
        language: language ?? "",
      }).catch((failure: unknown) => showFailure(failure, t`The draft answer was not saved.`));
    give.current(isComplete ? save : null);
  }, [question, text, language, ask, suggestionId, showFailure, t]);
  useEffect(() => () => give.current(null), []);
  return (
    <div className={styles.draft}>
      <Field label={t`Question`} error={undefined} hint={t`Leave out greetings and names.`}>
        {(input) => (
          <input
            {...input}
            dir="auto"
            maxLength={limits.entryQuestionCharacters}
            value={typedQuestion ?? prepared?.question ?? ""}
            onChange={({ target }) => setQuestion(target.value)}
          />
        )}
      </Field>
      <Field label={t`Answer`} error={undefined}>
        {(input) => (
          <textarea
            {...input}
            dir="auto"
            rows={2}
            maxLength={limits.entryTextCharacters}
            value={typedAnswer ?? answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
      </Field>
      {isUntranslated && typedAnswer === undefined && language && (
        <p className={styles.note} role="status">
          <Trans>This answer was not translated. Write it in {inLanguage}.</Trans>
        </p>
      )}
      <p className={styles.note}>
        {language && <Trans>Saved as a draft in {languageName(language)}. A manager checks it first.</Trans>}
      </p>
    </div>
  );
}
