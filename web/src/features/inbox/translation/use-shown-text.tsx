import type { Message } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useLanguageName } from "../../../ui/language-name.ts";
import { Line, TranslationLine } from "./TranslationLine.tsx";
import { useThreadTranslation } from "./thread-translation.ts";
import { useTranslation } from "./use-translation.ts";

/** `isGenerated`: a language model wrote it. `line`: what to show below it. */
export type ShownText = { text: string; language: string | undefined; isGenerated: boolean; line: ReactNode };

/** A text of the guest or the assistant in the reader's language, while the thread is translated. */
export function useShownText(text: string): ShownText {
  const thread = useThreadTranslation();
  const [isOriginal, setOriginal] = useState(false);
  const state = useTranslation(
    thread && { conversationId: thread.conversationId, text, language: thread.mine },
  );
  const translated = state.translation?.text;
  const line = thread && (
    <TranslationLine state={state} isOriginal={isOriginal} onSwitch={() => setOriginal(!isOriginal)} />
  );
  if (!thread || !translated || isOriginal) return { text, language: undefined, isGenerated: false, line };
  return { text: translated, language: thread.mine, isGenerated: true, line };
}

/** The same for a message; for a translated reply, what the member wrote and what the guest got. */
export function useShownMessage({ author, translated_from: source }: Message, text: string): ShownText {
  const thread = useThreadTranslation();
  const languageName = useLanguageName();
  const [isOther, setOther] = useState(false);
  const shown = useShownText(author === "staff" ? "" : text);
  if (author !== "staff") return shown;
  if (!source || text === "") return { text, language: undefined, isGenerated: false, line: null };
  const isSource = (thread !== null) !== isOther;
  const name = languageName(source.language);
  const line = (
    <Line>
      <Trans>Sent in {name}.</Trans>{" "}
      <button type="button" onClick={() => setOther(!isOther)}>
        {isSource ? <Trans>Show what was sent</Trans> : <Trans>Show original</Trans>}
      </button>
    </Line>
  );
  return isSource
    ? { text: source.text, language: undefined, isGenerated: false, line }
    : { text, language: source.language, isGenerated: true, line };
}
