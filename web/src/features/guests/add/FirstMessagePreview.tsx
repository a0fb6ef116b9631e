import { Trans, useLingui } from "@lingui/react/macro";
import { IconMessageOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { fieldErrorsOf, isWithoutAnswer, reasonOf } from "../../../core/api/call-failure.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { useClock } from "../../../core/time/clock.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "./FirstMessagePreview.module.css";
import { useFirstMessageReason } from "./first-message-reason.ts";
import { MessageBubble } from "./MessageBubble.tsx";
import type { useFirstMessagePreview } from "./use-first-message-preview.ts";

type FirstMessagePreviewProps = {
  /** Whether enough is typed. */
  isPossible: boolean;
  preview: ReturnType<typeof useFirstMessagePreview>;
};

export function FirstMessagePreview({ isPossible, preview }: FirstMessagePreviewProps) {
  const { t } = useLingui();
  return (
    <section className={styles.preview} aria-label={t`First message`} aria-busy={preview.isFetching}>
      <h2>
        <Trans>First message</Trans>
      </h2>
      {isPossible ? <Shown preview={preview} /> : <NothingYet />}
    </section>
  );
}

function NothingYet() {
  return (
    <p className={styles.words}>
      <Trans>Enter a phone number to see the message.</Trans>
    </p>
  );
}

function Shown({ preview: { data, error, refetch } }: Pick<FirstMessagePreviewProps, "preview">) {
  const { time } = useFormats();
  const now = useClock((ms) => time(ms));
  const reasonFor = useFirstMessageReason();
  if (error) return <NoPreview failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  const message = data.first_message;
  const { reason, opensWhatsapp } = reasonFor(message);
  const at = message.sends_at ? time(message.sends_at) : now;
  return (
    <>
      {message.how === "none" ? (
        <span className={styles.none} aria-hidden="true">
          <Icon of={IconMessageOff} size={24} />
        </span>
      ) : (
        <MessageBubble message={message} meta={<time>{at}</time>} />
      )}
      <p className={styles.words}>
        {reason} {opensWhatsapp && <OpenWhatsapp />}
      </p>
    </>
  );
}

export function OpenWhatsapp() {
  return (
    <Link to="/whatsapp-flow" className={styles.link}>
      <Trans>Open WhatsApp</Trans>
    </Link>
  );
}

function NoPreview({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  // The field shows it once the form is sent.
  if (Object.keys(fieldErrorsOf(failure)).length > 0)
    return <p className={styles.words}>{reasonOf(failure)}</p>;
  return (
    <>
      <p className={styles.words}>
        {isWithoutAnswer(failure) && !navigator.onLine ? (
          <Trans>You're offline. The message shows when you're online.</Trans>
        ) : (
          reasonOf(failure)
        )}
      </p>
      <div>
        <Button size="row" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </>
  );
}
