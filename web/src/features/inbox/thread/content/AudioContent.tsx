import type { Media } from "@bellhop/contract/message-content";
import { useLingui } from "@lingui/react/macro";
import { IconMicrophone, IconMusic } from "@tabler/icons-react";
import { ContentLabel } from "./ContentLabel.tsx";
import styles from "./Media.module.css";
import { MediaFrame } from "./MediaFrame.tsx";
import { useMedia } from "./use-media.ts";

type AudioContentProps = { media: Media; isVoice: boolean; onBroken: () => void };

export function AudioContent({ media, isVoice, onBroken }: AudioContentProps) {
  const { t } = useLingui();
  const file = useMedia(media);
  const word = isVoice ? t`Voice message` : t`Audio`;
  return (
    <>
      <ContentLabel icon={isVoice ? IconMicrophone : IconMusic}>{word}</ContentLabel>
      <MediaFrame shape="audio" file={file}>
        {(url) => (
          // biome-ignore lint/a11y/useMediaCaption: guests' recordings have no captions.
          <audio className={styles.player} controls src={url} aria-label={word} onError={onBroken} />
        )}
      </MediaFrame>
    </>
  );
}
