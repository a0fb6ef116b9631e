import type { Media } from "@bellhop/contract/message-content";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import content from "./Content.module.css";
import { useFileSize } from "./file-size.ts";
import styles from "./Media.module.css";
import { MediaFrame } from "./MediaFrame.tsx";
import { useMedia } from "./use-media.ts";

/** Videos are large, so they are loaded on demand. */
export function VideoContent({ media, onBroken }: { media: Media; onBroken: () => void }) {
  const { t } = useLingui();
  const sizeOf = useFileSize();
  const [isWanted, setWanted] = useState(false);
  const file = useMedia(media, isWanted);
  if (!isWanted) {
    return (
      <div className={styles.video}>
        <Button icon={<Icon of={IconPlayerPlay} />} onClick={() => setWanted(true)}>
          <Trans>Play video</Trans>
        </Button>
        {media.bytes !== null && <bdi className={content.dim}>{sizeOf(media.bytes)}</bdi>}
      </div>
    );
  }
  return (
    <MediaFrame shape="video" file={file}>
      {(url) => (
        // biome-ignore lint/a11y/useMediaCaption: guests' recordings have no captions.
        <video
          className={styles.film}
          controls
          autoPlay
          playsInline
          src={url}
          aria-label={t`Video`}
          onError={onBroken}
        />
      )}
    </MediaFrame>
  );
}
