import { baseOf } from "@bellhop/contract/formats";
import { fetchInfoData } from "@bellhop/contract/info-data";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconBook2, IconSend } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useVenue } from "../../../../core/access/AccessContext.ts";
import { useApi } from "../../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../../core/api/query.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { isolated } from "../../../../ui/isolated.ts";
import { useLanguageName } from "../../../../ui/language-name.ts";
import { Segments } from "../../../../ui/Segments.tsx";
import { type GuestSentence, sentencesFor } from "../../../requests/index.ts";
import { SuggestedReply } from "../../translation/SuggestedReply.tsx";
import { useShownText } from "../../translation/use-shown-text.tsx";
import { useSectionNames } from "../section-names.ts";
import styles from "./ReadyAnswers.module.css";

type ReadyAnswersProps = {
  conversationId: string;
  questionId: string;
  /** The guest's words. */
  about: string;
  language: string | null;
  onInsert: (text: string) => void;
};

/** Fixed sentences in the guest's language, and the nearest entries in the hotel's. */
export function ReadyAnswers(props: ReadyAnswersProps) {
  const { about, language, onInsert, conversationId, questionId } = props;
  const { t } = useLingui();
  const languageName = useLanguageName();
  const sentences = sentencesFor(language);
  const labels: [GuestSentence, string][] = [
    ["on_our_way", t`We're on our way`],
    ["one_moment", t`One moment, please`],
    ["call_reception", t`Please call reception`],
  ];
  return (
    <>
      <SuggestedReply
        key={questionId}
        conversationId={conversationId}
        questionId={questionId}
        language={language}
        onInsert={onInsert}
      />
      <section className={styles.ready} aria-label={t`Ready to send`}>
        <h3>
          {language ? <Trans>Ready to send in {languageName(language)}</Trans> : <Trans>Ready to send</Trans>}
        </h3>
        <div className={styles.sentences}>
          {labels.map(([name, label]) => (
            <Button
              key={name}
              size="row"
              icon={<Icon of={IconSend} size={14} flip />}
              onClick={() => onInsert(sentences[name])}
            >
              {label}
            </Button>
          ))}
        </div>
      </section>
      <NearestEntries about={about} language={language} onInsert={onInsert} />
    </>
  );
}

const shown = 2;

function NearestEntries({
  about,
  language,
  onInsert,
}: Pick<ReadyAnswersProps, "about" | "language" | "onInsert">) {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId, default_language } = useVenue();
  const sectionNames = useSectionNames();
  const languageName = useLanguageName();
  const { data: entries = [] } = useQuery({
    queryKey: [...venueKey(venueId), "nearest entries", about],
    queryFn: async ({ signal }) =>
      (await ask(fetchInfoData, { question: about, limit: shown }, { signal })).items,
  });
  const languages = [...new Set(entries.flatMap((entry) => Object.keys(entry.texts)))].slice(0, 4);
  const [chosen, setChosen] = useState<string | null>(null);
  const guests = languages.find((one) => language && baseOf(one) === baseOf(language));
  const written =
    chosen ?? guests ?? (languages.includes(default_language) ? default_language : languages[0]);
  if (entries.length === 0 || written === undefined) return null;
  return (
    <section className={styles.nearest} aria-label={t`Nearest entries`}>
      <header className={styles.head}>
        <h3>
          <Trans>Nearest entries</Trans>
        </h3>
        {languages.length > 1 && (
          <Segments
            label={t`Language`}
            isSmall
            value={written}
            segments={languages.map((one) => ({ value: one, label: languageName(one) }))}
            onChange={setChosen}
          />
        )}
      </header>
      {entries.map((entry) => {
        const words = entry.texts[written] ?? Object.values(entry.texts)[0];
        if (!words) return null;
        const title = words.title || words.question || words.text.slice(0, 60);
        return (
          <div key={entry.entry_id} className={styles.entry}>
            <Icon of={IconBook2} size={16} />
            <div className={styles.words}>
              <p className={styles.title}>
                <bdi>{title}</bdi> <span>{sectionNames[entry.section]}</span>
              </p>
              <EntryText text={words.text} />
            </div>
            <Button
              size="row"
              aria-label={t`Insert: ${isolated(title)}`}
              onClick={() => onInsert(words.text || title)}
            >
              <Trans>Insert</Trans>
            </Button>
          </div>
        );
      })}
    </section>
  );
}

/** What would be sent; while the thread is translated, what it says in the reader's language. */
function EntryText({ text }: { text: string }) {
  const shown = useShownText(text);
  return (
    <>
      <p
        className={`${styles.text} oneline ranged`}
        dir="auto"
        lang={shown.language}
        data-generated={shown.isGenerated || undefined}
      >
        {shown.text}
      </p>
      {shown.line}
    </>
  );
}
