import type { Media, MediaProblem } from "@bellhop/contract/message-content";
import type { Message } from "@bellhop/contract/messages";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconFile } from "@tabler/icons-react";
import { Icon } from "../../../../ui/Icon.tsx";
import { isolated } from "../../../../ui/isolated.ts";
import { useConversation } from "../../conversations/conversation-queries.ts";
import styles from "./Content.module.css";
import { useKindWords } from "./kind-words.ts";

type MediaNoticeProps = { media: Media; message: Message };

/** A file that is not here: why, and what helps. */
export function MediaNotice({ media, message }: MediaNoticeProps) {
  const sentences = useProblemSentences();
  const kind = useKindWords()(media.kind);
  const isStopped = useConversation(message.conversation_id)?.sending_stopped;
  const { cause, nextStep } = sentences(media.problem);
  return (
    <div className={styles.card}>
      <Icon of={kind?.icon ?? IconFile} size={20} />
      <p>
        <strong>{media.file_name ? isolated(media.file_name) : kind?.word}</strong>{" "}
        {media.state === "pending" ? (
          <span className={styles.dim}>
            {isStopped ? (
              <Trans>Waits until WhatsApp is connected again.</Trans>
            ) : (
              <Trans>Loading from WhatsApp …</Trans>
            )}
          </span>
        ) : (
          <>
            {cause} {message.author === "guest" && nextStep}
          </>
        )}
      </p>
    </div>
  );
}

type Sentences = { cause: string; nextStep: string };

function useProblemSentences(): (problem: MediaProblem | null) => Sentences {
  const { t } = useLingui();
  const nextStep = t`Ask the guest to send it again.`;
  const sentences: Record<MediaProblem, Sentences> = {
    too_large: { cause: t`The file is too large.`, nextStep: t`Ask the guest for a smaller file.` },
    wrong_type: {
      cause: t`This type of file can't be shown.`,
      nextStep: t`Ask the guest to send it as photo or PDF.`,
    },
    unreadable: { cause: t`This picture can't be read.`, nextStep },
    expired: { cause: t`WhatsApp no longer has this file.`, nextStep },
    not_fetched: { cause: t`WhatsApp did not deliver this file.`, nextStep },
    retention: { cause: t`This file was deleted after the time set in Features.`, nextStep },
    address_refused: { cause: t`The file was not on WhatsApp's servers.`, nextStep },
  };
  const unknown = { cause: t`This file is not available.`, nextStep };
  return (problem) => (problem ? sentences[problem] : unknown);
}
