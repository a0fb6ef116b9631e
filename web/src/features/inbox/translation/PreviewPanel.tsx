import { Trans, useLingui } from "@lingui/react/macro";
import { useLanguageName } from "../../../ui/language-name.ts";
import { useFailureWords } from "./failure-words.ts";
import styles from "./PreviewPanel.module.css";
import { Line } from "./TranslationLine.tsx";
import { useThreadTranslation } from "./thread-translation.ts";
import type { ReplyPreview } from "./use-reply-preview.ts";
import { useTranslation } from "./use-translation.ts";

type PreviewPanelProps = { preview: ReplyPreview; text: string; onSendAsWritten: () => void };

/** Below the reply: what the guest would get, or why it has no translation. The reply can always be sent as it is. */
export function PreviewPanel({ preview, text, onSendAsWritten }: PreviewPanelProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const failureWords = useFailureWords();
  const { isOpen, language, sent, isUnneeded, isAsking, hasFailed, translation, again } = preview;
  if (!isOpen || language === null) return null;
  const name = languageName(language);
  const asWritten = (
    <button type="button" onClick={onSendAsWritten}>
      <Trans>Send as written</Trans>
    </button>
  );
  return (
    <section className={styles.preview} aria-live="polite">
      {isAsking && (
        <Line>
          <Trans>Translating…</Trans> {asWritten}
        </Line>
      )}
      {hasFailed && (
        <Line isTrouble>
          {failureWords(translation?.failure, t`Could not translate.`)}{" "}
          <button type="button" onClick={again}>
            <Trans>Try again</Trans>
          </button>{" "}
          {asWritten}
        </Line>
      )}
      {!isAsking && translation?.outcome === "unreliable" && (
        <Line isTrouble>
          <Trans>Could not be translated reliably.</Trans> {asWritten}
        </Line>
      )}
      {isUnneeded && <BackTranslation text={text} name={name} />}
      {sent && (
        <>
          <Line>
            <strong>
              <Trans>The guest gets this in {name}</Trans>
            </strong>{" "}
            {asWritten}
          </Line>
          <p className={styles.words} dir="auto" lang={language} data-generated="true">
            {sent.text}
          </p>
        </>
      )}
    </section>
  );
}

/** For a reply in the guest's language: what it says, for staff. */
function BackTranslation({ text, name }: { text: string; name: string }) {
  const thread = useThreadTranslation();
  const { translation } = useTranslation(
    thread && { conversationId: thread.conversationId, text: text.trim(), language: thread.mine },
  );
  return (
    <>
      <Line>
        <Trans>This is in {name} already. The guest gets it as written.</Trans>
      </Line>
      {translation?.text && (
        <p className={styles.words} dir="auto" lang={thread?.mine} data-generated="true">
          {translation.text}
        </p>
      )}
    </>
  );
}
