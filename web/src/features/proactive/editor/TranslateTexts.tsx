import type { ProactiveText } from "@bellhop/contract/proactive";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconLanguage } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { reasonOf } from "../../../core/api/call-failure.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useLanguageName } from "../../../ui/language-name.ts";
import { useRules, useTranslateText } from "../proactive-queries.ts";
import styles from "./Editor.module.css";

type ToTranslate = {
  texts: readonly ProactiveText[];
  source: ProactiveText | undefined;
  /** The hotel's languages without a text. */
  missing: readonly string[];
  onChange: (texts: ProactiveText[]) => void;
};

type Result = { done: number; unreliable: string[]; failed: string[]; reason: string | undefined };

/** Has the language model draft the missing texts. No guest gets one before someone has checked it. */
export function useTranslation({ texts, source, missing, onChange }: ToTranslate) {
  const { data: rules } = useRules();
  const translate = useTranslateText();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();
  // Texts may be edited while a translation is awaited.
  const latest = useRef({ texts, onChange });
  const stopped = useRef<AbortController>(null);
  useEffect(() => {
    latest.current = { texts, onChange };
  });
  useEffect(() => () => stopped.current?.abort(), []);

  async function draft(from: ProactiveText, { signal }: AbortController): Promise<Result> {
    const result: Result = { done: 0, unreliable: [], failed: [], reason: undefined };
    for (const to of missing) {
      try {
        const { outcome, text } = await translate(from, to, signal);
        if (outcome === "failed") result.failed.push(to);
        else if (text === null) result.unreliable.push(to);
        else {
          result.done += 1;
          const { texts: present, onChange: change } = latest.current;
          if (!present.some(({ language }) => language === to)) change([...present, text]);
        }
      } catch (failure) {
        result.failed.push(to);
        return { ...result, reason: reasonOf(failure as Error) };
      }
    }
    return result;
  }

  const isReady = source !== undefined && source.text.trim() !== "" && !source.needs_check;
  return {
    isOffered: rules?.can_translate === true && missing.length > 0,
    isReady: isReady && !isBusy,
    isBusy,
    result,
    start: async () => {
      if (!source) return;
      const stop = new AbortController();
      stopped.current = stop;
      setBusy(true);
      const ended = await draft(source, stop);
      if (stop.signal.aborted) return;
      setBusy(false);
      setResult(ended);
    },
  };
}

type Translation = ReturnType<typeof useTranslation>;

export function TranslateButton({ translation, count }: { translation: Translation; count: number }) {
  const { isOffered, isReady, isBusy, start } = translation;
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className={`${styles.addLanguage} ${styles.translate}`}
      disabled={!isReady}
      aria-busy={isBusy}
      onClick={() => void start()}
    >
      <Icon of={IconLanguage} size={16} />
      <Plural value={count} one="Translate into # more" other="Translate into # more" />
    </button>
  );
}

/** What was drafted, and what not. */
export function TranslationResult({ translation: { isBusy, result } }: { translation: Translation }) {
  const { i18n } = useLingui();
  const languageName = useLanguageName();
  const names = (codes: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(codes.map(languageName));
  return (
    <p role="status" className={isBusy || result ? styles.dim : "unseen"}>
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
              Fields or figures would differ in {names(result.unreliable)}. Write this text yourself.
            </Trans>
          )}{" "}
          {result.failed.length > 0 &&
            (result.reason ?? <Trans>The model did not answer for {names(result.failed)}. Try again.</Trans>)}
        </>
      )}
    </p>
  );
}
