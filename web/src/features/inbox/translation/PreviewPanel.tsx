import { Trans, useLingui } from "@lingui/react/macro";
import { useLanguageName } from "../../../ui/language-name.ts";
import { useFailureWords } from "./failure-words.ts";
import { InMyLanguage } from "./InMyLanguage.tsx";
import styles from "./PreviewPanel.module.css";
import { Line } from "./TranslationLine.tsx";
import type { ReplyPreview } from "./use-reply-preview.ts";

type PreviewPanelProps = {
  conversationId: string;
  preview: ReplyPreview;
  text: string;
  onSendAsWritten: () => void;
};

/** Below the reply: what the guest would get, or why it has no translation. The reply can always be sent as it is. */
export function PreviewPanel({ conversationId, preview, text, onSendAsWritten }: PreviewPanelProps) {
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
      {isUnneeded && (
        <>
          <Line>
            <Trans>This is in {name} already. The guest gets it as written.</Trans>
          </Line>
          <InMyLanguage conversationId={conversationId} text={text} />
        </>
      )}
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
