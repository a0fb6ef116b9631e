import type { ProactiveText } from "@bellhop/contract/proactive";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconLanguage } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { reasonOf } from "../../../core/api/call-failure.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useLanguageName } from "../../../ui/language-name.ts";
import { useRules, useTranslateText } from "../proactive-queries.ts";
import styles from "./Editor.module.css";

type TranslateTextsProps = {
  texts: readonly ProactiveText[];
  source: ProactiveText;
  /** The hotel's languages without a text. */
  missing: readonly string[];
  onChange: (texts: ProactiveText[]) => void;
};

type Result = { done: number; unreliable: string[]; failed: string[]; reason: string | undefined };

/** Has the language model draft the missing texts. No guest gets one before someone has checked it. */
export function TranslateTexts({ texts, source, missing, onChange }: TranslateTextsProps) {
  const { i18n } = useLingui();
  const { data: rules } = useRules();
  const translate = useTranslateText();
  const languageName = useLanguageName();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();
  // Texts may be edited while a translation is awaited.
  const latest = useRef({ texts, onChange });
  const gone = useRef<AbortController>(null);
  useEffect(() => {
    latest.current = { texts, onChange };
  });
  useEffect(() => () => gone.current?.abort(), []);

  const start = async () => {
    const stop = new AbortController();
    gone.current = stop;
    setBusy(true);
    const next: Result = { done: 0, unreliable: [], failed: [], reason: undefined };
    for (const to of missing) {
      try {
        const { outcome, text } = await translate(source, to, stop.signal);
        if (stop.signal.aborted) return;
        if (outcome === "failed") next.failed.push(to);
        else if (text === null) next.unreliable.push(to);
        else {
          next.done += 1;
          const { texts: present, onChange: change } = latest.current;
          if (!present.some(({ language }) => language === to)) change([...present, text]);
        }
      } catch (failure) {
        if (stop.signal.aborted) return;
        next.failed.push(to);
        next.reason = reasonOf(failure as Error);
        break;
      }
    }
    setBusy(false);
    setResult(next);
  };
  const names = (codes: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(codes.map(languageName));
  const isReady = source.text.trim() !== "" && !source.needs_check;
  const mayStart = rules?.can_translate === true && missing.length > 0;
  if (!mayStart && !result) return null;
  return (
    <div className={styles.translate}>
      {mayStart && (
        <Button
          size="row"
          icon={<Icon of={IconLanguage} size={16} />}
          disabled={isBusy || !isReady}
          aria-busy={isBusy}
          onClick={() => void start()}
        >
          <Plural
            value={missing.length}
            one="Translate into # more language"
            other="Translate into # more languages"
          />
        </Button>
      )}
      <p role="status" className={styles.dim}>
        {isBusy && <Trans>Translating…</Trans>}
        {!isBusy && result && (
          <>
            {result.done > 0 && (
              <Plural
                value={result.done}
                one="# text translated. Check it before guests get it."
                other="# texts translated. Check each before guests get it."
              />
            )}{" "}
            {result.unreliable.length > 0 && (
              <Trans>
                Not translated, because fields or figures would differ: {names(result.unreliable)}. Write it
                yourself.
              </Trans>
            )}{" "}
            {result.failed.length > 0 &&
              (result.reason ?? <Trans>The model did not answer for {names(result.failed)}. Try again.</Trans>)}
          </>
        )}
      </p>
    </div>
  );
}
