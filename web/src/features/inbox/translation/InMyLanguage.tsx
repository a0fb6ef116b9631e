import { baseOf } from "@bellhop/contract/values";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useLanguageName } from "../../../ui/language-name.ts";
import styles from "./PreviewPanel.module.css";
import { Line } from "./TranslationLine.tsx";
import { useTranslation } from "./use-translation.ts";

/** For staff: what a text says that the guest would get. Nothing while it is in their language, or not translated. */
export function InMyLanguage({ conversationId, text }: { conversationId: string; text: string }) {
  const { i18n } = useLingui();
  const languageName = useLanguageName();
  const mine = baseOf(i18n.locale);
  const { translation } = useTranslation({ conversationId, text: text.trim(), language: mine });
  if (!translation?.text) return null;
  const name = languageName(mine);
  return (
    <>
      <Line>
        <Trans>For you, in {name}</Trans>
      </Line>
      <p className={styles.words} dir="auto" lang={mine} data-generated="true">
        {translation.text}
      </p>
    </>
  );
}
