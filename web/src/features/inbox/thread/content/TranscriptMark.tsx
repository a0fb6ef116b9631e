import type { TranscriptProblem, VoiceTranscript } from "@bellhop/contract/message-content";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconTextCaption } from "@tabler/icons-react";
import styles from "./Content.module.css";
import { ContentLabel } from "./ContentLabel.tsx";

/** Above the text of a voice note: a machine wrote it. Or why there is none. */
export function TranscriptMark({ transcript }: { transcript: VoiceTranscript | undefined }) {
  const { t } = useLingui();
  if (!transcript) return null;
  if (transcript.state === "done") {
    return (
      <ContentLabel icon={IconTextCaption}>
        <span data-generated>
          <Trans>Machine text</Trans>
        </span>
      </ContentLabel>
    );
  }
  const reasons: Record<TranscriptProblem, string> = {
    too_long: t`No machine text: longer than two minutes.`,
    unsupported: t`No machine text for this type of recording.`,
    no_words: t`No machine text: no words were understood.`,
    unavailable: t`No machine text: the service did not answer.`,
    over_limit: t`No machine text: the limit for voice notes is reached.`,
    no_file: t`No machine text: the recording is missing.`,
  };
  return <p className={styles.dim}>{reasons[transcript.reason]}</p>;
}
