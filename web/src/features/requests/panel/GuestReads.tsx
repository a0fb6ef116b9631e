import { isOpenRequest, type Request, type RequestStep } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleDot,
  IconLanguage,
} from "@tabler/icons-react";
import { useState } from "react";
import { Delivery } from "../../../core/delivery/Delivery.tsx";
import { SendFailureText } from "../../../core/delivery/LazySendFailure.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useLanguageName } from "../../../ui/language-name.ts";
import type { OpenRequest } from "../request-cache.ts";
import { useStateWords } from "../words/state-words.ts";
import styles from "./RequestPanel.module.css";
import type { Deciding } from "./use-deciding.ts";

type GuestReadsProps = { request: Request; open: OpenRequest | undefined; deciding: Deciding };

/** The steps so far with what the guest was told, the next ones, and what happens if no one acts. */
export function GuestReads({ request, open, deciding }: GuestReadsProps) {
  const { time } = useFormats();
  const stateWords = useStateWords();
  const languageName = useLanguageName();
  const { state } = request;
  const language = deciding.language ?? request.guest?.language;
  const steps = open?.steps ?? [];
  const isOpen = isOpenRequest(state);
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h3>
          <Trans>What the guest reads</Trans>
        </h3>
        {language && request.conversation_id && (
          <span className={styles.language}>
            <Icon of={IconLanguage} size={14} />
            <Trans>Sent in {languageName(language)}</Trans>
          </span>
        )}
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <PastStep key={step.number} step={step} />
        ))}
        {isOpen && !deciding.isBegun && <NextStep deciding={deciding} />}
        {isOpen && deciding.decision !== "finish" && (
          <li className={styles.step}>
            <Icon of={IconCircle} size={20} />
            <p className={styles.stepHead}>
              <strong>{stateWords.done}</strong>
              <span>
                <Trans>no message</Trans>
              </span>
            </p>
          </li>
        )}
        {isOpen && open?.expires_at && (
          <li className={styles.step}>
            <Icon of={IconCircleDashed} size={20} />
            <p className={styles.stepHead}>
              <strong>
                <Trans>Not confirmed by {time(open.expires_at)}</Trans>
              </strong>
              <span>
                <Trans>The request expires.</Trans>
              </span>
            </p>
          </li>
        )}
      </ol>
    </section>
  );
}

function PastStep({ step }: { step: RequestStep }) {
  const { dayAndTime } = useFormats();
  const { at, by, message, undone_at, undone_by, reason } = step;
  const title = useStepTitle()(step);
  const who = useWho()(by);
  return (
    <li className={styles.step} data-past="">
      <Icon of={IconCircleCheck} size={20} />
      <div>
        <p className={styles.stepHead}>
          <strong className={undone_at ? styles.undone : undefined}>{title}</strong>
          <span>
            {who && <bdi>{who}</bdi>} <time dateTime={at}>{dayAndTime(at)}</time>
          </span>
          {message?.state && <Delivery state={message.state} />}
        </p>
        {message && (
          <p
            className={styles.words}
            data-by={by.who === "assistant" || by.who === "guest" ? "assistant" : undefined}
            dir="auto"
          >
            {message.text}
          </p>
        )}
        {message?.failure && (
          <p>
            <SendFailureText failure={message.failure} />
          </p>
        )}
        {!message && reason && (
          <p className={styles.words} dir="auto">
            {reason}
          </p>
        )}
        {undone_at && (
          <p className={styles.stepHead}>
            <span>
              <Trans>
                Undone by <bdi>{undone_by}</bdi>, {dayAndTime(undone_at)}
              </Trans>
            </span>
          </p>
        )}
      </div>
    </li>
  );
}

function useStepTitle(): (step: RequestStep) => string {
  const { t } = useLingui();
  const stateWords = useStateWords();
  return ({ what, to, by }) => {
    if (what === "create") return by.who === "member" ? t`Added` : t`Received`;
    if (what === "change") return t`Changed`;
    if (what === "propose") return t`Other time proposed`;
    if (what === "accept") return t`Guest accepted`;
    if (what === "withdraw") return t`Guest cancelled`;
    return stateWords[to];
  };
}

function useWho(): (by: RequestStep["by"]) => string | null {
  const { t } = useLingui();
  return ({ who, name }) => {
    if (who === "member") return name;
    if (who === "guest") return t`Guest`;
    return who === "assistant" ? t`Assistant` : null;
  };
}

/** The main decision with its sentence, editable before it is sent. */
function NextStep({ deciding }: { deciding: Deciding }) {
  const { t } = useLingui();
  const [wasAsked, setEditing] = useState(false);
  const stateWords = useStateWords();
  const { decision, isTold, words, setWords, hasNoSentence } = deciding;
  const isEditing = wasAsked || hasNoSentence;
  if (decision === null || decision === "finish") return null;
  const titles: Partial<Record<typeof decision, string>> = {
    confirm: stateWords.confirmed,
    start: stateWords.in_progress,
  };
  return (
    <li className={styles.step} data-next="">
      <Icon of={IconCircleDot} size={20} />
      <div>
        <p className={styles.stepHead}>
          <strong>{titles[decision]}</strong>
          <span>
            {isTold ? (
              <Trans>when you confirm</Trans>
            ) : decision === "confirm" ? (
              <Trans>no conversation: tell the guest yourself</Trans>
            ) : (
              <Trans>no message</Trans>
            )}
          </span>
          {isTold && !isEditing && (
            <button type="button" className={styles.edit} onClick={() => setEditing(true)}>
              <Trans>Edit</Trans>
            </button>
          )}
        </p>
        {isTold && isEditing && (
          <textarea
            className={styles.field}
            aria-label={t`What the guest reads`}
            // biome-ignore lint/a11y/noAutofocus: the button was pressed to type here.
            autoFocus={wasAsked}
            dir="auto"
            rows={3}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        {isTold && !isEditing && (
          <p className={styles.words} dir="auto">
            {words}
          </p>
        )}
      </div>
    </li>
  );
}
